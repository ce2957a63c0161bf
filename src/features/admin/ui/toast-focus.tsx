import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";

/**
 * Gives the focus back once the message that had it is gone. Sonner does it too, but it also takes the focus from where the admin has
 * moved it since, which closes an open menu: its own handler never hears of a focus here.
 */
export function ToastFocus({ children }: { children: ReactNode }) {
	const frame = useRef<HTMLDivElement>(null);
	const before = useRef<HTMLElement | null>(null);
	useEffect(() => {
		const toasts = frame.current;
		if (!toasts) return;
		const removals = new MutationObserver(() => {
			if (toasts.contains(document.activeElement)) return;
			if (document.activeElement === document.body) before.current?.focus({ preventScroll: true });
			before.current = null;
		});
		removals.observe(toasts, { childList: true, subtree: true });
		return () => removals.disconnect();
	}, []);
	const onFocusCapture = (event: FocusEvent) => {
		event.stopPropagation();
		const from = event.relatedTarget;
		if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from;
	};
	return (
		<div ref={frame} onFocusCapture={onFocusCapture}>
			{children}
		</div>
	);
}
