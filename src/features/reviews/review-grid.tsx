import { useSearchParams } from "react-router-dom";
import { type Review, reviews, reviewsPage } from "@/content/reviews";
import { groupId, portfolioGroups } from "@/content/services/index";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { StatusPanel } from "@/shared/ui/status-panel";
import { type CardVariant, ReviewCard } from "./review-card";

/** Each card waits a little longer than the one before it, in milliseconds. */
const STEP_MS = 100;
const MAX_MS = 500;
/** A card counts as in view this far outside the viewport. */
const MARGIN = "50px";

/** The reviews with their filter, which the address carries as ?service= (both ways). */
export function ReviewGrid({ list = reviews }: { list?: readonly Review[] }) {
	const [query, setQuery] = useSearchParams();
	// The prerendered HTML has all reviews.
	const wanted = useHydrated() ? query.get("service") : null;
	// Any spelling of a service is understood; one that we do not know shows all.
	const chosen = wanted ? portfolioGroups.find(({ id }) => id === groupId(wanted)) : undefined;
	const shown = chosen ? list.filter(({ service }) => service === chosen.id) : list;

	function choose(id: string | null) {
		setQuery(
			(before) => {
				const next = new URLSearchParams(before);
				if (id) next.set("service", id);
				else next.delete("service");
				return next;
			},
			// Replace the entry, so that Back leaves the page instead of undoing filters.
			{ replace: true, preventScrollReset: true },
		);
	}

	return (
		<>
			<div className="mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
				<ReviewFilter chosen={chosen?.id ?? null} onChoose={choose} />
				<p role="status" className="label-mono m-0 text-ink-3">
					{chosen ? `${shown.length} of ` : null}
					{list.length} reviews
					{chosen ? <span className="sr-only">, {chosen.title}</span> : null}
				</p>
			</div>
			{shown.length > 0 ? <Cards list={shown} /> : <StatusPanel kind="empty" {...reviewsPage.empty} />}
		</>
	);
}

function Cards({ list }: { list: readonly Review[] }) {
	return (
		<ul className="m-0 grid list-none gap-x-8 gap-y-8 p-0 md:grid-cols-12 lg:gap-x-12 lg:gap-y-12">
			{list.map((review, index) => {
				const { variant, span } = placeOf(index, list.length);
				return (
					<li key={review.id} className={span}>
						<Reveal delay={Math.min(index * STEP_MS, MAX_MS)} margin={MARGIN} className="h-full">
							<ReviewCard review={review} variant={variant} />
						</Reveal>
					</li>
				);
			})}
		</ul>
	);
}

/** Groups of five: 7 and 5 columns, 5 and 7, then one across. A card alone in a row takes all of it. */
function placeOf(index: number, count: number): { variant: CardVariant; span: string } {
	const position = index % 5;
	const alone = index === count - 1 && (position === 0 || position === 2);
	if (alone || position === 4) return { variant: "band", span: "md:col-span-12" };
	return position === 0 || position === 3
		? { variant: "box", span: "md:col-span-6 lg:col-span-7" }
		: { variant: "rule", span: "md:col-span-6 lg:col-span-5" };
}

const choices = [{ id: null, title: reviewsPage.all }, ...portfolioGroups];

interface ReviewFilterProps {
	/** Null: all. */
	chosen: string | null;
	onChoose: (id: string | null) => void;
}

/** All, or one service; the chosen one is pressed. */
function ReviewFilter({ chosen, onChoose }: ReviewFilterProps) {
	return (
		<fieldset className="needs-script m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
			<legend className="sr-only">{reviewsPage.filter}</legend>
			{choices.map(({ id, title }) => (
				<button
					key={title}
					type="button"
					aria-pressed={chosen === id}
					onClick={() => onChoose(id)}
					className={classNames(
						"rounded-full border px-4 py-2 font-medium text-[0.94rem] transition-colors duration-200",
						chosen === id ? "border-solid bg-solid text-on-solid" : "border-control-line text-ink-2 hover:border-ink hover:text-ink",
					)}
				>
					{title}
				</button>
			))}
		</fieldset>
	);
}
