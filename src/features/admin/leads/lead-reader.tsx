import { Archive, ArrowLeft, ChevronDown, ChevronUp, Inbox, Mail, Reply, Trash2, UserX } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { readLeadBody } from "@/data/leads/lead-body";
import { isClosed, type Lead } from "@/data/leads/schema";
import { useScreenTitle } from "@/features/admin/layout/screen-title";
import { copyText } from "@/features/admin/ui/copy-text";
import { ActionButton } from "@/features/admin/ui/icon-button";
import { useCharacterKeys } from "@/features/admin/ui/shortcut-keys";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";
import { DeliveryNote } from "./delivery-note";
import { LeadFacts } from "./lead-facts";
import { formatSubject, readTranscript, type Turn } from "./lead-format";
import { LeadReplies, useReplying } from "./lead-replies";
import { LeadWorkForm, unsavedWork } from "./lead-work";
import { OtherLeads } from "./other-leads";
import { type LeadNavigation, TWO_PANES } from "./use-lead-navigation";
import { type LeadTasks, useOpenedLead } from "./use-leads";
import { unsent } from "./use-reply";

interface LeadReaderProps {
	id: string;
	place: LeadNavigation;
	tasks: LeadTasks;
	count: number;
	onDeletePerson: (address: string) => void;
}

export function LeadReader({ id, place, tasks, count, onDeletePerson }: LeadReaderProps) {
	const { data: lead, error, isFetching, refetch } = useOpenedLead(id, tasks.refresh);
	const scroller = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new lead starts at the top; on phones it is a new page.
	useEffect(() => {
		scroller.current?.scrollTo({ top: 0 });
		if (!window.matchMedia(TWO_PANES).matches) scroller.current?.focus();
	}, [id]);
	const retry = (
		<Button tone="line" size="s" aria-disabled={isFetching} onClick={() => isFetching || void refetch()}>
			{isFetching ? "Trying…" : "Retry"}
		</Button>
	);
	return (
		<>
			<ReaderBar lead={lead ?? null} place={place} tasks={tasks} count={count} />
			<section
				ref={scroller}
				aria-label="Lead"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
				tabIndex={0}
				className="min-h-0 grow overflow-y-auto overscroll-contain px-[clamp(16px,3vw,40px)] py-7 outline-offset-[-3px]"
			>
				{lead ? <Content key={lead.id} lead={lead} place={place} tasks={tasks} onDeletePerson={onDeletePerson} /> : null}
				{lead === undefined && !error ? <LeadLoading /> : null}
				{lead === undefined && error ? (
					<StatusPanel compact kind="error" title="Error" detail="Failed to load lead. Please try again." action={retry} />
				) : null}
				{lead === null ? <TextsOfDeleted key={id} id={id} onDiscard={() => scroller.current?.focus()} /> : null}
				{lead === null ? (
					<StatusPanel
						compact
						kind="empty"
						title="Lead not found"
						detail="It was deleted, or the link is incomplete."
						action={
							<Button tone="line" size="s" onClick={place.close}>
								Back to the list
							</Button>
						}
					/>
				) : null}
			</section>
		</>
	);
}

/** What was typed for a lead that was deleted elsewhere meanwhile. */
function TextsOfDeleted({ id, onDiscard }: { id: string; onDiscard: () => void }) {
	const [{ reply, draft }, setKept] = useState(() => ({ reply: unsent.read(id), draft: unsavedWork.read(id) }));
	if (!reply && !draft) return null;
	const changed = (name: "notes" | "followUpOn") => (draft && draft.work[name] !== draft.seen[name] ? draft.work[name] : null);
	const texts = Object.entries({ reply: reply?.text.trim(), notes: changed("notes"), "follow-up day": changed("followUpOn") });
	const discard = () => {
		unsent.drop(id);
		unsavedWork.drop(id);
		setKept({ reply: null, draft: null });
		onDiscard();
	};
	return (
		<section aria-label="Your texts" className="mb-6 grid gap-4 rounded-box border border-line-strong bg-accent-wash px-4 py-3.5">
			<p className="m-0 font-semibold">This lead was deleted elsewhere. Copy your text, or discard it.</p>
			{texts.map(([name, text]) =>
				text ? (
					<div key={name} className="grid justify-items-start gap-2">
						<p dir="auto" className="m-0 max-h-72 w-full overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]">
							{text}
						</p>
						<Button tone="solid" size="s" onClick={() => void copyText(text, `Copied the ${name}`)}>
							{`Copy the ${name}`}
						</Button>
					</div>
				) : null,
			)}
			<Button tone="line" size="s" className="justify-self-start" onClick={discard}>
				Discard
			</Button>
		</section>
	);
}

interface ContentProps extends Pick<LeadReaderProps, "place" | "tasks" | "onDeletePerson"> {
	lead: Lead;
}

