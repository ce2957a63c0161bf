import { describe, expect, test } from "vitest";
import { sorted } from "../../scripts/art/pipeline/lock.mjs";

const kept = (names: string[], scenes: string[]) =>
	Object.keys(JSON.parse(sorted(Object.fromEntries(names.map((name) => [name, "words"])), new Set(scenes))));

describe("the list of pictures written by a drawing run", () => {
	test("keeps a picture without a scene while its files exist", () => {
		const names = ["projects/offline-ferry-pass-1", "social/project-offline-ferry-pass"];
		expect(kept(names, [])).toEqual(names);
	});

	test("keeps a picture with a scene before its files exist", () => {
		expect(kept(["services/new"], ["services/new"])).toEqual(["services/new"]);
	});

	test("drops a picture that has neither a scene nor files", () => {
		expect(kept(["projects/gone-1", "social/gone"], ["services/new"])).toEqual([]);
	});

	test("is sorted", () => {
		expect(kept(["b/b", "a/a"], ["a/a", "b/b"])).toEqual(["a/a", "b/b"]);
	});
});
