import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Picture } from "@/data/pictures/picture-types";
import { uploadPicture } from "@/data/pictures/upload";
import { preparePicture } from "./prepare-picture";
import { createUploadQueue, type QueueItem, type UploadQueue, type UploadSteps } from "./upload-queue";
import { PICTURES_KEY } from "./use-pictures";

const steps: UploadSteps = { prepare: preparePicture, upload: uploadPicture };

/**
 * A queue of uploads for one screen or field. What is on its way when the screen goes arrives all the same: it is in the library then.
 *
 * @param onUploaded called with each picture that has arrived; the one of the first render.
 */
export function useUploadQueue(onUploaded?: (picture: Picture) => void): UploadQueue & { list: readonly QueueItem[] } {
	const queries = useQueryClient();
	const [queue] = useState(() =>
		createUploadQueue(steps, (picture) => {
			void queries.invalidateQueries({ queryKey: PICTURES_KEY });
			onUploaded?.(picture);
		}),
	);
	const list = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
	const busy = list.some(({ state }) => state === "waiting" || state === "preparing" || state === "uploading");
	useEffect(() => {
		if (!busy) return;
		// A reload ends what is on its way.
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [busy]);
	return { ...queue, list };
}
