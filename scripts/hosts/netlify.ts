import type { SiteRules } from "../vite/host-rules.ts";

/** `_headers` and `_redirects`. See docs/decisions.md, "Each host gets its own files". */
export function netlifyFiles(site: SiteRules): Record<string, string> {
	const headers = Object.entries({ ...site.headers, "/shared/*": { "X-Robots-Tag": "noindex, nofollow" } });
	return {
		_headers: lines(
			headers.flatMap(([address, values]) => [address, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)]),
		),
		_redirects: lines([
			...[...Object.entries(site.moved), ...site.rows].map(([from, to]) => `${from} ${to} 301`),
			...site.shared.map(([from, file, status]) => `${from} /${file} ${status}`),
			// The file 404.html would answer this address with 200.
			"/404 /404.html 404!",
		]),
	};
}

const lines = (texts: string[]): string => `${texts.join("\n")}\n`;
