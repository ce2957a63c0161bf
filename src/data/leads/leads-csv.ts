import { localDay } from "@/shared/lib/time/local-day";
import { readLeadBody } from "./lead-body";
import type { Lead } from "./schema";

const HEAD = [
	"Received (UTC)",
	"Status",
	"Name",
	"Email",
	"Phone",
	"Subject",
	"Message",
	"Source",
	"Mail",
	"Mail server said",
	"Suspected spam",
	"Follow-up day",
	"Notes",
	"Replies",
	"ID",
];

const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

// Spreadsheets also accept the wide forms of these characters and skip white space and invisible ones.
const STARTS_FORMULA = /^[\s\p{Cf}\p{Cc}"']*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
// A program with another separator starts a new cell there. One match per run keeps hostile text linear.
const RUN_BEFORE_FORMULA = /[\s\p{Cf}\p{Cc}"';|]+[=+\-@\uff1d\uff0b\uff0d\uff20]?/gu;
const CUT = /[;|\t\r\n]/;
const FORMULA_SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20]$/;
// Spreadsheets would drop leading zeros and show 9.19877E+11.
const NUMBER_ONLY = /^[\d\s().]+$/;

/** File name of an export, such as "leads-2026-11-24.csv". */
export function csvFileName(now: Date): string {
	return `leads-${localDay(now)}.csv`;
}

/** Leads as CSV (RFC 4180). An apostrophe stops spreadsheets from running formulas (OWASP, "CSV injection"). */
export function leadsCsv(leads: readonly Lead[]): string {
	const lines = [HEAD, ...leads.map(toCells)].map((cells) => cells.map(csvCell).join(","));
	return `${BYTE_ORDER_MARK}${lines.join(LINE_END)}${LINE_END}`;
}

function csvCell(text: string): string {
	const inner = text.replace(RUN_BEFORE_FORMULA, (run) => (CUT.test(run) ? run.replace(FORMULA_SIGN, "'$&") : run));
	return `"${(STARTS_FORMULA.test(text) ? `'${inner}` : inner).replaceAll('"', '""')}"`;
}

function toCells(lead: Lead): string[] {
	const written = readLeadBody(lead.body);
	const phone = lead.phone ?? written.phone;
	return [
		lead.receivedAt,
		lead.status,
		lead.name,
		lead.email ?? written.email,
		NUMBER_ONLY.test(phone) ? `'${phone}` : phone,
		lead.subject,
		written.message,
		lead.source ?? "",
		lead.delivery,
		lead.deliveryNote ?? "",
		lead.suspicion ?? "",
		lead.followUpOn ?? "",
		lead.notes,
		lead.replies.map(({ at, subject, text }) => `${at} ${subject}\n${text}`).join("\n\n"),
		lead.id,
	];
}
