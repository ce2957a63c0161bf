import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { readFollowUps } from "@/data/leads/follow-ups";
import type { LeadSummary } from "@/data/leads/schema";
import { formatDate, formatNumber } from "@/features/admin/ui/format";
import { Panel, PanelFailed } from "@/features/admin/ui/panel";
import { localDay } from "@/shared/lib/time/local-day";
import { Skeleton } from "@/shared/ui/skeleton";
import { useDashboardQuery } from "./use-dashboard-query";

/** The leads whose follow-up day is today or past, overdue ones first. */
export function FollowUps() {
	const { data, failed, retry } = useDashboardQuery("follow-ups", async (signal) => {
		const today = localDay(new Date());
		return { today, ...(await readFollowUps(today, signal)) };
	});
	const title = data?.total ? `${data.total === 1 ? "1 lead" : `${formatNumber(data.total)} leads`} to follow up today` : "Follow-ups";
	return (
		<Panel title={title} className="lg:col-span-2">
			{failed ? <PanelFailed what="the follow-ups" onRetry={retry} /> : null}
			{!data && !failed ? (
				<div aria-busy="true" className="px-6 py-5">
					<Skeleton className="h-5 w-3/5" />
				</div>
			) : null}
			{data?.total === 0 ? (
				<p className="m-0 px-6 py-5 text-ink-2">Nothing to follow up today. Give a lead a follow-up day, and it appears here.</p>
			) : null}
			{data?.total ? (
				<ul className="m-0 list-none divide-y divide-line p-0">
					{data.first.map((lead) => (
						<FollowUp key={lead.id} lead={lead} today={data.today} />
					))}
					{data.total > data.first.length ? (
						<li className="px-6 py-3 text-[0.9rem] text-ink-3">and {formatNumber(data.total - data.first.length)} more</li>
					) : null}
				</ul>
			) : null}
		</Panel>
	);
}

function FollowUp({ lead, today }: { lead: LeadSummary; today: string }) {
	const isOverdue = lead.followUpOn !== null && lead.followUpOn < today;
	return (
		<li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-6 py-3">
			<Link to={adminPaths.lead(lead.id)} className="min-w-0 font-medium no-underline [overflow-wrap:anywhere] hover:underline">
				<bdi>{lead.name || lead.email || "No name given"}</bdi>: <bdi>{lead.subject || "(no subject)"}</bdi>
			</Link>
			<span className={isOverdue ? "font-medium text-[0.85rem] text-danger" : "text-[0.85rem] text-ink-3"}>
				{isOverdue ? `Overdue since ${formatDate(`${lead.followUpOn}T12:00:00`)}` : "Today"}
			</span>
		</li>
	);
}
