import { RowGone } from "@/data/admin-rows/requests";
import type { Picture, PreparedPicture } from "@/data/pictures/picture-types";
import { UploadFailed, type UploadOptions } from "@/data/pictures/upload";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import { uniqueId } from "@/shared/lib/unique-id";
import { PictureRefused } from "./prepare-picture";

export interface QueueItem {
	/** Also the id of the picture, so that a retry doesn't add a second one. */
	id: string;
	name: string;
	state: "waiting" | "preparing" | "uploading" | "done" | "failed";
	share: number;
	problem: { text: string; again: boolean } | null;
	prepared: PreparedPicture | null;
	picture: Picture | null;
}

export interface UploadSteps {
	prepare: (file: File, signal: AbortSignal) => Promise<PreparedPicture>;
	/** Removes its files when it is canceled. */
	upload: (id: string, picture: PreparedPicture, options: UploadOptions) => Promise<Picture>;
	/** Removes the files of an upload that failed. */
	discard: (id: string, picture: PreparedPicture) => Promise<void>;
}

interface Job {
	file: File;
	alt: string;
	control: AbortController;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export const isRunning = ({ state }: QueueItem): boolean => state === "waiting" || state === "preparing" || state === "uploading";

/** A third upload would only slow the others down. */
const AT_ONCE = 2;

/**
 * Uploads files two at a time, each with its own progress, failure and manual retry.
 *
 * @param onListed gets each picture of the library; `isWanted` is false for one that was canceled too late
 * @param onFailed gets each upload that failed
 * @returns the queue; `running` has what isn't done, also the removal of the files of canceled uploads
 */
export function createUploadQueue(
	{ prepare, upload, discard }: UploadSteps,
	onListed: (picture: Picture, isWanted: boolean) => void = () => {},
	onFailed: (item: QueueItem) => void = () => {},
) {
	let items: readonly QueueItem[] = [];
	const jobs = new Map<string, Job>();
	const running: Promise<void>[] = [];
	const listeners = new Set<() => void>();

	const show = (next: readonly QueueItem[]) => {
		items = next;
		for (const listener of listeners) listener();
	};
	const change = (id: string, changes: Partial<QueueItem>) => show(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
	const isBusy = ({ state }: QueueItem) => state === "preparing" || state === "uploading";

	function startNext(): void {
		while (items.filter(isBusy).length < AT_ONCE) {
			const next = items.find((item) => item.state === "waiting");
			const job = next && jobs.get(next.id);
			if (!next || !job) return;
			running.push(run(next, job));
		}
	}

	async function run({ id, prepared: kept }: QueueItem, job: Job): Promise<void> {
		const { signal } = job.control;
		change(id, { state: "preparing", share: 0, problem: null });
		try {
			const prepared = kept ?? (await prepare(job.file, signal));
			signal.throwIfAborted();
			change(id, { state: "uploading", prepared });
			const onProgress = (share: number) => change(id, { share });
			const picture = await upload(id, prepared, { alt: job.alt, signal, onProgress, onCanceled: (removed) => void running.push(removed) });
			jobs.delete(id);
			change(id, { state: "done", share: 1, picture, prepared: null });
			onListed(picture, !signal.aborted);
		} catch (error) {
			// Canceled items have already left the list.
			if (!signal.aborted) {
				log(error);
				change(id, { state: "failed", problem: uploadProblem(error) });
				const failed = items.find((item) => item.id === id);
				if (failed) onFailed(failed);
			}
		}
		startNext();
	}

	return {
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		items: () => items,
		add: (files: Iterable<File>, alt = "") => {
			const added = [...files].map((file): QueueItem => {
				const id = uniqueId();
				jobs.set(id, { file, alt, control: new AbortController() });
				return { id, name: file.name || "Pasted picture", state: "waiting", share: 0, problem: null, prepared: null, picture: null };
			});
			show([...items, ...added]);
			startNext();
		},
		retry: (id: string) => {
			change(id, { state: "waiting", problem: null });
			startNext();
		},
		remove: (id: string) => {
			const left = items.find((item) => item.id === id);
			if (left?.prepared && !isBusy(left)) discard(id, left.prepared).catch(log);
			show(items.filter((item) => item.id !== id));
			jobs.get(id)?.control.abort(new DOMException("Canceled", "AbortError"));
			jobs.delete(id);
		},
		running,
	};
}

function log(error: unknown): void {
	console.error("Upload:", error instanceof Error ? error.message : error);
}

export function uploadProblem(error: unknown): { text: string; again: boolean } {
	if (error instanceof PictureRefused) return { text: error.message, again: false };
	if (error instanceof DataTimeout) return { text: "The upload stalled. Try again.", again: true };
	if (error instanceof UploadFailed) return { text: REASONS[error.reason], again: error.reason !== "too-large" };
	if (error instanceof RequestFailed || error instanceof RowGone)
		return { text: "The picture couldn't be added to the library. Try again.", again: true };
	return { text: "Something went wrong in this browser. Try again.", again: true };
}

const REASONS: Record<UploadFailed["reason"], string> = {
	"signed-out": "Your session has ended. Sign in again, then try again.",
	unreachable: "The server can't be reached. Check the connection and try again.",
	"too-large": "The picture is too large for the server. Upload a smaller one.",
	refused: "The server refused the picture. Try again.",
};
