import { getState, publicFrom } from "@/data/admin-rows/publication";
import { useRenderAt } from "@/shared/hooks/use-render-at";
import { classNames } from "@/shared/lib/class-names";
import { formatDateTime } from "./format";

interface Stated {
	status?: string | null;
	listed?: boolean | null;
	published_at?: string | null | undefined;
	published_date?: string | null | undefined;
}

const variants = {
	published: { name: "Published", sign: "bg-ok" },
	scheduled: { name: "Scheduled", sign: "border-2 border-accent" },
	unlisted: { name: "Unlisted", sign: "border-2 border-ink-3" },
	draft: { name: "Draft", sign: "bg-ink-3" },
};

export function StateBadge({ row }: { row: Stated }) {
	const variant = variants[usePublicState(row)];
	const due = variant === variants.scheduled ? publicFrom(row) : null;
	return (
		<span className="inline-block text-ink">
			<span className="inline-flex items-center gap-2 whitespace-nowrap">
				<span aria-hidden="true" className={classNames("size-2 shrink-0 rounded-full", variant.sign)} />
				<span>{variant.name}</span>
			</span>
			{due ? (
				<span className="block text-[0.8rem] text-ink-3 @min-[36rem]:@max-[54rem]:inline @min-[36rem]:@max-[54rem]:whitespace-nowrap">
					{` for ${formatDateTime(due).replace(/\s(?=[AP]M$)/, "\u00a0")}`}
				</span>
			) : null}
		</span>
	);
}

export const stateNames = {
	published: variants.published.name,
	scheduled: variants.scheduled.name,
	unlisted: variants.unlisted.name,
	draft: variants.draft.name,
};

/** Like the row's state, but "unlisted" if it is published without being listed. */
export function getPublicState(row: Stated): keyof typeof variants {
	const state = getState(row, new Date());
	return state === "published" && row.listed === false ? "unlisted" : state;
}

/** Like `getPublicState`, and renders again when the schedule of the row passes. */
export function usePublicState(row: Stated): keyof typeof variants {
	const state = getPublicState(row);
	useRenderAt(state === "scheduled" ? publicFrom(row) : null);
	return state;
}
