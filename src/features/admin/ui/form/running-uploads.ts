import { createContext, useContext, useEffect } from "react";
import { askBeforeLeaving } from "../leave-question";

const LONGEST_STOP_MS = 3000;

export interface RunningUploads {
	/** Counts an upload until the returned function is called. */
	begin: () => () => void;
	any: () => boolean;
}

/** The uploads of one form. */
export function createRunningUploads(): RunningUploads {
	const running = new Set<symbol>();
	return {
		begin: () => {
			const upload = Symbol();
			running.add(upload);
			return () => void running.delete(upload);
		},
		any: () => running.size > 0,
	};
}

const outside = createRunningUploads();

/** Outside a form, no save asks for uploads. */
export const UploadsOfForm = createContext(outside);

/** Counts an upload of the form around it while it runs. */
export function useRunningUpload(isRunning: boolean): void {
	const uploads = useContext(UploadsOfForm);
	useEffect(() => (isRunning ? uploads.begin() : undefined), [isRunning, uploads]);
}

/** Whether the caller is in a form, which asks before a visitor leaves it during an upload. */
export const useIsInForm = (): boolean => useContext(UploadsOfForm) !== outside;

interface Uploads {
	/** Names of the files. */
	files: readonly string[];
	/** Whether a form on the screen asks about them. */
	isOfForm: () => boolean;
	/** Cancels them. The promise ends when their stored files are removed. */
	stop: () => Promise<void>;
}

const queues = new Map<symbol, Uploads>();
let stopAsking = () => {};

/** Notes what a queue uploads at the moment, also when its screen is gone: a reload and a sign-out ask about it. */
export function noteUploads(queue: symbol, uploads: Uploads): void {
	if (uploads.files.length > 0) queues.set(queue, uploads);
	else queues.delete(queue);
	stopAsking();
	stopAsking = queues.size > 0 ? askBeforeLeaving() : () => {};
}

/** The files that this tab uploads at the moment, without those of a form, which has a question of its own. */
export function namesOfUploads(): string[] {
	return [...queues.values()].flatMap(({ files, isOfForm }) => (isOfForm() ? [] : files));
}

/** Cancels every upload of this tab. The promise ends when their stored files are removed, at the latest after 3 s. */
export async function stopUploads(): Promise<void> {
	// Stopping empties the map.
	const stops = [...queues.values()].map(({ stop }) => stop());
	if (stops.length > 0) await Promise.race([Promise.allSettled(stops), new Promise((done) => setTimeout(done, LONGEST_STOP_MS))]);
}
