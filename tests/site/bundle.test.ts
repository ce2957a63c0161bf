import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Container, type Document } from "postcss";
import { expect, test } from "vitest";
import { DEMO_ADMIN } from "../../scripts/embedded/backend";
import { DIST } from "../support/built-site";

/** Texts that no public file can contain. */
const forbidden = [
	DEMO_ADMIN.email,
	DEMO_ADMIN.password,
	"sb_secret_",
	'"role":"service_role"',
	"postgres://",
	"@supabase/lite",
	"/_system",
	"/dev/mail",
	"RATE_SALT",
	"SMTP_PASS",
	"nodemailer",
	"sb-lite-anon-key",
	// A chunk with this name has all variables of the build, not only those that the site uses.
	"VITE_SITE_KIND",
];

function findForbidden(files: { name: string; text: string }[]): string[] {
	return files.flatMap(({ name, text }) => forbidden.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`));
}

test("the built site contains no secrets and no code of the embedded backend or the relay", () => {
	const files = readdirSync(DIST, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && /\.(html|js|css|json|svg|txt|xml)$/.test(entry.name))
		.map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), "utf8") }));
	expect(files.length).toBeGreaterThan(30);
	expect(findForbidden(files)).toEqual([]);
	expect(findForbidden([{ name: "canary", text: `const key = "${["sb", "secret", "x"].join("_")}"` }])).toHaveLength(1);
});

test("only one chunk contains supabase-js, and public pages don't load it", () => {
	const assets = readdirSync(join(DIST, "assets")).filter((name) => name.endsWith(".js"));
	const withSupabase = assets.filter((name) => readFileSync(join(DIST, "assets", name), "utf8").includes("GoTrueClient"));
	expect(withSupabase).toHaveLength(1);
	for (const page of ["index.html", "portfolio.html", "404.html"]) {
		expect(readFileSync(join(DIST, page), "utf8")).not.toContain(withSupabase[0] ?? "none");
	}
});

test("a shared preview loads neither supabase-js nor code of the administration", () => {
	const assets = join(DIST, "assets");
	const seen = new Set<string>();
	const visit = (name: string) => {
		if (seen.has(name)) return;
		seen.add(name);
		const text = readFileSync(join(assets, name), "utf8");
		for (const [, next = ""] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) visit(next);
	};
	for (const name of readdirSync(assets)) if (/^shared-preview-[\w-]+\.js$/.test(name)) visit(name);
	expect(seen.size).toBeGreaterThan(3);
	for (const name of seen) {
		const text = readFileSync(join(assets, name), "utf8");
		for (const word of ["GoTrueClient", "working_copies", "token_hash", "Save as draft"])
			expect(text.includes(word), `${name}: ${word}`).toBe(false);
	}
});

/** Whether a rule applies only to visitors who don't mind motion. */
const wantsMotion = (node: Container | Document | undefined): boolean =>
	node !== undefined &&
	((node instanceof postcss.AtRule && node.params.includes("prefers-reduced-motion:no-preference")) || wantsMotion(node.parent));

/** Declarations that move or scale something under the pointer, also with reduced motion. */
function findMotion(css: string): string[] {
	const found: string[] = [];
	postcss.parse(css).walkDecls(/^(translate|scale|rotate|transform)$/, (declaration) => {
		const rule = declaration.parent;
		if (!(rule instanceof postcss.Rule) || !/:(hover|active)/.test(rule.selector) || wantsMotion(rule)) return;
		found.push(`${rule.selector} { ${declaration} }`);
	});
	return found;
}

test("nothing moves under the pointer of visitors who want less motion", () => {
	const sheets = readdirSync(join(DIST, "assets")).filter((name) => name.endsWith(".css"));
	expect(sheets.length).toBeGreaterThan(3);
	expect(sheets.flatMap((name) => findMotion(readFileSync(join(DIST, "assets", name), "utf8")))).toEqual([]);
	expect(findMotion("a:hover{scale:1.1}@media (prefers-reduced-motion:no-preference){b:hover{scale:1.1}}")).toEqual([
		"a:hover { scale:1.1 }",
	]);
});
