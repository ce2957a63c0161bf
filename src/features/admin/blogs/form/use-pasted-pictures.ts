import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { toast } from "sonner";
import { uploadPicture } from "@/data/pictures/upload";
import { PICTURES_KEY } from "@/features/admin/media/library";
import type { PickedPicture } from "@/features/admin/media/media-picker-provider";
import { preparePicture } from "@/features/admin/media/prepare-picture";
import { uploadProblem } from "@/features/admin/media/upload-queue";
import { uniqueId } from "@/shared/lib/unique-id";

/** Puts picture files that were pasted or dropped into the text into the library; throws when one of them is refused. */
export function usePastedPictures(): (files: File[]) => Promise<PickedPicture[]> {
	const queries = useQueryClient();
	return useCallback(
		async (files) => {
			const note = toast.loading(files.length === 1 ? "Uploading a picture…" : `Uploading ${files.length} pictures…`);
			try {
				const uploaded: PickedPicture[] = [];
				// One after the other: they come into the text in their order.
				for (const file of files) {
					const { address, alt } = await uploadPicture(uniqueId(), await preparePicture(file));
					uploaded.push({ url: address, alt });
				}
				toast.dismiss(note);
				return uploaded;
			} catch (error) {
				toast.error("Error", { id: note, description: uploadProblem(error).text, duration: Number.POSITIVE_INFINITY });
				throw error;
			} finally {
				void queries.invalidateQueries({ queryKey: PICTURES_KEY });
			}
		},
		[queries],
	);
}
