export interface WrittenLead {
	email: string;
	phone: string;
	message: string;
}

const LABELLED = /^(name|email|phone|source|message):(.*)$/i;

/** Reads the labeled lines of a lead's text by the relay's rule (supabase/functions/send-email/lead-text.ts). */
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

function withoutSource(lines: string[]): string[] {
	return lines.length > 1 && /^source:/i.test(lines.at(-1) ?? "") ? lines.slice(0, -1) : lines;
}
