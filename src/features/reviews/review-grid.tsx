import { useSearchParams } from "react-router-dom";
import { type Review, reviews, reviewsPage } from "@/content/reviews";
import type { CodeColor } from "@/content/schema";
import { describeGroup, groupId, projectGroups } from "@/content/services/index";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { Avatar } from "@/shared/ui/avatar";
import { StatusPanel } from "@/shared/ui/status-panel";

/** Delay between two cards, in milliseconds. */
const STEP_MS = 100;
const MAX_MS = 500;
const MARGIN = "50px";

/** The reviews with their filter, which is in the address as ?service=. */
export function ReviewGrid({ list = reviews }: { list?: readonly Review[] }) {
	const [query, setQuery] = useSearchParams();
	const wanted = useHydrated() ? query.get("service") : null;
	// An unknown service shows all reviews.
	const chosen = wanted ? projectGroups.find(({ id }) => id === groupId(wanted)) : undefined;
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
				{/* Whole texts in elements: a browser's translation replaces text nodes, and React can't insert beside them. */}
				<p role="status" className="label-mono m-0 text-ink-3">
					<span>{`${chosen ? `${shown.length} of ` : ""}${list.length} ${list.length === 1 ? "review" : "reviews"}`}</span>
					{chosen ? <span className="sr-only">{`, ${chosen.title}`}</span> : null}
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
				const { variant, span } = getPlace(index, list.length);
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

/** Groups of five: 7 and 5 columns, 5 and 7, then all 12. A card alone in a row takes all columns. */
function getPlace(index: number, count: number): { variant: CardVariant; span: string } {
	const position = index % 5;
	const alone = index === count - 1 && (position === 0 || position === 2);
	if (alone || position === 4) return { variant: "band", span: "md:col-span-12" };
	return position === 0 || position === 3
		? { variant: "box", span: "md:col-span-6 lg:col-span-7" }
		: { variant: "rule", span: "md:col-span-6 lg:col-span-5" };
}

const choices = [{ id: null, title: reviewsPage.all }, ...projectGroups];

interface ReviewFilterProps {
	chosen: string | null;
	onChoose: (id: string | null) => void;
}

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

type CardVariant = "box" | "rule" | "band";

const square: Record<CodeColor, string> = {
	cyan: "bg-code-cyan",
	blue: "bg-code-blue",
	purple: "bg-code-purple",
	pink: "bg-code-pink",
	green: "bg-code-green",
};

const frame: Record<CardVariant, string> = {
	box: "rounded-card border border-line bg-surface p-[clamp(22px,3vw,40px)]",
	rule: "border-line-strong border-t pt-[clamp(20px,2.4vw,32px)] pb-2 md:max-lg:grid-rows-[auto_auto_1fr]",
	band: "rounded-card bg-sunken p-[clamp(22px,4vw,60px)] lg:grid-cols-[3fr_8fr] lg:grid-rows-[auto_1fr] lg:gap-x-12",
};

const textStyles: Record<CardVariant, string> = {
	box: "font-medium text-[clamp(1.15rem,1rem+0.6vw,1.45rem)] leading-[1.4] tracking-[-0.015em]",
	rule: "text-[1.12rem] text-ink-2 leading-[1.6]",
	band: "font-medium text-[clamp(1.15rem,0.95rem+0.9vw,1.75rem)] leading-[1.35] tracking-[-0.02em]",
};

function ReviewCard({ review, variant }: { review: Review; variant: CardVariant }) {
	const { title, color } = describeGroup(review.service);
	return (
		<figure className={classNames("m-0 grid h-full grid-rows-[auto_1fr_auto] gap-y-6", frame[variant])}>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 self-start lg:col-span-full">
				<p className="label-mono m-0 flex items-center gap-2 text-ink-3">
					<span aria-hidden="true" className={classNames("size-2 rounded-[2px]", square[color])} />
					{title}
				</p>
				<StarRating rating={review.rating} />
			</div>
			{variant === "band" ? (
				<span
					aria-hidden="true"
					className="-mb-24 font-semibold text-[9rem] text-accent leading-[0.8] max-lg:hidden lg:col-start-1 lg:row-start-2"
				>
					“
				</span>
			) : null}
			<blockquote className={classNames("m-0", variant === "band" && "lg:col-start-2 lg:row-start-2")}>
				<p className={classNames("m-0", textStyles[variant])}>{review.text}</p>
			</blockquote>
			<figcaption className={classNames("flex items-center gap-3.5", variant === "band" && "lg:col-start-1 lg:row-start-2 lg:self-end")}>
				<span aria-hidden="true" className="grid">
					<Avatar name={review.name} src={review.image} className="size-12" />
				</span>
				<span className="leading-snug">
					<span className="block font-semibold">{review.name}</span>
					<span className="block text-[0.92rem] text-ink-3">
						{review.role}, {review.company}
					</span>
				</span>
			</figcaption>
		</figure>
	);
}

/** A star 13 units wide, clockwise from its upper point. */
const STAR = "l1.7 4.6 4.9.2-3.8 3 1.3 4.7-4.1-2.7-4.1 2.7 1.3-4.7-3.8-3 4.9-.2z";
const MAX_STARS = 5;

function StarRating({ rating }: { rating: number }) {
	return (
		<p className="m-0">
			<span className="sr-only">
				{rating} of {MAX_STARS}
			</span>
			<svg viewBox="0 0 81 13" aria-hidden="true" className="h-3.5 w-auto">
				<path d={row(0, rating)} className="fill-accent-bright" />
				<path d={row(rating, MAX_STARS)} className="fill-line-strong" />
			</svg>
		</p>
	);
}

function row(from: number, to: number): string {
	let path = "";
	for (let place = from; place < to; place += 1) path += `M${place * 17 + 6.5} 0${STAR}`;
	return path;
}
