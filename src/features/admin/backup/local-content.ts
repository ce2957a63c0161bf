import { useMemo, useSyncExternalStore } from "react";
import { LOCAL_KEYS } from "@/data/backup/local-keys";

const listeners = new Set<() => void>();
/** Counts what this page has seen happen to the backups and copies of this browser. */
let changes = 0;

/** Says that this page has changed the backups or copies of this browser; other pages hear of it from the storage itself. */
export function localContentChanged(): void {
	changes += 1;
	for (const listener of listeners) listener();
}

const keys: ReadonlySet<string> = new Set(Object.values(LOCAL_KEYS));

function subscribe(listener: () => void): () => void {
	// A storage that is cleared as a whole names no key.
	const changedElsewhere = ({ key }: StorageEvent) => void ((key === null || keys.has(key)) && localContentChanged());
	listeners.add(listener);
	window.addEventListener("storage", changedElsewhere);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", changedElsewhere);
	};
}

/** What is read from this browser's backups and copies, again whenever they change. @param read must keep its identity. */
export function useLocalContent<T>(read: () => T): T {
	const version = useSyncExternalStore(subscribe, () => changes);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the number stands for what is in the storage.
	return useMemo(read, [read, version]);
}
