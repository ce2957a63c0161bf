import { type CSSProperties, useSyncExternalStore } from "react";
import { Toaster } from "sonner";
import { readTheme, subscribeToTheme } from "../lib/theme";

/** Errors stay until they are dismissed. */
const TOAST_MS = 5000;

// The library's light colors miss a contrast of 4.5:1.
const colors = {
	fontFamily: "inherit",
	"--normal-bg": "var(--surface)",
	"--normal-text": "var(--ink)",
	"--normal-border": "var(--line-strong)",
	"--success-bg": "var(--ok-wash)",
	"--success-text": "var(--ok)",
	"--success-border": "var(--ok)",
	"--error-bg": "var(--danger-wash)",
	"--error-text": "var(--danger)",
	"--error-border": "var(--danger)",
	"--warning-bg": "var(--accent-wash)",
	"--warning-text": "var(--accent)",
	"--warning-border": "var(--accent)",
} as CSSProperties;

interface ToastsProps {
	offset: { top: number; right: number; bottom: number; left: number };
}

export function Toasts({ offset }: ToastsProps) {
	const theme = useSyncExternalStore(subscribeToTheme, readTheme);
	return (
		<Toaster
			theme={theme}
			position="bottom-right"
			duration={TOAST_MS}
			richColors
			closeButton
			offset={offset}
			mobileOffset={offset}
			style={colors}
		/>
	);
}
