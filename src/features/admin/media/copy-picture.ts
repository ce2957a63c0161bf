import { ForeignPictureFailed, readForeignPicture } from "@/data/pictures/foreign-picture";
import type { Picture, PreparedPicture } from "@/data/pictures/picture-types";
import { discardUpload, uploadPicture } from "@/data/pictures/upload";
import { logFailure } from "@/features/admin/ui/failures";
import { formatBytes } from "@/features/admin/ui/format";
import { uniqueId } from "@/shared/lib/unique-id";
import { MAX_FILE_BYTES, preparePicture } from "./prepare-picture";
import { uploadProblem } from "./upload-queue";

interface BegunCopy {
	id: string;
	prepared: PreparedPicture;
}

/** Copies that failed and can be tried again, by address. */
export type BegunCopies = Map<string, BegunCopy>;

/**
 * Copies a picture of another site into the library. Throws what `copyProblem` explains, or the signal's reason.
 * A repeated call with the same `begun` adds no second picture.
 */
export async function copyPicture(address: string, alt: string, signal: AbortSignal, begun: BegunCopies): Promise<Picture> {
	const copy = begun.get(address) ?? (await beginCopy(address, signal));
	begun.delete(address);
	try {
		return await uploadPicture(copy.id, copy.prepared, { alt, signal });
	} catch (error) {
		// A canceled upload removes its files, also while another one begins.
		if (error !== signal.reason) begun.set(address, copy);
		throw error;
	}
}

/** Removes the files of copies that won't be tried again. */
export function discardCopies(begun: BegunCopies): void {
	for (const { id, prepared } of begun.values())
		discardUpload(id, prepared).catch((error: unknown) => logFailure("Copying a picture", error));
}

async function beginCopy(address: string, signal: AbortSignal): Promise<BegunCopy> {
	const file = await readForeignPicture(address, MAX_FILE_BYTES, signal);
	return { id: uniqueId(), prepared: await preparePicture(file, signal) };
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
	"too-large": `It is larger than ${formatBytes(MAX_FILE_BYTES)}.`,
};
