import { useQuery } from "@tanstack/react-query";
import { Download, MailOpen, UserX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { csvFileName, leadsCsv } from "@/data/leads/leads-csv";
import { LEADS_KEY, newLeadsQuery, spamLeadsQuery } from "@/data/leads/queries";
import { countLeads, type LeadFilter, readAllLeads } from "@/data/leads/repository";
import type { LeadSummary } from "@/data/leads/schema";
import { ListEmpty, ListFailed } from "@/features/admin/list/list-states";
import { useSelection } from "@/features/admin/list/selection";
import { type List, useList } from "@/features/admin/list/use-list";
import { reportFailure } from "@/features/admin/ui/failures";
import { formatNumber } from "@/features/admin/ui/format";
import { LIST_HEADING, rescueFocus } from "@/features/admin/ui/lost-focus";
import { useSearchKey } from "@/features/admin/ui/search-box";
import { KeyCap, useCharacterKeys } from "@/features/admin/ui/shortcut-keys";
import { classNames } from "@/shared/lib/class-names";
import { saveFile } from "@/shared/lib/save-file";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";
import { LOAD_FAILED, LOG, leadListLabels, leadRules, readPage, toLeadFilter } from "./lead-filters";
import { formatCount } from "./lead-format";
import { LeadList } from "./lead-list";
import { LeadReader } from "./lead-reader";
import { LeadsToolbar, RetentionHint, RetentionPromise } from "./leads-toolbar";
import { PersonDialog } from "./person-dialog";
import { useLeadKeys, useLeadNavigation, useRestoreListScroll } from "./use-lead-navigation";
import { useExpiry, useFreshLeads, useLeadTasks } from "./use-leads";

const NONE: LeadSummary[] = [];

/** /admin/leads and /admin/leads/:leadId: list and lead side by side on wide screens, two pages on narrow ones. */
export function LeadsPage() {
	const inbox = useRef<HTMLDivElement>(null);
	const searchBox = useSearchKey(inbox);
	const list = useList<LeadSummary>({ name: LEADS_KEY, rules: leadRules, read: readPage, failed: LOAD_FAILED, log: LOG });
	useFreshLeads();
	const rows = list.rows ?? NONE;
	const place = useLeadNavigation(rows);
	const selection = useSelection(rows);
	const tasks = useLeadTasks();
	useExpiry(tasks.refresh);
	const [person, setPerson] = useState<string | null>(null);
	useLeadKeys(inbox, { j: () => place.next?.(), k: () => place.previous?.() });
	useRestoreListScroll(place.leadId);
	const isOpen = place.leadId !== undefined;
	const isBare = list.failed || (list.rows !== null && list.total === 0);
	const answer = list.failed ? <ListFailed list={list} labels={leadListLabels} /> : <InboxEmpty list={list} />;
	return (
		<div ref={inbox} className="mx-auto flex max-w-400 flex-col gap-4 lg:h-[calc(100dvh-7.75rem)] lg:min-h-136">
			<Heading list={list} isOpen={isOpen} onDeletePerson={() => setPerson("")} />
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
						{place.leadId ? (
							<LeadReader id={place.leadId} place={place} tasks={tasks} count={rows.length} onDeletePerson={setPerson} />
						) : (
							<NothingOpen />
						)}
					</div>
				</div>
			)}
			{person === null ? null : (
				<PersonDialog
					address={person}
					onClose={() => setPerson(null)}
					onDeleted={() => {
						if (place.leadId) place.close();
						void tasks.refresh();
					}}
				/>
			)}
		</div>
	);
}

interface HeadingProps {
	list: List<LeadSummary>;
	isOpen: boolean;
	onDeletePerson: () => void;
}

function Heading({ list, isOpen, onDeletePerson }: HeadingProps) {
	const { data: fresh } = useQuery({ ...newLeadsQuery, retry: false });
	const { data: spam } = useQuery({ ...spamLeadsQuery, retry: false });
	const isSpamFolder = list.state.filters.status === "spam";
	const count = list.total === undefined ? null : `${formatNumber(list.total)} ${list.total === 1 ? "lead" : "leads"}`;
	const line = list.failed
		? ""
		: count === null
			? "Counting…"
			: [count, fresh && !isSpamFolder ? `${formatNumber(fresh)} new` : ""].filter(Boolean).join(" · ");
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
			<div className={isOpen ? "max-lg:sr-only" : undefined}>
				<h1 id={LIST_HEADING} tabIndex={-1} className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">
					{leadListLabels.title}
				</h1>
				<div className="mt-2.5 flex min-h-6 flex-wrap gap-x-4">
					<p role="status" className="m-0 text-ink-2 tabular-nums">
						{line}
					</p>
					{spam && !isSpamFolder ? (
						<button
							type="button"
							className="link-line min-h-6 font-medium text-ink tabular-nums"
							onClick={() => {
								list.change({ q: "", filters: { status: "spam", mail: "", age: "" } });
								rescueFocus();
							}}
						>
							{`${formatNumber(spam)} suspected spam`}
						</button>
					) : null}
					<RetentionHint list={list} />
				</div>
			</div>
			<div className={classNames("flex flex-wrap gap-2.5", isOpen && "max-lg:hidden")}>
				<Button tone="line" size="s" onClick={onDeletePerson}>
					<UserX aria-hidden="true" className="size-4" />
					Delete a person's data
				</Button>
				<ExportLeads filter={toLeadFilter(list.state)} total={list.total} />
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

function InboxEmpty({ list }: { list: List<LeadSummary> }) {
	const { data: closed } = useQuery({
		queryKey: [LEADS_KEY, "closed"],
		queryFn: ({ signal }) => countLeads({ search: "", status: "closed", delivery: "all", before: null }, signal),
		enabled: !list.narrowed,
		retry: false,
	});
	if (list.narrowed || closed === 0) return <ListEmpty labels={leadListLabels} narrowed={list.narrowed} onClear={list.clear} />;
	return (
		<StatusPanel
			kind="empty"
			title="The inbox is empty"
			{...(closed !== undefined && { detail: `${closed === 1 ? "One lead is" : `${closed} leads are`} archived, won or lost.` })}
			action={
				<Button
					tone="line"
					size="s"
					onClick={() => {
						list.change({ filters: { status: "closed" } });
						rescueFocus();
					}}
				>
					Show closed leads
				</Button>
			}
		/>
	);
}

function ExportLeads({ filter, total }: { filter: LeadFilter; total: number | undefined }) {
	const [progress, setProgress] = useState<string | null>(null);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	const save = async () => {
		if (running.current) return;
		const controller = new AbortController();
		running.current = controller;
		setProgress("Exporting…");
		try {
			const leads = await readAllLeads(
				filter,
				(read, all) => setProgress(`Exporting ${formatNumber(read)} of ${formatNumber(all)}…`),
				controller.signal,
			);
			saveFile(csvFileName(new Date()), "text/csv;charset=utf-8", leadsCsv(leads));
			toast.success(`${formatCount(leads.length)} exported`);
		} catch (error) {
			if (!controller.signal.aborted) reportFailure(LOG, error, "Failed to export leads. Please try again.");
		} finally {
			running.current = null;
			setProgress(null);
		}
	};
	const off = !total || progress !== null;
	return (
		<Button tone="line" size="s" aria-disabled={off} onClick={() => off || void save()}>
			<Download aria-hidden="true" className="size-4" />
			<span aria-live="polite" className="tabular-nums">
				{progress ?? "Export CSV"}
			</span>
		</Button>
	);
}
