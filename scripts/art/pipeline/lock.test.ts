import { join } from "node:path";
import { expect, test } from "vitest";
import { socialScenes } from "../social/cards.mjs";
import { filesOf } from "./encode.mjs";
import { isCurrent, readLock, scenes } from "./lock.mjs";
import { root } from "./settings.mjs";

test("npm run art has nothing to draw after the committed scenes, kit and settings", async () => {
	const lock: Record<string, string> = readLock(join(root, "scripts/art/lock.json"));
	const all = [...scenes(), ...(await socialScenes())];
	expect(all.length).toBeGreaterThan(0);
	expect(all.filter((scene) => !isCurrent(lock[scene.name], scene, filesOf(scene.name))).map(({ name }) => name)).toEqual([]);
});
