// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { ForeignPictureFailed } from "@/data/pictures/foreign-picture";
import { UploadFailed } from "@/data/pictures/upload";
import { copyProblem } from "./copy-picture";
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
