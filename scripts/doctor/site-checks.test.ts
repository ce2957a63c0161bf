import { describe, expect, it } from "vitest";
import { type Check, runChecks, type Target } from "./check.ts";
import { formatResults } from "./doctor-command.ts";
import { outsideChecks } from "./site-checks.ts";

const SITE = "https://kalpa.studio";
const RELAY = "https://project.supabase.co/functions/v1";
const MAILBOX = "hello@kalpa.studio";

const page = (more: Record<string, string> = {}) => ({
	"content-security-policy": "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self'",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin-allow-popups",
	...more,
});

/** A key of the older kind. */
const token = (role: string) =>
	[{ alg: "HS256", typ: "JWT" }, { iss: "supabase", role }, { n: 1 }]
		.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
		.join(".");

/** A site and a relay as they must be. */
async function healthy(address: string, init: RequestInit = {}): Promise<Response> {
	const { pathname, origin, protocol } = new URL(address);
	const headers = new Headers(init.headers);
	if (address.startsWith(RELAY)) {
		const from = headers.get("origin");
		const cors: Record<string, string> = from === SITE ? { "access-control-allow-origin": SITE } : {};
		const body = String(init.body);
		const isIncomplete = body.includes("bcc") || (body.includes(MAILBOX) && body.includes('"subject":""'));
		const status = from !== SITE ? 403 : body.length > 32_768 ? 413 : body === "{" ? 400 : isIncomplete ? 422 : 403;
		return Response.json({ error: { code: "refused" } }, { status, headers: cors });
	}
	if (protocol === "http:") return new Response(null, { status: 301, headers: { location: `${SITE}/` } });
	if (origin !== SITE) throw new Error(`${address} was asked`);
	const files: Record<string, string> = {
		"/robots.txt": `User-agent: *\nSitemap: ${SITE}/sitemap.xml\n`,
		"/sitemap.xml": `<loc>${SITE}/</loc>`,
		"/.well-known/security.txt": "Contact: mailto:a@b.c\nExpires: 2999-01-01T00:00:00.000Z\n",
		"/assets/entry.js": 'import"./start-1a.js";const files=["assets/admin_2b.js","assets/gone.js"]',
		"/assets/start-1a.js": `import"./entry.js";const key="${token("anon")}"`,
		"/assets/admin_2b.js": "export {}",
		"/admin/login": '<script data-entry="/assets/entry.js">',
	};
	if (["/", "/portfolio", "/contact"].includes(pathname)) return new Response("<html>", { headers: page() });
	if (pathname === "/portfolio/") return new Response(null, { status: 308, headers: { location: "/portfolio" } });
	return pathname in files ? new Response(files[pathname]) : new Response("Not found", { status: 404 });
}

const target = (fetch: Target["fetch"], site = SITE): Target => ({
	site,
	published: SITE,
	api: "https://project.supabase.co",
	key: "k",
	relay: RELAY,
	mailbox: MAILBOX,
	stranger: null,
	fetch,
});
const failures = async (fetch: Target["fetch"], site = SITE) =>
	(await runChecks(outsideChecks, target(fetch, site))).flatMap(({ check, problem }) => (problem === null ? [] : [check.name]));

type Fault = [what: string, found: string, wrong: (address: string, init: RequestInit | undefined) => Response | null | Promise<never>];
const at =
	(path: string, answer: () => Response): Fault[2] =>
	(address) =>
		address === SITE + path ? answer() : null;

