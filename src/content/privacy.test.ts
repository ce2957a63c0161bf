import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LeadRow } from "@/data/database.types";
import { applicationFiles } from "../../tests/contracts/source-files";
import { chatLead } from "./chat/messages";
import { leadDialog } from "./contact";
import { privacyPolicy } from "./privacy";
import { site } from "./site";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const wordsOf = (id: string): string =>
	privacyPolicy.sections
		.filter((section) => section.id === id)
		.flatMap(({ blocks }) =>
			blocks.map((block) => (block.kind === "text" ? block.text : block.items.map((item) => `${item.term}: ${item.text}`).join("\n"))),
		)
		.join("\n");
const everything = (): string => privacyPolicy.sections.map(({ id }) => wordsOf(id)).join("\n");

/** Words of the policy that name what a column of a lead holds of its sender, or why it holds nothing of them. The compiler asks for new columns. */
const LEAD_COLUMNS: Record<keyof LeadRow, { named: string } | { because: string }> = {
	id: { because: "random" },
	idempotency_key: { named: "store a random number" },
	name: { named: "first and last name" },
	email: { named: "email address" },
	phone: { named: "phone number" },
	subject: { named: "subject and message" },
	body: { named: "subject and message" },
	source: { named: "the name of that button" },
	sender_hash: { named: "stores the hash with your message" },
	delivery: { because: "about the mail server" },
	delivery_note: { because: "about the mail server" },
	status: { because: "set by the administrator" },
	created_at: { because: "time of the server" },
	updated_at: { because: "time of the server" },
	version: { because: "number of changes" },
	excerpt: { because: "start of the body" },
	suspicion: { named: "if a message looks like spam, we store why" },
	notes: { named: "We store our notes on your message" },
	follow_up_on: { because: "set by the administrator" },
	sender: { because: "email address in lower case" },
	replies: { named: "and our replies with it" },
	search_text: { because: "made of other columns" },
};

describe("the privacy policy", () => {
	test("has sections with an id, a title and a text", () => {
		expect(new Set(privacyPolicy.sections.map(({ id }) => id)).size).toBe(privacyPolicy.sections.length);
		for (const { id, title } of privacyPolicy.sections) {
			expect(title.trim(), id).not.toBe("");
			expect(wordsOf(id).trim(), id).not.toBe("");
		}
	});

	test("spells out the effective date as a day", () => {
		const { iso, text } = privacyPolicy.effective;
		expect(new Date(iso).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })).toBe(text);
	});

	test("uses the site's company facts and no other address", () => {
		expect(wordsOf("who-we-are")).toContain(site.parent);
		expect(wordsOf("contact-details")).toBe(
			`Company: ${site.parent}, for ${site.name}\nPlace: ${site.location}\nEmail: ${site.email}\n${wordsOf("contact-details").split("\n").at(-1)}`,
		);
		expect([...new Set(everything().match(/[\w.+-]+@[\w.-]+\w/g))]).toEqual([site.email]);
	});

	test("names the dialog and the button as visitors see them", () => {
		for (const name of [leadDialog.title, chatLead.send]) expect(wordsOf("information-collected")).toContain(`“${name}”`);
	});

	test("doesn't mention an embedded player when none is configured", () => {
		expect(site.heroVideoUrl).toBeNull();
		expect(wordsOf("information-collected")).toContain("No video platform is embedded");
	});

	test("has no gaps for facts that the owner hasn't given", () => {
		expect(everything()).not.toMatch(/null|undefined|NaN|\[|\]|\{|\}/);
	});
});

describe("software changes that affect the policy", () => {
	test("names what a lead stores of its sender", () => {
		const named = Object.entries(LEAD_COLUMNS).flatMap(([column, value]) => ("named" in value ? [[column, value.named] as const] : []));
		for (const [column, words] of named) expect(wordsOf("information-collected"), column).toContain(words);
	});

	test("describes the relay's actual limit, retention and hash", () => {
		const relay = (file: string) => read(`supabase/functions/send-email/${file}`);
		expect(relay("lead-flow.ts")).toContain("{ leads: 5, windowMs: 600_000 }");
		expect(wordsOf("information-collected")).toContain("five messages in ten minutes");
		expect(read("src/features/admin/leads/lead-format.ts")).toContain("more than five messages within ten minutes");
		expect(relay("lead-flow.ts")).toContain("REFUSE_AFTER = 60;");
		expect(wordsOf("information-collected")).toContain("refuses any message after the 60th");
		expect(relay("lead-flow.ts")).toContain("MAX_SENDERS = 5000");
		expect(wordsOf("retention")).toContain("at most 5,000");
		expect(relay("http.ts")).toMatch(/name: "HMAC", hash: "SHA-256"/);
		expect(wordsOf("information-collected")).toContain("HMAC-SHA-256");
	});

	test("allows only these files to write to the visitor's browser, and no cookies", () => {
		const writers = applicationFiles()
			.filter(({ text }) => /\b(local|session)Storage\.setItem\(|document\.cookie|cookieStore|indexedDB/.test(text))
			.map(({ path }) => path)
			// The admin stores data only in their own browser; harnesses are part of no page.
			.filter((path) => !path.startsWith("src/features/admin/") && !path.endsWith("-harness.ts"));
		expect(writers).toEqual([
			// Signals a save by the admin.
			"src/data/admin-rows/admin-rows.ts",
			// The administrator's backups and local copies.
			"src/data/backup/local-storage.ts",
			"src/data/reachable.ts",
			"src/features/chat/chat-storage.ts",
			"src/features/contact/contact-draft.ts",
			// Whether the administrator shows the preview.
			"src/shared/hooks/use-remembered.ts",
			"src/shared/lib/theme.ts",
		]);
		const others = applicationFiles().filter(({ text }) => /document\.cookie|cookieStore|indexedDB/.test(text));
		// The administrator's unsaved changes.
		expect(others.map(({ path }) => path)).toEqual(["src/features/admin/editor/autosave-database.ts"]);
	});
});
