import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PreviewServer, preview } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Published } from "../../src/site-files.ts";
import { freePort } from "../free-port.mjs";
import { republish } from "./publish-pages.ts";
import { liveSiteFiles, SERVER_ORIGIN } from "./site-files.ts";

/** Nothing answers here. */
const CONFIGURED_PORT = 1;

const post = { id: "1", slug: "queues", title: "Queues", published_at: "2026-01-01T00:00:00Z", updated_at: null };

let folder = "";
let server: PreviewServer;
let asked: string[];
beforeEach(async () => {
	asked = [];
	// Restored after the test, whatever the server sets.
	vi.stubEnv(SERVER_ORIGIN, undefined);
	folder = mkdtempSync(join(tmpdir(), "site-files-"));
	mkdirSync(join(folder, "dist"));
	const siteFiles = ({ posts }: Published) => ({
		"/sitemap.xml": { type: "text/xml", body: posts.map(({ slug }) => slug).join() },
	});
	const database = ({ url = "" }: IncomingMessage): object[] => {
		asked.push(url);
		return url.includes("/blogs?") && url.endsWith("offset=0") ? [post] : [];
	};
	server = await preview({
		root: folder,
		configFile: false,
		logLevel: "silent",
		// As `vite preview --port` sets it.
		preview: { port: await freePort(), strictPort: true },
		plugins: [
			liveSiteFiles({}, CONFIGURED_PORT, async () => ({ siteFiles })),
			{
				name: "database",
				configurePreviewServer: ({ middlewares }) => {
					middlewares.use("/rest/v1", (request, response) => void response.end(JSON.stringify(database(request))));
				},
			},
		],
	});
});
afterEach(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

describe("a server on another port than the configured one", () => {
	test("lists its own rows in the sitemap", async () => {
		const sitemap = await fetch(new URL("/sitemap.xml", server.resolvedUrls?.local[0]));
		expect(await sitemap.text()).toBe("queues");
	});

	test("publishes its own rows", async () => {
		const bundle = join(folder, "renderer.js");
		writeFileSync(bundle, "");
		writeFileSync(join(folder, "template.html"), "");
		const loadRenderer = () => Promise.reject(new Error("The rows are read"));
		const site = { clientDir: join(folder, "dist"), bundle, loadRenderer, env: process.env as Record<string, string> };
		await expect(republish(site, `http://localhost:${CONFIGURED_PORT}`)).rejects.toThrow("The rows are read");
		expect(asked.map((url) => url.split("?")[0])).toContain("/portfolios");
	});
});
