import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { applicationFiles } from "../../tests/contracts/source-files";
import { chatLead } from "./chat-messages";
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
	test("stores only the lead columns that the policy names", () => {
		const table = /create table public\.leads \(([\s\S]+?)\n\);/.exec(read("supabase/migrations/20261101000300_leads.sql"))?.[1] ?? "";
		const columns = [...table.matchAll(/^ {2}([a-z_]+) /gm)].map(([, name]) => name);
		const visitor = ["idempotency_key", "name", "email", "phone", "subject", "body", "source", "sender_hash"];
		const housekeeping = ["id", "delivery", "delivery_note", "status", "created_at", "updated_at", "version"];
		expect([...columns].sort()).toEqual([...visitor, ...housekeeping].sort());
	});

	test("describes the relay's actual limit, retention and hash", () => {
		const relay = (file: string) => read(`supabase/functions/send-email/${file}`);
		expect(relay("lead-flow.ts")).toContain("{ leads: 5, windowMs: 600_000 }");
		expect(wordsOf("information-collected")).toContain("five messages in ten minutes");
		expect(read("src/features/admin/leads/lead-format.ts")).toContain("more than five messages within ten minutes");
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
		// The administrator's unsaved drafts.
		expect(others.map(({ path }) => path)).toEqual(["src/features/admin/editor/draft-database.ts"]);
	});
});
