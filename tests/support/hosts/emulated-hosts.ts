import { openBuiltHost } from "../built-site";
import type { Host } from "./host-suite";
import { netlifyHost, type RuleFinder, simpleRules } from "./netlify-host";
import type { HostRequest } from "./requests";
import { vercelHost } from "./vercel-host";

const OWN_COMPRESSION = "the host compresses at its edge";
const NOT_KNOWN = "the host's own rule for encoded or doubled slashes isn't known";

const MISSING_IS_PAGE = "a missing asset is the 404 page, which browsers refuse as a script";

export const isTypeOfMissing = ({ path, check }: HostRequest): boolean => path === "/assets/missing.js" && check === "types";

export const isOdd = ({ path }: HostRequest): boolean => /^\/\/|%0d|%2E|%62|%73|%E0/.test(path);

export const cloudflareDiffers = ({ check }: HostRequest): string | null => (check === "compression" ? OWN_COMPRESSION : null);

/** Assets go past the worker. */
export const pagesDiffers = (request: HostRequest): string | null =>
	isTypeOfMissing(request) ? MISSING_IS_PAGE : cloudflareDiffers(request);

export function netlifyDiffers(request: HostRequest): string | null {
	if (request.check === "compression") return OWN_COMPRESSION;
	if (isOdd(request)) return NOT_KNOWN;
	if (request.check === "clean addresses") return "answers with the page itself, whose canonical link is the clean address";
	if (request.path.startsWith("/shared/")) return "/shared/… can be opened, with noindex";
	if (isTypeOfMissing(request)) return MISSING_IS_PAGE;
	if (request.path === "/assets/missing.js") return "headers go by address, so browsers may keep a missing asset";
	if (request.method === "POST") return "only forms and functions take POST; the answer isn't known";
	if (request.path === "/404.html") return "/404.html can be opened";
	return null;
}

export function vercelDiffers(request: HostRequest): string | null {
	if (request.check === "compression") return OWN_COMPRESSION;
	if (isOdd(request)) return NOT_KNOWN;
	if (request.path === "/case-study.html") return "every .html address is redirected before anything is looked for";
	if (isTypeOfMissing(request)) return MISSING_IS_PAGE;
	if (request.method === "POST") return "the answer to POST isn't known";
	return null;
}

/** The files of the build in a model of Cloudflare's asset server. */
export const cloudflareModel: Host = {
	name: "Cloudflare (model)",
	open: async () => {
		const ask = await openBuiltHost();
		return {
			ask: async ({ path, method = "GET" }) => {
				const answer = await ask(path, { method });
				return { status: answer.status, headers: answer.headers, text: await answer.text() };
			},
		};
	},
	differs: cloudflareDiffers,
};

export const netlifyModel = (name: string, makeFinder: (text: string) => RuleFinder | Promise<RuleFinder> = simpleRules): Host => ({
	name,
	open: async () => {
		const ask = await netlifyHost(makeFinder)();
		return { ask: ({ path, method }) => ask(path, method) };
	},
	differs: netlifyDiffers,
});

export const vercelModel: Host = {
	name: "Vercel (model)",
	open: async () => {
		const { ask, close } = await vercelHost();
		return { ask: ({ path, method }) => ask(path, method), close };
	},
	differs: vercelDiffers,
};
