import { useEffect, useRef } from "react";

/** Runs on Ctrl+S and Cmd+S, unless something modal stands over the page; the browser's own "save page" never opens. */
export function useSaveKey(run: () => void): void {
	const latest = useRef(run);
	latest.current = run;
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s") return;
			event.preventDefault();
			if (!event.repeat && !document.querySelector("dialog[open]")) latest.current();
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, []);
}
