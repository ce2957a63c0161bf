import { vi } from "vitest";

/** Stands in for Chromium's CloseWatcher. Returns the watchers of dialogs that are open: an event "close" is Android's Back. */
export function stubCloseWatcher(): Set<EventTarget> {
	const open = new Set<EventTarget>();
	class Watcher extends EventTarget {
		constructor() {
			super();
			open.add(this);
			this.addEventListener("close", () => this.destroy());
		}
		destroy() {
			open.delete(this);
		}
	}
	vi.stubGlobal("CloseWatcher", Watcher);
	return open;
}
