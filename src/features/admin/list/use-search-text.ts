import { useEffect, useRef, useState } from "react";

/** How long to wait for the next key, in milliseconds. */
export const PAUSE_MS = 250;

/**
 * The text of a search box, which is handed on after a pause.
 *
 * What an input method is still composing is not handed on: half a word of Japanese is another word.
 *
 * @param asked what the list shows; when it changes by other means (Back, "Clear filters"), the text follows.
 */
export function useSearchText(asked: string, ask: (text: string) => void) {
	const [text, setText] = useState(asked);
	const [composing, setComposing] = useState(false);
	const handedOn = useRef(asked);
	useEffect(() => {
		if (asked === handedOn.current) return;
		handedOn.current = asked;
		setText(asked);
	}, [asked]);

	const handOn = (words: string) => {
		if (words === handedOn.current) return;
		handedOn.current = words;
		ask(words);
	};
	useEffect(() => {
		if (composing || text.trim() === handedOn.current) return;
		const timer = setTimeout(() => {
			handedOn.current = text.trim();
			ask(text.trim());
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text, composing, ask]);

	return {
		text,
		setText,
		setComposing,
		/** Without the pause, as after Enter. */
		askNow: (words: string) => {
			setText(words);
			handOn(words.trim());
		},
	};
}
