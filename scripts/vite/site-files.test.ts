import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { lastChange, liveSiteFiles } from "./site-files.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** Serves the site's files as a local server does, and returns its address. */
async function serve() {
	const module = { siteFiles: () => ({ "/sitemap.xml": { type: "text/xml", body: "<urlset/>" } }) };
	const hooks: Record<string, unknown> = {
		...liveSiteFiles({ VITE_SUPABASE_URL: "https://project.example.com" }, 4173, async () => module),
	};
	const server = createServer();
	const use = (answer: RequestListener) => server.on("request", answer);
	if (typeof hooks.configurePreviewServer === "function") hooks.configurePreviewServer({ middlewares: { use } });
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	const address = server.address();
	return { address: `http://localhost:${typeof address === "object" ? address?.port : ""}`, close: () => server.close() };
}

test("a local server whose database fails answers without a second try and names the tables", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const visit = fetch;
	const asked: string[] = [];
	vi.stubGlobal("fetch", async ({ url }: Request) => {
		asked.push(new URL(url).pathname);
		return new Response("no", { status: 503 });
	});
	const { address, close } = await serve();
	expect(await (await visit(`${address}/sitemap.xml`)).text()).toBe("<urlset/>");
	close();
	expect(asked.sort()).toEqual(["/rest/v1/blogs", "/rest/v1/portfolios", "/rest/v1/site_settings"]);
	expect(warn.mock.calls).toEqual([
		["The sitemap, llms.txt and the feed list no published items:", "portfolios answered 503"],
		["The sitemap, llms.txt and the feed have no site settings:", "site_settings answered 503"],
	]);
});

test("a page's last change is unknown where the clone's history begins later", () => {
	const folder = mkdtempSync(join(tmpdir(), "studio-history-"));
	const [whole, cut] = [join(folder, "whole"), join(folder, "cut")];
	const git = (where: string, ...args: string[]) =>
		execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...args], { cwd: where, stdio: "pipe" });
	mkdirSync(join(whole, "src"), { recursive: true });
	git(whole, "init", "-q");
	for (const name of ["early.ts", "late.ts"]) {
		writeFileSync(join(whole, "src", name), "");
		git(whole, "add", ".");
		git(whole, "commit", "-qm", name, `--date=2026-01-0${name === "early.ts" ? 1 : 2}`);
	}
	git(whole, "commit", "-qm", "Later", "--allow-empty");
	git(folder, "clone", "-q", "--depth=2", pathToFileURL(whole).href, "cut");
	const today = new Date().toISOString().slice(0, 4);
	expect(lastChange(whole, ["early.ts"])?.slice(0, 4)).toBe(today);
	expect(lastChange(cut, ["late.ts"])).toBeNull();
	writeFileSync(join(cut, "src", "early.ts"), "changed");
	git(cut, "commit", "-qam", "Change early.ts");
	expect(lastChange(cut, ["early.ts"])?.slice(0, 4)).toBe(today);
	rmSync(folder, { recursive: true });
});
