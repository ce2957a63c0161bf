// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { json, stubBackend } from "../../../tests/support/data/backend-harness";
import { replaceLabel, restoreLabels } from "./labels";

let isAdministrator: boolean;
let asked: (string | undefined)[];

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input) => {
	const call = new URL(String(input)).pathname.split("/").at(-1);
	asked.push(call);
	return json({ is_administrator: isAdministrator, replace_label: [], set_labels: 1 }[call ?? ""]);
};

beforeEach(() => {
	localStorage.clear();
	isAdministrator = true;
	asked = [];
	stubBackend(backend);
});

const label = { kind: "tag", name: "Go" } as const;

test("tells other pages after a repeated change that finds no posts, because the first attempt can have changed them", async () => {
	expect(await replaceLabel(label, "Golang")).toEqual([]);
	expect(localStorage.getItem("blogs:changed")).toMatch(/^\d+$/);
});

test("fails when the session has ended elsewhere, which finds no posts either", async () => {
	isAdministrator = false;
	await expect(replaceLabel(label, "Golang")).rejects.toMatchObject({ status: 403 });
	await expect(restoreLabels("tag", [{ id: "a", version: null, labels: null }])).rejects.toMatchObject({ status: 403 });
	expect(asked).not.toContain("set_labels");
});
