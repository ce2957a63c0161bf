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
