import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

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
		server.kill("SIGKILL");
		// Not once(): a killed process can reset the connection, which is an end, too.
		await new Promise((closed) => socket.once("close", closed));
		expect(server.signalCode).toBe("SIGKILL");
	} finally {
		database.close();
		database.closeAllConnections();
		rmSync(folder, { recursive: true, maxRetries: 5 });
	}
});
