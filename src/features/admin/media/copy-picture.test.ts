// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { ForeignPictureFailed } from "@/data/pictures/foreign-picture";
import { UploadFailed } from "@/data/pictures/upload";
import { RequestFailed } from "@/data/request-failed";
import { pngFile, preparePictureBrowser, storeFiles } from "../../../../tests/support/admin/media-harness";
import { json, stubBackend } from "../../../../tests/support/data/backend-harness";
import { HeldUpload, holdUploads, pictureRow } from "../../../../tests/support/data/pictures-harness";
import { copyPicture, copyProblem } from "./copy-picture";
import { PictureRefused } from "./prepare-picture";

test.each([
	[new ForeignPictureFailed("unreachable"), "The other site doesn't allow copies, or can't be reached.", true],
	[new ForeignPictureFailed("missing", 404), "The other site no longer has it.", false],
	[new ForeignPictureFailed("refused", 403), "The other site refused it (status 403).", false],
	[new ForeignPictureFailed("refused", 503), "The other site refused it (status 503).", true],
	[new ForeignPictureFailed("too-large"), "It is larger than 30 MB.", false],
	[new ForeignPictureFailed("policy"), "This page isn't allowed to read other sites.", false],
	[new PictureRefused("Animated pictures aren't supported."), "Animated pictures aren't supported.", false],
	[new UploadFailed("signed-out", 401), "Your session has ended. Sign in again, then try again.", true],
])("%s is explained, and offers another attempt only when that can help", (error, text, again) => {
	expect(copyProblem(error)).toEqual({ text, again });
});

test("an unreachable site is the browser's own lost connection when that is offline", () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	expect(copyProblem(new ForeignPictureFailed("unreachable"))).toEqual({
		text: "You are offline. Try again once you are connected.",
		again: true,
	});
});

describe("copying a picture again", () => {
	const ADDRESS = "https://pictures.example.org/board.png";
	const lost = () => Promise.reject(new TypeError("Failed to fetch"));

	afterEach(() => localStorage.clear());

	/** A backend whose answer to an entry is lost when `isLost`. */
	async function start() {
		preparePictureBrowser();
		const begun = holdUploads();
		const bytes = await pngFile().arrayBuffer();
		const backend = { entries: [] as { id: string; path: string }[], isLost: false, begun };
		stubBackend(async (input, init = {}) => {
			if (String(input) === ADDRESS) return new Response(bytes, { headers: { "content-type": "image/png" } });
			if (init.method !== "POST") return json([]);
			backend.entries.push(JSON.parse(String(init.body)));
			return backend.isLost ? lost() : json([pictureRow(backend.entries.at(-1))], 201);
		});
		return backend;
	}
	const copy = (copies: Parameters<typeof copyPicture>[3], signal = new AbortController().signal) =>
		copyPicture(ADDRESS, "A board", signal, copies);

	test("repeats the id and path of an attempt that got no answer, until one succeeds", async () => {
		const backend = await start();
		storeFiles();
		const copies = new Map();
		backend.isLost = true;
		await expect(copy(copies)).rejects.toThrow(RequestFailed);
		backend.isLost = false;
		const copied = await copy(copies);
		const [first, second] = backend.entries;
		expect([second?.id, second?.path]).toEqual([first?.id, first?.path]);
		expect(copied.id).toBe(first?.id);
		await copy(copies);
		expect(backend.entries[2]?.id).not.toBe(first?.id);
	});

	test("takes another id after a cancel, which removes the files", async () => {
		const backend = await start();
		const control = new AbortController();
		const copies = new Map();
		const canceled = copy(copies, control.signal);
		const { url } = await backend.begun();
		control.abort();
		await expect(canceled).rejects.toBe(control.signal.reason);
		storeFiles();
		await copy(copies);
		expect(url).toContain("/pictures/");
		expect(HeldUpload.all.slice(1).map((upload) => upload.url)).not.toContain(url);
	});
});
