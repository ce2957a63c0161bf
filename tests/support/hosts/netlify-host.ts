import { netlifyFiles } from "../../../scripts/hosts/netlify";
import { getHeaders } from "../../../scripts/vite/cloudflare-worker.mjs";
import { siteRules } from "../../../scripts/vite/host-rules";
import { type Answer, builtFiles, builtMoves, builtRules, readText } from "./requests";
import { typeOf } from "./types";

interface Rule {
	to: string;
	status: number;
	force: boolean;
}

/** Finds the first rule of a `_redirects` file for a path. */
export type RuleFinder = (path: string) => Rule | null;

/** A small stand-in for Netlify's own matcher, which ignores a slash at the end. */
export function simpleRules(text: string): RuleFinder {
	const rules = text
		.trim()
		.split("\n")
		.map((line) => line.split(" "));
	return (path) => {
		const asked = path.replace(/\/+$/, "") || "/";
		for (const [from = "", to = "", status = ""] of rules) {
			const source = from.replace("/*", "(?:/(?<splat>.*))?").replace(/:(\w+)/g, "(?<$1>[^/]+)");
			const found = new RegExp(`^${source}$`).exec(asked);
			if (found)
				return {
					to: to.replace(/:(\w+)/g, (_whole, name) => found.groups?.[name] ?? ""),
					status: Number.parseInt(status, 10),
					force: status.endsWith("!"),
				};
		}
		return null;
	};
}

/** Netlify by its documentation: forced rules, then files, then the other rules; one rule at most, and 404.html at the end. */
export function netlifyHost(
	makeFinder: (redirects: string) => RuleFinder | Promise<RuleFinder>,
): () => Promise<(path: string, method?: string) => Promise<Answer>> {
	return async () => {
		const { _headers = "", _redirects = "" } = netlifyFiles(siteRules(builtRules(), builtMoves()));
		const rules = parseHeaders(_headers);
		const find = await makeFinder(_redirects);
		const forHosts = /^\/(_headers|_redirects|headers\.json|_routes\.json|moved\.txt|_worker\.js|\.assetsignore|nginx\/.*|.*\.(br|gz))$/;
		const all = new Map([...builtFiles()].filter(([name]) => !forHosts.test(name)));
		const fileOf = (path: string) =>
			[path, `${path.replace(/\/+$/, "")}.html`, `${path.replace(/\/+$/, "")}/index.html`].find((name) => all.has(name));
		return async (address, method = "GET") => {
			const url = new URL(`https://site.example${address.replace(/^\/+/, "/")}`);
			const path = decoded(url.pathname);
			const headers = new Headers({ "Cache-Control": "public,max-age=0,must-revalidate", ...getHeaders(path, rules) });
			const send = (name: string, status: number): Answer => {
				headers.set("Content-Type", typeOf(name));
				return { status, headers, text: method === "HEAD" ? "" : readText(all.get(name)) };
			};
			const rule = find(path);
			const own = fileOf(path);
			if (own && !rule?.force) return send(own, 200);
			if (!rule) return send("/404.html", 404);
			if (rule.status >= 300 && rule.status < 400) {
				headers.set("Location", rule.to + url.search);
				return { status: rule.status, headers, text: "" };
			}
			return send(rule.to, rule.status);
		};
	};
}

function parseHeaders(text: string): Record<string, Record<string, string>> {
	const rules: Record<string, Record<string, string>> = {};
	let current: Record<string, string> = {};
	for (const line of text.trimEnd().split("\n")) {
		if (line.startsWith("/")) {
			current = {};
			rules[line] = current;
		} else {
			const [, name = "", value = ""] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
			current[name] = value;
		}
	}
	return rules;
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
