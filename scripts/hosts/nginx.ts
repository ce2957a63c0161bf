import { type HeaderRules, patternSource } from "../vite/cloudflare-worker.mjs";
import { type SiteRules, visibleHeaders } from "../vite/host-rules.ts";

/**
 * Two files: `nginx/http.conf` has the maps, which nginx takes only outside of `server`, and `nginx/server.conf` the locations.
 * They decide by the decoded address but redirect with the raw one: a decoded line break in `Location` would add headers.
 */
export function nginxFiles(site: SiteRules): Record<string, string> {
	return { "nginx/http.conf": httpFile(site), "nginx/server.conf": serverFile(site) };
}

const quoted = (text: string): string => {
	if (text.includes("$")) throw new Error(`nginx would read a variable in ${text}`);
	return literal(text);
};
const literal = (text: string): string => `"${text.replace(/(?=")/g, "\\")}"`;
const isPattern = (address: string): boolean => /[:*]/.test(address);
const map = (from: string, to: string, entries: string[]): string =>
	`map ${from} ${to} {\n${entries.map((line) => `\t${line};\n`).join("")}}\n`;

const QUERY = "(?<site_query>\\?.*)?$";

function httpFile({ moved, rows, headers }: SiteRules): string {
	return [
		"# Written by the build. Include it once, in the context `http`.\nmap_hash_max_size 262144;\nmap_hash_bucket_size 256;\n",
		...headerNames(headers).map((name) => headerMap(name, visibleHeaders(headers))),
		map(
			"$request_uri",
			"$site_moved",
			Object.entries(moved).map(([from, to]) => {
				const source = from.replace(":id", "(?<site_id>[^/?]+)");
				return `${literal(`~^${source}${QUERY}`)} "${to.replace(":id", "$site_id")}$site_query"`;
			}),
		),
		map("$request_uri", "$site_unslashed", [`${literal(`~^[/\\x5c]*(?<site_path>[^/\\x5c?][^?]*?)/+${QUERY}`)} "/$site_path$site_query"`]),
		map("$request_uri", "$site_clean", [
			`${literal(`~^[/\\x5c]*index(\\.html)?${QUERY}`)} "/$site_query"`,
			`${literal(`~^[/\\x5c]*(?<site_path>[^/\\x5c?][^?]*)\\.html${QUERY}`)} "/$site_path$site_query"`,
		]),
		map(
			"$uri",
			"$site_row",
			rows.map(([from, to]) => `${quoted(from)} ${quoted(to)}`),
		),
	].join("\n");
}

const headerNames = (headers: HeaderRules): string[] => [
	...new Set(["Cache-Control", ...Object.values(headers).flatMap((values) => Object.keys(values))]),
];

const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

function headerMap(name: string, headers: HeaderRules): string {
	const { "/*": common = {}, ...others } = headers;
	const entries = Object.entries(others).flatMap(([address, { [name]: value }]) => (value ? [[address, value] as const] : []));
	return map("$site_address", variable(name), [
		`default ${quoted(common[name] ?? (name === "Cache-Control" ? "no-cache" : ""))}`,
		...entries.map(([address, value]) => `${literal(isPattern(address) ? `~${patternSource(address)}` : address)} ${quoted(value)}`),
	]);
}

function serverFile({ shared, headers, hidden }: SiteRules): string {
	return `# Written by the build. Include it in a \`server\` whose \`root\` is this site's folder.
charset utf-8;
charset_types text/plain text/css text/xml application/javascript application/json image/svg+xml application/manifest+json;
absolute_redirect off;
gzip_static on;
gzip_vary on;
error_page 404 /404.html;
set $site_address $uri;
${headerNames(headers)
	.map((name) => `add_header ${name} ${variable(name)} always;`)
	.join("\n")}

if ($site_moved) { return 301 $site_moved; }
if ($site_unslashed) { return 308 $site_unslashed; }

location = / { try_files /index.html =404; }
location = /index {
	if ($site_clean) { return 308 $site_clean; }
	return 404;
}
location = /404.html { internal; }
location ^~ /shared/ { internal; }
location ~ ${literal(hidden)} { return 404; }
location ~ "\\.html$" {
	if (!-f $request_filename) { return 404; }
	if ($site_clean) { return 308 $site_clean; }
	return 404;
}
location = /site.webmanifest { types {} default_type application/manifest+json; }
location ~ "^/assets/" { try_files $uri @missing_asset; }
location @missing_asset {
	set $site_address "";
	types {}
	default_type "text/plain; charset=utf-8";
	return 404 "Not found";
}
${shared.map(sharedLocation).join("\n")}
location / { try_files $uri.html $uri =404; }
`;
}

function sharedLocation([pattern, file, status]: [string, string, number], at: number): string {
	const location = isPattern(pattern) ? `location ~ ${literal(patternSource(pattern))}` : `location = ${pattern}`;
	if (status === 200) return `${location} { try_files $uri.html $uri /${file} =404; }`;
	return `${location} { try_files $uri.html $uri @row${at}; }
location @row${at} {
	error_page ${status} /${file};
	if ($site_row) { return 301 $site_row$is_args$args; }
	return ${status};
}`;
}