const faults: Fault[] = [
	["a page has no policy", "Pages have", at("/portfolio", () => new Response("", { headers: page({ "content-security-policy": "" }) }))],
	[
		"the policy allows every script",
		"Pages have",
		at("/", () => new Response("", { headers: page({ "content-security-policy": "script-src 'sha256-a' 'unsafe-inline' *" }) })),
	],
	...["https://cdn.example", "cdn.example", "https:", "data:", "blob:", "'strict-dynamic'", "'unsafe-eval'"].map(
		(source): Fault => [
			`the policy allows scripts from ${source}`,
			"Pages have",
			at("/", () => new Response("", { headers: page({ "content-security-policy": `script-src 'self' 'sha256-a' ${source}` }) })),
		],
	),
	[
		"the policy allows other script elements",
		"Pages have",
		at("/", () => new Response("", { headers: page({ "content-security-policy": "script-src 'self' 'sha256-a'; script-src-elem *" }) })),
	],
	["a page can be framed", "Pages have", at("/contact", () => new Response("", { headers: page({ "x-frame-options": "SAMEORIGIN" }) }))],
	["http isn't redirected", "Connections", (address) => (address.startsWith("http:") ? new Response("hello") : null)],
	["an unknown post is a page", "Missing pages", (address) => (address.includes("/blog/") ? new Response("shell") : null)],
	["/portfolio/ is a second page", "Missing pages", at("/portfolio/", () => new Response("twice"))],
	["the environment file is served", "No private file", at("/.env", () => new Response("SECRET=1"))],
	["the sitemap is another site's", "Search engines", at("/sitemap.xml", () => new Response("<loc>http://localhost:5173/</loc>"))],
	[
		"security.txt has expired",
		"Search engines",
		at("/.well-known/security.txt", () => new Response("Expires: 2020-01-01T00:00:00.000Z\n")),
	],
	["a script has a secret key", "The scripts", at("/assets/entry.js", () => new Response(`const key = "sb_${"secret"}_1234567890abcdef"`))],
	["a script of another script has one", "The scripts", at("/assets/start-1a.js", () => new Response(`"sb_${"secret"}_1234567890abcdef"`))],
	["a lazy script has one of the older kind", "The scripts", at("/assets/admin_2b.js", () => new Response(`"${token("service_role")}"`))],
	["a document has one", "The scripts", at("/", () => new Response(`"${token("service_role")}"`, { headers: page() }))],
	...[429, 500, 503].map(
		(code): Fault => [
			`the host answers ${code} for a script`,
			"The scripts",
			at("/assets/admin_2b.js", () => new Response("Busy", { status: code })),
		],
	),
	["the documents name no script", "The scripts", at("/admin/login", () => new Response("<html>"))],
	[
		"the relay mails to anyone",
		"The relay mails only",
		(address, init) =>
			address.startsWith(RELAY) && String(init?.body).includes('doctor.invalid"') && !String(init?.body).includes("bcc")
				? Response.json({ ok: true }, { headers: { "access-control-allow-origin": SITE } })
				: null,
	],
	[
		"the relay mails to another mailbox than the forms",
		"The relay takes",
		(address, init) =>
			address.startsWith(RELAY) && String(init?.body).includes(MAILBOX)
				? Response.json({ error: { code: "recipient_not_allowed" } }, { status: 403, headers: { "access-control-allow-origin": SITE } })
				: null,
	],
	[
		"the relay answers every site",
		"The relay answers only",
		(address, init) =>
			address.startsWith(RELAY) && new Headers(init?.headers).get("origin") !== SITE
				? Response.json({}, { status: 403, headers: { "access-control-allow-origin": "*" } })
				: null,
	],
	[
		"the relay reads 40 kB",
		"The relay refuses",
		(address, init) => (address.startsWith(RELAY) && String(init?.body).length > 33_000 ? Response.json({}) : null),
	],
	["the host doesn't answer", "Pages have", (address) => (address === `${SITE}/` ? Promise.reject(new TypeError("fetch failed")) : null)],
];

