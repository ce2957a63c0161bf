import { useSyncExternalStore } from "react";

const CHANGED = "choicechange";

/** Choices that storage refused, which count for this page only. */
const unsaved = new Map<string, string>();

/** A choice kept in local storage under `key`, the same in all components; the first of `choices` is the default. */
export function useRemembered<Choice extends string>(
	key: string,
	choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
	const choice = useSyncExternalStore(
		subscribe,
		() => read(key, choices),
		() => choices[0],
	);
	const choose = (next: Choice) => {
		try {
			localStorage.setItem(key, next);
			unsaved.delete(key);
		} catch {
			unsaved.set(key, next);
		}
		dispatchEvent(new Event(CHANGED));
	};
	return [choice, choose];
}

function subscribe(changed: () => void): () => void {
	addEventListener(CHANGED, changed);
	return () => removeEventListener(CHANGED, changed);
}

function read<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
	const kept = unsaved.get(key) ?? readStored(key);
	return choices.find((choice) => choice === kept) ?? choices[0];
}

function readStored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}
