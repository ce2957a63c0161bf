import { Archive, Clock3, MailWarning, ShieldAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { LeadSummary } from "@/data/leads/schema";
import { classNames } from "@/shared/lib/class-names";
import { exactMoment } from "@/shared/lib/relative-moment";
import { deliveryState } from "./delivery";
import { sourceName } from "./lead-source";
import { shortTime } from "./lead-time";
import { senderOf, subjectOf } from "./lead-words";
import { type LeadPlace, rowLinkId } from "./use-lead-place";
import type { Selection } from "./use-selection";

interface LeadRowProps {
	lead: LeadSummary;
	place: LeadPlace;
	selection: Selection;
	now: Date;
}

/** One lead of the inbox. The whole row opens it; what nobody has read yet is bold and has a dot. */
export function LeadRow({ lead, place, selection, now }: LeadRowProps) {
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
			<label className="relative z-10 -my-1.5 grid size-9 shrink-0 cursor-pointer place-items-center self-start">
				<input
					type="checkbox"
					checked={selection.has(lead.id)}
					onChange={() => selection.toggle(lead.id)}
					aria-label={`Select ${senderOf(lead)}: ${subjectOf(lead)}`}
					className="size-4.5 accent-(--accent)"
				/>
			</label>
			<Link
				id={rowLinkId(lead.id)}
				to={place.hrefOf(lead.id)}
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
						{senderOf(lead)}
					</span>
					<time
						dateTime={lead.receivedAt}
						title={exactMoment(lead.receivedAt)}
						className={classNames("shrink-0 text-[0.8rem] tabular-nums", isNew ? "font-semibold text-ink" : "text-ink-3")}
					>
						{shortTime(lead.receivedAt, now)}
					</time>
				</span>
				<span dir="auto" className={classNames("mt-0.5 block truncate text-[0.92rem]", isNew && "font-semibold")}>
					{subjectOf(lead)}
				</span>
				<span className="mt-0.5 flex items-center gap-3 text-[0.85rem] text-ink-3">
					<span dir="auto" className="min-w-0 grow truncate text-start">
						{lead.excerpt}
					</span>
					<Marks lead={lead} now={now} />
				</span>
			</Link>
		</li>
	);
}

/** What one should know without opening it. That a mail arrived and that a lead came by the form goes without saying. */
function Marks({ lead, now }: { lead: LeadSummary; now: Date }) {
	const { kind, label } = deliveryState(lead, now);
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
			{lead.status === "archived" ? <Mark Icon={Archive} label="Archived" /> : null}
		</>
	);
}

function Mark({ Icon, label, className }: { Icon: typeof Archive; label: string; className?: string | undefined }) {
	return (
		<span className={classNames("inline-flex shrink-0 items-center gap-1 text-[0.78rem]", className)}>
			<Icon aria-hidden="true" className="size-3.5" />
			{label}
		</span>
	);
}
