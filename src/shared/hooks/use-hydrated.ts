import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while hydrating prerendered HTML, otherwise true. Render browser-only state, such as history state, only when it is true. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
