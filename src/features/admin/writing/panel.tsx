import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "@/shared/lib/class-names";

interface PanelProps {
	label: string;
	onClose: () => void;
	/** What Enter in one of its boxes does, instead of sending the form around it. */
	onEnter?: () => void;
	/** It lies flat under the toolbar, so that what it changes can be seen. */
	wide?: boolean;
	children: ReactNode;
}

/** Hangs below the toolbar and takes the focus; Escape gives it back to the text. */
export function Panel({ label, onClose, onEnter, wide = false, children }: PanelProps) {
	const panel = useRef<HTMLDivElement>(null);
	useEffect(
		() =>
			(panel.current?.querySelector<HTMLElement>("[data-first]") ?? panel.current?.querySelector<HTMLElement>("input, button"))?.focus(),
		[],
	);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape") {
			event.stopPropagation();
			onClose();
		}
		if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
			event.preventDefault();
			if (!event.nativeEvent.isComposing) onEnter?.();
		}
	};
	return (
		<div
			ref={panel}
			role="dialog"
			aria-label={label}
			onKeyDown={onKeyDown}
			className={classNames(
				"absolute top-[calc(100%+6px)] left-2 z-10 grid gap-3 rounded-box border border-line-strong bg-surface shadow-pop",
				wide ? "right-2 p-2.5" : "w-[min(26rem,calc(100%-16px))] p-4",
			)}
		>
			{children}
		</div>
	);
}
