import { useLayoutEffect, useRef } from "react";
import { focusRow, TWO_PANES } from "./use-lead-place";

/** On phones: who comes back to the list stands where he left it, with the focus on the lead that was open. */
export function useReturn(leadId: string | undefined): void {
	const left = useRef({ top: 0, id: "" });
	useLayoutEffect(() => {
		if (leadId !== undefined) {
			left.current.id = leadId;
			return;
		}
		const { top, id } = left.current;
		if (id && !window.matchMedia(TWO_PANES).matches) {
			window.scrollTo({ top, behavior: "instant" });
			focusRow(id);
		}
		const note = () => {
			left.current.top = window.scrollY;
		};
		window.addEventListener("scroll", note, { passive: true });
		return () => window.removeEventListener("scroll", note);
	}, [leadId]);
}
