import { useEffect, useReducer } from "react";

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Renders again when a moment (ISO 8601) has passed. Null waits for nothing. */
export function useRenderAt(moment: string | null): void {
	const [, render] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		if (moment === null) return;
		let timer: ReturnType<typeof setTimeout>;
		const wait = () => {
			const left = Date.parse(moment) - Date.now();
			timer = left > 0 ? setTimeout(wait, Math.min(left, LONGEST_TIMER_MS)) : setTimeout(render);
		};
		wait();
		return () => clearTimeout(timer);
	}, [moment]);
}
