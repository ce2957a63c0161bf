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

interface QueueState {
	items: readonly QueueItem[];
	jobs: Map<string, Job>;
	running: Promise<void>[];
	listeners: Set<() => void>;
	steps: UploadSteps;
	onListed: (picture: Picture, isWanted: boolean) => void;
	onFailed: (item: QueueItem) => void;
}

/**
 * Uploads files two at a time, each with its own progress, failure and manual retry.
 *
 * @param onListed gets each picture of the library; `isWanted` is false for one that was canceled too late
 * @param onFailed gets each upload that failed
 * @returns the queue; `running` has what isn't done, also the removal of the files of canceled uploads
 */
export function createUploadQueue(
	steps: UploadSteps,
	onListed: (picture: Picture, isWanted: boolean) => void = () => {},
	onFailed: (item: QueueItem) => void = () => {},
) {
	const queue: QueueState = { items: [], jobs: new Map(), running: [], listeners: new Set(), steps, onListed, onFailed };
	return {
		subscribe: (listener: () => void) => {
			queue.listeners.add(listener);
			return () => void queue.listeners.delete(listener);
		},
		items: () => queue.items,
		add: (files: Iterable<File>, alt = "") => add(queue, files, alt),
		retry: (id: string) => {
			change(queue, id, { state: "waiting", problem: null });
			startNext(queue);
		},
		remove: (id: string) => remove(queue, id),
		running: queue.running,
	};
}

function add(queue: QueueState, files: Iterable<File>, alt: string): void {
	const added = [...files].map((file): QueueItem => {
		const id = uniqueId();
		queue.jobs.set(id, { file, alt, control: new AbortController() });
		return { id, name: file.name || "Pasted picture", state: "waiting", share: 0, problem: null, prepared: null, picture: null };
	});
	show(queue, [...queue.items, ...added]);
	startNext(queue);
}

function startNext(queue: QueueState): void {
	while (queue.items.filter(isBusy).length < AT_ONCE) {
		const next = queue.items.find((item) => item.state === "waiting");
		const job = next && queue.jobs.get(next.id);
		if (!next || !job) return;
		queue.running.push(run(queue, next, job));
	}
}

async function run(queue: QueueState, { id, prepared: kept }: QueueItem, job: Job): Promise<void> {
	const { steps, jobs, running } = queue;
	const { signal } = job.control;
	change(queue, id, { state: "preparing", share: 0, problem: null });
	try {
		const prepared = kept ?? (await steps.prepare(job.file, signal));
		signal.throwIfAborted();
		change(queue, id, { state: "uploading", prepared });
		const onProgress = (share: number) => change(queue, id, { share });
		const onCanceled = (removed: Promise<void>) => void running.push(removed);
		const picture = await steps.upload(id, prepared, { alt: job.alt, signal, onProgress, onCanceled });
		jobs.delete(id);
		change(queue, id, { state: "done", share: 1, picture, prepared: null });
		queue.onListed(picture, !signal.aborted);
	} catch (error) {
		// Canceled items have already left the list.
		if (!signal.aborted) {
			log(error);
			change(queue, id, { state: "failed", problem: uploadProblem(error) });
			const failed = queue.items.find((item) => item.id === id);
			if (failed) queue.onFailed(failed);
		}
	}
	startNext(queue);
}

function remove(queue: QueueState, id: string): void {
	const left = queue.items.find((item) => item.id === id);
	if (left?.prepared && !isBusy(left)) queue.steps.discard(id, left.prepared).catch(log);
	show(
		queue,
		queue.items.filter((item) => item.id !== id),
	);
	queue.jobs.get(id)?.control.abort(new DOMException("Canceled", "AbortError"));
	queue.jobs.delete(id);
}

function change(queue: QueueState, id: string, changes: Partial<QueueItem>): void {
	show(
		queue,
		queue.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
	);
}

function show(queue: QueueState, items: readonly QueueItem[]): void {
	queue.items = items;
	for (const listener of queue.listeners) listener();
}

const isBusy = ({ state }: QueueItem): boolean => state === "preparing" || state === "uploading";

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
