import { useState } from "react";
import { toast } from "sonner";
import type { Lead } from "@/data/leads/schema";
import { ResendFailed, type SentAgain, sendLeadAgain } from "@/data/leads/send-again";
import { logFailure } from "../list/row-failures";
import { reasonInWords } from "./delivery";
import { LOG } from "./lead-list-rules";

const REFUSALS: Record<ResendFailed["reason"], string> = {
	session: "The mail relay did not accept your session. Sign in again, then repeat it.",
	busy: "It is being sent right now. Look again in a minute.",
	gone: "The lead was deleted meanwhile.",
	"too-many": "There were too many attempts. Wait ten minutes.",
	unreachable: "The mail relay could not be reached. Please try again.",
};

/** Sends a lead to the mailbox again and says what came of it. @param refresh reads the leads again. */
export function useSendAgain(refresh: () => Promise<void>): { sending: boolean; send: (lead: Lead) => Promise<void> } {
	const [sending, setSending] = useState(false);
	const send = async ({ id }: Lead) => {
		if (sending) return;
		setSending(true);
		try {
			tell(await sendLeadAgain(id));
		} catch (error) {
			logFailure(LOG, error);
			const reason = error instanceof ResendFailed ? error.reason : "unreachable";
			toast.error("Not sent", { description: REFUSALS[reason], duration: Number.POSITIVE_INFINITY });
		} finally {
			await refresh();
			setSending(false);
		}
	};
	return { sending, send };
}

function tell({ delivery, note, already }: SentAgain): void {
	if (delivery === "sent") toast.success(already ? "It had been sent already. Nothing was sent twice." : "Sent to the mailbox");
	else toast.error("Not delivered", { description: reasonInWords(note ?? ""), duration: Number.POSITIVE_INFINITY });
}
