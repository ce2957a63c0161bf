import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { vi } from "vitest";
import type { EmbeddedBackend } from "../../../scripts/embedded/backend";

const ROOT = join(import.meta.dirname, "../../..");

/** Serves a backend on a free port. `afterwards` runs after a request was answered, before the caller receives the answer. */
export async function serveBackend(
	{ app }: EmbeddedBackend,
	afterwards: (path: string) => Promise<void> = async () => {},
): Promise<{ url: string; close: () => Promise<void> }> {
	const fetch = async (request: Request) => {
		const response = await app.fetch(request, { peerAddress: null });
		await afterwards(new URL(request.url).pathname);
		return response;
	};
	const server = createAdaptorServer({ fetch });
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(() => done())) };
}

export interface Run {
	/** Exit status; null when a signal ended it. */
	code: number | null;
	out: string;
	err: string;
}

/** Runs a script in a new process with only the search path in its environment. `input` is its standard input. */
export function runScript(script: string, args: string[], env: Record<string, string>, input?: string): Promise<Run> {
	const child = spawn(process.execPath, [join(ROOT, "scripts", script), ...args], {
		cwd: ROOT,
		env: { PATH: process.env.PATH ?? "", ...env },
	});
	const run: Run = { code: null, out: "", err: "" };
	child.stdout.setEncoding("utf8").on("data", (piece: string) => {
		run.out += piece;
	});
	child.stderr.setEncoding("utf8").on("data", (piece: string) => {
		run.err += piece;
	});
	child.stdin.end(input);
	return new Promise((done, failed) => {
		child.once("error", failed);
		child.once("close", (code) => done({ ...run, code }));
	});
}

/** Runs a command of scripts/backup in this process and captures its output. */
export async function runHere(run: () => Promise<number>): Promise<Run> {
	const said: Run = { code: null, out: "", err: "" };
	const caught = (name: "out" | "err") => (piece: string | Uint8Array, done?: unknown) => {
		said[name] += String(piece);
		if (typeof done === "function") done();
		return true;
	};
	const spies = [
		vi.spyOn(process.stdout, "write").mockImplementation(caught("out")),
		vi.spyOn(process.stderr, "write").mockImplementation(caught("err")),
	];
	try {
		const code = await run();
		return { ...said, code };
	} finally {
		for (const spy of spies) spy.mockRestore();
	}
}
