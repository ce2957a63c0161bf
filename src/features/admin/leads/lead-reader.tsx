import { Reply } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { readLeadBody } from "@/data/leads/lead-body";
import type { Lead } from "@/data/leads/schema";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";
import { DeliveryNote } from "./delivery-note";
import { LeadFacts } from "./lead-facts";
import { LeadMessage } from "./lead-message";
import { subjectOf } from "./lead-words";
import { ReaderBar } from "./reader-bar";
import { replyLink } from "./reply-link";
import { type LeadPlace, TWO_PANES } from "./use-lead-place";
import type { LeadTasks } from "./use-lead-tasks";
import { useOpenedLead } from "./use-opened-lead";

interface LeadReaderProps {
	id: string;
	place: LeadPlace;
	tasks: LeadTasks;
	count: number;
}

/** One lead to be read. */
export function LeadReader({ id, place, tasks, count }: LeadReaderProps) {
	const { data: lead, error, isFetching, refetch } = useOpenedLead(id, tasks.refresh);
	const scroller = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another lead begins at its top; on phones it is another page.
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
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
				tabIndex={0}
				className="min-h-0 grow overflow-y-auto overscroll-contain px-[clamp(16px,3vw,40px)] py-7 outline-offset-[-3px]"
			>
				{lead ? <Content lead={lead} refresh={tasks.refresh} /> : null}
				{lead === undefined && !error ? <Loading /> : null}
				{lead === undefined && error ? (
					<StatusPanel compact kind="error" title="Error" detail="Failed to load lead. Please try again." action={retry} />
				) : null}
				{lead === null ? (
					<StatusPanel
						compact
						kind="empty"
						title="This lead is not here"
						detail="It was deleted, or its address is incomplete."
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

function Content({ lead, refresh }: { lead: Lead; refresh: () => Promise<void> }) {
	const written = useMemo(() => readLeadBody(lead.body), [lead.body]);
	const reply = replyLink(lead, written.message);
	return (
		<article className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
				<h2
					dir="auto"
					className="m-0 min-w-0 flex-1 basis-80 font-semibold text-[1.6rem] leading-tight tracking-[-0.025em] [overflow-wrap:anywhere]"
				>
					{subjectOf(lead)}
				</h2>
				{reply ? (
					<a href={reply} className={buttonStyles({ tone: "accent", size: "s", className: "shrink-0" })}>
						<Reply aria-hidden="true" className="size-4" />
						Reply
					</a>
				) : null}
			</div>
			<LeadFacts lead={lead} written={written} />
			<DeliveryNote lead={lead} refresh={refresh} />
			<hr className="m-0 border-0 border-line border-t" />
			<LeadMessage message={written.message} source={lead.source} />
		</article>
	);
}

function Loading() {
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
