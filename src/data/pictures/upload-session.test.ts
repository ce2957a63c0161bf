// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failRenewal } from "../../../tests/support/data/auth-harness";
import { type Answer, type Asked, json, stubBackend } from "../../../tests/support/data/backend-harness";
import { HeldUpload, holdUploads, PICTURE_ID, storeSession } from "../../../tests/support/data/pictures-harness";
import { DataTimeout } from "../request-failed";
import type { PreparedPicture } from "./picture-types";
import { uploadPicture } from "./upload";

const picture: PreparedPicture = { blob: new Blob(["12345"]), type: "image/webp", width: 1600, height: 1000, name: "Board.png" };

let asked: Asked[] = [];
let answers: Answer[] = [];
let begun: () => Promise<HeldUpload>;

beforeEach(() => {
	asked = [];
	answers = [];
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

test.each([
	[401, '{"statusCode":"401"}', "signed-out"],
	[400, '{"statusCode":"403","error":"Unauthorized"}', "refused"],
] as const)("checks the session after %s %s, and lists nothing", async (status, text, reason) => {
	answers = [() => json({ code: 403, error_code: "session_not_found", msg: "session_not_found" }, 403)];
	const result = uploadPicture(PICTURE_ID, picture);
	(await begun()).answer(status, text);
	await expect(result).rejects.toMatchObject({ name: "UploadFailed", reason });
	await vi.waitFor(() => expect(asked.map(({ url }) => url.pathname)).toEqual(["/auth/v1/user"]));
});

test("sends nothing without a session", async () => {
	localStorage.clear();
	await expect(uploadPicture(PICTURE_ID, picture)).rejects.toMatchObject({ reason: "signed-out" });
	expect(HeldUpload.all).toEqual([]);
});

test("sends nothing when the session can't be renewed now", async () => {
	failRenewal();
	await expect(uploadPicture(PICTURE_ID, picture)).rejects.toMatchObject({ reason: "unreachable" });
	expect(HeldUpload.all).toEqual([]);
});

describe("while an expired session is renewed", () => {
	let renew: (answer: Response) => void;
	beforeEach(() => {
		vi.useFakeTimers();
		storeSession(0);
		answers = [
			() =>
				new Promise((resolve) => {
					renew = resolve;
				}),
		];
	});
	/** The renewal ends after all, for the client of the next test. */
	afterEach(async () => {
		renew(json({ access_token: "token-2", refresh_token: "r2", token_type: "bearer", expires_in: 3600, user: { id: "u" } }));
		await vi.advanceTimersByTimeAsync(1000);
		expect(HeldUpload.all).toEqual([]);
	});

	test("times out after 30 s, and sends nothing afterwards", async () => {
		const failed = expect(uploadPicture(PICTURE_ID, picture)).rejects.toThrow(DataTimeout);
		await vi.advanceTimersByTimeAsync(30_000);
		await failed;
		expect(asked.map(({ url }) => url.pathname)).toEqual(["/auth/v1/token"]);
	});

	test("can be canceled", async () => {
		const control = new AbortController();
		const failed = expect(uploadPicture(PICTURE_ID, picture, { signal: control.signal })).rejects.toThrow("Canceled");
		await vi.advanceTimersByTimeAsync(1000);
		control.abort(new Error("Canceled"));
		await failed;
	});
});
