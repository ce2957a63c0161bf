import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { hash } from "bcryptjs";
import { startEmbeddedBackend } from "../../../scripts/embedded/backend.ts";
import { toolPath } from "../../../scripts/find-chromium.mjs";
import { CHANGED_ADMINS, FORGETFUL_ADMIN, SECOND_ADMIN, STRANGER } from "./people.ts";

/** The slug of a sample draft, and the tokens of its two preview links. */
export const SHARED_DRAFT = { slug: "payment-reminders-that-listen", working: "w".repeat(43), expired: "e".repeat(43) };

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Makes the database of the journeys in a new folder: the samples, more accounts, one without admin rights, and the links to a
 * draft. It takes seconds, so a run makes it once, and `copyDatabase` finds it by the variable JOURNEY_DATABASE.
 *
 * @returns the folder, for the caller to remove.
 */
export async function makeDatabase(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "studio-database-"));
	const backend = await startEmbeddedBackend({ root: process.cwd(), dataDir: folder, siteUrl: "http://localhost" });
	const database = backend.connection.driver;
	const administrators = [SECOND_ADMIN, FORGETFUL_ADMIN, ...CHANGED_ADMINS];
	for (const { email, password } of [STRANGER, ...administrators]) {
		await database.query(
			"insert into auth.users (id, email, encrypted_password, email_confirmed_at, aud, role) values (gen_random_uuid(), $1, $2, now(), 'authenticated', 'authenticated')",
			[email, await hash(password, 4)],
		);
	}
	await database.query("insert into private.admins (user_id) select id from auth.users where email = any($1)", [
		administrators.map(({ email }) => email),
	]);
	for (const token of [SHARED_DRAFT.working, SHARED_DRAFT.expired]) {
		await database.query(
			"insert into public.preview_links (kind, row_id, token_hash, days) select 'project', id, $1, 7 from public.portfolios where slug = $2",
			[hashOf(token), SHARED_DRAFT.slug],
		);
	}
	await database.query("update public.preview_links set expires_at = now() - interval '1 second' where token_hash = $1", [
		hashOf(SHARED_DRAFT.expired),
	]);
	await backend.close();
	process.env.JOURNEY_DATABASE = folder;
	return folder;
}

/** Copies the run's database into an empty folder; a folder that has one keeps it. */
export function copyDatabase(folder: string): void {
	const made = process.env.JOURNEY_DATABASE;
	if (!made) throw new Error("The run has made no database.");
	if (!existsSync(join(folder, "data"))) cpSync(made, folder, { recursive: true });
}

/** Removes the folder of a site that was stopped. A publication can still be writing into it, and then the system refuses. */
export async function removeSite(folder: string): Promise<void> {
	await expect(() => rmSync(folder, { recursive: true, force: true })).toPass({ timeout: 60_000 });
}

/**
 * Serves the built site with a copy of the run's database.
 *
 * @param port of the site; @param dataDir folder of the database, which keeps one that it has; @param settings other variables of the
 * server's environment.
 * @returns the function that stops it.
 */
export async function serveSite(port: string, dataDir: string, settings: Record<string, string> = {}): Promise<() => Promise<void>> {
	copyDatabase(dataDir);
	const server = spawn(process.execPath, [toolPath("vite", "vite"), "preview", "--mode", "embedded"], {
		// Without CI, Vite exits when its standard input closes, and here it has none.
		// All journeys share the built files, so publications would change them under other tests.
		env: { ...process.env, CI: "true", PORT: port, EMBEDDED_DATA_DIR: dataDir, EMBEDDED_FAULTS: "1", EMBEDDED_REBUILD: "0", ...settings },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
	let stopping = false;
	server.once("exit", (code, signal) => {
		if (!stopping) console.error(`The site on port ${port} ended by itself with ${signal ?? code}:\n${output}`);
	});
	const stop = () =>
		new Promise<void>((resolve) => {
			stopping = true;
			if (hasEnded(server)) return resolve();
			server.once("exit", () => resolve());
			server.kill("SIGTERM");
		});
	try {
		await waitFor(`http://localhost:${port}/`, server, () => output);
	} catch (error) {
		await stop();
		throw error;
	}
	return stop;
}

/**
 * Returns a port for a test with its own site, below the system's ephemeral ports so that it is free.
 *
 * @param place a different number for each of these tests.
 */
export function portOfOwn(place: number): string {
	return String(20_000 + ((Number(process.env.PORT ?? "4199") + place) % 10_000));
}

async function waitFor(url: string, server: ChildProcess, output: () => string): Promise<void> {
	for (let attempt = 0; attempt < 240; attempt += 1) {
		if (hasEnded(server)) break;
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	throw new Error(`The built site did not start:\n${output()}`);
}

/** Also true when the process never started. */
function hasEnded(server: ChildProcess): boolean {
	return server.pid === undefined || server.exitCode !== null || server.signalCode !== null;
}
