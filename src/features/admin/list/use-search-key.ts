import { type RefObject, useEffect, useRef } from "react";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { useCharacterKeys } from "@/features/admin/ui/shortcut-keys";

/**
 * "/" leads to the search box: while the list has the focus or nothing has it, never where a "/" can be typed, and not
 * where single keys are switched off.
 *
 * @param list the part of the page in which the key counts. @returns the box.
 */
export function useSearchKey(list: RefObject<HTMLElement | null>): RefObject<HTMLInputElement | null> {
	const box = useRef<HTMLInputElement>(null);
	const [isOn] = useCharacterKeys();
	useEffect(() => {
		if (!isOn) return;
		const press = (event: KeyboardEvent) => {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
			const { target } = event;
			if (!(target instanceof Element) || target.closest("input, textarea, select, [contenteditable], dialog, [role=menu]")) return;
			if (target !== document.body && target.id !== SCREEN_ID && !list.current?.contains(target)) return;
			event.preventDefault();
			box.current?.focus();
			box.current?.select();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [list, isOn]);
	return box;
}
