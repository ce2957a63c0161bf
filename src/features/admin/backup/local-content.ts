import { queryOptions } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type CopiesOutcome, readDatabaseState, refreshCopies } from "@/data/backup/admin-backup";
import { LOCAL_KEYS } from "@/data/backup/local-storage";
import { LOG_PREFIX } from "./backup-messages";

const listeners = new Set<() => void>();
/** Counts the changes that this page has noticed. */
let changes = 0;

/** Reports a change made by this page; the storage event reports those of other pages. */
export function notifyLocalChange(): void {
	changes += 1;
	for (const listener of listeners) listener();
}

const keys: ReadonlySet<string> = new Set(Object.values(LOCAL_KEYS));

function subscribe(listener: () => void): () => void {
	// The key is null when the whole storage is cleared.
	const changedElsewhere = ({ key }: StorageEvent) => void ((key === null || keys.has(key)) && notifyLocalChange());
	listeners.add(listener);
	window.addEventListener("storage", changedElsewhere);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", changedElsewhere);
	};
}

/** Rereads whenever local backups or copies change. @param read must keep its identity. */
export function useLocalContent<T>(read: () => T): T {
	const version = useSyncExternalStore(subscribe, () => changes);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the counter changes with the stored content.
	return useMemo(read, [read, version]);
}

/** Runs in the background: failures are only logged. */
export async function renewCopies(signal?: AbortSignal): Promise<CopiesOutcome | null> {
	try {
		const outcome = await refreshCopies(signal);
		notifyLocalChange();
		return outcome;
	} catch (error) {
		if (!signal?.aborted) console.warn(`${LOG_PREFIX}: local copies:`, error instanceof Error ? error.message : error);
		return null;
	}
}

/** Renews the local copies on mount; the outcome is null until known. */
export function useLocalCopies() {
	const [outcome, setOutcome] = useState<CopiesOutcome | null>(null);
	const renew = useCallback(async (signal: AbortSignal) => {
		const newOutcome = await renewCopies(signal);
		if (!signal.aborted) setOutcome(newOutcome);
		return newOutcome;
	}, []);
	useEffect(() => {
		const controller = new AbortController();
		void renew(controller.signal);
		return () => controller.abort();
	}, [renew]);
	return { outcome, renew };
}

/** Shared by both panels and refreshed by everything that reads or writes rows. */
export const stateQuery = queryOptions({
	queryKey: ["backup", "state"],
	queryFn: ({ signal }) => readDatabaseState(signal),
	staleTime: 0,
});
