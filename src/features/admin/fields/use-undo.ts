import { useState } from "react";

/** What was removed last; a new object for each removal. */
export interface Removed {
	name: string;
}

interface Removal<T> extends Removed {
	before: T;
	/** The value after the removal, as text: react-hook-form clones what it stores, so identity says nothing. */
	after: string;
}

/**
 * Takes the last removal from a value back, as long as nothing else was changed since.
 *
 * @param value as it is now; @param restore puts an earlier one back.
 */
export function useUndo<T>(value: T, restore: (before: T) => void) {
	const [removal, setRemoval] = useState<Removal<T> | null>(null);
	const last = removal !== null && removal.after === JSON.stringify(value) ? removal : null;
	return {
		removed: last as Removed | null,
		remember: (before: T, after: T, name: string) => setRemoval({ before, after: JSON.stringify(after), name }),
		undo: () => {
			if (last) restore(last.before);
			setRemoval(null);
		},
	};
}
