import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "bcryptjs";
import { startEmbeddedBackend } from "../../../scripts/embedded/backend.ts";
import { STRANGER } from "./people.ts";

/**
 * Prepares a throw-away database with one more account, which is not the administrator's, and serves the built site with it.
 *
 * @returns the function that stops it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
	const port = process.env.PORT ?? "4199";
	const dataDir = process.env.EMBEDDED_DATA_DIR ?? mkdtempSync(join(tmpdir(), "studio-journeys-"));
	const backend = await startEmbeddedBackend({ root: process.cwd(), dataDir, siteUrl: `http://localhost:${port}` });
	await backend.connection.driver.query(
		"insert into auth.users (id, email, encrypted_password, email_confirmed_at, aud, role) values (gen_random_uuid(), $1, $2, now(), 'authenticated', 'authenticated') on conflict do nothing",
		[STRANGER.email, await hash(STRANGER.password, 4)],
	);
	await backend.close();

	const server = spawn("npx", ["--no-install", "vite", "preview", "--mode", "embedded"], {
		env: { ...process.env, PORT: port, EMBEDDED_DATA_DIR: dataDir, EMBEDDED_FAULTS: "1" },
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	let output = "";
	for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
	const stop = () =>
		new Promise<void>((resolve) => {
			if (server.exitCode !== null || server.pid === undefined) return resolve();
			server.once("exit", () => resolve());
			process.kill(-server.pid, "SIGTERM");
		});
	await waitFor(`http://localhost:${port}/`, server, () => output);
	return stop;
}

async function waitFor(url: string, server: { exitCode: number | null }, output: () => string): Promise<void> {
	for (let attempt = 0; attempt < 240; attempt += 1) {
		if (server.exitCode !== null) break;
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	throw new Error(`The built site did not start:\n${output()}`);
}
