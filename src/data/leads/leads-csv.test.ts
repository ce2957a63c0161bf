import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time";
import hostile from "../../../tests/support/hostile-inputs.json";
import { csvFileName, leadsCsv } from "./leads-csv";
import type { Lead } from "./schema";

const LEAD: Lead = {
	id: "7b0c0000-0000-4000-8000-000000000001",
	version: 1,
	name: "Ada Lovelace",
	email: "ada@example.com",
	phone: "+447911123456",
	subject: "A new project",
	body: 'Name: Ada Lovelace\nEmail: ada@example.com\nMessage: Hello,\n"can" you help?',
	excerpt: "",
	source: "chat",
	status: "new",
	delivery: "sent",
	deliveryNote: null,
	suspicion: null,
	notes: "",
	replies: [],
	followUpOn: null,
	receivedAt: "2026-11-20T09:00:00.000Z",
	touchedAt: "2026-11-20T09:00:00.000Z",
};

/** A parser of RFC 4180 that forgives nothing: every cell in quotes, records ended by CRLF. */
function parseStrictly(text: string): string[][] {
	const records: string[][] = [];
	let at = 0;
	while (at < text.length) {
		const cells: string[] = [];
		for (;;) {
			if (text[at] !== '"') throw new Error(`no quote at ${at}`);
			let cell = "";
			for (at += 1; ; at += 1) {
				if (at >= text.length) throw new Error("a cell without an end");
				if (text[at] !== '"') cell += text[at];
				else if (text[at + 1] === '"') {
					cell += '"';
					at += 1;
				} else break;
			}
			at += 1;
			cells.push(cell);
			if (text[at] === ",") at += 1;
			else break;
		}
		if (text.slice(at, at + 2) !== "\r\n") throw new Error(`no line end at ${at}`);
		at += 2;
		records.push(cells);
	}
	return records;
}

function parseLoosely(text: string, separator: string): string[] {
	const cells: string[] = [];
	let cell = "";
	let quoted = false;
	let isStart = true;
	for (let at = 0; at < text.length; at += 1) {
		const sign = text[at] ?? "";
		if (quoted && sign === '"' && text[at + 1] === '"') {
			cell += sign;
			at += 1;
		} else if (quoted && sign === '"') quoted = false;
		else if (!quoted && isStart && sign === '"') quoted = true;
		else if (!quoted && (sign === separator || sign === "\n" || sign === "\r")) {
			cells.push(cell);
			cell = "";
			isStart = true;
			continue;
		} else cell += sign;
		isStart = false;
	}
	return [...cells, cell];
}

/** What a spreadsheet would run, by OWASP's list, also behind white space and invisible signs and in wide forms. */
const RUNS = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

const cut = (csv: string): string[][] => parseStrictly(csv.replace(/^\ufeff/, ""));
const cellOf = (subject: string) => cut(leadsCsv([{ ...LEAD, subject }]))[1]?.[5] ?? "";
const nasty = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				"=",
				"+",
				"-",
				"@",
				"\t",
				"\r",
				"\n",
				"\r\n",
				" ",
				"\u00a0",
				"\u200b",
				"\ufeff",
				"＝",
				"＋",
				"－",
				"＠",
				'"',
				"'",
				",",
				";",
				"|",
			),
			fc.constantFrom('=HYPERLINK("https://evil.example";"x")', "=cmd|' /C calc'!A0", "@SUM(1+1)", "-2+3+cmd|' /C calc'!A0"),
			fc.string({ unit: "grapheme" }),
		),
	)
	.map((parts) => parts.join(""));

