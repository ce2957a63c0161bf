import { useState } from "react";
import { toast } from "sonner";
import * as z from "zod/mini";
import type { Lead } from "@/data/leads/schema";
import { MAX_REPLY, type ReplyText, ResendFailed, sendReply } from "@/data/leads/send-again";
import { logFailure, reportFailure } from "@/features/admin/ui/failures";
import { unsentTexts } from "@/features/admin/ui/unsent-texts";
import { useMounted } from "@/shared/hooks/use-mounted";
import { uniqueId } from "@/shared/lib/unique-id";
import { LOG } from "./lead-filters";
import { senderOf, subjectOf } from "./lead-format";

interface Unsent extends ReplyText {
	replyId: string;
}

/** The id stays with the text, so that a second try sends nothing twice. */
export const unsent = unsentTexts<Unsent>(
	"reply",
	z.object({ replyId: z.string(), subject: z.string(), text: z.string() }),
	(lead) => `the reply to ${senderOf(lead)}`,
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

function failureText(error: unknown): string {
	const { reason = "unreachable", status = 0, detail } = error instanceof ResendFailed ? error : {};
	if (status === NO_ANSWER) return MAY_HAVE_ARRIVED;
	return `Not sent. ${(reason === "refused" && detail) || REFUSALS[reason]}`;
}

/** The text of a reply, which is kept until it is sent or discarded, and sending it. */
export function useReply(lead: Lead, refresh: () => Promise<void>, close: () => void) {
	const [draft, setDraft] = useState<Unsent>(() => unsent.read(lead.id) ?? emptyReply(lead));
	const [sending, setSending] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const noted = lead.replies.find(({ id }) => id === draft.replyId);
	const mayHaveArrived = noted?.state === "pending" && !sending;
	const mounted = useMounted();
	const keep = (next: Unsent) => {
		unsent.keep(lead, next);
		setDraft(next);
	};
	const edit = (change: Partial<ReplyText>) => {
		// The relay takes only the same text under the same id.
		const next = { ...draft, ...change, ...(noted ? { replyId: uniqueId() } : {}) };
		if (next.text !== "" || next.subject !== emptyReply(lead).subject) return keep(next);
		unsent.drop(lead.id);
		setDraft(next);
	};
	const discard = () => {
		unsent.drop(lead.id);
		close();
	};
	const send = async () => {
		if (sending) return;
		setSending(true);
		setFailure(null);
		try {
			const { already } = await sendReply(lead.id, draft.replyId, draft);
			toast.success(already ? "The reply had already been sent." : "Reply sent");
			const kept = unsent.read(lead.id);
			// The form was opened again during the request, and typing went on.
			if (kept && (kept.text !== draft.text || kept.subject !== draft.subject)) keep({ ...kept, replyId: uniqueId() });
			else discard();
		} catch (error) {
			const text = failureText(error);
			setFailure(text);
			const kept = unsent.read(lead.id);
			// Refused before it was noted, for example because another text has this id already.
			if (kept && error instanceof ResendFailed && error.status === REFUSED) keep({ ...kept, replyId: uniqueId() });
			// The admin has opened another lead.
			if (mounted.current) logFailure(LOG, error);
			else reportFailure(LOG, error, `Reply to ${senderOf(lead)}: ${text}`);
		} finally {
			// The button works again at once, also while the list loads.
			setSending(false);
			await refresh();
		}
	};
	// The mail server may have accepted it late.
	const shown = noted?.state === "sent" ? null : (failure ?? (mayHaveArrived ? MAY_HAVE_ARRIVED : null));
	return { draft, edit, discard, send, sending, failure: shown, mayHaveArrived };
}

function emptyReply(lead: Lead): Unsent {
	const subject = subjectOf(lead);
	return {
		replyId: uniqueId(),
		subject: (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, MAX_REPLY.subject),
		text: "",
	};
}
