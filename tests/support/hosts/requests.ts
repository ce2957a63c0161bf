import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getHeaders, type HeaderRules } from "../../../scripts/vite/cloudflare-worker.mjs";
import { DIST, readBuilt } from "../built-site";

export const CHECKS = [
	"pages",
	"rows",
	"old addresses",
	"clean addresses",
	"unknown",
	"shells",
	"hidden files",
	"assets",
	"headers",
	"types",
	"compression",
	"methods",
] as const;
export type Check = (typeof CHECKS)[number];

export interface Answer {
	status: number;
	headers: Headers;
	text: string;
}

export interface HostRequest {
	check: Check;
	path: string;
	method?: "GET" | "HEAD" | "POST";
	/** Accept-Encoding. */
	encoding?: string;
	status: number | number[];
	/** A pattern is for answers that can have none. */
	location?: string | RegExp;
	title?: string;
	/** Header values; null means that the header isn't sent. */
	headers?: Record<string, string | RegExp | null>;
}

const POLICY = "content-security-policy";
const REVALIDATED = /no-cache|no-store|max-age=0/;
const REDIRECT = [301, 308];
const ON_SITE = /^\/(?![/\\])/;

export const builtRules = (): HeaderRules => JSON.parse(readBuilt("headers.json"));
export const builtMoves = (): [string, string][] =>
	[...readBuilt("moved.txt").matchAll(/^(\S+) (\S+)$/gm)].map(([, from = "", to = ""]) => [from, to]);

const titleOf = (file: string): string => /<title[^>]*>([^<]*)/.exec(readBuilt(file))?.[1] ?? "";
const namesIn = (folder: string, end: string): string[] => readdirSync(join(DIST, folder)).filter((name) => name.endsWith(end));

/** One table for every host: requests to the built site and what has to come back. */
export function hostRequests(): HostRequest[] {
	const rules = builtRules();
	const own = (path: string) => ({ [POLICY]: getHeaders(path, rules)["Content-Security-Policy"] ?? null, "cache-control": REVALIDATED });
	const page = (check: Check, path: string, file: string, asked = path): HostRequest => ({
		check,
		path: asked,
		status: 200,
		title: titleOf(file),
		headers: own(path),
	});
	const blog = namesIn("blog", ".html").map((name) => name.slice(0, -".html".length));
	const projects = namesIn("case-study", ".html").map((name) => name.slice(0, -".html".length));
	return [
		...["portfolio", "contact", "web-apps", "products/speaksify", "privacy-policy"].map((name) =>
			page("pages", `/${name}`, `${name}.html`),
		),
		page("pages", "/", "index.html"),
		page("pages", "/contact", "contact.html", "/contact?service=iot"),
		...blog.slice(0, 3).map((slug) => page("rows", `/blog/${slug}`, `blog/${slug}.html`)),
		...projects.slice(0, 3).map((slug) => page("rows", `/case-study/${slug}`, `case-study/${slug}.html`)),
		page("rows", `/blog/${blog[0]}`, `blog/${blog[0]}.html`, `/%62log/${blog[0]}`),
		...addresses(),
		...unknown(own),
		...files(),
		...compressed(),
	];
}

function addresses(): HostRequest[] {
	const old = [
		["/gaming-ar-vr", "/game-development"],
		["/case-study", "/portfolio"],
		["/blog", "/blogs"],
		["/portfolio/ferry", "/case-study/ferry"],
	];
	const [first = ["", ""]] = builtMoves();
	return [
		...[...old, ...builtMoves().slice(0, 20)].map(([path = "", location = ""]) => ({
			check: "old addresses" as const,
			path,
			status: 301,
			location,
		})),
		{ check: "old addresses", path: "/blog?a=1", status: 301, location: "/blogs?a=1" },
		{ check: "old addresses", path: `${first[0]}?a=1`, status: 301, location: `${first[1]}?a=1` },
		{ check: "clean addresses", path: "/portfolio/?q=1", status: REDIRECT, location: "/portfolio?q=1" },
		{ check: "clean addresses", path: "/portfolio.html", status: REDIRECT, location: "/portfolio" },
		{ check: "clean addresses", path: "/index.html", status: REDIRECT, location: "/" },
		{ check: "clean addresses", path: "//evil.example/", status: REDIRECT, location: "/evil.example" },
		{
			check: "clean addresses",
			path: "/a%0d%0aX-Added:%201/",
			status: REDIRECT,
			location: "/a%0d%0aX-Added:%201",
			headers: { "x-added": null },
		},
		...["//evil.example/..%2fportfolio.html", "//portfolio.html", "/portfolio%2Ehtml", "//index"].map(
			(path): HostRequest => ({ check: "clean addresses", path, status: [200, ...REDIRECT, 400, 404], location: ON_SITE }),
		),
	];
}

