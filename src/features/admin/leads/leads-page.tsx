import { useQuery } from "@tanstack/react-query";
import { MailOpen } from "lucide-react";
import { useRef } from "react";
import { LEADS_KEY, newLeadsQuery, spamLeadsQuery } from "@/data/leads/queries";
import type { LeadSummary } from "@/data/leads/schema";
import { classNames } from "@/shared/lib/class-names";
import { ListFailed } from "../list/list-answers";
import { LIST_HEADING } from "../list/list-words";
import { type List, useList } from "../list/use-list";
import { useSearchKey } from "../list/use-search-key";
import { useCharacterKeys } from "../shell/character-keys";
import { KeyCap } from "../shell/key-cap";
import { ExportLeads } from "./export-leads";
import { InboxEmpty } from "./inbox-empty";
import { LeadList } from "./lead-list";
import { filterOf, LOAD_FAILED, LOG, leadRules, leadWords, readPage } from "./lead-list-rules";
import { LeadReader } from "./lead-reader";
import { LeadsToolbar } from "./leads-toolbar";
import { RetentionHint, RetentionPromise } from "./retention-notice";
import { useFreshLeads } from "./use-fresh-leads";
import { useLeadKeys } from "./use-lead-keys";
import { useLeadPlace } from "./use-lead-place";
import { useLeadTasks } from "./use-lead-tasks";
import { useReturn } from "./use-return";
import { useSelection } from "./use-selection";

const NONE: LeadSummary[] = [];

/** /admin/leads and /admin/leads/:leadId: the inbox. List and lead stand side by side where there is room, else they are two pages. */
export function LeadsPage() {
	const inbox = useRef<HTMLDivElement>(null);
	const searchBox = useSearchKey(inbox);
	const list = useList<LeadSummary>({ name: LEADS_KEY, rules: leadRules, read: readPage, failed: LOAD_FAILED, log: LOG });
	useFreshLeads();
	const rows = list.rows ?? NONE;
	const place = useLeadPlace(rows);
	const selection = useSelection(rows);
	const tasks = useLeadTasks();
	useLeadKeys(inbox, { j: () => place.next?.(), k: () => place.previous?.() });
	useReturn(place.leadId);
	const isOpen = place.leadId !== undefined;
	const isBare = list.failed || (list.rows !== null && list.total === 0);
	const answer = list.failed ? <ListFailed list={list} words={leadWords} /> : <InboxEmpty list={list} />;
	return (
		<div ref={inbox} className="mx-auto flex max-w-400 flex-col gap-4 lg:h-[calc(100dvh-7.75rem)] lg:min-h-136">
			<Heading list={list} isOpen={isOpen} />
			<div className={classNames("grid gap-3", isOpen && "max-lg:hidden")}>
				<LeadsToolbar list={list} searchBox={searchBox} />
				<RetentionPromise list={list} />
			</div>
			{isBare && !isOpen ? (
				answer
			) : (
				<div className="grid min-h-0 grow overflow-clip rounded-card border border-line bg-surface lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] lg:grid-rows-[minmax(0,1fr)]">
					<div className={classNames("flex min-h-0 min-w-0 flex-col lg:border-line lg:border-r", isOpen && "max-lg:hidden")}>
						{isBare ? <div className="p-4">{answer}</div> : <LeadList list={list} place={place} selection={selection} tasks={tasks} />}
					</div>
					<div className={classNames("min-h-0 min-w-0 flex-col", isOpen ? "flex" : "hidden lg:flex")}>
						{place.leadId ? <LeadReader id={place.leadId} place={place} tasks={tasks} count={rows.length} /> : <NothingOpen />}
					</div>
				</div>
			)}
		</div>
	);
}

const figures = new Intl.NumberFormat("en-US");

function Heading({ list, isOpen }: { list: List<LeadSummary>; isOpen: boolean }) {
	const { data: fresh } = useQuery({ ...newLeadsQuery, retry: false });
	const { data: spam } = useQuery({ ...spamLeadsQuery, retry: false });
	const isSpamFolder = list.state.filters.status === "spam";
	const count = list.total === undefined ? null : `${figures.format(list.total)} ${list.total === 1 ? "lead" : "leads"}`;
	const line = list.failed
		? ""
		: count === null
			? "Counting…"
			: [count, fresh && !isSpamFolder ? `${figures.format(fresh)} new` : ""].filter(Boolean).join(" · ");
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
			<div className={isOpen ? "max-lg:sr-only" : undefined}>
				<h1 id={LIST_HEADING} tabIndex={-1} className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">
					{leadWords.title}
				</h1>
				<div className="mt-2.5 flex min-h-6 flex-wrap gap-x-4">
					<p role="status" className="m-0 text-ink-2 tabular-nums">
						{line}
					</p>
					{spam && !isSpamFolder ? (
						<button
							type="button"
							className="link-line min-h-6 font-medium text-ink tabular-nums"
							onClick={() => list.change({ q: "", filters: { status: "spam", mail: "", age: "" } })}
						>
							{figures.format(spam)} suspected spam
						</button>
					) : null}
					<RetentionHint list={list} />
				</div>
			</div>
			<div className={isOpen ? "max-lg:hidden" : undefined}>
				<ExportLeads filter={filterOf(list.state)} total={list.total} />
			</div>
		</div>
	);
}

function NothingOpen() {
	const [hasKeys] = useCharacterKeys();
	return (
		<div className="m-auto grid justify-items-center gap-3 p-8 text-center text-ink-3">
			<MailOpen aria-hidden="true" strokeWidth={1.25} className="size-10" />
			<p className="m-0">Choose a lead to read it.</p>
			{hasKeys ? (
				<p className="m-0 text-[0.85rem]">
					<KeyCap name="j" /> next, <KeyCap name="k" /> previous, <KeyCap name="/" /> search
				</p>
			) : null}
		</div>
	);
}
