import { site } from "@/content/site";
import { environment } from "@/data/env";
import { SendFailed, sendMessage } from "@/data/mail-relay";

/** The relay treats faster messages as spam. */
const MIN_ELAPSED_MS = 2000;

interface ChatLead {
	email: string;
	subject: string;
	message: string;
	/** The same for every attempt at one transcript. */
	idempotencyKey: string;
	/** Time since the chat was opened, in milliseconds. */
	elapsedMs: number;
}

/** Sends the chat's text to the team as a lead. Loaded with the schema library when the visitor sends. */
export async function sendLead({ email, subject, message, idempotencyKey, elapsedMs }: ChatLead): Promise<"sent" | "offline" | "failed"> {
	try {
		const rest = MIN_ELAPSED_MS - elapsedMs;
		if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
		const { mailRelayUrl, formEndpoint, contactMailbox } = environment();
		await sendMessage(
			{ firstName: "Chat", lastName: "visitor", email, phone: "", subject, message },
			{
				relayUrl: mailRelayUrl,
				endpoint: formEndpoint,
				mailbox: contactMailbox,
				company: site.name,
				idempotencyKey,
				elapsedMs: Math.max(elapsedMs, MIN_ELAPSED_MS),
				source: "chat",
			},
		);
		return "sent";
	} catch (error) {
		// Keep the visitor's text out of the log.
		console.error("Chat:", error instanceof Error ? error.message : "not sent");
		return error instanceof SendFailed && error.reason === "offline" ? "offline" : "failed";
	}
}
