import { type CSSProperties, useSyncExternalStore } from "react";
import { Toaster, type ToasterProps } from "sonner";
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
	/** Distances from the window's edges: numbers in px, or CSS lengths. */
	offset: { top: number | string; right: number; bottom: number | string; left: number };
	position?: ToasterProps["position"];
}

export function Toasts({ offset, position = "bottom-right" }: ToastsProps) {
	const theme = useSyncExternalStore(subscribeToTheme, readTheme);
	return (
		<Toaster
			theme={theme}
			position={position}
			duration={TOAST_MS}
			richColors
			closeButton
			offset={offset}
			mobileOffset={offset}
			style={colors}
		/>
	);
}
