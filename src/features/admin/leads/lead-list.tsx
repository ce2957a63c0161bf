import {
	Archive,
	CircleSlash,
	Clock3,
	Inbox,
	MailOpen,
	Mail as MailUnread,
	MailWarning,
	Reply,
	ShieldAlert,
	Trash2,
	Trophy,
	X,
} from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { isClosed, type LeadStatus, type LeadSummary } from "@/data/leads/schema";
import { RowCheckbox, type Selection } from "@/features/admin/list/selection";
import type { List } from "@/features/admin/list/use-list";
import { ActionButton } from "@/features/admin/ui/icon-button";
import { rescueFocus } from "@/features/admin/ui/lost-focus";
import { Pager } from "@/features/admin/ui/pager";
import { classNames } from "@/shared/lib/class-names";
import { exactTime } from "@/shared/lib/time/relative-time";
import { Skeleton } from "@/shared/ui/skeleton";
import { deliveryState, formatSender, formatSubject, shortTime, sourceName } from "./lead-format";
import { type LeadNavigation, rowLinkId } from "./use-lead-navigation";
import type { LeadTasks } from "./use-leads";

interface LeadListProps {
	list: List<LeadSummary>;
	place: LeadNavigation;
	selection: Selection<LeadSummary>;
	tasks: LeadTasks;
}

export function LeadList({ list, place, selection, tasks }: LeadListProps) {
	const scroller = useRef<HTMLDivElement>(null);
	const { rows, busy } = list;
	const now = new Date();
	useTopOfPage(scroller, list.state.page);
	return (
		<>
			<SelectionBar rows={rows ?? []} selection={selection} tasks={tasks} />
			<div ref={scroller} className="min-h-0 grow overflow-y-auto overscroll-contain" aria-busy={busy || rows === null}>
				{rows === null ? (
					<LeadListLoading />
				) : (
					<ul aria-label="Leads" className={busy ? "m-0 list-none p-0 opacity-55" : "m-0 list-none p-0"}>
						{rows.map((lead) => (
							<LeadRow key={lead.id} lead={lead} place={place} selection={selection} now={now} />
						))}
					</ul>
				)}
			</div>
			{list.pages > 1 ? (
				<div className="border-line border-t px-4 pb-3 [&>nav]:mt-3">
					<Pager list={list} onTurn={() => scroller.current?.scrollTo({ top: 0 })} />
				</div>
			) : null}
		</>
	);
}

function useTopOfPage(scroller: RefObject<HTMLDivElement | null>, page: number): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at the top.
	useEffect(() => {
		scroller.current?.scrollTo({ top: 0 });
	}, [page]);
}

function LeadListLoading() {
	return (
		<div role="status">
			<p className="sr-only">Loading leads</p>
			{["a", "b", "c", "d", "e", "f", "g"].map((row) => (
				<div key={row} className="grid gap-2 border-line border-b py-4 pr-4 pl-11">
					<div className="flex justify-between gap-8">
						<Skeleton className="h-4 w-40" />
						<Skeleton className="h-4 w-14" />
					</div>
					<Skeleton className="h-4 w-3/4" />
					<Skeleton className="h-3.5 w-full" />
				</div>
			))}
		</div>
	);
}

interface SelectionBarProps {
	rows: readonly LeadSummary[];
	selection: Selection<LeadSummary>;
	tasks: LeadTasks;
}

function SelectionBar({ rows, selection, tasks }: SelectionBarProps) {
	const { chosen, isAll, clear, all } = selection;
	/** The buttons disappear with the selection: move the focus to the heading. */
	const finish = () => {
		clear();
		rescueFocus();
	};
	const mark = (status: LeadStatus) => tasks.mark(chosen, status, finish);
	return (
		<div className="flex min-h-12 shrink-0 items-center gap-1 border-line-strong border-b bg-sunken pr-2 pl-2">
			<label className="flex h-9 cursor-pointer items-center gap-2.5 pl-2.5 text-[0.85rem] text-ink-2">
				<input
					type="checkbox"
					disabled={rows.length === 0}
					checked={isAll}
					ref={(box) => {
						if (box) box.indeterminate = chosen.length > 0 && !isAll;
					}}
					onChange={isAll ? clear : all}
					className="size-4.5 accent-(--accent)"
				/>
				<span className={chosen.length > 0 ? "sr-only" : undefined}>Select all on this page</span>
			</label>
			{chosen.length > 0 ? (
				<fieldset aria-label="Selected leads" className="m-0 flex min-w-0 grow items-center border-0 p-0">
					<p role="status" className="m-0 mr-auto pl-1 font-semibold text-[0.88rem] tabular-nums">
						{`${chosen.length} selected`}
					</p>
					<ActionButton small label="Mark as read" Icon={MailOpen} onClick={() => void mark("read")} />
					<ActionButton small label="Mark as new" Icon={MailUnread} onClick={() => void mark("new")} />
					{chosen.every(isClosed) ? (
						<ActionButton small label="Move to inbox" Icon={Inbox} onClick={() => void mark("read")} />
					) : (
						<ActionButton small label="Archive" Icon={Archive} onClick={() => void mark("archived")} />
					)}
					<ActionButton small label="Delete" Icon={Trash2} removes onClick={() => void tasks.remove(chosen, finish)} />
					<ActionButton small label="Clear selection" Icon={X} onClick={finish} />
				</fieldset>
			) : null}
		</div>
	);
}

