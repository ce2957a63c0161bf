import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Plugin, preview } from "vite";
import { expect, test } from "vitest";
import { freePort } from "../free-port.mjs";
import { builtSite } from "./built-site.ts";
import { MOVED_ROWS } from "./host-rules.ts";

const RULES = { "/*": { "X-Content-Type-Options": "nosniff" } };

test("asks visitors to wait while another build empties the folder, and lets the API answer", async () => {
	const root = mkdtempSync(join(tmpdir(), "built-site-"));
	const dist = join(root, "dist");
	const write = (text: string) => {
		mkdirSync(dist);
		for (const [name, content] of [
			["headers.json", JSON.stringify(RULES)],
			[MOVED_ROWS, ""],
			["index.html", text],
		] as const)
			writeFileSync(join(dist, name), content);
	};
	write("first");
	const api: Plugin = {
		name: "api",
		configurePreviewServer({ middlewares }) {
			middlewares.use("/rest/v1", (_request, response) => void response.end("rows"));
		},
	};
	const port = await freePort();
	const server = await preview({
		root,
		configFile: false,
		logLevel: "silent",
		plugins: [builtSite(), api],
		preview: { port, strictPort: true },
	});
	const ask = async (path: string) => {
		const answer = await fetch(`http://localhost:${port}${path}`);
		return [answer.status, answer.headers.get("retry-after"), await answer.text()];
	};
	try {
		expect(await ask("/")).toEqual([200, null, "first"]);
		rmSync(dist, { recursive: true });
		const wait = [503, "10", "The site is being built again. Try again in a moment."];
		for (const path of ["/", "/contact", "/assets/a.js"]) expect(await ask(path)).toEqual(wait);
		expect(await ask("/rest/v1/blogs")).toEqual([200, null, "rows"]);
		write("second");
		expect(await ask("/")).toEqual([200, null, "second"]);
	} finally {
		await server.close();
		rmSync(root, { recursive: true, force: true });
	}
});
