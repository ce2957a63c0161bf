import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { olderLeadsQuery } from "@/data/leads/queries";
import type { LeadSummary } from "@/data/leads/schema";
import type { List } from "../list/use-list";
import { retentionLimit, retentionMonths, retentionPromise } from "./retention";

const figures = new Intl.NumberFormat("en-US");

/** Behind the counts: how many leads have grown old, and the way to them. */
export function RetentionHint({ list }: { list: List<LeadSummary> }) {
	const [limit] = useState(() => retentionLimit(new Date()));
	const { data: old = 0 } = useQuery({ ...olderLeadsQuery(limit), retry: false });
	if (old === 0 || list.state.filters.age === "old") return null;
	return (
		<p className="m-0 text-ink-2 tabular-nums">
			{old === 1 ? "1 lead is" : `${figures.format(old)} leads are`} older than {retentionMonths} months:{" "}
			<button
				type="button"
				className="link-line min-h-6 font-medium text-ink"
				onClick={() => list.change({ q: "", filters: { status: "all", mail: "", age: "old" } })}
			>
				Review
			</button>
		</p>
	);
}

/** Above the old leads: what was promised about them. */
export function RetentionPromise({ list }: { list: List<LeadSummary> }) {
	if (list.state.filters.age !== "old") return null;
	return (
		<div className="flex gap-3 rounded-box border border-line-strong bg-sunken px-4 py-2.5 text-[0.92rem]">
			<CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-2" />
			<p className="m-0 text-ink-2">
				<span className="font-semibold text-ink">Leads older than {retentionMonths} months.</span> {retentionPromise} Delete what is not
				needed, and the mail in the mailbox with it.
			</p>
		</div>
	);
}
