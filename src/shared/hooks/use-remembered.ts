import { useState } from "react";
import { useHydrated } from "./use-hydrated";

/** A choice kept in local storage under `key`; the first of `choices` is the default. */
export function useRemembered<Choice extends string>(
	key: string,
	choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
	const hydrated = useHydrated();
	const [chosen, setChosen] = useState<Choice | null>(null);
	const choose = (next: Choice) => {
		setChosen(next);
		try {
			localStorage.setItem(key, next);
		} catch {
			// Storage is blocked: keep the choice for this page only.
		}
	};
	return [chosen ?? (hydrated ? read(key, choices) : choices[0]), choose];
}

function read<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
	try {
		const stored = localStorage.getItem(key);
		return choices.find((choice) => choice === stored) ?? choices[0];
	} catch {
		return choices[0];
	}
}
