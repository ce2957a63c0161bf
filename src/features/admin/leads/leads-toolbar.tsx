import { useQuery } from "@tanstack/react-query";
import { CalendarClock, SlidersHorizontal } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { site } from "@/content/site";
import { olderLeadsQuery } from "@/data/leads/queries";
import type { LeadSummary } from "@/data/leads/schema";
import { ClearFilters, FilterSelect } from "@/features/admin/list/list-filters";
import type { List } from "@/features/admin/list/use-list";
import { formatNumber } from "@/features/admin/ui/format";
import { rescueFocus } from "@/features/admin/ui/lost-focus";
import { SearchBox } from "@/features/admin/ui/search-box";
import { Button } from "@/shared/ui/button";
import {
	leadListLabels,
	leadRules,
	mailOptions,
	orderOptions,
	retentionLimit,
	retentionPeriod,
	retentionPromise,
	statusOptions,
} from "./lead-filters";

interface LeadsToolbarProps {
	list: List<LeadSummary>;
	searchBox: RefObject<HTMLInputElement | null>;
}

export function LeadsToolbar({ list: { state, change, narrowed, clear }, searchBox }: LeadsToolbarProps) {
	const filter = (name: string) => (value: string) => change({ filters: { [name]: value } });
	const panel = useId();
	const used = Object.values(state.filters).filter(Boolean).length;
	const [isOpen, setOpen] = useState(used > 0);
	const isStandard = state.sort.column === leadRules.order.column && state.sort.descending === leadRules.order.descending;
	return (
		<search aria-label={leadListLabels.caption} className="@container block">
			<div className="flex flex-wrap items-center gap-2.5">
				<SearchBox
					ref={searchBox}
					label={leadListLabels.search}
					hint={leadListLabels.searchHint}
					asked={state.q}
					ask={(q) => change({ q }, "replace")}
				/>
				<Button tone="line" size="s" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
					<SlidersHorizontal aria-hidden="true" className="size-4" />
					<span>{used === 0 ? "Filters" : `Filters (${used})`}</span>
				</Button>
				<ClearFilters list={{ narrowed, clear }} />
			</div>
			<div id={panel} hidden={!isOpen} className={isOpen ? "mt-2.5 flex flex-wrap gap-2.5" : undefined}>
				<FilterSelect label="Show" all="Inbox" options={statusOptions} value={state.filters.status ?? ""} onChange={filter("status")} />
				<FilterSelect label="Mail" all="Any mail status" options={mailOptions} value={state.filters.mail ?? ""} onChange={filter("mail")} />
				<FilterSelect
					label="Age"
					all="Any age"
					options={[{ value: "old", label: `Older than ${retentionPeriod}` }]}
					value={state.filters.age ?? ""}
					onChange={filter("age")}
				/>
				<FilterSelect
					label="Sort by"
					all="Newest first"
					options={orderOptions}
					value={isStandard ? "" : state.sort.column}
					onChange={(column) => change({ sort: column ? { column, descending: false } : leadRules.order })}
				/>
			</div>
			{state.q.trim() && !state.filters.status ? (
				<p className="mt-2 mb-0 text-[0.88rem] text-ink-2">The search includes archived, won and lost leads.</p>
			) : null}
		</search>
	);
}

const olderLeads = olderLeadsQuery(() => retentionLimit(new Date()));

export function RetentionHint({ list }: { list: Pick<List<LeadSummary>, "state" | "change"> }) {
	const { data: old = 0 } = useQuery({ ...olderLeads, enabled: !site.leadMonths, retry: false });
	if (site.leadMonths || old === 0 || list.state.filters.age === "old") return null;
	return (
		<p className="m-0 text-ink-2 tabular-nums">
			<span>{`${old === 1 ? "1 lead is" : `${formatNumber(old)} leads are`} older than ${retentionPeriod}: `}</span>
			<button
				type="button"
				className="link-line min-h-6 font-medium text-ink"
				onClick={() => {
					list.change({ q: "", filters: { status: "all", mail: "", age: "old" } });
					rescueFocus();
				}}
			>
				Review
			</button>
		</p>
	);
}

export function RetentionPromise({ list }: { list: List<LeadSummary> }) {
	if (list.state.filters.age !== "old") return null;
	return (
		<div className="flex gap-3 rounded-box border border-line-strong bg-sunken px-4 py-2.5 text-[0.92rem]">
			<CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-2" />
			<p className="m-0 text-ink-2">
				<span className="font-semibold text-ink">Leads older than {retentionPeriod}.</span> {retentionPromise} Delete the leads you no
				longer need, along with their emails in the mailbox.
			</p>
		</div>
	);
}
