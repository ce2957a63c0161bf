import { type RefObject, useEffect, useRef } from "react";
import { SCREEN_ID } from "@/features/admin/shell/screen-change";
import { useCharacterKeys } from "../shell/character-keys";

/**
 * "j" leads to the next lead, "k" to the one before: while the inbox has the focus or nothing has it, never where one types, and
 * not where single keys are switched off.
 *
 * @param inbox the part of the page in which the keys count.
 */
export function useLeadKeys(inbox: RefObject<HTMLElement | null>, keys: { j: () => void; k: () => void }): void {
	const latest = useRef(keys);
	const [isOn] = useCharacterKeys();
	useEffect(() => {
		latest.current = keys;
	});
	useEffect(() => {
		if (!isOn) return;
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented) return;
			if (event.key !== "j" && event.key !== "k") return;
			const { target } = event;
			if (!(target instanceof Element) || target.closest("input:not([type=checkbox]), textarea, select, [contenteditable], dialog")) return;
			if (target !== document.body && target.id !== SCREEN_ID && !inbox.current?.contains(target)) return;
			event.preventDefault();
			latest.current[event.key]();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [inbox, isOn]);
}
