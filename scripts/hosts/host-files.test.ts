import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { patternSource } from "../vite/cloudflare-worker.mjs";
import { headerRules, pagePolicy, policyElement } from "../vite/headers.ts";
import { listAddresses, type Move, siteRules } from "../vite/host-rules.ts";
import { cloudflareFiles } from "./cloudflare.ts";
import { netlifyFiles } from "./netlify.ts";
import { nginxFiles } from "./nginx.ts";
import { writePlainSite } from "./plain.ts";
import { vercelConfig } from "./vercel.ts";
import { findHost, writeHostFiles } from "./write-host-files.ts";

const origins = { supabase: "https://project.example.com", relay: "https://relay.example.com/send" };
const rows: Move[] = [["/blog/old", "/blog/new"]];

/** A site with this many pages, each with a sheet of its own. */
function siteOf(pages: number) {
	const files = [
		"index.html",
		"shared/shell.html",
		"shared/blog-post.html",
		...Array.from({ length: pages }, (_none, at) => `page-${at}.html`),
	];
	const policies = files.flatMap((file) =>
		listAddresses(file).map((address) => [address, pagePolicy(origins, ["sha256-start"], file, address)] as const),
	);
	return siteRules(headerRules(origins, Object.fromEntries(policies)), rows);
}

const longest = (text: string) => Math.max(...text.split("\n").map((line) => line.length));

describe("a site of 10,000 pages", () => {
	const [small, large] = [siteOf(1), siteOf(10_000)];

	test.each([
		["Netlify", netlifyFiles],
		["nginx", nginxFiles],
	] as const)("has header lines on %s as long as a site of one page, apart from its addresses", (_name, filesOf) => {
		const [few, many] = [Object.values(filesOf(small)), Object.values(filesOf(large))];
		many.forEach((text, at) => {
			expect(longest(text)).toBeLessThanOrEqual(longest(few[at] ?? "") + "page-9999".length);
			expect(longest(text)).toBeLessThan(2_000);
		});
	});

	test("has one hash of its own style in each policy, beside the three that all have", () => {
		for (const { "Content-Security-Policy": policy } of Object.values(large.headers))
			if (policy?.split("'sha256-").length !== 5) expect(policy).toBeUndefined();
	});
});

describe("the files of a host", () => {
	const site = siteOf(1);

	test("of Netlify have redirects before shared files", () => {
		expect(netlifyFiles(site)._redirects?.split("\n")).toEqual([
			"/gaming-ar-vr /game-development 301",
			"/case-study /portfolio 301",
			"/blog /blogs 301",
			"/portfolio/:id /case-study/:id 301",
			"/blog/old /blog/new 301",
			"/case-study/:id /shared/case-study.html 404",
			"/blog/:id /shared/blog-post.html 404",
			"/preview/:token /shared/shell.html 200",
			"/admin /shared/shell.html 200",
			"/admin/* /shared/shell.html 200",
			"/404 /404.html 404!",
			"",
		]);
	});

	test("of Cloudflare have no _redirects, which its Workers refuse, and few lines of headers, of which it reads 100", () => {
		const files = cloudflareFiles(siteOf(1_000));
		expect(Object.keys(files)).toEqual(["_worker.js", "moved.txt", "_headers", "_routes.json", ".assetsignore"]);
		expect(files._headers?.match(/^\/.*$/gm)).toEqual(["/*", "/assets/*"]);
	});

	test("of Cloudflare keep the worker private, and its counted requests to pages", () => {
		expect(JSON.parse(cloudflareFiles(site)["_routes.json"] ?? "").exclude).toEqual(["/assets/*", "/media/*"]);
		expect(cloudflareFiles(site)[".assetsignore"]?.split("\n")).toContain("_worker.js");
	});

	test("of nginx refuse a value that nginx would read as a variable", () => {
		expect(() => nginxFiles({ ...site, headers: { "/*": { A: "$host" } } })).toThrow("variable");
		expect(nginxFiles({ ...site, headers: { "/*": { A: 'say "x"' } } })["nginx/http.conf"]).toContain('default "say \\"x\\"";');
	});

	test("of Vercel have as many routes with 5,000 old addresses as with one", () => {
		const many = Array.from({ length: 5_000 }, (_none, at): Move => [`/blog/old-${at}`, "/blog/new"]);
		expect(vercelConfig({ ...site, rows: many }, []).routes).toEqual(vercelConfig(site, []).routes);
	});
});

describe("redirects from .html addresses stay on the site", () => {
	const site = siteOf(1);
	const cases = [
		["//evil.example/x.html", "/evil.example/x"],
		["/\\evil.example/x.html", "/evil.example/x"],
		["//evil.example/..%2fpage-0.html", "/evil.example/..%2fpage-0"],
		["/page-0.html", "/page-0"],
	] as const;

	test.each(cases)("on Vercel from %s", (path, location) => {
		const found = vercelConfig(site, []).routes.find(({ src, status }) => status === 308 && new RegExp(src ?? "").test(path));
		expect(path.replace(new RegExp(found?.src ?? ""), found?.headers?.Location ?? "")).toBe(location);
	});

	test.each(cases)("on nginx from %s", (path, location) => {
		const [, source = ""] = /"~(\S+html\S+)" "\/\$site_path/.exec(nginxFiles(site)["nginx/http.conf"] ?? "") ?? [];
		expect(`/${new RegExp(source).exec(path)?.groups?.site_path}`).toBe(location);
	});
});

