import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allowed } from "./allowed.mjs";
import { findings, withoutAllowed } from "./findings.mjs";
import { patterns } from "./patterns.mjs";
import { extractTexts, readClaims, readTexts } from "./read-texts.mjs";

const root = join(import.meta.dirname, "../..");

/** A content file with one heading for each sentence. */
const page = (...sentences: string[]) =>
	extractTexts(
		"src/features/example/page.ts",
		sentences.map((sentence) => `export const a = { title: ${JSON.stringify(sentence)} };`).join("\n"),
	);
const namesIn = (sentences: string[], claims: { value: string; label: string }[] = []) =>
	findings(page(...sentences), claims).map(({ name }) => name);

describe.each(patterns.map((pattern) => [pattern.name, pattern] as const))("pattern “%s”", (name, { bad, good, limit = 0, write }) => {
	test.each(bad)("finds “%s”", (sentence) => {
		const all = Array.from({ length: limit + 1 }, (_, index) => `${sentence} ${"Again. ".repeat(index)}`.trim());
		expect(namesIn(all)).toContain(name);
		expect(namesIn(all.slice(0, limit))).not.toContain(name);
		expect(write).toMatch(/^[A-Z].*\.$/);
	});

	test.each(good)("accepts “%s”", (sentence) => {
		expect(namesIn(Array(limit + 1).fill(sentence)).filter((found) => found !== "sentence twice")).toEqual([]);
	});
});

describe("findings", () => {
	test("count up to the limit of a page", () => {
		expect(namesIn(["Six steps to launch", "Four parts of a plan"])).toEqual([]);
		expect(namesIn(["Six steps to launch", "Four parts of a plan", "Two ways to pay"])).toEqual(["number in heading"]);
	});

	test("name a figure that the register gives another value", () => {
		const claims = [
			{ value: "230+", label: "developers" },
			{ value: "15+", label: "projects delivered" },
			{ value: "500+", label: "projects" },
			{ value: "98%", label: "success rate" },
			{ value: "24 h", label: "reply within 24 hours" },
			{ value: "4.8", label: "rating" },
		];
		expect(namesIn(["With 200+ developers", "A 97% success rate", "You get a reply within 12 hours."], claims)).toEqual(
			Array(3).fill("contradicts the claims register"),
		);
		expect(
			namesIn(["With 230+ developers", "Our 15+ projects delivered", "With 500+ projects", "For 12 projects", "A 4.5 rating"], claims),
		).toEqual([]);
		const [text] = extractTexts("src/a.ts", 'const fact = { value: "40+", label: "developers" };');
		expect(text && findings([text], claims).map(({ write }) => write)).toEqual([
			"src/content/claim-register.ts says 230+ developers: use the register.",
		]);
	});

	test("name a sentence of eight words or more that occurs twice, with both places", () => {
		const long = "We show you a running version every two weeks.";
		const [finding, ...others] = findings(page(`First. ${long}`, "Call our phone.", "Call our phone.", long), []);
		expect(others).toEqual([]);
		expect(finding).toMatchObject({ place: "src/features/example/page.ts:4", name: "sentence twice", quote: long });
		expect(finding?.write).toContain("src/features/example/page.ts:1");
	});

	test("leave out allowed quotations and report entries that cover nothing", () => {
		const found = findings(page("Nobody waits here.", "Somebody calls."), []);
		const entry = (quote: string) => ({ name: "somebody", quote });
		expect(withoutAllowed(found, [entry("Nobody waits here")]).map(({ quote }) => quote)).toEqual(["Somebody calls."]);
		expect(withoutAllowed(found, [entry("Nobody"), entry("Somebody"), entry("Everybody")])).toMatchObject([
			{ name: "unused entry for somebody", quote: "Everybody" },
		]);
	});

	test("have a reason for each allowed quotation", () => {
		for (const { name, quote, reason } of allowed) {
			expect(quote.trim().length).toBeGreaterThan(3);
			expect(reason.trim().length, quote).toBeGreaterThan(5);
			expect([...patterns.map((pattern) => pattern.name), "sentence twice", "contradicts the claims register"]).toContain(name);
		}
	});
});

describe("texts", () => {
	const read = (path: string, source: string) => extractTexts(path, source).map(({ words, line }) => `${line} ${words}`);

	test("are literals, templates and JSX texts, not class names, paths, types or imports", () => {
		const source = [
			'import { Page } from "Some package";',
			'type Kind = "Big one" | "Small one";',
			`export const intro = \`We reply within \${hours} hours,`,
			"  usually faster. It\\'s free.`;",
			'const view = <p className="Grid of cards" title="A tooltip">Read <b>all</b>{" "}',
			"  reviews</p>;",
			'const path = "content/home.ts";',
			"// A comment is no text.",
		].join("\n");
		expect(read("src/app/view.tsx", source)).toEqual(["3 We reply within ¤ hours, usually faster. It's free.", "5 A tooltip", "5 Read"]);
	});

	test("of posts are paragraphs and headings without code", () => {
		const source =
			"export const post = { content: `<h2>Ways to go</h2>\n<p>Call <code>a; b; c;</code> now.\nDone.</p><pre>x; y; z;</pre>` };";
		const texts = extractTexts("src/content/blog/a-post.ts", source);
		expect(texts.map(({ words, heading }) => [words, heading])).toEqual([
			["Ways to go", true],
			["Call now. Done.", false],
		]);
		expect(texts[1]?.lineAt(10)).toBe(3);
	});

	test("of the seed are quoted texts and values in JSON, a page for each statement", () => {
		const source =
			'\ninsert into a values ($t$One fact$t$,\n  $t$[{"label":"Late deliveries","value":"38%"}]$t$);\ninsert into a values ($t$Other$t$);';
		const texts = extractTexts("supabase/seed.sql", source);
		expect(texts.map(({ words, line }) => `${line} ${words}`)).toEqual(["2 One fact", "3 Late deliveries", "4 Other"]);
		expect(new Set(texts.map(({ page }) => page)).size).toBe(2);
	});

	test("of a service's folder and its demo share one page", () => {
		const pages = ["src/content/services/iot/page.ts", "src/content/services/iot/demo.ts", "src/features/services/demos/iot.tsx"].map(
			(path) => extractTexts(path, 'const a = "A text";')[0]?.page,
		);
		expect(pages).toEqual(["iot", "iot", "iot"]);
	});

	test("come from content, interface, messages, samples and the mail relay", () => {
		const paths = [...new Set(readTexts(root).map(({ path }) => path))];
		for (const start of ["src/content/", "src/features/", "src/app/", "src/data/", "supabase/functions/", "supabase/seed.sql"])
			expect(
				paths.some((path) => path.startsWith(start)),
				start,
			).toBe(true);
		expect(paths.filter((path) => path.includes(".test."))).toEqual([]);
	});

	test("include the claims register", async () => {
		expect((await readClaims(root)).map(({ label }) => label)).toContain("developers");
	});
});
