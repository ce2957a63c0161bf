import { ChevronDown, X } from "lucide-react";
import type { ListQuery } from "@/data/admin-rows/list-query";
import { useDebouncedText } from "@/features/admin/ui/search-box";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import type { List } from "./use-list";

interface FilterSelectProps {
	label: string;
	all: string;
	options: { value: string; label: string }[];
	value: string;
	onChange: (value: string) => void;
	className?: string;
}

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

/** Longer than for a search: with each digit of its year a date is valid. */
const DAY_PAUSE_MS = 600;

interface DayFilterProps {
	label: string;
	asked: string;
	ask: (day: string) => void;
}

export function DayFilter({ label, asked, ask }: DayFilterProps) {
	const { text, setText, askNow } = useDebouncedText(asked, ask, DAY_PAUSE_MS);
	return (
		<label className="flex h-10 basis-40 items-center gap-2 font-medium text-[0.88rem] text-ink-2 max-sm:grow">
			{label}
			<input
				type="date"
				value={text}
				max="9999-12-31"
				onChange={(event) => setText(event.target.value)}
				onKeyDown={(event) => event.key === "Enter" && askNow(text)}
				onBlur={() => askNow(text)}
				className="control h-10 min-w-34 grow bg-surface! py-0! px-2.5! text-[0.88rem]"
			/>
		</label>
	);
}

export function ClearFilters({ list }: { list: Pick<List<never>, "narrowed" | "clear"> }) {
	return list.narrowed ? (
		<Button tone="quiet" size="s" className="px-3!" onClick={list.clear}>
			<X aria-hidden="true" className="size-4" />
			Clear filters
		</Button>
	) : null;
}

const states = [
	{ value: "published", label: "Published" },
	{ value: "draft", label: "Drafts" },
	{ value: "scheduled", label: "Scheduled" },
	{ value: "unlisted", label: "Unlisted" },
] as const;

export const stateFilter = { kind: "select" as const, name: "state", label: "Status", all: "All statuses", options: [...states] };

export const sampleFilter = { kind: "toggle" as const, name: "sample", label: "Samples only", on: "1" };

export const onlySamples = (value: string): Record<string, string> => (value === sampleFilter.on ? { is_sample: "true" } : {});

export function rowState(value: string): ListQuery["state"] {
	return states.find((state) => state.value === value)?.value ?? "all";
}