describe("one cell", () => {
	test("keeps any text except for apostrophes and starts no formula", () => {
		fc.assert(
			fc.property(nasty, (text) => {
				const cell = cellOf(text);
				expect(cell).not.toMatch(RUNS);
				expect(cell).not.toMatch(/^[\t\r\n]/);
				expect(cell.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
				expect(cell.length - text.length).toBeLessThanOrEqual(text.length + 1);
			}),
			{ numRuns: 2000 },
		);
	});

	test("starts no formula in a program with another separator", () => {
		fc.assert(
			fc.property(nasty, nasty, fc.constantFrom(";", "\t", "|"), (first, second, separator) => {
				const csv = leadsCsv([{ ...LEAD, name: first, subject: second }]).slice(1);
				for (const cell of parseLoosely(csv, separator)) expect(cell).not.toMatch(RUNS);
			}),
			{ numRuns: 2000 },
		);
	});

	test.each(hostile.entries.flatMap(({ id, payload }): [string, string][] => (typeof payload === "string" ? [[id, payload]] : [])))(
		"starts no formula from hostile input %s",
		(_id, payload) => {
			const cell = cellOf(payload);
			expect(cell).not.toMatch(RUNS);
			expect(cell.replaceAll("'", "")).toBe(payload.replaceAll("'", ""));
		},
	);

	test("keeps harmless line breaks, commas, quotes and inner hyphens", () => {
		for (const text of ["", "Plain", "a - b", "Hello,\nsecond line", 'say "yes"', "O'Neil", "1 + 1", "100%; maybe"]) {
			expect(cellOf(text)).toBe(text);
		}
	});

	test("escapes 20,000 harmless characters quickly", () => {
		const started = cpuTime();
		for (const sign of ["\n", ";", " ", '"', "'"]) leadsCsv([{ ...LEAD, subject: sign.repeat(20_000) }]);
		expect(cpuTime() - started).toBeLessThan(500);
	});
});

describe("the file", () => {
	test("has a byte order mark, CRLF, equal numbers of cells and only the message", () => {
		const reply = { id: "r1", state: "sent" as const, subject: "Re: A new project", text: "Yes, we can.", at: "2026-11-21T10:00:00.000Z" };
		const worked = { ...LEAD, followUpOn: "2026-11-25", notes: "Call her", replies: [reply] };
		const csv = leadsCsv([worked, { ...LEAD, body: "No labels here", email: null, phone: null, source: null }]);
		expect(csv.startsWith("\ufeff")).toBe(true);
		expect(csv.endsWith("\r\n")).toBe(true);
		const [head, first, second] = cut(csv);
		expect(head).toContain("Message");
		expect(first).toEqual([
			"2026-11-20T09:00:00.000Z",
			"new",
			"Ada Lovelace",
			"ada@example.com",
			"'+447911123456",
			"A new project",
			'Hello,\n"can" you help?',
			"chat",
			"sent",
			"",
			"",
			"2026-11-25",
			"Call her",
			"2026-11-21T10:00:00.000Z Re: A new project\nYes, we can.",
			LEAD.id,
		]);
		expect(second).toHaveLength(head?.length ?? 0);
		expect(second?.slice(3, 5)).toEqual(["", ""]);
		expect(cut(leadsCsv([]))).toHaveLength(1);
	});

	test("keeps every digit of a phone number", () => {
		const phoneOf = (phone: string) => cut(leadsCsv([{ ...LEAD, phone }]))[1]?.[4];
		expect(phoneOf("+91 98765 43210")).toBe("'+91 98765 43210");
		expect(phoneOf("02223456789")).toBe("'02223456789");
		expect(phoneOf("(415) 555-2671")).toBe("(415) 555-2671");
	});

	test("keeps an unusable e-mail address as it was entered", () => {
		const body = "Name: A\nEmail: ada at example\nMessage: hi";
		expect(cut(leadsCsv([{ ...LEAD, email: null, body }]))[1]?.[3]).toBe("ada at example");
	});

	test("writes one record of fifteen cells for any lead", () => {
		fc.assert(
			fc.property(nasty, nasty, nasty, (name, subject, body) => {
				const records = cut(leadsCsv([{ ...LEAD, name, subject, body }]));
				expect(records).toHaveLength(2);
				expect(records[1]).toHaveLength(15);
				for (const cell of records[1] ?? []) expect(cell).not.toMatch(RUNS);
			}),
		);
	});

	test("includes the day in the file name", () => {
		expect(csvFileName(new Date(2026, 10, 5, 23, 59))).toBe("leads-2026-11-05.csv");
	});
});
