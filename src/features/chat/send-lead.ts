import { site } from "@/content/site";
import { environment } from "@/data/env";
import { SendFailed, sendMessage } from "@/data/mail-relay";

interface ChatLead {
	email: string;
	subject: string;
	message: string;
	/** The same until an attempt is confirmed. */
	idempotencyKey: string;
}

/** "known": the relay already has another text with this key. "unconfirmed": the text may have arrived. */
export type Outcome = "sent" | "known" | "offline" | "refused" | "unconfirmed";

/** Sends the chat's text to the team as a lead. Loaded with the schema library when the visitor sends. */
export async function sendLead({ email, subject, message, idempotencyKey }: ChatLead): Promise<Outcome> {
	try {
		const { mailRelayUrl, formEndpoint, contactMailbox } = environment();
		await sendMessage(
			{ firstName: "Chat", lastName: "visitor", email, phone: "", subject, message },
			{
				relayUrl: mailRelayUrl,
				endpoint: formEndpoint,
				mailbox: contactMailbox,
				company: site.name,
				idempotencyKey,
				source: "chat",
			},
		);
		return "sent";
	} catch (error) {
		const failure = error instanceof SendFailed ? error : null;
		if (failure?.reason === "known") return "known";
		// Keep the visitor's text out of the log.
		console.error("Chat:", error instanceof Error ? error.message : "not sent");
		if (failure?.reason === "offline") return "offline";
		return failure?.mayHaveArrived ? "unconfirmed" : "refused";
	}
}
