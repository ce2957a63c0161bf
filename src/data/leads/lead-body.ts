/** What the text block of a lead says, apart from what its columns say. */
export interface WrittenLead {
	/** As written; it may be no address that a mail could be sent to. */
	email: string;
	phone: string;
	message: string;
}

const LABELLED = /^(name|email|phone|source|message):(.*)$/i;

/**
 * Reads the labelled lines of a lead's text block, by the relay's rule (supabase/functions/send-email/lead-text.ts): the first line
 * of a label holds, and everything after "Message:" is the message. A text without labels is a message.
 */
export function readLeadBody(body: string): WrittenLead {
	const written: WrittenLead = { email: "", phone: "", message: "" };
	const lines = body.split("\n");
	let source = "";
	for (const [index, line] of lines.entries()) {
		const [, label = "", value = ""] = LABELLED.exec(line) ?? [];
		switch (label.toLowerCase()) {
			case "email":
				written.email ||= value.trim();
				break;
			case "phone":
				written.phone ||= value.trim();
				break;
			case "source":
				source ||= value.trim();
				break;
			case "message": {
				const message = [value.trim(), ...lines.slice(index + 1)];
				return { ...written, message: (source ? message : withoutSource(message)).join("\n").trim() };
			}
		}
	}
	return { ...written, message: body.trim() };
}

/** Older forms put the source behind the message; where it was said before, a last line like it is the visitor's. */
function withoutSource(lines: string[]): string[] {
	return lines.length > 1 && /^source:/i.test(lines.at(-1) ?? "") ? lines.slice(0, -1) : lines;
}
