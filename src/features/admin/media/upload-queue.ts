import type { Picture, PreparedPicture } from "@/data/pictures/picture-types";
import type { UploadOptions } from "@/data/pictures/upload";
import { uniqueId } from "@/shared/lib/unique-id";
import { problemOf } from "./problem-text";

/** One file on its way into the library. */
export interface QueueItem {
	/** Also the id of the picture: a second attempt is the same picture. */
	id: string;
	name: string;
	state: "waiting" | "preparing" | "uploading" | "done" | "failed";
	/** How much was sent, from 0 to 1. */
	share: number;
	/** What to say of a failure, and whether the same file may be tried again. */
	problem: { text: string; again: boolean } | null;
	/** What is sent; there once it is prepared. */
	prepared: PreparedPicture | null;
	picture: Picture | null;
}

/** What the queue does with a file; replaced in tests. */
export interface UploadSteps {
	prepare: (file: File, signal: AbortSignal) => Promise<PreparedPicture>;
	upload: (id: string, picture: PreparedPicture, options: UploadOptions) => Promise<Picture>;
}

interface Job {
	file: File;
	alt: string;
	control: AbortController;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Two at a time: a third would only make the others slower. */
const AT_ONCE = 2;

/**
 * Files on their way into the library, each with its own progress, failure and second attempt, which a person asks for.
 *
 * @param onUploaded called with each picture that has arrived.
 */
export function createUploadQueue({ prepare, upload }: UploadSteps, onUploaded: (picture: Picture) => void = () => {}) {
	let items: readonly QueueItem[] = [];
	const jobs = new Map<string, Job>();
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
			void run(next, job);
		}
	}

	async function run({ id, prepared: kept }: QueueItem, job: Job): Promise<void> {
		const { signal } = job.control;
		change(id, { state: "preparing", share: 0, problem: null });
		try {
			const prepared = kept ?? (await prepare(job.file, signal));
			signal.throwIfAborted();
			change(id, { state: "uploading", prepared });
			const picture = await upload(id, prepared, { alt: job.alt, signal, onProgress: (share) => change(id, { share }) });
			jobs.delete(id);
			change(id, { state: "done", share: 1, picture, prepared: null });
			onUploaded(picture);
		} catch (error) {
			// A canceled one has left the list.
			if (!signal.aborted) {
				console.error("Upload:", error instanceof Error ? error.message : error);
				change(id, { state: "failed", problem: problemOf(error) });
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
		/** @param alt text for those who do not see the pictures, where it is known already. */
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
		/** Takes an item off the list, and ends it if it is on its way. */
		remove: (id: string) => {
			show(items.filter((item) => item.id !== id));
			jobs.get(id)?.control.abort(new DOMException("Canceled", "AbortError"));
			jobs.delete(id);
		},
	};
}
