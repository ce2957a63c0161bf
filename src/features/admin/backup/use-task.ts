import { useCallback, useEffect, useRef, useState } from "react";
import { askBeforeLeaving } from "@/features/admin/ui/leave-question";
import type { TaskProgress } from "./backup-messages";

export type ReportProgress = (read?: number, total?: number) => void;

export interface TaskTools {
	startStep: (what: string) => ReportProgress;
	/** From now on, the task waits for the admin and not for the server. */
	pause: () => void;
	signal: AbortSignal;
}

/** One task at a time; leaving the screen aborts it. */
export function useTask() {
	const [progress, setProgress] = useState<TaskProgress | null>(null);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	const run = useCallback(async (task: (tools: TaskTools) => Promise<void>) => {
		if (running.current && !running.current.signal.aborted) return;
		const controller = new AbortController();
		running.current = controller;
		const startStep =
			(what: string) =>
			(read = 0, total = 0) =>
				setProgress({ what, read, total });
		try {
			await task({
				startStep,
				pause: () => setProgress((progress) => progress && { ...progress, isPaused: true }),
				signal: controller.signal,
			});
		} finally {
			if (running.current === controller) {
				running.current = null;
				setProgress(null);
			}
		}
	}, []);
	return { progress, run };
}

/** Makes the browser ask before a reload ends work that isn't finished. */
export async function withReloadWarning<T>(work: () => Promise<T>): Promise<T> {
	const stopAsking = askBeforeLeaving();
	try {
		return await work();
	} finally {
		stopAsking();
	}
}
