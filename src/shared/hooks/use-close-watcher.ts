import { useEffect, useEffectEvent } from "react";

interface CloseWatcher extends EventTarget {
	destroy: () => void;
}

declare global {
	interface Window {
		/** In Chromium. A modal dialog element has one built in. */
		CloseWatcher?: new () => CloseWatcher;
	}
}

/** Calls `onClose` on Android's Back, which would otherwise leave the page. It may keep open what is open. */
export function useCloseWatcher(onClose: () => void): void {
	const close = useEffectEvent(onClose);
	useEffect(() => {
		let watcher: CloseWatcher | undefined;
		const watch = () => {
			watcher = window.CloseWatcher && new window.CloseWatcher();
			watcher?.addEventListener("close", () => {
				// A watcher reports only one request.
				watch();
				close();
			});
		};
		watch();
		return () => watcher?.destroy();
	}, []);
}
