import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type VercelConfig, writeVercelOutput } from "../../../scripts/hosts/vercel";
import { siteRules } from "../../../scripts/vite/host-rules";
import { DIST } from "../built-site";
import { type Answer, builtFiles, builtMoves, builtRules, readText } from "./requests";
import { typeOf } from "./types";

type Route = VercelConfig["routes"][number];

/** Vercel by the documentation of the Build Output API: phases of routes, then static files, then the function in Node. */
export async function vercelHost(): Promise<{
	ask: (path: string, method?: string) => Promise<Answer>;
	config: VercelConfig;
	close: () => void;
}> {
	const output = mkdtempSync(join(tmpdir(), "studio-vercel-"));
	writeVercelOutput(DIST, output, siteRules(builtRules(), builtMoves()));
	const config: VercelConfig = JSON.parse(readFileSync(join(output, "config.json"), "utf8"));
	const files = new Map(
		[...builtFiles(join(output, "static"))].map(([name, file]) => [
			`/${config.overrides[name.slice(1)]?.path ?? name.slice(1)}`,
			{ file, name },
		]),
	);
	const rows: { default: (request: IncomingMessage, response: ServerResponse) => Promise<void> } = await import(
		/* @vite-ignore */ pathToFileURL(join(output, "functions/rows.func/index.mjs")).href
	);
	const server = createServer((request, response) => void rows.default(request, response)).listen(0);
	const phases = phasesOf(config.routes);
	const ask = async (address: string, method = "GET"): Promise<Answer> => {
		const url = new URL(`https://site.example${address.replace(/^\/+/, "/")}`);
		const headers = new Headers();
		const answer = (path: string, status: number): Answer | null => {
			const found = files.get(decoded(path));
			if (!found) return null;
			if (status === 200) apply(phases.hit ?? [], url.pathname, headers);
			if (!headers.has("Cache-Control")) headers.set("Cache-Control", "public, max-age=0, must-revalidate");
			headers.set("Content-Type", typeOf(found.name));
			return { status, headers, text: method === "HEAD" ? "" : readText(found.file) };
		};
		for (const phase of ["start", "filesystem"]) {
			const route = apply(phases[phase] ?? [], url.pathname, headers);
			if (route?.location) headers.set("Location", route.location + url.search);
			if (route?.location) return { status: route.status ?? 308, headers, text: "" };
			const dest = route?.dest ?? url.pathname;
			if (dest.startsWith("/rows?")) return callRows(server.address() as AddressInfo, dest + url.search.replace("?", "&"), method, headers);
			const own = answer(dest, route?.status ?? 200);
			if (own) return own;
			if (route?.dest) break;
		}
		return answer("/404", 404) ?? { status: 404, headers, text: "" };
	};
	const close = () => {
		server.close();
		rmSync(output, { recursive: true, force: true });
	};
	return { ask, config, close };
}

function phasesOf(routes: Route[]): Record<string, Route[]> {
	const phases: Record<string, Route[]> = {};
	let phase = "start";
	for (const route of routes) {
		if (route.handle) phase = route.handle;
		else phases[phase] = [...(phases[phase] ?? []), route];
	}
	return phases;
}

/** Sets the headers of the routes that go on, and returns the first that doesn't. */
function apply(routes: Route[], path: string, headers: Headers): { dest?: string; status?: number | undefined; location?: string } | null {
	for (const route of routes) {
		const found = new RegExp(route.src ?? "", "i").exec(path);
		if (!found) continue;
		const filled = (text: string) => text.replace(/\$(\d)/g, (_whole, at) => found[Number(at)] ?? "");
		const { Location: location, ...others } = route.headers ?? {};
		for (const [name, value] of Object.entries(others)) headers.set(name, value);
		if (!route.continue)
			return {
				...(route.dest ? { dest: filled(route.dest) } : {}),
				status: route.status,
				...(location ? { location: filled(location) } : {}),
			};
	}
	return null;
}

async function callRows({ port }: AddressInfo, path: string, method: string, headers: Headers): Promise<Answer> {
	const answer = await fetch(`http://localhost:${port}${path}`, { method, redirect: "manual" });
	for (const [name, value] of answer.headers) headers.set(name, value);
	return { status: answer.status, headers, text: await answer.text() };
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
