import { useEffect, useSyncExternalStore } from "react";
import { screenTitle } from "./sections";

let own: string | null = null;
const listeners = new Set<() => void>();

function set(title: string | null): void {
	own = title;
	for (const listener of listeners) listener();
}

/** Names the browser's tab after what the screen shows, as long as the caller is mounted. */
export function useScreenTitle(title: string): void {
	useEffect(() => {
		set(title);
		return () => set(null);
	}, [title]);
}

/** The title of the browser's tab: the screen's own, or that of its section. */
export function useTabTitle(pathname: string): string {
	const title = useSyncExternalStore(subscribe, () => own);
	return title ?? screenTitle(pathname);
}

function subscribe(changed: () => void): () => void {
	listeners.add(changed);
	return () => void listeners.delete(changed);
}
