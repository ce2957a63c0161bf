import { type KeyboardEvent, type RefObject, useRef, useState } from "react";

interface OptionKeys {
	count: number;
	/** The option that the keys have reached. */
	onMove: (index: number) => void;
	onSpace: (index: number) => void;
	onEnter: (index: number) => void;
}

/**
 * Keys of a grid of options: arrows go to the neighbor, also to the rows above and below, Home and End to the ends. One option is in
 * the order of the page's focus, the last that had it.
 */
export function useOptionKeys<List extends HTMLElement>({ count, onMove, onSpace, onEnter }: OptionKeys) {
	const list = useRef<List>(null);
	const [active, setActive] = useState(0);
	const current = Math.min(active, Math.max(0, count - 1));
	const goTo = (index: number) => {
		const to = Math.max(0, Math.min(count - 1, index));
		setActive(to);
		optionsOf(list)[to]?.focus();
		onMove(to);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const columns = columnsOf(optionsOf(list));
		const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
		const step = steps[event.key];
		// Below the last row there is nothing to go to: the focus stays in its column.
		if (step !== undefined) {
			if (current + step >= 0 && current + step < count) goTo(current + step);
		} else if (event.key === "Home") goTo(0);
		else if (event.key === "End") goTo(count - 1);
		else if (event.key === " ") onSpace(current);
		else if (event.key === "Enter") onEnter(current);
		else return;
		event.preventDefault();
	};
	return { list, current, setActive, onKeyDown };
}

function optionsOf(list: RefObject<HTMLElement | null>): HTMLElement[] {
	return [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

/** How many options stand in the first row. */
function columnsOf(options: HTMLElement[]): number {
	const top = options[0]?.offsetTop ?? 0;
	const next = options.findIndex((option) => option.offsetTop > top);
	return next === -1 ? options.length : next;
}
