/** A map for `useSyncExternalStore`. `set` and `delete` tell the listeners at once. */
export function createWatchedMap<Value>() {
	const entries = new Map<string, Value>();
	const listeners = new Set<() => void>();
	const tell = () => {
		for (const listener of listeners) listener();
	};
	return {
		/** For reading only. */
		entries: entries as ReadonlyMap<string, Value>,
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		set: (key: string, value: Value) => {
			entries.set(key, value);
			tell();
		},
		delete: (key: string) => {
			entries.delete(key);
			tell();
		},
	};
}
