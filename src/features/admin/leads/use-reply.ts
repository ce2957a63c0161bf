import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { toast } from "sonner";
import * as z from "zod/mini";
import type { Lead } from "@/data/leads/schema";
import { MAX_REPLY, type ReplyText, ResendFailed, sendReply } from "@/data/leads/send-again";
import { logFailure, reportFailure } from "@/features/admin/ui/failures";
import { unsentTexts } from "@/features/admin/ui/unsent-texts";
import { uniqueId } from "@/shared/lib/unique-id";
import { createWatchedMap } from "@/shared/lib/watched-map";
import { LOG } from "./lead-filters";
import { formatSender, formatSubject } from "./lead-format";

interface Unsent extends ReplyText {
	replyId: string;
}

/** The id stays with the text, so that a second try sends nothing twice. */
export const unsent = unsentTexts<Unsent>(
	"reply",
	z.object({ replyId: z.string(), subject: z.string(), text: z.string() }),
	(lead) => `the reply to ${formatSender(lead)}`,
);

/** Status of the relay for a reply that it can't take. */
const REFUSED = 422;

/** Status of the relay, or of a server in front of it, that gave up waiting. */
const NO_ANSWER = 504;

const REFUSALS: Record<ResendFailed["reason"], string> = {
	session: "Your session has ended. Sign in again, then send the reply.",
	busy: "This reply is already being sent. Check again in a minute.",
	gone: "This lead has since been deleted.",
	"too-many": "Too many replies. Wait ten minutes and try again.",
	unreachable: "The mail relay couldn't be reached. Please try again: nothing is sent twice.",
	refused: "The mail relay refused the reply.",
};

const MAY_HAVE_ARRIVED = "Your reply may have arrived: the mail server didn't answer. If you send it again, it could arrive twice.";

/** @param isPending whether the relay has noted an attempt that may have arrived */
function failureText({ reason, status, detail }: ResendFailed, isPending: boolean): string {
	if (status === NO_ANSWER || (isPending && (reason === "busy" || reason === "unreachable"))) return MAY_HAVE_ARRIVED;
	return `Not sent. ${(reason === "refused" && detail) || REFUSALS[reason]}`;
}

const notedReply = (lead: Lead, { replyId }: Unsent) => lead.replies.find(({ id }) => id === replyId);

/** Shows the end of a request: a failure, or null for a reply that was sent. */
type OnEnd = (failure: ResendFailed | null) => void;

/** Running requests by reply, each with its open forms. The admin can open another lead and come back meanwhile. */
const running = createWatchedMap<Set<OnEnd>>();

/** Whether the reply is being sent, also by a form that was closed since. */
export function useIsSending(replyId: string): boolean {
	return useSyncExternalStore(running.subscribe, () => running.entries.has(replyId));
}

/** The text of a reply, which is kept until it is sent or discarded, and sending it. */
export function useReply(lead: Lead, refresh: () => Promise<void>, close: () => void) {
	const [draft, setDraft] = useState<Unsent>(() => unsent.read(lead.id) ?? emptyReply(lead));
	const [failure, setFailure] = useState<ResendFailed | null>(null);
	const sending = useIsSending(draft.replyId);
	const noted = notedReply(lead, draft);
	const mayHaveArrived = noted?.state === "pending" && !sending;
	const edit = (change: Partial<ReplyText>) => {
		// Under its new id, nothing is known of a try that may have arrived. The list says so.
		if (noted && failure?.status !== NO_ANSWER) setFailure(null);
		// The relay takes only the same text under the same id.
		const next = { ...draft, ...change, ...(noted ? { replyId: uniqueId() } : {}) };
		if (next.text !== "" || next.subject !== emptyReply(lead).subject) unsent.keep(lead, next);
		else unsent.drop(lead.id);
		setDraft(next);
	};
	const discard = () => {
		unsent.drop(lead.id);
		close();
	};
	const send = () => {
		if (running.entries.has(draft.replyId)) return;
		setFailure(null);
		void sendDraft(lead, draft, refresh);
	};
	useOnEnd(draft.replyId, sending, (reason) => {
		if (reason === null) return close();
		setFailure(reason);
		setDraft((now) => unsent.read(lead.id) ?? now);
	});
	const isSent = noted?.state === "sent";
	useDiscardSent(isSent && !sending && hasText(noted, draft), discard);
	const told = failure ? failureText(failure, mayHaveArrived) : mayHaveArrived ? MAY_HAVE_ARRIVED : null;
	return { draft, edit, discard, send, sending, failure: isSent ? null : told, mayHaveArrived };
}

const hasText = (noted: ReplyText, draft: ReplyText): boolean => noted.subject === draft.subject.trim() && noted.text === draft.text.trim();

/** The mail server can have accepted a reply although its request failed. */
function useDiscardSent(isSent: boolean, discard: () => void): void {
	const latest = useRef(discard);
	latest.current = discard;
	useEffect(() => {
		if (isSent) latest.current();
	}, [isSent]);
}

function useOnEnd(replyId: string, sending: boolean, onEnd: OnEnd): void {
	const latest = useRef(onEnd);
	latest.current = onEnd;
	// Not a passive effect: its cleanup can run after a request that ends in the moment of leaving.
	useLayoutEffect(() => {
		const forms = sending ? running.entries.get(replyId) : undefined;
		const end: OnEnd = (failure) => latest.current(failure);
		forms?.add(end);
		return () => void forms?.delete(end);
	}, [replyId, sending]);
}

/** Goes on when the form is closed. */
async function sendDraft(lead: Lead, draft: Unsent, refresh: () => Promise<void>): Promise<void> {
	const forms = new Set<OnEnd>();
	running.set(draft.replyId, forms);
	try {
		const { already } = await sendReply(lead.id, draft.replyId, draft);
		toast.success(already ? "The reply had already been sent." : "Reply sent");
	} catch (error) {
		tellFailure(lead, draft, forms, error);
		// The button works again at once, also while the list loads.
		running.delete(draft.replyId);
		return refresh();
	}
	unsent.drop(lead.id);
	for (const show of forms) show(null);
	await refresh();
	// Until then, the list can have the sent reply as pending.
	running.delete(draft.replyId);
}

function tellFailure(lead: Lead, draft: Unsent, forms: ReadonlySet<OnEnd>, error: unknown): void {
	const failure = error instanceof ResendFailed ? error : new ResendFailed("unreachable");
	const kept = unsent.read(lead.id);
	// Refused before it was noted, for example because another text has this id already.
	if (kept && failure.status === REFUSED) unsent.keep(lead, { ...kept, replyId: uniqueId() });
	for (const show of forms) show(failure);
	if (forms.size > 0) logFailure(LOG, error);
	else reportFailure(LOG, error, `Reply to ${formatSender(lead)}: ${failureText(failure, notedReply(lead, draft)?.state === "pending")}`);
}

function emptyReply(lead: Lead): Unsent {
	const subject = formatSubject(lead);
	return {
		replyId: uniqueId(),
		subject: (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, MAX_REPLY.subject),
		text: "",
	};
}
