import { type Group, readAttention } from "@/data/dashboard";
import { formatNumber } from "@/features/admin/ui/format";
import { Skeleton } from "@/shared/ui/skeleton";
import { Panel, PanelFailed } from "../shell/panel";
import { EntryLink } from "./entry-link";
import { useDashboardQuery } from "./use-dashboard-query";

/** What each group says of itself, for one and for several. */
const groups = [
	{ key: "withoutAlt", one: "project has a picture without alternative text", many: "projects have a picture without alternative text" },
	{ key: "withoutMetrics", one: "project states no result", many: "projects state no result" },
	{ key: "oldDrafts", one: "draft is older than 30 days", many: "drafts are older than 30 days" },
] as const;

/** What lies about unfinished, with the way to it. */
export function Attention() {
	const { data, failed, retry } = useDashboardQuery("attention", readAttention);
	const found = groups.flatMap((group) => (data && data[group.key].total > 0 ? [{ ...group, ...data[group.key] }] : []));
	return (
		<Panel title="Needs attention">
			{failed ? <PanelFailed what="what needs attention" onRetry={retry} /> : null}
			{!data && !failed ? (
				<div aria-busy="true" className="grid gap-3 px-6 py-5">
					<Skeleton className="h-4 w-4/5" />
					<Skeleton className="h-4 w-3/5" />
					<Skeleton className="h-4 w-2/3" />
				</div>
			) : null}
			{data && found.length === 0 ? (
				<p className="m-0 px-6 py-5 text-ink-2">
					Nothing waits for you: pictures are described, results are stated, no draft is forgotten.
				</p>
			) : null}
			{found.length > 0 ? (
				<div className="divide-y divide-line">
					{found.map(({ key, one, many, total, first }) => (
						<Waiting key={key} says={total === 1 ? one : many} total={total} first={first} />
					))}
				</div>
			) : null}
		</Panel>
	);
}

function Waiting({ says, total, first }: Group & { says: string }) {
	return (
		<div className="px-6 py-4">
			<h3 className="m-0 font-medium text-[0.95rem]">
				<span className="tabular-nums">{formatNumber(total)}</span> {says}
			</h3>
			<ul className="m-0 mt-1.5 grid list-none gap-1 p-0 text-[0.9rem]">
				{first.map((entry) => (
					<li key={entry.id} className="truncate py-0.5">
						<EntryLink entry={entry} className="link-line text-ink-2" />
					</li>
				))}
				{total > first.length ? <li className="text-ink-3">and {formatNumber(total - first.length)} more</li> : null}
			</ul>
		</div>
	);
}
