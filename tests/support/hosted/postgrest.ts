import { spawn } from "node:child_process";
import { freePort } from "./cluster.ts";
import { hostedTools } from "./tools.ts";

const START_MS = 30_000;

/** Starts PostgREST on a database with the platform's settings (supabase/config.toml). */
export async function startPostgrest({ port, database, jwtSecret }: { port: number; database: string; jwtSecret: string }) {
	const own = await freePort();
	const server = spawn(hostedTools().postgrest, [], {
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			PATH: process.env.PATH,
			PGRST_DB_URI: `postgres://authenticator@127.0.0.1:${port}/${database}`,
			PGRST_DB_SCHEMAS: "public",
			PGRST_DB_EXTRA_SEARCH_PATH: "public",
			PGRST_DB_ANON_ROLE: "anon",
			PGRST_DB_MAX_ROWS: "1000",
			PGRST_DB_POOL: "5",
			PGRST_JWT_SECRET: jwtSecret,
			PGRST_JWT_AUD: "authenticated",
			PGRST_SERVER_HOST: "127.0.0.1",
			PGRST_SERVER_PORT: String(own),
		},
	});
	let log = "";
	for (const stream of [server.stdout, server.stderr]) {
		stream.on("data", (part) => {
			log = `${log}${part}`.slice(-5000);
		});
	}
	const ended = new Promise((resolve) => server.once("exit", resolve));
	const url = `http://127.0.0.1:${own}`;
	const deadline = Date.now() + START_MS;
	// It answers 503 until it has read the schema.
	while ((await fetch(url).catch(() => null))?.status !== 200) {
		if (server.exitCode !== null || Date.now() > deadline) throw new Error(`PostgREST didn't start:\n${log}`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return {
		url,
		close: async () => {
			server.kill("SIGTERM");
			await ended;
		},
	};
}
