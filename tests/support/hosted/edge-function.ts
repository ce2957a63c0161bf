import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "./cluster.ts";
import { hostedTools } from "./tools.ts";

const FUNCTIONS = join(import.meta.dirname, "../../../supabase/functions");
const START_MS = 90_000;

interface EdgeFunction {
	url: string;
	log: () => string;
	/** Resolves with the exit status. */
	ended: Promise<number | null>;
	/** Waits until the function answers. Throws with its log if it doesn't. */
	ready: () => Promise<void>;
	close: () => void;
}

/** Starts an Edge Function on Deno, which has only these variables. */
export async function startFunction(name: string, env: Record<string, string>): Promise<EdgeFunction> {
	const { deno, denoEnv } = hostedTools();
	const port = await freePort();
	const program = spawn(deno, ["run", "--allow-net", "--allow-env", "--allow-sys", "index.ts"], {
		cwd: join(FUNCTIONS, name),
		stdio: ["ignore", "pipe", "pipe"],
		env: { PATH: process.env.PATH, HOME: process.env.HOME, ...denoEnv, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, ...env },
	});
	let log = "";
	for (const stream of [program.stdout, program.stderr]) {
		stream.on("data", (part) => {
			log += part;
		});
	}
	const url = `http://127.0.0.1:${port}`;
	return {
		url,
		log: () => log,
		ended: new Promise((resolve) => program.once("exit", resolve)),
		ready: async () => {
			const deadline = Date.now() + START_MS;
			while (!(await fetch(url).catch(() => null))) {
				if (program.exitCode !== null || Date.now() > deadline) throw new Error(`${name} didn't start:\n${log}`);
				await new Promise((resolve) => setTimeout(resolve, 100));
			}
		},
		close: () => void program.kill("SIGKILL"),
	};
}
