import { BriefcaseBusiness, Newspaper } from "lucide-react";
import { type Entry, readLatest } from "@/data/dashboard";
import { Moment } from "@/features/admin/list/moment";
import { StateBadge } from "@/features/admin/list/state-badge";
import { Skeleton } from "@/shared/ui/skeleton";
import { Panel, PanelFailed } from "../shell/panel";
import { EntryLink } from "./entry-link";
import { useDashboardQuery } from "./use-dashboard-query";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The last projects and posts that were changed. */
export function LatestChanges() {
	const { data, failed, retry } = useDashboardQuery("latest", readLatest);
	return (
		<Panel title="Latest changes">
			{failed ? <PanelFailed what="the latest changes" onRetry={retry} /> : null}
			{data?.length === 0 ? <p className="m-0 px-6 py-5 text-ink-2">Nothing has been written yet.</p> : null}
			{failed || data?.length === 0 ? null : (
				<ul aria-busy={data === undefined} className="m-0 list-none divide-y divide-line p-0">
					{data
						? data.map((entry) => <Change key={entry.id} entry={entry} />)
						: rows.map((row) => (
								<li key={row} className="flex h-17 items-center gap-4 px-6">
									<Skeleton className="size-5 shrink-0" />
									<Skeleton className="h-4 w-3/5" />
									<Skeleton className="ml-auto h-4 w-24" />
								</li>
							))}
				</ul>
			)}
		</Panel>
	);
}

function Change({ entry }: { entry: Entry }) {
	const Sign = entry.kind === "post" ? Newspaper : BriefcaseBusiness;
	return (
		<li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-0.5 px-6 py-3.5">
			<Sign aria-hidden="true" className="row-span-2 size-4.5 text-ink-3" />
			<span className="min-w-0 text-pretty font-medium leading-snug">
				<EntryLink entry={entry} />
			</span>
			<span className="text-[0.85rem]">
				<StateBadge row={entry} />
			</span>
			<span className="col-start-2 text-[0.85rem] text-ink-3">
				{entry.kind === "post" ? "Blog post" : "Portfolio"}, <Moment at={entry.updated_at} />
			</span>
		</li>
	);
}
