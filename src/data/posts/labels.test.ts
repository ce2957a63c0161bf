// @vitest-environment jsdom
import { expect, test } from "vitest";
import { json, stubBackend } from "../../../tests/support/data/backend-harness";
import { replaceLabel } from "./labels";

test("tells other pages after a repeated change that finds no posts, because the first attempt can have changed them", async () => {
	localStorage.clear();
	stubBackend(async () => json([]));
	expect(await replaceLabel({ kind: "tag", name: "Go" }, "Golang")).toEqual([]);
	expect(localStorage.getItem("blogs:changed")).toMatch(/^\d+$/);
});
