import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Problem } from "../embedded/folder.mjs";
import type { SiteRules } from "../vite/host-rules.ts";
import { cloudflareFiles } from "./cloudflare.ts";
import { netlifyFiles } from "./netlify.ts";
import { nginxFiles } from "./nginx.ts";
import { writePlainSite } from "./plain.ts";
import { writeVercelOutput } from "./vercel.ts";

const HOSTS = ["netlify", "cloudflare", "vercel", "static"] as const;
export type Host = (typeof HOSTS)[number];

/** Set by the build machines of these hosts. */
const SIGNS: Record<string, Host> = { NETLIFY: "netlify", CF_PAGES: "cloudflare", WORKERS_CI: "cloudflare", VERCEL: "vercel" };

/**
 * The host that a build is for: SITE_HOST, or the host whose machine builds; null for the files of Cloudflare and nginx together.
 *
 * @throws {Problem} when SITE_HOST isn't known
 */
export function findHost(env: Record<string, string | undefined>): Host | null {
	const named = env.SITE_HOST?.trim();
	const host = HOSTS.find((name) => name === named);
	if (named && !host) throw new Problem(`SITE_HOST=${named} isn't known. Use ${HOSTS.join(", ")}, or leave it out for nginx.`);
	const [, found] = Object.entries(SIGNS).find(([sign]) => env[sign]) ?? [];
	return host ?? found ?? null;
}

/**
 * Writes what a host needs beside the pages. See docs/decisions.md, "Each host gets its own files".
 *
 * @param root folder of the project, which gets Vercel's output
 */
export function writeHostFiles(host: Host | null, folder: string, site: SiteRules, root: string): void {
	if (host === "vercel") writeVercelOutput(folder, join(root, ".vercel/output"), site);
	else if (host === "static") writePlainSite(folder, site);
	else writeFiles(folder, createHostFiles(host, site));
}

function createHostFiles(host: "netlify" | "cloudflare" | null, site: SiteRules): Record<string, string> {
	if (host === "netlify") return netlifyFiles(site);
	if (host === "cloudflare") return cloudflareFiles(site);
	return { "headers.json": JSON.stringify(site.headers, null, "\t"), ...cloudflareFiles(site), ...nginxFiles(site) };
}

function writeFiles(folder: string, files: Record<string, string>): void {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
}
