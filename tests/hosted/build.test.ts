// @vitest-environment node
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend";
import { openSocket, type SocketBackend } from "../support/database/cut-requests";
import { openRestBackend, type RestBackend } from "../support/database/rest-backend";

const ROOT = join(import.meta.dirname, "../..");
const BUILD_MS = 600_000;

let backend: RestBackend;
let api: SocketBackend;
let folder: string;
beforeAll(async () => {
	backend = await openRestBackend();
	api = await openSocket(backend);
	folder = mkdtempSync(join(tmpdir(), "studio-hosted-build-"));
});
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	await api.close();
	await backend.close();
});

/** Runs a build for a hosted backend, in a mode that accepts addresses without TLS. Returns the exit status. */
function build(words: string[]): Promise<number | null> {
	const vite = join(ROOT, "node_modules/vite/bin/vite.js");
	const program = spawn(process.execPath, [vite, "build", "--mode", "hosted", "--logLevel", "warn", ...words], {
		cwd: ROOT,
		stdio: ["ignore", "inherit", "inherit"],
		env: {
			...process.env,
			DIST_DIR: join(folder, "dist"),
			ALLOW_SAMPLES: "1",
			VITE_SITE_URL: "https://kalpa.example",
			VITE_SUPABASE_URL: api.address,
			VITE_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
			VITE_MAIL_RELAY_URL: `${api.address}/functions/v1`,
			VITE_CONTACT_MAILBOX: "hello@kalpa.example",
		},
	});
	return new Promise((resolve) => program.once("exit", resolve));
}

it(
	"the build writes pages of the rows that visitors can see, and of no others",
	async () => {
		expect(await build([])).toBe(0);
		expect(await build(["--ssr", "src/prerender.tsx"])).toBe(0);
		const page = (path: string) => join(folder, "dist", `${path}.html`);
		expect(readFileSync(page("case-study/shown"), "utf8")).toContain("Everybody may read this.");
		expect(readFileSync(page("blog/shown"), "utf8")).toContain("Everybody may read this.");
		for (const hidden of ["draft", "unlisted", "scheduled"]) {
			for (const kind of ["case-study", "blog"]) expect(existsSync(page(`${kind}/${hidden}`))).toBe(false);
		}
		expect(readFileSync(join(folder, "dist/sitemap.xml"), "utf8")).toContain("https://kalpa.example/case-study/shown");
	},
	BUILD_MS,
);
