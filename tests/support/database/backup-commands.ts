import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { backupCommand } from "../../../scripts/backup/backup-command";
import { restoreCommand } from "../../../scripts/backup/restore-command";
import { startEmbeddedBackend } from "../../../scripts/embedded/backend";
import { type Run, runHere, runScript, serveBackend } from "./command-line";
import { migratedBackend, type RestBackend, rowHash } from "./rest-backend";

const ROOT = join(import.meta.dirname, "../../..");

export const OWN_NAME = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.json$/;

/** A file database with the sample content. */
export let backend: RestBackend;
export let server: Awaited<ReturnType<typeof serveBackend>>;
export let folder: string;

/** Starts the backend for the tests of a file and gives each test an empty folder. Each file calls it: the files of a worker share this module. */
export function setUpBackupCommands(): void {
	beforeAll(async () => {
		const snapshot = await migratedBackend();
		backend = { ...(await startEmbeddedBackend({ root: ROOT, dataDir: null, siteUrl: "http://localhost:4173", snapshot })), mails: [] };
		server = await serveBackend(backend);
	});

	afterAll(async () => {
		await server.close();
		await backend.close();
	});

	beforeEach(async () => {
		// The backend prints every refusal.
		vi.spyOn(console, "error").mockImplementation(() => {});
		folder = await mkdtemp(join(tmpdir(), "backup-commands-"));
	});

	afterEach(async () => {
		vi.restoreAllMocks();
		await rm(folder, { recursive: true, force: true });
	});
}

/** Runs SQL without the commands. */
export const sql = (statements: string) => backend.connection.driver.exec(statements);
export const hash = () => rowHash(backend);
export const at = (name: string) => join(folder, name);
export const names = async (start: string) => (await readdir(folder)).filter((name) => name.startsWith(start));
const environment = (more: Record<string, string>) => ({ SUPABASE_URL: server.url, SUPABASE_SECRET_KEY: backend.secretKey, ...more });

/** No output may contain the key. */
function withoutKey(run: Run): Run {
	for (const secret of [backend.secretKey, backend.jwtSecret]) expect(run.out + run.err).not.toContain(secret);
	return run;
}

/** Runs a command in its own process, which takes about a second. */
export const spawned = async (script: "backup" | "restore", args: string[], input?: string) =>
	withoutKey(await runScript(`${script}.mjs`, args, environment({}), input));
export const backUp = async (args: string[], env: Record<string, string> = {}) =>
	withoutKey(await runHere(() => backupCommand(args, environment(env))));
/** Runs `npm run restore` in this process; earlier rows are backed up to the folder. */
export const restore = async (args: string[], env: Record<string, string> = {}) =>
	withoutKey(await runHere(() => restoreCommand(["--dir", folder, ...args], environment(env))));

export const rowsOf = async (name: string) => (await readFile(at(name), "utf8")).split("\n").filter((line) => line.startsWith('{"'));
export const recordOf = async (name: string) => JSON.parse(await readFile(at(name), "utf8"));
