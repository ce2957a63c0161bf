import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HostedDatabase, openDatabase } from "./database.ts";
import type { HostedTools } from "./tools.ts";

export interface Cluster {
	port: number;
	/** A session of this role (see platform.ts). */
	open: (role: "supabase_admin" | "postgres", database: string) => Promise<HostedDatabase>;
	close: () => Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const START_MS = 60_000;

/** Creates and starts a PostgreSQL of its own, which trusts this machine. */
export async function startCluster({ bin }: HostedTools): Promise<Cluster> {
	const folder = mkdtempSync(join(tmpdir(), "studio-hosted-"));
	const asRoot = process.getuid?.() === 0;
	if (asRoot) chownSync(folder, NOBODY, NOBODY);
	chmodSync(folder, 0o700);
	const account = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
	const data = join(folder, "data");
	const options = ["--username=supabase_admin", "--auth=trust", "--encoding=UTF8", "--no-sync"];
	// The C locale exists everywhere.
	const made = spawnSync(join(bin, "initdb"), ["-D", data, "--locale=C", ...options], { cwd: folder, encoding: "utf8", ...account });
	if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
	const port = await freePort();
	const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: folder, fsync: "off", max_connections: 60 };
	const words = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const server = spawn(join(bin, "postgres"), ["-D", data, ...words], { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...account });
	let log = "";
	server.stderr.on("data", (part) => {
		log = `${log}${part}`.slice(-20_000);
	});
	const ended = new Promise((resolve) => server.once("exit", resolve));
	const open: Cluster["open"] = (role, database) => openDatabase({ port, user: role, database });
	const deadline = Date.now() + START_MS;
	for (;;) {
		const first = await open("supabase_admin", "postgres").catch(() => null);
		await first?.close();
		if (first) break;
		if (server.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL didn't start:\n${log}`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return {
		port,
		open,
		close: async () => {
			server.kill("SIGINT");
			await ended;
			rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

export function freePort(): Promise<number> {
	const probe = createServer();
	return new Promise((resolve, reject) => {
		probe.once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
