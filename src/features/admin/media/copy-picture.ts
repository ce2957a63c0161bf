import { ForeignPictureFailed, readForeignPicture } from "@/data/pictures/foreign-picture";
import { LONGEST_ALT, type Picture } from "@/data/pictures/picture-types";
import { uploadPicture } from "@/data/pictures/upload";
import { uniqueId } from "@/shared/lib/unique-id";
import { MAX_FILE_BYTES, preparePicture } from "./prepare-picture";
import { uploadProblem } from "./upload-queue";

/** Copies a picture of another site into the library. Throws what `copyProblem` explains, or the signal's reason. */
export async function copyPicture(address: string, alt: string, signal: AbortSignal): Promise<Picture> {
	const file = await readForeignPicture(address, MAX_FILE_BYTES, signal);
	return uploadPicture(uniqueId(), await preparePicture(file, signal), { alt: alt.slice(0, LONGEST_ALT), signal });
}

/** Why a picture wasn't copied, and whether another attempt can help. */
export function copyProblem(error: unknown): { text: string; again: boolean } {
	if (!(error instanceof ForeignPictureFailed)) return uploadProblem(error);
	const { reason, status } = error;
	// Nothing tells a site without CORS from one that is gone, but the browser knows when it is offline itself.
	if (reason === "unreachable" && !navigator.onLine) return { text: "You are offline. Try again once you are connected.", again: true };
	const again = reason === "unreachable" || (reason === "refused" && status >= 500);
	return { text: reason === "refused" ? `The other site refused it (status ${status}).` : REASONS[reason], again };
}

const REASONS = {
	policy: "This page isn't allowed to read other sites.",
	unreachable: "The other site doesn't allow copies, or can't be reached.",
	missing: "The other site no longer has it.",
	"too-large": `It is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`,
};