interface LeadRowProps {
	lead: LeadSummary;
	place: LeadNavigation;
	selection: Selection<LeadSummary>;
	now: Date;
}

function LeadRow({ lead, place, selection, now }: LeadRowProps) {
	const isOpen = lead.id === place.leadId;
	const isNew = lead.status === "new";
	return (
		<li
			className={classNames(
				"relative flex gap-2 border-line border-b py-2.5 pr-4 pl-2 transition-colors last:border-b-0",
				isOpen ? "bg-accent-wash" : "hover:bg-paper",
			)}
		>
			{isOpen ? <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[3px] bg-accent-bright" /> : null}
			<RowCheckbox
				selection={selection}
				id={lead.id}
				label={`Select ${formatSender(lead)}: ${formatSubject(lead)}`}
				className="relative z-10 -my-1.5 size-9 self-start"
			/>
			<Link
				id={rowLinkId(lead.id)}
				to={place.getHref(lead.id)}
				replace={place.leadId !== undefined}
				state={place.linkState}
				aria-current={isOpen ? "true" : undefined}
				className="min-w-0 grow text-ink no-underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
			>
				<span className="flex items-baseline gap-2">
					{isNew ? (
						<span className="size-2 shrink-0 self-center rounded-full bg-accent-bright">
							<span className="sr-only">New. </span>
						</span>
					) : null}
					<span dir="auto" className={classNames("min-w-0 grow truncate text-start", isNew ? "font-semibold" : "text-ink-2")}>
						{formatSender(lead)}
					</span>
					<time
						dateTime={lead.receivedAt}
						title={exactTime(lead.receivedAt)}
						className={classNames("shrink-0 text-[0.8rem] tabular-nums", isNew ? "font-semibold text-ink" : "text-ink-3")}
					>
						{shortTime(lead.receivedAt, now)}
					</time>
				</span>
				<span dir="auto" className={classNames("mt-0.5 block truncate text-[0.92rem]", isNew && "font-semibold")}>
					{formatSubject(lead)}
				</span>
				<span className="mt-0.5 flex items-center gap-3 text-[0.85rem] text-ink-3">
					<span dir="auto" className="min-w-0 grow basis-0 truncate text-start">
						{lead.excerpt}
					</span>
					<Marks lead={lead} now={now} />
				</span>
			</Link>
		</li>
	);
}

const STATUS_MARKS: Partial<Record<LeadStatus, { Icon: typeof Archive; label: string }>> = {
	replied: { Icon: Reply, label: "Replied" },
	won: { Icon: Trophy, label: "Won" },
	lost: { Icon: CircleSlash, label: "Lost" },
	archived: { Icon: Archive, label: "Archived" },
};

function Marks({ lead, now }: { lead: LeadSummary; now: Date }) {
	const { kind, label } = deliveryState(lead, now);
	const mark = STATUS_MARKS[lead.status];
	return (
		<>
			{lead.source ? (
				<span className="max-w-[40%] shrink-0 truncate rounded-full border border-line-strong px-2 text-[0.76rem] leading-5">
					{sourceName(lead.source)}
				</span>
			) : null}
			{lead.suspicion ? <Mark Icon={ShieldAlert} label="Suspected spam" /> : null}
			{kind === "sent" || lead.suspicion ? null : (
				<Mark
					Icon={kind === "failed" ? MailWarning : Clock3}
					label={label}
					className={kind === "failed" ? "font-medium text-danger" : undefined}
				/>
			)}
			{mark ? <Mark Icon={mark.Icon} label={mark.label} /> : null}
		</>
	);
}

function Mark({ Icon, label, className }: { Icon: typeof Archive; label: string; className?: string | undefined }) {
	return (
		<span className={classNames("inline-flex min-w-0 items-center gap-1 text-[0.78rem]", className)}>
			<Icon aria-hidden="true" className="size-3.5 shrink-0" />
			<span className="truncate">{label}</span>
		</span>
	);
}
