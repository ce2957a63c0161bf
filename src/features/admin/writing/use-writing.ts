import { useCallback, useEffect, useRef, useState } from "react";
import { isTooMuch } from "@/shared/lib/rich-text/allowed";
import { lossesOf } from "./losses";
import type { Mode } from "./mode-tabs";
import { useDelayedChange } from "./use-delayed-change";

/** A text to be put into the rich editor; another object is another text, even if it reads the same. */
export interface LoadedText {
	value: string;
}

interface WritingState {
	mode: Mode;
	/** What stands in the box for HTML and plain text. */
	source: string;
	text: LoadedText;
	/** The rich editor is there, or has been. */
	opened: boolean;
	losses: string[];
	/** The text is too long to be looked through, and for the rich editor. */
	tooLong: boolean;
	asking: boolean;
}

/**
 * One text in two ways of writing. The rich editor is given only what it can hold whole, unless somebody has agreed to what it
 * drops; and nothing is told to the owner before somebody has changed a letter.
 */
export function useWriting(value: string, onChange: (value: string) => void) {
	const { known, take, later, flush } = useDelayedChange(value, onChange);
	const [state, setState] = useState(() => stateOf(value, "write"));
	/** The value that the rich editor holds. */
	const inStep = useRef(value);
	useEffect(() => {
		if (value === known()) return;
		// The owner has another text now: a version from elsewhere, or a draft that was taken up again.
		take(value);
		inStep.current = value;
		setState((now) => stateOf(value, now.mode));
	}, [value, known, take]);

	const write = () => {
		const text = known();
		const same = inStep.current === text && state.opened;
		inStep.current = text;
		setState({
			...state,
			mode: "write",
			asking: false,
			losses: [],
			tooLong: false,
			opened: true,
			text: same ? state.text : { value: text },
		});
	};
	const choose = (mode: Mode) => {
		flush();
		const text = known();
		if (mode === state.mode) return;
		if (mode === "source") return setState({ ...state, mode, source: text, losses: [], tooLong: false, asking: false });
		if (inStep.current === text && state.opened) return write();
		const tooLong = isTooMuch(text);
		const losses = tooLong ? [] : lossesOf(text);
		if (tooLong || losses.length > 0) setState({ ...state, losses, tooLong, asking: !tooLong });
		else write();
	};
	const typed = (source: string) => {
		setState({ ...state, source, asking: false, tooLong: false, losses: state.asking ? [] : state.losses });
		later(() => source);
	};
	const written = useCallback(
		(read: () => string) =>
			later(() => {
				inStep.current = read();
				return inStep.current;
			}),
		[later],
	);
	const stay = () => setState({ ...state, asking: false });
	return { ...state, choose, typed, written, flush, stay, write };
}

function stateOf(value: string, mode: Mode): WritingState {
	const tooLong = mode === "write" && isTooMuch(value);
	const losses = mode === "write" && !tooLong ? lossesOf(value) : [];
	const opened = mode === "write" && !tooLong && losses.length === 0;
	return { mode: opened ? "write" : "source", source: value, text: { value }, opened, losses, tooLong, asking: false };
}
