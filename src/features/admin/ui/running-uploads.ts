import { createContext, useContext, useEffect } from "react";

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

/** Outside a form, no save asks for uploads. */
export const UploadsOfForm = createContext(createRunningUploads());

/** Counts an upload of the form around it while it runs. */
export function useRunningUpload(isRunning: boolean): void {
	const uploads = useContext(UploadsOfForm);
	useEffect(() => (isRunning ? uploads.begin() : undefined), [isRunning, uploads]);
}

interface Uploads {
	/** Names of the files. */
	files: readonly string[];
	/** Cancels them. */
	stop: () => void;
}

const queues = new Map<symbol, Uploads>();

/** Notes what a queue uploads at the moment, for a sign-out. It counts when its screen is gone, too. */
export function noteUploads(queue: symbol, uploads: Uploads): void {
	if (uploads.files.length > 0) queues.set(queue, uploads);
	else queues.delete(queue);
}

/** The files that this tab uploads at the moment. */
export function namesOfUploads(): string[] {
	return [...queues.values()].flatMap(({ files }) => files);
}

/** Cancels every upload of this tab. */
export function stopUploads(): void {
	for (const { stop } of [...queues.values()]) stop();
}