function unknown(own: (path: string) => Record<string, string | RegExp | null>): HostRequest[] {
	const noindex = { "x-robots-tag": /noindex/ };
	const missing = (check: Check, path: string): HostRequest => ({
		check,
		path,
		status: 404,
		title: titleOf("404.html"),
		headers: { [POLICY]: null },
	});
	const hidden = [
		"/headers.json",
		"/moved.txt",
		"/_worker.js",
		"/_headers",
		"/_redirects",
		"/_routes.json",
		"/.assetsignore",
		"/nginx/http.conf",
		"/nginx/server.conf",
	];
	const shells = [
		"/shell",
		"/case-study.html",
		"/blog-post",
		"/404",
		"/404.html",
		"/shared/shell",
		"/shared/case-study.html",
		"/%73hared/shell",
	];
	return [
		...["/nope", "/administrator", "/blog/a/b", "/constructor"].map((path) => missing("unknown", path)),
		{ check: "unknown", path: "/%E0%A4%A", status: [400, 404] },
		{
			check: "unknown",
			path: "/blog/not-yet",
			status: 404,
			title: titleOf("shared/blog-post.html"),
			headers: { "cache-control": REVALIDATED },
		},
		{ check: "unknown", path: "/case-study/not-yet", status: 404, title: titleOf("shared/case-study.html") },
		...["/admin", "/admin/login", "/admin/blogs/edit/1"].map(
			(path): HostRequest => ({
				check: "shells",
				path,
				status: 200,
				title: titleOf("shared/shell.html"),
				headers: { ...own(path), ...noindex },
			}),
		),
		{
			check: "shells",
			path: "/preview/a-token",
			status: 200,
			headers: { ...own("/preview/a-token"), ...noindex, "referrer-policy": "no-referrer" },
		},
		...shells.map((path) => missing("shells", path)),
		...[...hidden, "/index.html.br", "/.env", "/.git/HEAD"].map((path) => missing("hidden files", path)),
	];
}

function files(): HostRequest[] {
	const asset = `/assets/${namesIn("assets", ".js")[0]}`;
	const guarded = { "x-content-type-options": "nosniff", "x-frame-options": "DENY", "referrer-policy": "strict-origin-when-cross-origin" };
	const typed = (path: string, type: RegExp): HostRequest => ({
		check: "types",
		path,
		status: 200,
		headers: { "content-type": type, [POLICY]: null },
	});
	const image = `/media/services/${namesIn("media/services", ".avif")[0]}`;
	const robots = readdirSync(DIST).includes("robots.txt") ? [typed("/robots.txt", /^text\/plain/), typed("/sitemap.xml", /xml/)] : [];
	return [
		{ check: "assets", path: asset, status: 200, headers: { "cache-control": "public, max-age=31536000, immutable", [POLICY]: null } },
		{ check: "assets", path: "/assets/missing.js", status: 404, headers: { "cache-control": REVALIDATED } },
		{ check: "types", path: "/assets/missing.js", status: 404, headers: { "content-type": /^text\/plain/ } },
		...["/", "/nope", "/blog/not-yet", asset, "/admin"].map(
			(path): HostRequest => ({ check: "headers", path, status: [200, 404], headers: guarded }),
		),
		{
			check: "headers",
			path: "/contact",
			status: 200,
			headers: { "permissions-policy": /camera=\(\)/, "cross-origin-opener-policy": "same-origin-allow-popups" },
		},
		typed(asset, /^(text|application)\/javascript/),
		typed("/site.webmanifest", /^application\/manifest\+json/),
		typed("/favicon.svg", /^image\/svg\+xml/),
		typed(image, /^image\/avif/),
		...robots,
		{ check: "types", path: "/contact", status: 200, headers: { "content-type": /^text\/html; ?charset=utf-8/i } },
		{ check: "methods", path: "/", method: "HEAD", status: 200, title: "" },
		{ check: "methods", path: "/nope", method: "HEAD", status: 404, title: "" },
		{ check: "methods", path: "/contact", method: "POST", status: 405 },
	];
}

function compressed(): HostRequest[] {
	const asset = `/assets/${namesIn("assets", ".js.br")[0]?.slice(0, -".br".length)}`;
	return ["/contact", asset].flatMap((path): HostRequest[] => [
		{ check: "compression", path, encoding: "br, gzip", status: 200, headers: { "content-encoding": "br", vary: /accept-encoding/i } },
		{ check: "compression", path, encoding: "gzip", status: 200, headers: { "content-encoding": "gzip", vary: /accept-encoding/i } },
		{ check: "compression", path, encoding: "identity", status: 200, headers: { "content-encoding": null } },
	]);
}

/** What differs from the expectation, in words; empty when nothing does. */
export function differences(request: HostRequest, answer: Answer): string[] {
	const found: string[] = [];
	const statuses = [request.status].flat();
	if (!statuses.includes(answer.status)) found.push(`status ${answer.status} instead of ${statuses.join(" or ")}`);
	const location = answer.headers.get("location")?.replace(/^https?:\/\/(127\.0\.0\.1|localhost|site\.example)(:\d+)?(?=\/)/, "");
	const leads = request.location instanceof RegExp ? request.location.test(location ?? "/") : location === request.location;
	if (!leads) found.push(`location ${location} instead of ${request.location}`);
	if (request.title !== undefined) {
		const title = /<title[^>]*>([^<]*)/.exec(answer.text)?.[1] ?? "";
		if (title !== request.title) found.push(`title "${title}" instead of "${request.title}"`);
	}
	for (const [name, wanted] of Object.entries(request.headers ?? {})) {
		const value = answer.headers.get(name);
		const fits = wanted instanceof RegExp ? wanted.test(value ?? "") : value === wanted;
		if (!fits) found.push(`${name}: ${value} instead of ${wanted}`);
	}
	return found;
}

/** The files of the built site by their address. */
export function builtFiles(folder = DIST): Map<string, string> {
	const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return new Map(
		names.map(({ parentPath, name }) => [
			`/${join(parentPath, name)
				.slice(folder.length + 1)
				.replaceAll("\\", "/")}`,
			join(parentPath, name),
		]),
	);
}

export const readText = (file: string | undefined): string => (file ? readFileSync(file, "utf8") : "");
