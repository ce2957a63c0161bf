import { publicFrom, stateOf } from "@/data/admin-rows/publication";
import { formatDateTime } from "@/features/admin/ui/format";
import { classNames } from "@/shared/lib/class-names";

interface Stated {
	status?: string | null;
	listed?: boolean | null;
	published_at?: string | null | undefined;
	published_date?: string | null | undefined;
}

const looks = {
	published: { name: "Published", sign: "bg-ok" },
	scheduled: { name: "Scheduled", sign: "border-2 border-accent" },
	unlisted: { name: "Unlisted", sign: "border-2 border-ink-3" },
	draft: { name: "Draft", sign: "bg-ink-3" },
};

/** Where a row stands, in a word and a sign; a schedule says when. */
export function StateBadge({ row }: { row: Stated }) {
	const look = looks[publicStateOf(row)];
	const due = look === looks.scheduled ? publicFrom(row) : null;
	return (
		<span
			className="inline-flex items-center gap-2 whitespace-nowrap text-ink"
			title={due ? `Goes public ${formatDateTime(due)}` : undefined}
		>
			<span aria-hidden="true" className={classNames("size-2 shrink-0 rounded-full", look.sign)} />
			{look.name}
			{due ? <span className="sr-only">, goes public {formatDateTime(due)}</span> : null}
		</span>
	);
}

/** Where a row stands for visitors: what is published and not listed is on no page. */
export function publicStateOf(row: Stated): keyof typeof looks {
	const state = stateOf(row, new Date());
	return state === "published" && row.listed === false ? "unlisted" : state;
}
