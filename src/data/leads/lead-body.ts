export interface WrittenLead {
	email: string;
	phone: string;
	message: string;
}

const LABELED = /^(email|phone|message):(.*)$/i;

/** Reads the labeled lines of a lead's text by the relay's rule (supabase/functions/send-email/lead-text.ts). */
export function readLeadBody(body: string): WrittenLead {
	const written: WrittenLead = { email: "", phone: "", message: "" };
	const lines = body.split("\n");
	for (const [index, line] of lines.entries()) {
		const [, label = "", value = ""] = LABELED.exec(line) ?? [];
		switch (label.toLowerCase()) {
			case "email":
				written.email ||= value.trim();
				break;
			case "phone":
				written.phone ||= value.trim();
				break;
			case "message":
				return { ...written, message: [value.trim(), ...lines.slice(index + 1)].join("\n").trim() };
		}
	}
	return { ...written, message: body.trim() };
}
