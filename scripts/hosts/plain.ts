import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getHeaders } from "../vite/cloudflare-worker.mjs";
import { policyElement } from "../vite/headers.ts";
import type { SiteRules } from "../vite/host-rules.ts";

const POLICY = "Content-Security-Policy";

/**
 * For a host without rules: each page also as `<address>/index.html` and with its policy inside, old addresses as small pages. The file
 * `.nojekyll` makes GitHub Pages publish `.well-known`.
 */
export function writePlainSite(folder: string, site: SiteRules): void {
	writeFileSync(join(folder, ".nojekyll"), "");
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
	const pages = names.filter((name) => name.endsWith(".html") && !name.endsWith("/index.html") && name !== "404.html");
	const getPolicy = (path: string) => getHeaders(path, site.headers)[POLICY];
	// Before they get a policy: each address of a shared file has its own.
	for (const [pattern, file, status] of site.shared)
		if (status === 200 && !/[:*]/.test(pattern))
			writePage(folder, pattern, withPolicy(readFileSync(join(folder, file), "utf8"), getPolicy(pattern)));
	for (const page of pages) {
		const path = page === "index.html" ? "/" : `/${page.replace(/\.html$/, "")}`;
		const html = withPolicy(readFileSync(join(folder, page), "utf8"), getPolicy(path));
		writeFileSync(join(folder, page), html);
		if (page !== "index.html" && !page.startsWith("shared/")) writePage(folder, path, html);
	}
	const moved = [...Object.entries(site.moved).filter(([from]) => !from.includes(":")), ...site.rows];
	for (const [from, to] of moved) if (!existsSync(join(folder, from, "index.html"))) writePage(folder, from, redirectPage(to));
}

function writePage(folder: string, path: string, html: string): void {
	const file = join(folder, path, "index.html");
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, html);
}

/** Puts the policy before the first inline style. Only the build's own tags come before it, so a row's text isn't taken for a policy. */
function withPolicy(html: string, policy: string | undefined): string {
	const at = html.indexOf("<style>");
	if (!policy || at === -1 || html.slice(0, at).includes(`http-equiv="${POLICY}"`)) return html;
	return html.slice(0, at) + policyElement(policy) + html.slice(at);
}

const redirectPage = (to: string): string =>
	`<!doctype html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>\n`;
