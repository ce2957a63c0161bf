import { ChevronDown } from "lucide-react";
import { classNames } from "@/shared/lib/class-names";

interface FilterSelectProps {
	label: string;
	/** Text of the choice that filters nothing. */
	all: string;
	options: { value: string; label: string }[];
	value: string;
	onChange: (value: string) => void;
	className?: string;
}

/** One choice over a list: the system's own list, which every keyboard and phone knows. Set, it stands out. */
export function FilterSelect({ label, all, options, value, onChange, className }: FilterSelectProps) {
	const isKnown = value === "" || options.some((option) => option.value === value);
	return (
		<div className={classNames("relative grow sm:grow-0", className)}>
			<select
				aria-label={label}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				className={classNames(
					"control h-10 cursor-pointer appearance-none truncate bg-surface! py-0! pr-9! pl-3.5! text-[0.88rem] sm:max-w-56",
					value ? "border-ink! font-medium" : "text-ink-2!",
				)}
			>
				<option value="">{all}</option>
				{isKnown ? null : <option value={value}>{value}</option>}
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
		</div>
	);
}
