// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, type Asked, json, KEY, stubBackend } from "../../../tests/support/data/backend-harness";
import { HeldUpload, holdUploads, PICTURE_ID, PICTURE_PATH, pictureRow, storeSession } from "../../../tests/support/data/pictures-harness";
import { DataTimeout, RequestFailed } from "../request-failed";
import type { PreparedPicture } from "./picture-types";
import { restorePicture, UploadFailed, uploadCard, uploadPicture } from "./upload";

const picture: PreparedPicture = { blob: new Blob(["12345"]), type: "image/webp", width: 1600, height: 1000, name: "Board.png" };
const ADDRESS = `https://project.example.com/storage/v1/object/public/pictures/${PICTURE_PATH}`;

let asked: Asked[] = [];
let answers: Answer[] = [];
let begun: () => Promise<HeldUpload>;

beforeEach(() => {
	asked = [];
	answers = [() => json([pictureRow()], 201)];
	stubBackend(async (input, init = {}) => {
		asked.push({ url: new URL(String(input)), init });
		return answers.shift()?.(init) ?? json([], 200);
	});
	storeSession();
	begun = holdUploads();
});
afterEach(() => {
	vi.useRealTimers();
	localStorage.clear();
});

test("sends a picture with the session, lists it and returns the entry", async () => {
	const shares: number[] = [];
	const result = uploadPicture(PICTURE_ID, picture, { alt: "A board", onProgress: (share) => shares.push(share) });
	const request = await begun();
	expect([request.method, request.url]).toEqual(["POST", `https://project.example.com/storage/v1/object/pictures/${PICTURE_PATH}`]);
	expect(request.headers).toEqual({
		apikey: KEY,
		authorization: "Bearer token-1",
		"content-type": "image/webp",
		"cache-control": "max-age=31536000",
		"x-upsert": "false",
	});
	expect(request.body).toBe(picture.blob);
	request.progress(2, 5);
	request.progress(5, 5);
	expect(asked).toEqual([]);
	request.answer(200);
	expect(await result).toMatchObject({ id: PICTURE_ID, address: ADDRESS, name: "Board.png", version: 1 });
	expect(shares).toEqual([0.4, 1]);
	const row = { id: PICTURE_ID, path: PICTURE_PATH, name: "Board.png", alt: "A board", width: 1600, height: 1000, bytes: 5 };
	expect(JSON.parse(String(asked[0]?.init.body))).toEqual(row);
});

test("cuts a long name and a long alternative text between whole characters", async () => {
	const result = uploadPicture(PICTURE_ID, { ...picture, name: `${"n".repeat(199)}😀.png` }, { alt: `${"a".repeat(299)}😀` });
	(await begun()).answer(200);
	await result;
	expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({ name: "n".repeat(199), alt: "a".repeat(299) });
});

test("sends the link card before the picture, and no picture without its card", async () => {
	const card = new Blob(["123"]);
	const result = uploadPicture(PICTURE_ID, { ...picture, card });
	const first = await begun();
	expect([first.url.split("/").at(-1), first.headers["content-type"], first.body]).toEqual([
		PICTURE_PATH.replace("-board.webp", "card-board.jpg"),
		"image/jpeg",
		card,
	]);
	first.answer(200);
	await vi.waitFor(() => expect(HeldUpload.all).toHaveLength(2));
	const second = await begun();
	const path = PICTURE_PATH.replace("-board", "c-board");
	expect([second.url.split("/").at(-1), second.body]).toEqual([path, picture.blob]);
	second.answer(200);
	await result;
	expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({ path, bytes: 5 });

	HeldUpload.all = [];
	const failing = uploadPicture(PICTURE_ID, { ...picture, card });
	(await begun()).answer(503);
	await expect(failing).rejects.toMatchObject({ reason: "unreachable" });
	expect(HeldUpload.all).toHaveLength(1);
});

