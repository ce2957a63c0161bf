// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failRenewal } from "../../../tests/support/data/auth-harness";
import { type Answer, type Asked, json, stubBackend } from "../../../tests/support/data/backend-harness";
import { PICTURE_ID, PICTURE_PATH, pictureRow, storeSession } from "../../../tests/support/data/pictures-harness";
import { DataTimeout, RequestFailed } from "../request-failed";
import { SESSION_KEY } from "../session-key";
import {
	countUses,
	deletePicture,
	listPictures,
	renamePicture,
	replacePicture,
	restorePictures,
	StalePicture,
	saveAlt,
} from "./repository";

let asked: Asked[] = [];
let answers: Answer[] = [];

beforeEach(() => {
	asked = [];
	answers = [];
	stubBackend(async (input, init = {}) => {
		asked.push({ url: new URL(String(input)), init });
		const next = answers.shift();
		if (!next) throw new Error(`Not expected: ${String(input)}`);
		return next(init);
	});
	storeSession();
});
afterEach(() => {
	vi.useRealTimers();
	localStorage.clear();
});

const listed = (rows: unknown[], range: string) => () =>
	new Response(JSON.stringify(rows), { status: 200, headers: { "content-type": "application/json", "content-range": range } });
const steps = () => asked.map(({ url, init }) => `${init.method} ${url.pathname}`);

test("reads one page of named columns, newest first, with search and total", async () => {
	answers = [listed([pictureRow({ created_at: "2026-11-21 10:00:00.026824+00" })], "24-24/25")];
	const { pictures, total } = await listPictures(1, " 50% board ", "all");
	expect(total).toBe(25);
	expect(pictures[0]).toMatchObject({ id: PICTURE_ID, createdAt: "2026-11-21T10:00:00.026Z" });
	const query = asked[0]?.url.searchParams;
	expect(query?.get("select")).toBe("id,path,name,alt,width,height,bytes,created_at,version");
	expect(query?.getAll("search_text")).toEqual([String.raw`ilike(all).{"%50\\%%","%board%"}`]);
	expect(query?.get("order")).toBe("created_at.desc,id.desc");
	expect([query?.get("offset"), query?.get("limit")]).toEqual(["24", "24"]);
});

test("returns an empty page and the total beyond the end, and fails without a list", async () => {
	answers = [
		() => new Response('{"code":"PGRST103"}', { status: 416, headers: { "content-range": "*/25" } }),
		() => new Response(JSON.stringify([pictureRow()]), { headers: { "content-type": "application/json", "content-range": "0-23/25" } }),
		() => json([{ id: 7 }]),
		() => json({ code: "XX000" }, 400),
	];
	expect(await listPictures(9, "board", "all")).toEqual({ pictures: [], total: 25 });
	expect(asked.map(({ url }) => [url.searchParams.get("offset"), url.searchParams.get("search_text")])).toEqual([
		["216", 'ilike(all).{"%board%"}'],
		["0", 'ilike(all).{"%board%"}'],
	]);
	await expect(listPictures(0, "", "all")).rejects.toThrow(RequestFailed);
	await expect(listPictures(0, "", "all")).rejects.toThrow(RequestFailed);
});

test("saves a text over the version that was read and returns the row", async () => {
	answers = [() => json([pictureRow({ alt: "A board", version: 5 })])];
	expect(await saveAlt({ id: PICTURE_ID, version: 4 }, "A board")).toMatchObject({ alt: "A board", version: 5 });
	expect(asked[0]?.url.searchParams.get("id")).toBe(`eq.${PICTURE_ID}`);
	expect(asked[0]?.url.searchParams.get("version")).toBe("eq.4");
	expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ alt: "A board" });
});

test("reports a newer text as stale unless it is equal", async () => {
	answers = [() => json([]), () => json([pictureRow({ alt: "Theirs", version: 9 })])];
	const stale = saveAlt({ id: PICTURE_ID, version: 4 }, "Mine");
	await expect(stale).rejects.toThrow(StalePicture);
	await expect(stale).rejects.toMatchObject({ newer: { alt: "Theirs", version: 9 } });
	answers = [() => json([]), () => json([pictureRow({ alt: "Mine", version: 5 })])];
	expect(await saveAlt({ id: PICTURE_ID, version: 4 }, "Mine")).toMatchObject({ version: 5 });
});

test("fails when the text was refused or the picture is gone", async () => {
	answers = [() => json([]), () => json([pictureRow({ version: 4 })])];
	await expect(saveAlt({ id: PICTURE_ID, version: 4 }, "Mine")).rejects.toMatchObject({ name: "RowGone" });
	answers = [() => json([]), () => json([])];
	await expect(saveAlt({ id: PICTURE_ID, version: 4 }, "Mine")).rejects.toMatchObject({ name: "RowGone" });
});

