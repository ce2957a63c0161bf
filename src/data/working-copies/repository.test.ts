// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { json, stubBackend } from "../../../tests/support/data/backend-harness";
import { storeSession } from "../../../tests/support/data/pictures-harness";
import { RowGone } from "../admin-rows/requests";
import { RequestFailed } from "../request-failed";
import { CopyChanged, projectCopies, rowsWithCopy } from "./repository";

const ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const stored = (version: number, values: object = { title: "Mine" }) => ({
	values,
	base_version: 2,
	version,
	updated_at: "2026-11-23 10:00:00+00",
});
const copy = (version: number, values: object = { title: "Mine" }) => ({ values, baseVersion: 2, version, at: "2026-11-23T10:00:00.000Z" });
const mine = { values: { title: "Mine" }, baseVersion: 2 };

let asked: { method: string | undefined; query: Record<string, string>; body: unknown }[];
let answers: Response[];

const backend: typeof fetch = async (input, init = {}) => {
	const { searchParams } = new URL(String(input));
	asked.push({
		method: init.method,
		query: Object.fromEntries(searchParams),
		body: typeof init.body === "string" ? JSON.parse(init.body) : null,
	});
	return answers.shift() ?? json([]);
};

beforeEach(() => {
	asked = [];
	answers = [];
	stubBackend(backend);
	storeSession();
});

const methods = () => asked.map(({ method }) => method);

describe("working copies", () => {
	test("reads the copy of a row, or null", async () => {
		answers = [json([stored(4)]), json(true), json([]), json(true)];
		expect(await projectCopies.read(ID)).toEqual(copy(4));
		expect(await projectCopies.read(ID)).toBeNull();
		expect(asked[0]?.query).toMatchObject({ kind: "eq.project", row_id: `eq.${ID}` });
	});

	test("asks nothing for an id that no row can have", async () => {
		expect(await projectCopies.read("clinic-desk")).toBeNull();
		expect(asked).toEqual([]);
	});

	test("fails when the session has ended elsewhere, to which every row seems to have no copy", async () => {
		answers = [json([]), json(false)];
		await expect(projectCopies.read(ID)).rejects.toMatchObject(new RequestFailed("session", 403));
	});

	test("creates the first copy and then changes the version that it knows", async () => {
		answers = [json([stored(1)], 201), json([stored(2)])];
		expect(await projectCopies.write(ID, mine, null)).toEqual(copy(1));
		expect(asked[0]?.body).toEqual({ kind: "project", row_id: ID, values: mine.values, base_version: 2 });
		expect(await projectCopies.write(ID, mine, 1)).toEqual(copy(2));
		expect(asked[1]?.query).toMatchObject({ version: "eq.1" });
	});

	test.each([null, 3])("refuses to replace a newer copy when it knew version %s", async (known) => {
		const first = known === null ? json({ code: "23505", message: "taken" }, 409) : json([]);
		answers = [first, json([stored(5, { title: "Theirs" })])];
		const failure = await projectCopies.write(ID, mine, known).catch((error: unknown) => error);
		expect(failure).toBeInstanceOf(CopyChanged);
		expect(failure).toMatchObject({ newer: copy(5, { title: "Theirs" }) });
	});

	test("takes its own text for stored when the first answer was lost", async () => {
		answers = [json([]), json([stored(5)])];
		expect(await projectCopies.write(ID, mine, 4)).toEqual(copy(5));
		answers = [json([]), json([stored(6)])];
		const pasted = { ...mine, values: { title: "M\0ine\ud83d", slug: undefined } };
		expect(await projectCopies.write(ID, pasted, 5)).toEqual(copy(6));
		expect(asked.at(-2)?.body).toEqual({ values: mine.values, base_version: 2 });
	});

	test("says that the row is gone when the copy waits for a deleted row", async () => {
		answers = [json({ code: "23503", message: "There is no row to copy." }, 409)];
		await expect(projectCopies.write(ID, mine, 2)).rejects.toBeInstanceOf(RowGone);
	});

	test("starts a new copy when another device has deleted it", async () => {
		answers = [json([]), json([]), json([stored(1)], 201)];
		expect(await projectCopies.write(ID, mine, 4)).toEqual(copy(1));
		expect(methods()).toEqual(["PATCH", "GET", "POST"]);
	});

	test("says that the row no longer exists, and passes other refusals on", async () => {
		answers = [json({ code: "23503", message: "no row" }, 409), json({ code: "42501", message: "no" }, 403)];
		await expect(projectCopies.write(ID, mine, null)).rejects.toBeInstanceOf(RowGone);
		await expect(projectCopies.write(ID, mine, null)).rejects.toMatchObject(new RequestFailed("working_copies", 403, "42501"));
	});

	test("deletes only the version that it knows", async () => {
		answers = [json([stored(4)]), json([]), json([stored(5)]), json([]), json([])];
		await projectCopies.discard(ID, 4);
		await expect(projectCopies.discard(ID, 4)).rejects.toBeInstanceOf(CopyChanged);
		await expect(projectCopies.discard(ID, 4)).rejects.toBeInstanceOf(RowGone);
	});

	test("lists the rows with a copy in one request", async () => {
		answers = [json([{ row_id: ID }])];
		expect(await rowsWithCopy("post")).toEqual(new Set([ID]));
		expect(asked).toHaveLength(1);
		expect(asked[0]?.query).toMatchObject({ kind: "eq.post", select: "row_id" });
	});
});