test("sends the copies before their picture, and reports the progress of all", async () => {
	const shares: number[] = [];
	const copies = [480, 800].map((width) => ({ width, blob: new Blob(["1".repeat(width / 160)]) }));
	const result = uploadPicture(PICTURE_ID, { ...picture, width: 1000, copies }, { onProgress: (share) => shares.push(share) });
	const random = PICTURE_PATH.replace("-board.webp", "");
	for (const [index, file] of [`${random}w480-board.webp`, `${random}w800-board.webp`, `${random}s1000-board.webp`].entries()) {
		await vi.waitFor(() => expect(HeldUpload.all).toHaveLength(index + 1));
		const request = await begun();
		expect([request.url.split("/").at(-1), request.headers["content-type"]]).toEqual([file, "image/webp"]);
		request.progress(1, 1);
		request.answer(200);
	}
	await result;
	expect(shares.map((share) => Math.round(share * 13))).toEqual([3, 8, 13]);
	expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({ path: `${random}s1000-board.webp`, width: 1000, bytes: 5 });
});

test.each([
	[400, '{"statusCode":"413","error":"Payload too large"}', "too-large"],
	[413, "", "too-large"],
	[400, '{"statusCode":"415","error":"invalid_mime_type"}', "refused"],
	[0, "", "unreachable"],
	[503, "<html>", "unreachable"],
	[400, "no json", "refused"],
] as const)("reports %s %s as %s and lists nothing", async (status, text, reason) => {
	const result = uploadPicture(PICTURE_ID, picture);
	(await begun()).answer(status, text);
	await expect(result).rejects.toThrow(UploadFailed);
	await expect(result).rejects.toMatchObject({ reason });
	expect(asked).toEqual([]);
});

const storedFile = (headers: Record<string, string> = {}) => new Response(null, { headers: { "content-type": "image/webp", ...headers } });

test("reuses the file and entry of an attempt whose answers were lost", async () => {
	answers = [() => storedFile(), () => json({ code: "23505" }, 409), () => json([pictureRow({ alt: "Kept" })])];
	const result = uploadPicture(PICTURE_ID, picture);
	(await begun()).answer(400, '{"statusCode":"409","error":"Duplicate"}');
	expect(await result).toMatchObject({ id: PICTURE_ID, alt: "Kept" });
	expect(asked.map(({ init, url }) => [init.method, url.searchParams.get("id")])).toEqual([
		["HEAD", null],
		["POST", null],
		["GET", `eq.${PICTURE_ID}`],
	]);
});

test.each([
	[409, '{"statusCode":"409","error":"Duplicate"}'],
	[200, '{"Key":"pictures/another.webp"}'],
	[200, "null"],
])("doesn't believe %s %s when the file isn't there, and lists nothing", async (status, text) => {
	for (const head of [
		new Response(null, { status: 404 }),
		storedFile({ "content-length": "4" }),
		storedFile({ "content-type": "text/html" }),
	]) {
		asked = [];
		HeldUpload.all = [];
		answers = [() => head];
		const result = uploadPicture(PICTURE_ID, picture);
		(await begun()).answer(status, text);
		await expect(result).rejects.toMatchObject({ name: "UploadFailed", reason: "unreachable" });
		expect(asked.map(({ init }) => init.method)).toEqual(["HEAD"]);
	}
});

test("takes a card that is already there, whatever its size, but nothing else in its place", async () => {
	const send = async (head: Response) => {
		HeldUpload.all = [];
		answers = [() => head];
		const result = uploadCard("a.card-30x70.jpg", new Blob(["card"]));
		(await begun()).answer(409, '{"statusCode":"409","error":"Duplicate"}');
		return result;
	};
	await send(storedFile({ "content-type": "image/jpeg", "content-length": "999" }));
	await expect(send(storedFile({ "content-type": "text/html" }))).rejects.toMatchObject({ reason: "unreachable" });
	await expect(send(new Response(null, { status: 404 }))).rejects.toMatchObject({ reason: "unreachable" });
});

test("restores a picture when its link card is there with another size", async () => {
	const path = PICTURE_PATH.replace("-board.webp", "card30x70-board.jpg");
	answers = [() => storedFile({ "content-type": "image/jpeg", "content-length": "999" }), () => json([pictureRow()], 201)];
	const card = { path, blob: new Blob(["card"], { type: "image/jpeg" }) };
	const result = restorePicture(pictureRow(), [card], new AbortController().signal);
	(await begun()).answer(409, '{"statusCode":"409","error":"Duplicate"}');
	expect(await result).toMatchObject({ id: PICTURE_ID, address: ADDRESS });
});

