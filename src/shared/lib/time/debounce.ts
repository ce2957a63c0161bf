/**
 * `start` runs its function `delayMs` milliseconds after the last call, and at most twice as long after the first one.
 * It counts as waiting until `stop` is called, also after the function has run.
 */
export function createDebounce(delayMs: number) {
	let waiting: { timer: ReturnType<typeof setTimeout>; since: number } | null = null;
	const stop = () => {
		clearTimeout(waiting?.timer);
		waiting = null;
	};
	return {
		start: (run: () => void) => {
			const since = waiting?.since ?? Date.now();
			stop();
			waiting = { since, timer: setTimeout(run, Math.max(0, Math.min(delayMs, since + 2 * delayMs - Date.now()))) };
		},
		stop,
		isWaiting: () => waiting !== null,
	};
}
