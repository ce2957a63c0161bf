import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prerenderPages } from "./prerender.ts";
import { identifyBuild, publishPages, replaceFiles, republish } from "./publish-pages.ts";

const TEMPLATE =
	'<html data-entry="assets/a.js"><head><!--style--><!--head--></head><body><div id="root"><!--page--></div><script type="module" src="/assets/a.js"></script></body></html>';

let folder = "";
let clientDir = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "publish-pages-"));
	clientDir = join(folder, "dist");
	mkdirSync(join(clientDir, "assets"), { recursive: true });
	writeFileSync(join(clientDir, "index.html"), TEMPLATE);
	writeFileSync(join(clientDir, "assets/a.js"), "");
	writeFileSync(join(clientDir, "assets/frame-1.css"), "p{margin:0}");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database that answers each table with no rows, and the settings with this status. */
const answerSettingsWith = (status: number) =>
	vi.stubGlobal("fetch", async ({ url }: Request) => (url.includes("site_settings") ? new Response("", { status }) : Response.json([])));

/** A built renderer, and a publication by a server that began with the named build. */
function makeRenderer() {
	const bundle = join(folder, "renderer/entry.js");
	mkdirSync(join(folder, "renderer"));
	writeFileSync(join(folder, "renderer/template.html"), TEMPLATE);
	writeFileSync(bundle, "");
	const loadRenderer = () => import(pathToFileURL(bundle).href);
	return { bundle, publish: (began: string) => republish({ clientDir, bundle, loadRenderer, env: {} }, "http://localhost", began) };
}

test("a server leaves the pages of a later build alone", async () => {
	const { publish, bundle } = makeRenderer();
	const began = String(identifyBuild(bundle));
	// As the next build does, with the template and the file that it names.
	writeFileSync(join(clientDir, "assets/b.js"), "");
	writeFileSync(join(folder, "renderer/template.html"), TEMPLATE.replaceAll("assets/a.js", "assets/b.js"));
	await expect(publish(began)).rejects.toThrow("The site was built again. Restart the server.");
	expect(readFileSync(join(clientDir, "index.html"), "utf8")).toBe(TEMPLATE);
});

test("a build stops when another build replaces its renderer while it reads the database", async () => {
	const { bundle } = makeRenderer();
	const readRows = async () => {
		writeFileSync(bundle, "export const prerenderedPaths = [];");
		return null;
	};
	const site = { env: {}, clientDir, folder: clientDir, bundle, template: TEMPLATE, readRows };
	const publication = publishPages({ ...site, loadRenderer: () => import(pathToFileURL(bundle).href) });
	await expect(publication).rejects.toThrow("The site was built again at the same moment. Build it once more.");
	expect(readFileSync(join(clientDir, "index.html"), "utf8")).toBe(TEMPLATE);
});

describe("when the settings can't be read", () => {
	test("the build of a live site fails and writes no page", async () => {
		answerSettingsWith(403);
		writeFileSync(join(folder, "entry.js"), "export const prerenderedPaths = [];");
		const env = { VITE_SITE_KIND: "live", VITE_SUPABASE_URL: "https://project.example.com", VITE_SUPABASE_ANON_KEY: "key" };
		const building = build({
			root: folder,
			configFile: false,
			logLevel: "silent",
			plugins: [prerenderPages(env, clientDir)],
			build: { ssr: "entry.js", outDir: join(folder, "renderer") },
		});
		await expect(building).rejects.toThrow(/site_settings answered 403.*build again/);
		expect(readdirSync(clientDir).sort()).toEqual(["assets", "index.html"]);
	});

	test("a publication fails and keeps the old pages", async () => {
		answerSettingsWith(403);
		const { publish, bundle } = makeRenderer();
		await expect(publish(String(identifyBuild(bundle)))).rejects.toThrow("site_settings answered 403");
		expect(readFileSync(join(clientDir, "index.html"), "utf8")).toBe(TEMPLATE);
		expect(existsSync(`${clientDir}.next`)).toBe(false);
	});
});

test.skipIf(process.platform === "win32")(
	"a publication writes beside the folder that a link leads to, which can be on another disk",
	async () => {
		const disk = join(folder, "disk");
		mkdirSync(disk);
		renameSync(clientDir, join(disk, "site"));
		symlinkSync(join(disk, "site"), clientDir);
		const { publish, bundle } = makeRenderer();
		const seen: string[][] = [];
		vi.stubGlobal("fetch", async () => {
			seen.push(readdirSync(disk).sort());
			return new Response("", { status: 403 });
		});
		await expect(publish(String(identifyBuild(bundle)))).rejects.toThrow("403");
		expect(seen[0]).toEqual(["site", "site.next"]);
	},
);

test("a file that is too small to be compressed now doesn't keep the compressed forms of the old one", () => {
	const next = join(folder, "next");
	mkdirSync(join(next, "blog"), { recursive: true });
	for (const name of ["build.json", "build.json.br", "build.json.gz", "index.html.br", "a.js.br"])
		writeFileSync(join(clientDir, name), "old");
	for (const name of ["build.json", "index.html", "index.html.br", "blog/a.html"]) writeFileSync(join(next, name), "new");
	replaceFiles(next, clientDir);
	const files = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const text = (entry: (typeof files)[number]) => readFileSync(join(entry.parentPath, entry.name), "utf8");
	expect(Object.fromEntries(files.map((entry) => [entry.name, text(entry)]))).toMatchObject({ "index.html.br": "new", "a.js.br": "old" });
	expect(files.map(({ name }) => name).filter((name) => name.startsWith("build"))).toEqual(["build.json"]);
});
