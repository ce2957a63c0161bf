import { randomUUID } from "node:crypto";
import { isSecretKey } from "../../src/data/env.ts";
import { type Check, describeAnswer, firstProblem, type Target } from "./check.ts";

const HOST = "Serve dist/ with the rules of its host (docs/deploy.md).";
const SECRETS =
	"Compare the relay's secrets (MAIL_TO, SITE_ORIGINS) with .env.production, and run `npx supabase functions deploy send-email`.";
const FOREIGN = "https://doctor.invalid";

const send = ({ relay, key, fetch }: Target, body: string, headers: Record<string, string> = {}) =>
	fetch(`${relay}/send-email`, { method: "POST", headers: { apikey: key, "content-type": "application/json", ...headers }, body });

const message = (to: string, subject = "Doctor") =>
	JSON.stringify({ to, name: "Doctor", subject, body: "Name: Doctor\nMessage: A check of the relay." });

async function status(target: Target, path: string, ...wanted: number[]): Promise<string | null> {
	const reply = await target.fetch(target.site + path, { redirect: "manual" });
	return wanted.includes(reply.status) ? null : `${path} answered ${reply.status} instead of ${wanted.join(", ")}`;
}

const relayChecks: readonly Check[] = [
	{
		group: "Relay",
		name: "The relay mails only to the site's own mailbox",
		repair: SECRETS,
		run: async (target) => {
			const reply = await send(target, message("someone@doctor.invalid"), { origin: target.published });
			return reply.status === 403 ? null : `A message to another mailbox ${await describeAnswer(reply)}`;
		},
	},
	{
		group: "Relay",
		name: "The relay takes the messages of the site's forms",
		repair:
			"Compare the relay's secret MAIL_TO with VITE_CONTACT_MAILBOX in .env.production. Until they are equal, every message is refused.",
		run: async (target) => {
			// The relay compares the mailbox before it refuses the empty subject, and stores nothing.
			const reply = await send(target, message(target.mailbox, ""), { origin: target.published });
			return reply.status === 422 ? null : `A message to ${target.mailbox} ${await describeAnswer(reply)}`;
		},
	},
	{
		group: "Relay",
		name: "The relay answers only the site's pages",
		repair: SECRETS,
		run: async (target) => {
			const own = await send(target, message("someone@doctor.invalid"), { origin: target.published });
			const allowed = own.headers.get("access-control-allow-origin");
			if (allowed !== target.published) return `Pages of ${target.published} can't read its answers (${allowed ?? "no origin is allowed"})`;
			const foreign = await send(target, message("someone@doctor.invalid"), { origin: FOREIGN });
			const answer = foreign.headers.get("access-control-allow-origin");
			return foreign.status === 403 && answer === null
				? null
				: `A foreign page ${await describeAnswer(foreign)}, allowed origin: ${answer}`;
		},
	},
	{
		group: "Relay",
		name: "The relay refuses large and malformed requests",
		repair: "Run `npx supabase functions deploy send-email`.",
		run: (target) =>
			firstProblem(
				[
					{ what: "40 kB", body: JSON.stringify({ body: "x".repeat(40_000) }), wanted: 413 },
					{ what: "Half an object", body: "{", wanted: 400 },
					{ what: "An unknown field", body: JSON.stringify({ bcc: "someone@doctor.invalid" }), wanted: 422 },
				].map(({ what, body, wanted }) => async () => {
					const reply = await send(target, body, { origin: target.published });
					return reply.status === wanted ? null : `${what} ${await describeAnswer(reply)} instead of ${wanted}`;
				}),
			),
	},
];

