import { classNames } from "@/shared/lib/class-names";

export interface FilterChip {
	/** Null stands for all. */
	id: string | null;
	label: string;
	count?: number;
}

interface FilterChipsProps {
	chips: FilterChip[];
	selected: string | null;
	onSelect: (id: string | null) => void;
	label: string;
}

/** One of several filters; the chosen one is pressed. */
export function FilterChips({ chips, selected, onSelect, label }: FilterChipsProps) {
	return (
		<fieldset className="m-0 mb-10 flex flex-wrap gap-2 border-0 p-0">
			<legend className="sr-only">{label}</legend>
			{chips.map((chip) => (
				<button
					key={chip.id ?? "all"}
					type="button"
					aria-pressed={selected === chip.id}
					onClick={() => onSelect(chip.id)}
					className={classNames(
						"rounded-full border px-4 py-2 font-medium text-[0.94rem] transition-colors duration-200",
						selected === chip.id ? "border-solid bg-solid text-on-solid" : "border-control-line text-ink-2 hover:border-ink hover:text-ink",
					)}
				>
					{chip.label}
					{chip.count === undefined ? null : ` (${chip.count})`}
				</button>
			))}
		</fieldset>
	);
}
