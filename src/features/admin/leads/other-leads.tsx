import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import { otherLeadsQuery } from "@/data/leads/queries";
import type { Lead } from "@/data/leads/schema";
import { formatNumber } from "@/features/admin/ui/format";
import { exactTime } from "@/shared/lib/time/relative-time";
import { Button } from "@/shared/ui/button";
import { formatSubject, shortTime } from "./lead-format";
import type { LeadNavigation } from "./use-lead-navigation";

interface OtherLeadsProps {
	lead: Lead;
	place: Pick<LeadNavigation, "getHref" | "linkState">;
}

/** Links to the other messages of the same email address. Nothing without an address or another message. */
export function OtherLeads({ lead, place }: OtherLeadsProps) {
	const id = useId();
	const { data, error, refetch } = useQuery({ ...otherLeadsQuery(lead.id, lead.email ?? ""), enabled: lead.email !== null, retry: false });
	if (error && !data) {
		return (
			<p role="alert" className="m-0 flex flex-wrap items-center gap-3 text-[0.92rem] text-ink-2">
				The sender's other messages couldn't be loaded.
				<Button tone="line" size="s" onClick={() => void refetch()}>
					Retry
				</Button>
			</p>
		);
	}
	if (!data || data.total === 0) return null;
	const now = new Date();
	return (
		<section aria-labelledby={id} className="max-w-[48.2em] rounded-box border border-line bg-sunken px-4 py-3">
			<h3 id={id} className="m-0 font-semibold text-[0.95rem]">
				{data.total === 1 ? "1 other message" : `${formatNumber(data.total)} other messages`} from this address
			</h3>
			<ul className="m-0 mt-1.5 grid list-none gap-0.5 p-0 text-[0.92rem]">
				{data.rows.map((other) => (
					<li key={other.id} className="flex items-baseline justify-between gap-4 py-1">
						<Link to={place.getHref(other.id)} replace state={place.linkState} className="link-line min-w-0 [overflow-wrap:anywhere]">
							<bdi>{formatSubject(other)}</bdi>
						</Link>
						<time
							dateTime={other.receivedAt}
							title={exactTime(other.receivedAt)}
							className="shrink-0 text-[0.82rem] text-ink-3 tabular-nums"
						>
							{shortTime(other.receivedAt, now)}
						</time>
					</li>
				))}
				{data.total > data.rows.length ? (
					<li className="py-1 text-ink-3">and {formatNumber(data.total - data.rows.length)} older ones</li>
				) : null}
			</ul>
		</section>
	);
}