test("lets the database count the uses of a picture", async () => {
	answers = [() => json({ projects: 2, posts: 1, versions: 4, copies: 1 }), () => json("two")];
	expect(await countUses(PICTURE_PATH)).toEqual({ projects: 2, posts: 1, versions: 4, copies: 1 });
	expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ file: PICTURE_PATH });
	await expect(countUses(PICTURE_PATH)).rejects.toThrow(RequestFailed);
});

const picture = { id: PICTURE_ID, path: PICTURE_PATH };
const STORAGE = "/storage/v1/object";

test("saves a text over a version that only has another name", async () => {
	const newer = pictureRow({ version: 2, name: "Renamed.png" });
	answers = [() => json([]), () => json([newer]), () => json([{ ...newer, alt: "Mine", version: 3 }])];
	expect(await saveAlt({ id: PICTURE_ID, version: 1, alt: "" }, "Mine")).toMatchObject({ name: "Renamed.png", version: 3 });
	expect(asked.at(-1)?.url.searchParams.get("version")).toBe("eq.2");
});

test("saves a text over that of an earlier save whose answer was lost", async () => {
	const newer = pictureRow({ version: 2, alt: "Earlier" });
	answers = [() => json([]), () => json([newer]), () => json([{ ...newer, alt: "Mine", version: 3 }])];
	expect(await saveAlt({ id: PICTURE_ID, version: 1, alt: "" }, "Mine", ["Earlier"])).toMatchObject({ alt: "Mine", version: 3 });
	expect(asked.at(-1)?.url.searchParams.get("version")).toBe("eq.2");
});

test("renames a picture whatever its version is, and reports a missing one", async () => {
	answers = [() => json([pictureRow({ name: "Board" })]), () => json([])];
	expect(await renamePicture(PICTURE_ID, "Board")).toMatchObject({ name: "Board" });
	expect(asked[0]?.url.searchParams.get("version")).toBeNull();
	await expect(renamePicture(PICTURE_ID, "Board")).rejects.toMatchObject({ name: "RowGone" });
});

test("replaces a picture in one request, and fails on a refusal or another answer", async () => {
	const changed = { projects: 1, posts: 0, copies: 2, undo: [{ field: "image" }] };
	answers = [() => json(changed), () => json({ code: "22023" }, 400), () => json({ projects: 1 })];
	expect(await replacePicture(PICTURE_ID, "new")).toEqual(changed);
	expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ old_id: PICTURE_ID, new_id: "new" });
	await expect(replacePicture(PICTURE_ID, "new")).rejects.toThrow(RequestFailed);
	await expect(replacePicture(PICTURE_ID, "new")).rejects.toThrow(RequestFailed);
});

test("gives back the values that a replacement returned, and fails on a refusal or another answer", async () => {
	answers = [() => json(1), () => json({ code: "22023" }, 400), () => json("one")];
	const undo = [{ field: "image" }];
	expect(await restorePictures(undo)).toBe(1);
	expect(asked[0]?.url.pathname).toBe("/rest/v1/rpc/set_pictures");
	expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ chosen: undo });
	await expect(restorePictures(undo)).rejects.toThrow(RequestFailed);
	await expect(restorePictures(undo)).rejects.toThrow(RequestFailed);
	// None: the values were changed since, or the session has ended elsewhere.
	answers = [() => json(0), () => json(true), () => json(0), () => json(false)];
	expect(await restorePictures(undo)).toBe(0);
	await expect(restorePictures(undo)).rejects.toMatchObject({ name: "RequestFailed", status: 403 });
});

test("deletes the file, then the entry", async () => {
	answers = [() => json([pictureRow()]), () => json([{ name: PICTURE_PATH }]), () => json([pictureRow()])];
	await deletePicture(picture);
	expect(steps()).toEqual(["GET /rest/v1/pictures", `DELETE ${STORAGE}/pictures`, "DELETE /rest/v1/pictures"]);
	expect(JSON.parse(String(asked[1]?.init.body))).toEqual({ prefixes: [PICTURE_PATH] });
	expect(asked[2]?.url.searchParams.get("id")).toBe(`eq.${PICTURE_ID}`);
});

test("deletes the copies and link cards with their picture, also those around focal points", async () => {
	const path = PICTURE_PATH.replace("-board", "c-board");
	const cards = ["", "30x70", "0x100"].map((point) => PICTURE_PATH.replace("-board.webp", `card${point}-board.jpg`));
	const copies = [PICTURE_PATH.replace("-board", "w480-board")];
	const found = [...cards, ...copies, `x${cards[0]}`, path].map((name) => ({ name }));
	answers = [() => json([pictureRow({ path })]), () => json(found), () => json([{ name: path }]), () => json([pictureRow({ path })])];
	await deletePicture({ id: PICTURE_ID, path });
	expect(JSON.parse(String(asked[2]?.init.body))).toEqual({ prefixes: [path, ...cards, ...copies] });
});

