import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";

/**
 * Does something to one row at a time and reads the lists again after it, whatever came of it.
 *
 * @param name head of the query keys that the rows stand in.
 */
export function useRowTask(name: string) {
	const client = useQueryClient();
	const running = useRef(false);
	const [busyId, setBusyId] = useState<string | null>(null);

	/** The dashboard counts the same rows. */
	const refresh = useCallback(
		() => Promise.all([name, "dashboard"].map((head) => client.invalidateQueries({ queryKey: [head] }))).then(() => {}),
		[client, name],
	);
	const run = useCallback(
		async (id: string, task: () => Promise<void>) => {
			if (running.current) return;
			running.current = true;
			setBusyId(id);
			try {
				await task();
			} finally {
				running.current = false;
				await refresh();
				// Another row may be busy by now.
				setBusyId((now) => (now === id ? null : now));
			}
		},
		[refresh],
	);
	return { busyId, run, refresh };
}
