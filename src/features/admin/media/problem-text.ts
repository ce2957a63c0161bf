import { RowGone } from "@/data/admin-rows/row-errors";
import { UploadFailed } from "@/data/pictures/upload";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import { PictureRefused } from "./picture-refused";

/** What a person is told of an upload that failed, and whether the same file may succeed in a second attempt. */
export function problemOf(error: unknown): { text: string; again: boolean } {
	if (error instanceof PictureRefused) return { text: error.message, again: false };
	if (error instanceof DataTimeout) return { text: "The upload stood still for too long. Try again.", again: true };
	if (error instanceof UploadFailed) return { text: REASONS[error.reason], again: error.reason !== "too-large" };
	if (error instanceof RequestFailed || error instanceof RowGone)
		return { text: "The picture was not entered in the library. Try again.", again: true };
	return { text: "Something went wrong in this browser. Try again.", again: true };
}

const REASONS: Record<UploadFailed["reason"], string> = {
	"signed-out": "Your session has ended. Sign in again, then try again.",
	unreachable: "The storage cannot be reached. Check the connection and try again.",
	"too-large": "The storage refused the picture because of its size.",
	refused: "The storage refused the picture. Try again.",
};
