/** Holds one value for `useSyncExternalStore`. `set` tells the listeners at once. */
export function createStore<State>(initial: State) {
	let state = initial;
	const listeners = new Set<() => void>();
	return {
		read: () => state,
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		set: (next: State) => {
			state = next;
			for (const listener of listeners) listener();
		},
	};
}
