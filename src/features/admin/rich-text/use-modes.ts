import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { WRITE_PENDING } from "@/features/admin/ui/form/pending-text";
import { commandLetter } from "@/features/admin/ui/shortcut-keys";
import { isTooMuch } from "@/shared/lib/rich-text/content-kind";
import { listNames, losesEnd, removedParts } from "@/shared/lib/rich-text/removed-parts";

export type Mode = "write" | "source";

// Another object is another text, even when the value is the same.
export interface LoadedText {
	value: string;
}

interface ModesState {
	mode: Mode;
	source: string;
	text: LoadedText;
	opened: boolean;
	/** Why the text stays in HTML mode. "unclosed": the rich editor would drop its end. */
	blocked: "long" | "unclosed" | null;
}

export function useModes(value: string, onChange: (value: string) => void, onNotice: (text: string) => void) {
	const { known, take, later, flush } = useDelayedChange(value, onChange);
	const [state, setState] = useState(() => createState(value, "write"));
	/** The text that the rich editor shows; null once it shows another than the HTML. */
	const editorValue = useRef<string | null>(value);
	const shown = useRef(state);
	useLayoutEffect(() => {
		shown.current = state;
	});
	useUnsupportedNotice(state, onNotice);
	useEffect(() => {
		if (value === known()) return;
		take(value);
		editorValue.current = value;
		setState((now) => createState(value, now.mode));
	}, [value, known, take]);

	const choose = (mode: Mode) => {
		flush();
		const text = known();
		if (mode === state.mode) return;
		if (mode === "source") return setState({ ...state, mode, source: text, blocked: null });
		const blocked = whyBlocked(text);
		if (blocked) return setState({ ...state, blocked });
		const same = editorValue.current === text && state.opened;
		editorValue.current = text;
		setState({ ...state, mode, blocked: null, opened: true, text: same ? state.text : { value: text } });
	};
	const onSource = (source: string) => {
		setState({ ...state, source, blocked: null });
		later(() => source);
	};
	const onWritten = useCallback(
		(read: () => string) => {
			if (shown.current.mode === "source" && shown.current.source !== editorValue.current) {
				editorValue.current = null;
				return onNotice(
					"New pictures are only in the library, because you changed the HTML in the meantime. Add them with the Picture button.",
				);
			}
			later(() => {
				const written = read();
				editorValue.current = written;
				// A picture can arrive while its HTML is shown.
				setState((now) => (now.mode === "source" ? { ...now, source: written } : now));
				return written;
			});
			if (shown.current.mode === "source") flush();
		},
		[later, flush, onNotice],
	);
	return { ...state, choose, onSource, onWritten, flush };
}

function createState(value: string, mode: Mode): ModesState {
	const blocked = mode === "write" ? whyBlocked(value) : null;
	const opened = mode === "write" && !blocked;
	return { mode: opened ? "write" : "source", source: value, text: { value }, opened, blocked };
}

function whyBlocked(text: string): ModesState["blocked"] {
	if (isTooMuch(text)) return "long";
	return losesEnd(window, text) ? "unclosed" : null;
}

// Says it once, before the first change in the rich editor removes the parts.
function useUnsupportedNotice({ opened, text }: ModesState, onNotice: (text: string) => void): void {
	const noticed = useRef<LoadedText | null>(null);
	useEffect(() => {
		if (!opened || noticed.current === text) return;
		noticed.current = text;
		const parts = removedParts(window, text.value);
		if (parts.length > 0) onNotice(`Not supported in posts and removed with your first change: ${listNames(parts)}.`);
	}, [opened, text, onNotice]);
}

const PAUSE_MS = 300;

interface DelayedChange {
	known: () => string;
	take: (value: string) => void;
	/** Tells the owner after a pause; `read` is called then, once. */
	later: (read: () => string) => void;
	flush: () => void;
}

// Serializing a long document takes longer than a keystroke may.
function useDelayedChange(value: string, onChange: (value: string) => void): DelayedChange {
	const latest = useRef(onChange);
	useLayoutEffect(() => {
		latest.current = onChange;
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
		latest.current(next);
	}, []);
	const later = useCallback(
		(read: () => string) => {
			clearTimeout(state.current.timer);
			state.current.read = read;
			state.current.timer = setTimeout(flush, PAUSE_MS);
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

export function useFlushBeforeSave(frame: { current: HTMLElement | null }, flush: () => void): void {
	useEffect(() => {
		const form = frame.current?.closest("form");
		const onKey = (event: KeyboardEvent) => {
			const isSubmit = (event.ctrlKey || event.metaKey) && event.key === "Enter";
			if (isSubmit || commandLetter(event) === "s") flush();
		};
		form?.addEventListener("submit", flush, true);
		form?.addEventListener(WRITE_PENDING, flush);
		addEventListener("keydown", onKey, true);
		return () => {
			form?.removeEventListener("submit", flush, true);
			form?.removeEventListener(WRITE_PENDING, flush);
			removeEventListener("keydown", onKey, true);
		};
	}, [frame, flush]);
}
