import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { embeddedRebuild } from "./rebuild.ts";

afterEach(() => void vi.useRealTimers());

const START = `
	const { runnerImport } = await import("vite");
	const [file, ...publication] = process.argv.slice(1);
	const { module } = await runnerImport(file, { configFile: false, logLevel: "error" });
	await module.pagePublisher(...publication)();
`;

test("a publication ends with its server, even if the server is killed", async () => {
	const folder = mkdtempSync(join(tmpdir(), "publication-"));
	const built = join(folder, "dist");
	mkdirSync(built);
	writeFileSync(join(folder, "template.html"), "");
	// Always has one more row, so the publication never ends by itself.
	const database = createServer((_, response) => void setTimeout(() => response.end("[{}]"), 50));
	try {
		await once(database.listen(0), "listening");
		const { port } = database.address() as AddressInfo;
		const publication = [join(import.meta.dirname, "rebuild.ts"), built, join(folder, "prerender.js"), `http://localhost:${port}`];
		const server = spawn(process.execPath, ["--input-type=module", "-e", START, ...publication], { stdio: "inherit" });
		const [{ socket }] = (await once(database, "request")) as [IncomingMessage];
		const killed = once(server, "exit");
		server.kill("SIGKILL");
		// Not once(): a killed process can reset the connection, which is an end, too.
		await new Promise((closed) => socket.once("close", closed));
		expect(await killed).toEqual([null, "SIGKILL"]);
	} finally {
		database.close();
		database.closeAllConnections();
		rmSync(folder, { recursive: true, maxRetries: 5 });
	}
});

test("a reason why pages can't be built is printed once, until it changes or goes away", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	const printed = vi.spyOn(console, "error").mockImplementation(() => {});
	const state = { changedAt: "2026-01-05T09:00:00Z", requestedAt: null };
	const app = { fetch: async ({ method }: Request) => Response.json(method === "POST" ? state : [{}]) };
	const reasons = ["Restart the server.", "Restart the server.", "No database.", "No database.", "", "No database."];
	const publish = vi.fn(async () => {
		const reason = reasons[publish.mock.calls.length - 1];
		if (reason) throw new Error(reason);
	});
	const backend = { app, secretKey: "secret", jwtSecret: "token" };
	const { stop } = embeddedRebuild({ backend, siteOrigin: "http://localhost:4173", publish });
	for (const at of reasons.keys()) {
		vi.advanceTimersByTime(5000);
		await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(at + 1));
	}
	stop();
	await vi.waitFor(() =>
		expect(printed.mock.calls.map(([, reason]) => reason)).toEqual(["Restart the server.", "No database.", "No database."]),
	);
});
