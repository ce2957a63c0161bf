import { readFileSync } from "node:fs";
import { join } from "node:path";
import { movedRowsFile, type SiteRules } from "../vite/host-rules.ts";

const WORKER = join(import.meta.dirname, "../vite/cloudflare-worker.mjs");

/** The worker of Cloudflare Pages and Workers with the file that it searches, and what isn't uploaded. */
export function cloudflareFiles({ rows, ...site }: SiteRules): Record<string, string> {
	const start = `export default { fetch: (request, env) => answer(request, env.ASSETS, ${JSON.stringify(site)}) };`;
	return {
		"_worker.js": `${readFileSync(WORKER, "utf8")}\n${start}\n`,
		[site.movedRows]: movedRowsFile(rows),
		".assetsignore": "_worker.js\nheaders.json\nnginx\n*.br\n*.gz\n",
	};
}
