import { useCallback, useEffect, useRef, useState } from "react";
import { askBeforeLeaving } from "@/features/admin/ui/leave-question";
import type { Reading } from "./backup-messages";

export type Tell = (read?: number, total?: number) => void;

export interface TaskTools {
	say: (what: string) => Tell;
	/** From now on, the task waits for the admin and not for the server. */
	pause: () => void;
	signal: AbortSignal;
}

/** One task at a time; leaving the screen aborts it. */
export function useTask() {
	const [reading, setReading] = useState<Reading | null>(null);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	const run = useCallback(async (task: (tools: TaskTools) => Promise<void>) => {
		if (running.current && !running.current.signal.aborted) return;
		const controller = new AbortController();
		running.current = controller;
		const say =
			(what: string) =>
			(read = 0, total = 0) =>
				setReading({ what, read, total });
		try {
			await task({ say, pause: () => setReading((reading) => reading && { ...reading, isPaused: true }), signal: controller.signal });
		} finally {
			if (running.current === controller) {
				running.current = null;
				setReading(null);
			}
		}
	}, []);
	return { reading, run };
}

/** Makes the browser ask before a reload ends work that isn't finished. */
export async function askingBeforeReload<T>(work: () => Promise<T>): Promise<T> {
	const stopAsking = askBeforeLeaving();
	try {
		return await work();
	} finally {
		stopAsking();
	}
}
