import { reviewsPage } from "@/content/reviews";
import { portfolioGroups } from "@/content/services/index";
import { classNames } from "@/shared/lib/class-names";

const choices = [{ id: null, title: reviewsPage.all }, ...portfolioGroups];

interface ReviewFilterProps {
	/** Null stands for all. */
	chosen: string | null;
	onChoose: (id: string | null) => void;
}

/** All, or one service; the chosen one is pressed. */
export function ReviewFilter({ chosen, onChoose }: ReviewFilterProps) {
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
