import { X } from "lucide-react";
import { FilterSelect } from "./filter-select";
import type { ListFilter } from "./list-words";

interface FilterControlProps {
	filter: ListFilter;
	value: string;
	onChange: (value: string) => void;
}

/** One filter of a list, as its kind is shown. */
export function FilterControl({ filter, value, onChange }: FilterControlProps) {
	if (filter.kind === "select")
		return <FilterSelect label={filter.label} all={filter.all} options={filter.options} value={value} onChange={onChange} />;
	if (filter.kind === "toggle")
		return (
			<label className="flex h-10 cursor-pointer items-center gap-2 px-1.5 font-medium text-[0.88rem] text-ink-2">
				<input
					type="checkbox"
					checked={value === filter.on}
					onChange={(event) => onChange(event.target.checked ? filter.on : "")}
					className="size-4.5 accent-(--accent)"
				/>
				{filter.label}
			</label>
		);
	if (value === "") return null;
	return (
		<span className="inline-flex h-10 max-w-full items-center gap-1 rounded-[10px] border border-ink bg-surface pr-1.5 pl-3.5 font-medium text-[0.88rem]">
			<span className="truncate">
				<span className="text-ink-3">{filter.label}</span> {value}
			</span>
			<button
				type="button"
				onClick={() => onChange("")}
				aria-label={`Remove ${filter.label.toLowerCase()} ${value}`}
				className="grid size-7 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink"
			>
				<X aria-hidden="true" className="size-4" />
			</button>
		</span>
	);
}
