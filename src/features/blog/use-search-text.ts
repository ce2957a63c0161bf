import { useEffect, useRef, useState } from "react";

/** How long to wait for the next key; browsers refuse an address that is written for every one. */
const PAUSE_MS = 250;

/**
 * A search text that is heeded at once and written into the address after a pause.
 *
 * @param inAddress what stands there; when it changes by other means (Back, "Clear filters"), the text follows.
 * @param write must keep its identity while the rest of the address stays the same.
 */
export function useSearchText(inAddress: string, write: (text: string) => void): [string, (text: string) => void] {
	const [text, setText] = useState(inAddress);
	const written = useRef(inAddress);
	useEffect(() => {
		if (inAddress === written.current) return;
		written.current = inAddress;
		setText(inAddress);
	}, [inAddress]);
	useEffect(() => {
		if (text === written.current) return;
		const timer = setTimeout(() => {
			written.current = text;
			write(text);
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text, write]);
	return [text, setText];
}
