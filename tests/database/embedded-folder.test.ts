// @vitest-environment node
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type EmbeddedBackend, startEmbeddedBackend } from "../../scripts/embedded/backend.ts";
import { runScript } from "../support/database/command-line.ts";

const ROOT = join(import.meta.dirname, "../..");
let folder = "";

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "embedded-"));
});

afterAll(() => {
	rmSync(folder, { recursive: true, force: true });
});

/** Fills the disk. Returns what frees it. */
function fillDisk(): () => void {
	const disk = vi.spyOn(fs, "statfsSync").mockReturnValue(Object.assign(fs.statfsSync(folder), { bavail: 0 }));
	syncBuiltinESMExports();
	return () => {
		disk.mockRestore();
		syncBuiltinESMExports();
	};
}

const FULL = "The database's disk is full (0 MB are free). Free some space and try again.";

const open = (dataDir: string): Promise<EmbeddedBackend> =>
	startEmbeddedBackend({ root: ROOT, dataDir, siteUrl: "http://localhost:5173", seed: false });

describe("the folder of the embedded database", () => {
	test("is created anew after an interrupted creation, without any other output", async () => {
		mkdirSync(join(folder, "data/base"), { recursive: true });
		writeFileSync(join(folder, "data/PG_VERSION"), "17");
		writeFileSync(join(folder, "being-created"), "");
		const { code, out, err } = await runScript("fill-samples.mjs", ["--projects=1", "--posts=0"], { EMBEDDED_DATA_DIR: folder });
		expect([code, err, out]).toEqual([0, "", expect.stringMatching(/^Added 1 sample projects, 0 posts and 0 pictures to [^\n]+\n$/)]);
		expect(readdirSync(folder).sort()).toEqual(["data", "secrets.json"]);
	});

	test("isn't created inside a folder named data that has other files", async () => {
		const data = join(folder, "src/data");
		mkdirSync(data, { recursive: true });
		writeFileSync(join(data, "env.ts"), "");
		await expect(open(join(folder, "src"))).rejects.toThrow("data isn't a database. Set EMBEDDED_DATA_DIR to another folder.");
		expect(readdirSync(data)).toEqual(["env.ts"]);
	});

	test("refuses every change while its disk is full, answers reads, and goes on once there is space", async () => {
		const backend = await open(folder);
		const said = vi.spyOn(console, "error").mockImplementation(() => {});
		const call = (method: string, path: string, body?: unknown) =>
			backend.app.fetch(
				new Request(`http://embedded.localhost${path}`, {
					method,
					headers: { apikey: backend.secretKey, "content-type": "application/json" },
					...(body === undefined ? {} : { body: JSON.stringify(body) }),
				}),
			);
		const rename = () => call("PATCH", "/rest/v1/portfolios?slug=like.sample-*", { client: "Full" });
		const freeDisk = fillDisk();
		try {
			for (const write of [rename, rename, () => call("POST", "/storage/v1/object/pictures/a.png", {})]) {
				const reply = await write();
				expect([reply.status, await reply.json()]).toMatchObject([503, { code: "53100", message: FULL }]);
			}
			expect(await (await call("GET", "/rest/v1/portfolios?select=client&client=eq.Full")).json()).toEqual([]);
			expect((await call("POST", "/rest/v1/rpc/content_state", {})).status).toBe(200);
			expect((await call("POST", "/rest/v1/rpc/person_data", { address: "a@b.example" })).status).toBe(200);
			expect((await call("POST", "/storage/v1/object/list/pictures", { prefix: "" })).status).toBe(200);
			expect(said.mock.calls).toEqual([[FULL]]);
			freeDisk();
			expect((await rename()).status).toBe(204);
			expect(await (await call("GET", "/rest/v1/portfolios?select=client&client=eq.Full")).json()).toEqual([{ client: "Full" }]);
		} finally {
			freeDisk();
			await backend.close();
		}
	});

	test("is named with the repair when its database can't be opened", async () => {
		const damaged = join(folder, "damaged");
		mkdirSync(join(damaged, "data/base"), { recursive: true });
		writeFileSync(join(damaged, "data/PG_VERSION"), "17");
		const opening = open(damaged);
		await expect(opening).rejects.toThrow(`The embedded database in ${damaged} can't be opened`);
		await expect(opening).rejects.not.toThrow("[object");
		expect(existsSync(join(damaged, "data/PG_VERSION"))).toBe(true);
	});
});