describe("requests to other sites are allowed to the administration alone", () => {
	const site = siteOf(1);
	const OPEN = /connect-src [^;]* https:;/;
	const ADMINISTRATION = ["/admin", "/admin/*"];

	test("by the rules", () => {
		const open = Object.entries(site.headers).filter(([, headers]) => OPEN.test(headers["Content-Security-Policy"] ?? ""));
		expect(open.map(([address]) => address)).toEqual(ADMINISTRATION);
	});

	test("on Netlify", () => {
		const blocks = netlifyFiles(site)._headers?.split(/^(?=\/)/m) ?? [];
		expect(blocks.filter((block) => OPEN.test(block)).map((block) => block.split("\n")[0])).toEqual(ADMINISTRATION);
	});

	test("on Cloudflare", () => {
		const [, json = ""] = /answer\(request, env\.ASSETS, (.*)\) };/.exec(cloudflareFiles(site)["_worker.js"] ?? "") ?? [];
		expect(JSON.parse(json).headers).toEqual(site.headers);
	});

	test("on Vercel", () => {
		const open = vercelConfig(site, []).routes.filter(({ headers }) => OPEN.test(headers?.["Content-Security-Policy"] ?? ""));
		expect(open.map(({ src }) => src)).toEqual(ADMINISTRATION.map(patternSource));
	});

	test("on nginx", () => {
		const open = nginxFiles(site)
			["nginx/http.conf"]?.split("\n")
			.filter((line) => OPEN.test(line));
		expect(open?.map((line) => line.trim().split(" ")[0])).toEqual(['"/admin"', `"~${patternSource("/admin/*")}"`]);
	});
});

describe("the host of a build", () => {
	test.each([
		[{}, null],
		[{ SITE_HOST: "netlify" }, "netlify"],
		[{ NETLIFY: "true" }, "netlify"],
		[{ CF_PAGES: "1" }, "cloudflare"],
		[{ WORKERS_CI: "1" }, "cloudflare"],
		[{ VERCEL: "1" }, "vercel"],
		[{ VERCEL: "1", SITE_HOST: "static" }, "static"],
	])("of %j is %s", (env, host) => expect(findHost(env)).toBe(host));

	test("must be known", () => expect(() => findHost({ SITE_HOST: "netlfy" })).toThrow("SITE_HOST=netlfy"));
});

describe("a folder for a host without rules", () => {
	let folder = "";
	const read = (name: string) => readFileSync(join(folder, name), "utf8");
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "plain-"));
		mkdirSync(join(folder, "shared"));
		for (const name of ["index", "page-0", "404", "shared/shell"])
			writeFileSync(join(folder, `${name}.html`), `<meta charset="utf-8"><style>a{}</style><title>${name}</title>`);
		writeHostFiles("static", folder, siteOf(1), folder);
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	test("has each page also as a folder, with its policy before its style", () => {
		expect(read("page-0/index.html")).toBe(read("page-0.html"));
		expect(read("page-0.html")).toMatch(
			/^<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'[^"]*"><style>/,
		);
		expect(read("admin/index.html")).toContain("<title>shared/shell</title>");
	});

	test("has the policy also in a page whose text quotes one", () => {
		const quote = '<p>&lt;meta http-equiv="Content-Security-Policy" content="default-src *"&gt; &lt;style&gt;</p>';
		writeFileSync(join(folder, "page-0.html"), `<meta charset="utf-8"><style>a{}</style>${quote}`);
		writePlainSite(folder, siteOf(1));
		expect(read("page-0/index.html")).toMatch(/^<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"[^>]*><style>a/);
		expect(read("page-0.html")).toBe(read("page-0/index.html"));
	});

	test("keeps the policy that a page for unknown rows has", () => {
		const page = `${policyElement("default-src 'self'")}<style>a{}</style>`;
		writeFileSync(join(folder, "shared/blog-post.html"), page);
		writePlainSite(folder, siteOf(1));
		expect(read("shared/blog-post.html")).toBe(page);
	});

	test("allows requests to other sites to the administration alone", () => {
		const open = ["admin/index.html", "shared/shell.html", "index.html", "page-0.html"].filter((name) =>
			/connect-src [^;]* https:;/.test(read(name)),
		);
		expect(open).toEqual(["admin/index.html"]);
		expect(read("admin/index.html").split("http-equiv")).toHaveLength(2);
	});

	test("leads from old addresses to the current ones", () => {
		expect(read("blog/old/index.html")).toContain('<meta http-equiv="refresh" content="0; url=/blog/new">');
		expect(read("case-study/index.html")).toContain("url=/portfolio");
	});

	test("is published whole by GitHub Pages, which leaves out names with a dot otherwise", () => {
		expect(read(".nojekyll")).toBe("");
	});

	test("has no files for other hosts", () => {
		expect(readdirSync(folder).filter((name) => /^_|\.json$|nginx|\.txt$/.test(name))).toEqual([]);
	});
});
