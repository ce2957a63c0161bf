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

/** Calls `onClose` when the visitor asks to close what is open in a way that isn't Esc: with Android's Back, which would leave the page. */
export function useCloseWatcher(onClose: () => void, isActive = true): void {
	const close = useEffectEvent(onClose);
	useEffect(() => {
		if (!isActive || !window.CloseWatcher) return undefined;
		const watcher = new window.CloseWatcher();
		watcher.addEventListener("close", () => close());
		return () => watcher.destroy();
	}, [isActive]);
}