const HEADERS: readonly [name: string, wanted: RegExp][] = [
	["content-security-policy", /script-src [^;]*'sha256-/],
	["x-content-type-options", /^nosniff$/],
	["x-frame-options", /^DENY$/],
	["referrer-policy", /./],
	["cross-origin-opener-policy", /^same-origin/],
];

/** Names of scripts in documents ("/assets/a.js") and in other scripts ("./a.js"). */
const SCRIPT = /(?:\bassets|["'`]\.)\/([\w.-]+\.js)\b/g;
const MAX_SCRIPTS = 2000;
const AT_ONCE = 8;
const KEY = /\bsb_secret_[\w-]{10,}|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g;

/** Whether a document or a script that it leads to has a secret key. Throws when it can't read one, and when no document names a script. */
async function hasSecretKey(target: Target, documents: string[]): Promise<boolean> {
	const known = new Set(documents);
	for (let done = 0; done < known.size; ) {
		if (done > MAX_SCRIPTS) throw new Error(`The site has more than ${MAX_SCRIPTS} scripts`);
		const next = [...known].slice(done, done + AT_ONCE);
		const texts = await Promise.all(next.map(async (path) => (await target.fetch(target.site + path)).text()));
		if (texts.some((text) => text.match(KEY)?.some((key) => isSecretKey(key)))) return true;
		for (const text of texts) for (const [, name] of text.matchAll(SCRIPT)) known.add(`/assets/${name}`);
		done += next.length;
	}
	if (known.size === documents.length) throw new Error("No page names a script");
	return false;
}

/** The sources of scripts that the build never writes. Directives for elements and attributes replace the general one. */
const foreignScripts = (policy: string): string[] =>
	policy
		.split(";")
		.map((directive) => directive.trim().split(/\s+/))
		.filter(([name = ""]) => /^script-src(-elem|-attr)?$/i.test(name))
		.flatMap(([, ...sources]) => sources.filter((source) => !/^'(self|none|sha256-[\w+/=-]+)'$/.test(source)));

const siteChecks: readonly Check[] = [
	{
		group: "Site",
		name: "Pages have their headers, and the policy allows no foreign script",
		repair: HOST,
		run: (target) =>
			firstProblem(
				["/", "/portfolio", "/contact"].map((path) => async () => {
					const reply = await target.fetch(target.site + path);
					const wrong = HEADERS.find(([name, wanted]) => !wanted.test(reply.headers.get(name) ?? ""));
					if (!reply.ok) return `${path} answered ${reply.status}`;
					if (wrong) return `${path} has ${reply.headers.get(wrong[0]) ? "another" : "no"} ${wrong[0]}`;
					const foreign = foreignScripts(reply.headers.get("content-security-policy") ?? "");
					return foreign.length > 0 ? `${path} allows other scripts: ${foreign.join(" ")}` : null;
				}),
			),
	},
	{
		group: "Site",
		name: "Connections are encrypted",
		repair: "Turn on HTTPS at the host, and redirect http: to https:.",
		run: async ({ site, fetch }) => {
			const { protocol, hostname } = new URL(site);
			if (["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return null;
			if (protocol !== "https:") return `${site} starts with ${protocol}`;
			const reply = await fetch(site.replace(/^https/, "http"), { redirect: "manual" });
			const to = reply.headers.get("location") ?? "";
			return reply.status >= 301 && reply.status <= 308 && to.startsWith("https:") ? null : `http: answered ${reply.status} ${to}`;
		},
	},
	{
		group: "Site",
		name: "Missing pages answer 404, and old forms of addresses redirect",
		repair: HOST,
		run: (target) =>
			firstProblem([
				...[`/${randomUUID()}`, `/blog/${randomUUID()}`, `/case-study/${randomUUID()}`, `/assets/${randomUUID()}.js`].map(
					(path) => () => status(target, path, 404),
				),
				() => status(target, "/admin/login", 200),
				async () => {
					const reply = await target.fetch(`${target.site}/portfolio/`, { redirect: "manual" });
					return reply.status >= 301 && reply.status <= 308 ? null : `/portfolio/ answered ${reply.status} instead of a redirect`;
				},
			]),
	},
	{
		group: "Site",
		name: "No private file is served",
		repair: "Serve only the folder dist/, with its rules.",
		run: (target) =>
			firstProblem(
				["/.env", "/.env.production", "/.git/HEAD", "/headers.json", "/_worker.js", "/nginx/server.conf", "/supabase/seed.sql"].map(
					(path) => () => status(target, path, 404, 403, 410),
				),
			),
	},
	{
		group: "Site",
		name: "Search engines find the sitemap, and the files name VITE_SITE_URL",
		repair: "Compare VITE_SITE_URL with the site's published address, and build again.",
		run: (target) =>
			firstProblem([
				async () => {
					const text = await (await target.fetch(`${target.site}/robots.txt`)).text();
					return text.includes(`Sitemap: ${target.published}/sitemap.xml`)
						? null
						: `robots.txt doesn't name the sitemap of ${target.published}`;
				},
				async () => {
					const text = await (await target.fetch(`${target.site}/sitemap.xml`)).text();
					return text.includes(`<loc>${target.published}/</loc>`) ? null : `sitemap.xml doesn't list ${target.published}/`;
				},
				async () => {
					const text = await (await target.fetch(`${target.site}/.well-known/security.txt`)).text();
					const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");
					return expires > Date.now() ? null : "security.txt is missing or has expired: build the site again";
				},
			]),
	},
	{
		group: "Site",
		name: "The scripts contain no secret key",
		repair: "Use the anonymous key in VITE_SUPABASE_ANON_KEY, build again, and replace the secret key: it is public now.",
		run: async (target) => {
			const documents = ["/", "/admin/login", `/case-study/${randomUUID()}`];
			return (await hasSecretKey(target, documents)) ? "A secret key is in the site's files" : null;
		},
	},
];

export const outsideChecks: readonly Check[] = [...relayChecks, ...siteChecks];