describe("the doctor's look at the site and the relay", () => {
	it("finds nothing at a site as it must be", async () => {
		expect(await failures(healthy)).toEqual([]);
	});

	it.each(["http://localhost:4611", "http://127.0.0.1:4611", "https://preview.example.net"])(
		"finds nothing at a copy with the published address (%s)",
		async (copy) => {
			const asked: string[] = [];
			const fetch: Target["fetch"] = (address, init) => {
				asked.push(address);
				const isSite = new URL(address).host === new URL(copy).host;
				return healthy(isSite ? address.replace(copy, SITE) : address, init);
			};
			expect(await failures(fetch, copy)).toEqual([]);
			expect(asked.filter((address) => address.startsWith(SITE))).toEqual([]);
		},
	);

	it.each([403, 410])("accepts a host that answers %i for a private file", async (code) => {
		const fetch: Target["fetch"] = (address, init) =>
			/\/(\.env|\.git\/)/.test(address) ? Promise.resolve(new Response("", { status: code })) : healthy(address, init);
		expect(await failures(fetch)).toEqual([]);
	});

	it("finds that a copy names its own address", async () => {
		const copy = "http://localhost:4611";
		const fetch: Target["fetch"] = async (address, init) => {
			const reply = await healthy(address.replace(copy, SITE), init);
			return address.endsWith("/sitemap.xml") ? new Response((await reply.text()).replaceAll(SITE, copy)) : reply;
		};
		expect(await failures(fetch, copy)).toEqual(["Search engines find the sitemap, and the files name VITE_SITE_URL"]);
	});

	it.each(faults)("finds that %s", async (_what, found, wrong) => {
		const failed = await failures(async (address, init) => (await wrong(address, init)) ?? healthy(address, init));
		expect(
			failed.some((name) => name.startsWith(found)),
			failed.join(", "),
		).toBe(true);
	});

	it("asks a server that doesn't answer once, and doesn't blame its settings", async () => {
		const asked: string[] = [];
		const fetch: Target["fetch"] = (address, init) => {
			if (!address.startsWith(SITE)) return healthy(address, init);
			asked.push(address);
			return Promise.reject(new TypeError("fetch failed", { cause: new Error("getaddrinfo ENOTFOUND") }));
		};
		const failed = (await runChecks(outsideChecks, target(fetch))).filter(({ check, problem }) => check.group === "Site" && problem);
		expect(new Set(failed.map(({ problem }) => problem)).size).toBe(1);
		expect(failed[0]?.problem).toBe(`${SITE} didn't answer: getaddrinfo ENOTFOUND`);
		expect(failed.every(({ repair }) => repair.includes("whether the service runs"))).toBe(true);
		expect(asked).toHaveLength(1);
	});

	it.each([
		["answers with an error", () => new Response("Busy", { status: 503 }), "couldn't be examined"],
		["shows a maintenance page", () => new Response("<h1>Back soon</h1>"), "couldn't be examined"],
		[
			"breaks its answers off",
			() => new Response(new ReadableStream({ start: (body) => body.error(new Error("terminated")) })),
			"couldn't be examined",
		],
	])("doesn't say that a secret key is public when the host %s", async (_what, answer, advice) => {
		const fetch: Target["fetch"] = async (address, init) => (address.startsWith(SITE) ? answer() : healthy(address, init));
		const results = await runChecks(outsideChecks, target(fetch));
		const scripts = results.find(({ check }) => check.name.startsWith("The scripts"));
		expect(scripts?.problem).not.toBeNull();
		expect(scripts?.repair).toContain(advice);
	});

	it.each([429, 500, 503])("says of every check that it couldn't be examined when the servers answer %i", async (status) => {
		const results = await runChecks(
			outsideChecks,
			target(async () => Response.json({ error: { code: "busy" } }, { status })),
		);
		for (const { check, problem, repair } of results) {
			expect(problem, check.name).toMatch(new RegExp(`^https?://\\S+ answered ${status} busy$`));
			expect(repair, check.name).toContain("couldn't be examined");
		}
	});

	it("prints what is wrong and the repair", () => {
		const check: Check = { group: "Site", name: "A rule", repair: "Do this.", run: async () => null };
		expect(
			formatResults([
				{ check, problem: null, repair: check.repair },
				{ check, problem: "It is broken", repair: check.repair },
			]),
		).toEqual(["pass  Site: A rule", "FAIL  Site: A rule", "      It is broken", "      Repair: Do this."]);
	});
});
