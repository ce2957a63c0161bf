import { useCallback, useEffect, useRef, useState } from "react";
import type { Reading } from "./reading-bar";

/** What a task gets: a place to say how far it is, and the signal that ends it. */
export interface TaskTools {
	say: (what: string) => (read?: number, total?: number) => void;
	signal: AbortSignal;
}

/** One task at a time; what only reads ends when somebody leaves the screen. */
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
			await task({ say, signal: controller.signal });
		} finally {
			if (running.current === controller) {
				running.current = null;
				setReading(null);
			}
		}
	}, []);
	return { reading, run };
}
