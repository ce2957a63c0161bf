import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toast } from "sonner";
import { RowGone } from "@/data/admin-rows/row-errors";
import type { Picture } from "@/data/pictures/picture-types";
import { deletePicture, pictureUses } from "@/data/pictures/repository";
import { deleteQuestion } from "./picture-words";
import { PICTURES_KEY } from "./use-pictures";

/** Looks up what uses a picture, asks, deletes, and says so. One deletion at a time. */
export function useDeletePicture(): (picture: Picture) => Promise<void> {
	const queries = useQueryClient();
	const busy = useRef(false);
	return async (picture) => {
		if (busy.current) return;
		busy.current = true;
		try {
			const uses = await pictureUses(picture.path);
			if (!confirm(deleteQuestion(picture.name, uses))) return;
			await deletePicture(picture);
			toast.success("Picture deleted");
			await queries.invalidateQueries({ queryKey: PICTURES_KEY });
		} catch (error) {
			console.error("Picture:", error instanceof Error ? error.message : error);
			const gone = error instanceof RowGone;
			toast.error("Error", {
				description: gone ? "The picture is gone, or your session has ended." : "Failed to delete picture. Please try again.",
				duration: Number.POSITIVE_INFINITY,
			});
			if (gone) await queries.invalidateQueries({ queryKey: PICTURES_KEY });
		} finally {
			busy.current = false;
		}
	};
}
