import { type ChildProcess, spawn } from "node:child_process";
import { hash } from "bcryptjs";
import { startEmbeddedBackend } from "../../../scripts/embedded/backend.ts";
import { toolPath } from "../../../scripts/find-chromium.mjs";
import { FORGETFUL_ADMIN, SECOND_ADMIN, STRANGER } from "./people.ts";

/**
 * Prepares a database with three more accounts, one without admin rights, and serves the built site with it.
 *
 * @param port of the site; @param dataDir folder of the database; @param settings other variables of the server's environment.
 * @returns the function that stops it.
 */
export async function serveSite(port: string, dataDir: string, settings: Record<string, string> = {}): Promise<() => Promise<void>> {
	const backend = await startEmbeddedBackend({ root: process.cwd(), dataDir, siteUrl: `http://localhost:${port}` });
	const database = backend.connection.driver;
	for (const { email, password } of [STRANGER, SECOND_ADMIN, FORGETFUL_ADMIN]) {
		await database.query(
			"insert into auth.users (id, email, encrypted_password, email_confirmed_at, aud, role) values (gen_random_uuid(), $1, $2, now(), 'authenticated', 'authenticated') on conflict do nothing",
			[email, await hash(password, 4)],
		);
	}
	await database.query(
		"insert into private.admins (user_id) select id from auth.users where email = any(array[$1, $2]) on conflict do nothing",
		[SECOND_ADMIN.email, FORGETFUL_ADMIN.email],
	);
	await backend.close();

	const server = spawn(process.execPath, [toolPath("vite", "vite"), "preview", "--mode", "embedded"], {
		// Without CI, Vite exits when its standard input closes, and here it has none.
		// All journeys share the built files, so publications would change them under other tests.
		env: { ...process.env, CI: "true", PORT: port, EMBEDDED_DATA_DIR: dataDir, EMBEDDED_FAULTS: "1", EMBEDDED_REBUILD: "0", ...settings },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
	const stop = () =>
		new Promise<void>((resolve) => {
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
