import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { npmInstall } from "./npm-install.mjs";

vi.mock("node:child_process", () => ({ spawnSync: vi.fn(() => ({ status: 0 })) }));

test("installs into a folder whose name has a space, where npm needs a shell", () => {
	const root = mkdtempSync(join(tmpdir(), "npm-install-"));
	const folder = join(root, "Jane Doe/tools");
	const own = Object.getOwnPropertyDescriptor(process, "platform");
	Object.defineProperty(process, "platform", { ...own, value: "win32" });
	try {
		expect(npmInstall(folder, ["lighthouse@1.0.0"])).toBe(true);
	} finally {
		Object.defineProperty(process, "platform", own ?? {});
		rmSync(root, { recursive: true });
	}
	const [[, words = [], options] = []] = vi.mocked(spawnSync).mock.calls;
	expect(words).toContain("lighthouse@1.0.0");
	expect(words.filter((word) => word.includes("Jane"))).toEqual([]);
	expect(options).toMatchObject({ cwd: folder });
});