function Content({ lead, place, tasks, onDeletePerson }: ContentProps) {
	const written = useMemo(() => readLeadBody(lead.body), [lead.body]);
	const replying = useReplying(lead);
	useScreenTitle(`${formatSubject(lead)} · Leads`);
	return (
		<article className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
				<h2
					dir="auto"
					className="m-0 min-w-0 flex-1 basis-80 font-semibold text-[1.6rem] leading-tight tracking-[-0.025em] [overflow-wrap:anywhere]"
				>
					{formatSubject(lead)}
				</h2>
				{lead.email === null ? null : (
					<Button tone="accent" size="s" className="shrink-0" onClick={replying.open}>
						<Reply aria-hidden="true" className="size-4" />
						Reply
					</Button>
				)}
			</div>
			<LeadFacts lead={lead} written={written} />
			<DeliveryNote lead={lead} refresh={tasks.refresh} />
			<hr className="m-0 border-0 border-line border-t" />
			<LeadMessage message={written.message} source={lead.source} />
			<LeadReplies lead={lead} refresh={tasks.refresh} replying={replying} />
			<hr className="m-0 border-0 border-line border-t" />
			<OtherLeads lead={lead} place={place} />
			<LeadWorkForm lead={lead} tasks={tasks} />
			{lead.email === null ? null : (
				<Button tone="quiet" size="s" className="justify-self-start" onClick={() => onDeletePerson(lead.email ?? "")}>
					<UserX aria-hidden="true" className="size-4" />
					Delete this person's data
				</Button>
			)}
		</article>
	);
}

function LeadLoading() {
	return (
		<div role="status" className="grid gap-4">
			<p className="sr-only">Loading lead</p>
			<Skeleton className="h-8 w-2/3" />
			<Skeleton className="h-4 w-1/2" />
			<Skeleton className="h-4 w-2/5" />
			<Skeleton className="h-4 w-1/3" />
			<Skeleton className="mt-4 h-40 w-full" />
		</div>
	);
}

interface ReaderBarProps {
	lead: Lead | null;
	place: LeadNavigation;
	tasks: LeadTasks;
	/** Leads on the current page of the list. */
	count: number;
}

function ReaderBar({ lead, place, tasks, count }: ReaderBarProps) {
	return (
		<div className="flex min-h-12 shrink-0 items-center gap-0.5 border-line-strong border-b bg-sunken px-2">
			<Button tone="quiet" size="s" className="px-2.5! lg:hidden" onClick={place.close}>
				<ArrowLeft aria-hidden="true" className="size-4" />
				Leads
			</Button>
			{lead ? (
				<div className="flex items-center gap-0.5 max-lg:ml-auto">
					{isClosed(lead) ? (
						<ActionButton label="Move to inbox" Icon={Inbox} onClick={() => void tasks.mark([lead], "read")} />
					) : (
						<ActionButton
							label="Archive"
							Icon={Archive}
							isOff={lead.status === "archived"}
							onClick={() => void tasks.mark([lead], "archived", place.leave)}
						/>
					)}
					<ActionButton label="Mark as new" Icon={Mail} isOff={lead.status === "new"} onClick={() => void tasks.mark([lead], "new")} />
					<ActionButton label="Delete" Icon={Trash2} removes onClick={() => void tasks.remove([lead], place.leave)} />
				</div>
			) : null}
			<div className="flex items-center gap-0.5 lg:ml-auto">
				{place.position ? (
					<p className="m-0 mr-2 hidden text-[0.85rem] text-ink-3 tabular-nums sm:block">{`${place.position} of ${count}`}</p>
				) : null}
				<Step label="Previous lead" shortcut="k" Icon={ChevronUp} go={place.previous} />
				<Step label="Next lead" shortcut="j" Icon={ChevronDown} go={place.next} />
			</div>
		</div>
	);
}

/** Disabled instead of removed, so that the button keeps the focus. */
function Step({ label, shortcut, Icon, go }: { label: string; shortcut: string; Icon: typeof Archive; go: (() => void) | null }) {
	const [hasKeys] = useCharacterKeys();
	return (
		<button
			type="button"
			aria-label={label}
			aria-keyshortcuts={hasKeys ? shortcut : undefined}
			aria-disabled={go === null}
			title={hasKeys ? `${label} (${shortcut})` : label}
			onClick={() => go?.()}
			className="grid size-10 place-items-center rounded-full text-ink-2 transition-colors hover:bg-line/60 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
		>
			<Icon aria-hidden="true" className="size-4.5" />
		</button>
	);
}

const SPEAKERS: Record<Turn["speaker"], string> = { assistant: "Assistant", visitor: "Visitor" };

export function LeadMessage({ message, source }: { message: string; source: string | null }) {
	const chat = source === "chat" ? readTranscript(message) : null;
	if (!chat) {
		return (
			<p dir="auto" className="m-0 max-w-[48.2em] whitespace-pre-wrap text-[1.02rem] leading-relaxed [overflow-wrap:anywhere]">
				{message || "(empty message)"}
			</p>
		);
	}
	return (
		<div className="max-w-[48.2em]">
			{chat.isCut ? <p className="mt-0 mb-4 text-[0.9rem] text-ink-3">Earlier messages are not included.</p> : null}
			<ol aria-label="Conversation" className="m-0 grid list-none gap-3 p-0">
				{chat.turns.map((turn, index) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes its order.
						key={index}
						className={classNames(
							"max-w-[88%] rounded-box border px-4 py-2.5",
							turn.speaker === "visitor" ? "justify-self-end border-line-strong bg-sunken" : "justify-self-start border-line bg-surface",
						)}
					>
						<p className="label-mono m-0 text-ink-3">{SPEAKERS[turn.speaker]}</p>
						<p dir="auto" className="mt-1 mb-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
							{turn.text}
						</p>
					</li>
				))}
			</ol>
		</div>
	);
}