test("fails when the entry is refused or missing", async () => {
	answers = [() => json({ code: "42501" }, 403), () => json([], 201)];
	const refused = uploadPicture(PICTURE_ID, picture);
	(await begun()).answer(200);
	await expect(refused).rejects.toThrow(RequestFailed);
	const lost = uploadPicture(PICTURE_ID, picture);
	await vi.waitFor(() => expect(HeldUpload.all).toHaveLength(2));
	HeldUpload.all[1]?.answer(200);
	await expect(lost).rejects.toMatchObject({ name: "RowGone" });
});

describe("canceling", () => {
	const calls = () => asked.map(({ init, url }) => `${init.method} ${url.pathname}`);
	const READ = "GET /rest/v1/pictures";
	const REMOVE = "DELETE /storage/v1/object/pictures";

	async function cancelSecondFile() {
		const control = new AbortController();
		const removed: Promise<void>[] = [];
		const options = { signal: control.signal, onCanceled: (end: Promise<void>) => void removed.push(end) };
		const result = uploadPicture(PICTURE_ID, { ...picture, card: new Blob(["123"]) }, options);
		(await begun()).answer(200);
		await vi.waitFor(() => expect(HeldUpload.all).toHaveLength(2));
		control.abort(new Error("Canceled"));
		await expect(result).rejects.toThrow("Canceled");
		expect(HeldUpload.all[1]?.aborted).toBe(true);
		await Promise.all(removed);
	}

	test("rejects with the reason, lists nothing and removes the files", async () => {
		answers = [() => json([]), () => json([{ name: "card" }])];
		await cancelSecondFile();
		expect(calls()).toEqual([READ, REMOVE]);
		expect(asked[0]?.url.searchParams.get("id")).toBe(`eq.${PICTURE_ID}`);
		const [card, own] = [PICTURE_PATH.replace("-board.webp", "card-board.jpg"), PICTURE_PATH.replace("-board", "c-board")];
		expect(JSON.parse(String(asked[1]?.init.body))).toEqual({ prefixes: [card, own] });
	});

	test("removes the files when the library then refuses the picture", async () => {
		const control = new AbortController();
		answers = [
			() => {
				control.abort(new Error("Canceled"));
				return json({ code: "XX000" }, 500);
			},
			() => json([]),
			() => json([{ name: "own" }]),
		];
		let removed = Promise.resolve();
		const onCanceled = (end: Promise<void>) => {
			removed = end;
		};
		const result = uploadPicture(PICTURE_ID, picture, { signal: control.signal, onCanceled });
		(await begun()).answer(200);
		await expect(result).rejects.toThrow("Canceled");
		await removed;
		expect(calls()).toEqual(["POST /rest/v1/pictures", READ, REMOVE]);
	});

	test.each([
		["an earlier attempt has listed the picture", () => json([pictureRow()])],
		["the entry can't be read", () => json({ code: "XX000" }, 500)],
	])("keeps the files when %s", async (_when, read) => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		answers = [read];
		await cancelSecondFile();
		expect(calls()).toEqual([READ]);
	});

	test("removes nothing after a failure, which can be tried again", async () => {
		const result = uploadPicture(PICTURE_ID, picture);
		(await begun()).answer(503);
		await expect(result).rejects.toThrow(UploadFailed);
		expect(asked).toEqual([]);
	});
});

test("times out after 30 s without progress only", async () => {
	const result = uploadPicture(PICTURE_ID, picture);
	const failed = expect(result).rejects.toThrow(DataTimeout);
	const request = await begun();
	vi.useFakeTimers();
	request.progress(1, 5);
	for (const loaded of [2, 3, 4]) {
		vi.advanceTimersByTime(29_000);
		request.progress(loaded, 5);
	}
	expect(request.aborted).toBe(false);
	vi.advanceTimersByTime(30_000);
	expect(request.aborted).toBe(true);
	await failed;
});

test("doesn't wait longer than 30 s for the check of a file that is already there", async () => {
	answers = [() => new Promise(() => {})];
	const failed = expect(uploadPicture(PICTURE_ID, picture)).rejects.toMatchObject({ reason: "unreachable" });
	const request = await begun();
	vi.useFakeTimers();
	request.answer(409);
	await vi.advanceTimersByTimeAsync(30_000);
	await failed;
	expect(asked[0]?.init.signal?.aborted).toBe(true);
});
