import { useQueryClient } from "@tanstack/react-query";
import { CheckCircle2, Clock3, MailWarning, ShieldAlert } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { leadQuery } from "@/data/leads/queries";
import { clearSuspicion } from "@/data/leads/repository";
import { isClosed, type Lead } from "@/data/leads/schema";
import { ResendFailed, type SentAgain, sendLeadAgain } from "@/data/leads/send-again";
import { logFailure, reportFailure } from "@/features/admin/ui/failures";
import { useFocusAfter } from "@/features/admin/ui/lost-focus";
import { useRenderAt } from "@/shared/hooks/use-render-at";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { LOG } from "./lead-filters";
import { deliveryState, describeReason, describeSuspicion } from "./lead-format";

/** Whether the email copy reached the mailbox, why not, and a button to send it again. */
export function DeliveryNote({ lead, refresh }: { lead: Lead; refresh: () => Promise<void> }) {
	const { sending, send } = useSendAgain(refresh);
	const release = useRelease(refresh, send);
	// The lead's new state can be drawn before or after the end of the request.
	const note = useFocusAfter<HTMLDivElement>(`${sending || release.busy} ${lead.delivery} ${lead.suspicion}`);
	return (
		<div ref={note} tabIndex={-1}>
			<Delivery lead={lead} sending={sending} send={send} release={release} />
		</div>
	);
}

interface DeliveryProps {
	lead: Lead;
	sending: boolean;
	send: (lead: Lead) => Promise<void>;
	release: ReturnType<typeof useRelease>;
}

function Delivery({ lead, sending, send, release }: DeliveryProps) {
	const state = deliveryState(lead, new Date());
	useRenderAt(state.until ?? null);
	if (state.kind === "sent") {
		return (
			<p className="m-0 flex items-center gap-1.5 text-[0.9rem] text-ok">
				<CheckCircle2 aria-hidden="true" className="size-4" />
				Sent to the mailbox
			</p>
		);
	}
	if (lead.suspicion) {
		return (
			<div className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-box border border-line-strong bg-sunken px-4 py-3.5">
				<ShieldAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-2" />
				<div className="min-w-52 flex-1">
					<p className="m-0 font-semibold">Suspected spam</p>
					<p className="mt-0.5 mb-0 text-[0.92rem]">{describeSuspicion(lead.suspicion)} No copy was sent to the mailbox.</p>
				</div>
				<Button tone="solid" size="s" aria-disabled={release.busy || sending} onClick={() => void release.run(lead)}>
					{release.busy || sending ? "Moving…" : "Not spam"}
				</Button>
			</div>
		);
	}
	const isFailed = state.kind === "failed";
	const Icon = isFailed ? MailWarning : Clock3;
	return (
		<div
			className={classNames(
				"flex flex-wrap items-start gap-x-4 gap-y-3 rounded-box border px-4 py-3.5",
				isFailed ? "border-danger/40 bg-danger-wash" : "border-line-strong bg-sunken",
			)}
		>
			<Icon aria-hidden="true" className={classNames("mt-0.5 size-4.5 shrink-0", isFailed ? "text-danger" : "text-ink-2")} />
			<div className="min-w-52 flex-1">
				<p className={classNames("m-0 font-semibold", isFailed && "text-danger")}>{state.label}</p>
				<p className="mt-0.5 mb-0 text-[0.92rem]">{state.detail}</p>
				{isFailed ? <p className="mt-0.5 mb-0 text-[0.92rem]">The message itself is safe here.</p> : null}
				{lead.deliveryNote ? (
					<p className="mt-1.5 mb-0 font-mono text-[0.78rem] text-ink-2 [overflow-wrap:anywhere]">{lead.deliveryNote}</p>
				) : null}
			</div>
			{state.canSend ? (
				<Button tone="solid" size="s" aria-disabled={sending} onClick={() => sending || void send(lead)}>
					{sending ? "Sending…" : "Send again"}
				</Button>
			) : null}
		</div>
	);
}

/** "Not spam": moves the lead to the inbox, then sends the email that was held back. */
function useRelease(refresh: () => Promise<void>, send: (lead: Lead) => Promise<void>) {
	const client = useQueryClient();
	const [busy, setBusy] = useState(false);
	const run = async ({ id }: Lead) => {
		if (busy) return;
		setBusy(true);
		try {
			const lead = await clearSuspicion(id);
			client.setQueryData(leadQuery(id).queryKey, lead);
			toast.success(isClosed(lead) ? "Moved out of suspected spam" : "Moved to the inbox");
			await send(lead);
		} catch (error) {
			reportFailure(LOG, error, "Failed to move lead. Please try again.");
			await refresh();
		} finally {
			setBusy(false);
		}
	};
	return { busy, run };
}

const REFUSALS: Record<ResendFailed["reason"], string> = {
	session: "The mail relay did not accept your session. Sign in again, then press “Send again”.",
	busy: "The message is already being sent. Check again in a minute.",
	gone: "This lead has since been deleted.",
	"too-many": "Too many attempts. Wait ten minutes and try again.",
	refused: "The mail relay refused the message. Please try again.",
	unreachable: "The mail relay couldn't be reached. Please try again.",
};

function useSendAgain(refresh: () => Promise<void>): { sending: boolean; send: (lead: Lead) => Promise<void> } {
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
	if (delivery === "sent") toast.success(already ? "The message had already been sent." : "Sent to the mailbox");
	else if (delivery === "pending")
		toast.warning("The mail server didn't answer", { description: "Check the mailbox first. If the mail isn't there, send it again." });
	else toast.error("Not delivered", { description: describeReason(note ?? ""), duration: Number.POSITIVE_INFINITY });
}
