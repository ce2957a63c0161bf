import { readLeadBody } from "./lead-body";
import type { Lead } from "./schema";

/** The columns of the file. */
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
	"ID",
];

/** What tells a program that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

// What a spreadsheet takes for the beginning of a formula, also in the wide forms of Asian keyboards, and behind white space or signs
// that nobody sees. A tab or a line end at the very beginning makes some programs shift cells.
const STARTS_FORMULA = /^[\s\p{Cf}\p{Cc}"']*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
// A program that was told another separator than the comma cuts a cell there, or at its line ends, and the rest begins a new one.
// The whole run of signs is taken at once: a search that starts anew at each of them takes minutes for a hostile text.
const RUN_BEFORE_FORMULA = /[\s\p{Cf}\p{Cc}"';|]+[=+\-@\uff1d\uff0b\uff0d\uff20]?/gu;
const CUT = /[;|\t\r\n]/;
const FORMULA_SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20]$/;
/** Digits alone would be a number: leading zeros lost, long ones shown as 9.19877E+11. */
const NUMBER_ONLY = /^[\d\s().]+$/;

/** Name of an exported file; @param now the local day counts. */
export function csvFileName(now: Date): string {
	const two = (part: number) => String(part).padStart(2, "0");
	return `leads-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`;
}

/**
 * Leads as a CSV file (RFC 4180: every cell in quotes, CRLF) that no spreadsheet takes for formulas (OWASP, "CSV injection"): an
 * apostrophe stands before whatever could begin one. It says "this is text" and does not belong to the content.
 */
export function leadsCsv(leads: readonly Lead[]): string {
	const lines = [HEAD, ...leads.map(cellsOf)].map((cells) => cells.map(csvCell).join(","));
	return `${BYTE_ORDER_MARK}${lines.join(LINE_END)}${LINE_END}`;
}

/** One cell, quoted and harmless. */
function csvCell(text: string): string {
	const inner = text.replace(RUN_BEFORE_FORMULA, (run) => (CUT.test(run) ? run.replace(FORMULA_SIGN, "'$&") : run));
	return `"${(STARTS_FORMULA.test(text) ? `'${inner}` : inner).replaceAll('"', '""')}"`;
}

function cellsOf(lead: Lead): string[] {
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
		lead.id,
	];
}
