import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False in the first render over prerendered HTML, true from then on (and at once where nothing was prerendered). What only the
 * browser knows, such as the state of a history entry that survives a reload, is shown when this is true.
 */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
