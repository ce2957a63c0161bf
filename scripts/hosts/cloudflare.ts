import { readFileSync } from "node:fs";
import { join } from "node:path";
import { movedRowsFile, type SiteRules } from "../vite/host-rules.ts";
import { headersFile } from "./netlify.ts";

const WORKER = join(import.meta.dirname, "../vite/cloudflare-worker.mjs");

/** Folders that go past the worker of Pages, whose requests are counted. wrangler.jsonc says why Workers have another list. */
const PAST_WORKER = ["/assets/*", "/media/*"];

/** The worker of Cloudflare Pages and Workers with the file that it searches, the headers of what goes past it, and what isn't uploaded. */
export function cloudflareFiles({ rows, ...site }: SiteRules): Record<string, string> {
	const past = Object.entries(site.headers).filter(([address]) => address === "/*" || PAST_WORKER.includes(address));
	const start = `export default { fetch: (request, env) => answer(request, env.ASSETS, ${JSON.stringify(site)}) };`;
	return {
		"_worker.js": `${readFileSync(WORKER, "utf8")}\n${start}\n`,
		[site.movedRows]: movedRowsFile(rows),
		_headers: headersFile(Object.fromEntries(past)),
		"_routes.json": JSON.stringify({ version: 1, include: ["/*"], exclude: PAST_WORKER }),
		".assetsignore": "_worker.js\n_routes.json\nheaders.json\nnginx\n*.br\n*.gz\n",
	};
}