test("deletes nothing when the copies of a picture can't be listed", async () => {
	const path = PICTURE_PATH.replace("-board", "s1600-board");
	answers = [() => json([pictureRow({ path })]), () => json({ error: "Internal" }, 500)];
	await expect(deletePicture({ id: PICTURE_ID, path })).rejects.toThrow(RequestFailed);
	expect(steps()).toHaveLength(2);
});

test("deletes an entry whose file is gone", async () => {
	answers = [() => json([pictureRow()]), () => json([]), () => json([]), () => json([pictureRow()])];
	await deletePicture(picture);
	expect(steps()).toHaveLength(4);
});

test("fails and keeps the entry when the storage keeps the file", async () => {
	answers = [() => json([pictureRow()]), () => json([]), () => json([{ name: PICTURE_PATH }])];
	await expect(deletePicture(picture)).rejects.toMatchObject({ name: "RowGone" });
	expect(steps().at(-1)).toBe(`POST ${STORAGE}/list/pictures`);
});

test("fails when the picture is gone or its entry stays", async () => {
	answers = [() => json([])];
	await expect(deletePicture(picture)).rejects.toMatchObject({ name: "RowGone" });
	expect(steps()).toEqual(["GET /rest/v1/pictures"]);
	answers = [() => json([pictureRow()]), () => json([{ name: PICTURE_PATH }]), () => json([])];
	await expect(deletePicture(picture)).rejects.toMatchObject({ name: "RowGone" });
});

test.each([
	["there is no session", () => localStorage.clear(), 401],
	["the session can't be renewed now", failRenewal, 0],
])("deletes nothing when %s", async (_name, lose, status) => {
	answers = [() => json([pictureRow()]), () => json([]), () => json([])];
	lose();
	await expect(deletePicture(picture)).rejects.toMatchObject({ name: "RequestFailed", status });
	expect(steps().filter((step) => step.startsWith("DELETE"))).toEqual([]);
});

describe("a deletion without an answer", () => {
	const silence = () => new Promise<Response>(() => {});

	async function timeOut() {
		vi.useFakeTimers();
		const deletion = expect(deletePicture(picture)).rejects.toThrow(DataTimeout);
		await vi.advanceTimersByTimeAsync(15_000);
		await deletion;
	}

	test("fails after 15 s when the storage doesn't delete the file, and can be repeated", async () => {
		answers = [() => json([pictureRow()]), silence];
		await timeOut();
		expect(steps()).toEqual(["GET /rest/v1/pictures", `DELETE ${STORAGE}/pictures`]);
		answers = [() => json([pictureRow()]), () => json([{ name: PICTURE_PATH }]), () => json([pictureRow()])];
		await deletePicture(picture);
		expect(steps().at(-1)).toBe("DELETE /rest/v1/pictures");
	});

	test("counts as done when it is repeated and finds the picture gone, but not in a session that ended elsewhere", async () => {
		answers = [() => json([pictureRow()]), () => json([{ name: PICTURE_PATH }]), silence];
		await timeOut();
		vi.useRealTimers();
		answers = [() => json([]), () => json(false)];
		await expect(deletePicture(picture)).rejects.toMatchObject({ name: "RowGone" });
		answers = [() => json([]), () => json(true)];
		await expect(deletePicture(picture)).resolves.toBeUndefined();
		expect(steps().at(-1)).toBe("POST /rest/v1/rpc/is_administrator");
	});

	test("cancels a list of files that doesn't come", async () => {
		answers = [() => json([pictureRow()]), () => json([]), silence];
		await timeOut();
		expect(asked[2]?.init.signal?.aborted).toBe(true);
	});

	test("sends nothing once the session is renewed after the deadline", async () => {
		let renew = (_answer: Response) => {};
		const expire = () => {
			storeSession(0);
			return json([pictureRow()]);
		};
		answers = [
			expire,
			() =>
				new Promise((resolve) => {
					renew = resolve;
				}),
		];
		await timeOut();
		expect(steps().at(-1)).toBe("POST /auth/v1/token");
		renew(json({ access_token: "token-2", refresh_token: "r2", token_type: "bearer", expires_in: 3600, user: { id: "u" } }));
		await vi.advanceTimersByTimeAsync(1000);
		expect(steps()).toHaveLength(2);
		expect(localStorage.getItem(SESSION_KEY)).toContain("token-2");
	});
});
