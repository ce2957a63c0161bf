import type { HeaderRules } from "../vite/cloudflare-worker.mjs";
import type { SiteRules } from "../vite/host-rules.ts";

/** `_headers` and `_redirects`. See docs/decisions.md, "Each host gets its own files". */
export function netlifyFiles(site: SiteRules): Record<string, string> {
	return {
		_headers: headersFile({ ...site.headers, "/shared/*": { "X-Robots-Tag": "noindex, nofollow" } }),
		_redirects: lines([
			...[...Object.entries(site.moved), ...site.rows].map(([from, to]) => `${from} ${to} 301`),
			...site.shared.map(([from, file, status]) => `${from} /${file} ${status}`),
			// The file 404.html would answer this address with 200.
			"/404 /404.html 404!",
		]),
	};
}

/** The rules in the format of `_headers`, which Cloudflare reads, too. */
export const headersFile = (rules: HeaderRules): string =>
	lines(
		Object.entries(rules).flatMap(([address, values]) => [
			address,
			...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
		]),
	);

const lines = (texts: string[]): string => `${texts.join("\n")}\n`;
