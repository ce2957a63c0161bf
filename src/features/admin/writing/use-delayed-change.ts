import { useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** How long somebody must pause before the form hears of what he wrote, in milliseconds. */
const PAUSE = 300;

export interface DelayedChange {
	/** What the owner has or was told last. */
	known: () => string;
	/** Takes a value from outside as known. */
	take: (value: string) => void;
	/** The owner hears of this when nothing more comes for a while; `read` is called then, once. */
	later: (read: () => string) => void;
	/** The owner hears of it now. */
	flush: () => void;
}

/**
 * Tells of changes late, because reading a long document takes longer than a keystroke may, and never too late: whatever waits is
 * told when the page is left or hidden and when the component goes.
 */
export function useDelayedChange(value: string, onChange: (value: string) => void): DelayedChange {
	const tell = useRef(onChange);
	useLayoutEffect(() => {
		tell.current = onChange;
	});
	const state = useRef<{ known: string; read: (() => string) | null; timer: ReturnType<typeof setTimeout> | undefined }>({
		known: value,
		read: null,
		timer: undefined,
	});
	const flush = useCallback(() => {
		const { read, known, timer } = state.current;
		clearTimeout(timer);
		state.current.read = null;
		if (!read) return;
		const next = read();
		if (next === known) return;
		state.current.known = next;
		tell.current(next);
	}, []);
	const later = useCallback(
		(read: () => string) => {
			clearTimeout(state.current.timer);
			state.current.read = read;
			state.current.timer = setTimeout(flush, PAUSE);
		},
		[flush],
	);
	const take = useCallback((next: string) => {
		clearTimeout(state.current.timer);
		state.current.read = null;
		state.current.known = next;
	}, []);
	useLayoutEffect(() => {
		addEventListener("pagehide", flush);
		document.addEventListener("visibilitychange", flush);
		return () => {
			removeEventListener("pagehide", flush);
			document.removeEventListener("visibilitychange", flush);
			flush();
		};
	}, [flush]);
	const known = useCallback(() => state.current.known, []);
	return { known, take, later, flush };
}

/** Tells what waits before the surrounding form reads its values: when it is sent, and at the keys that save. */
export function useFlushBeforeSave(frame: { current: HTMLElement | null }, flush: () => void): void {
	useEffect(() => {
		const form = frame.current?.closest("form");
		const onKey = (event: KeyboardEvent) => {
			if ((event.ctrlKey || event.metaKey) && /^(s|enter)$/i.test(event.key)) flush();
		};
		form?.addEventListener("submit", flush, true);
		addEventListener("keydown", onKey, true);
		return () => {
			form?.removeEventListener("submit", flush, true);
			removeEventListener("keydown", onKey, true);
		};
	}, [frame, flush]);
}
