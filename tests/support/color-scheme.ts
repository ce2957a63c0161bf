import { vi } from "vitest";

/** Gives jsdom a system color scheme that a test can change; other media queries don't match. */
export function startColorScheme(dark = false): { change: (dark: boolean) => void } {
	const listeners = new Set<(event: { matches: boolean }) => void>();
	let isDark = dark;
	vi.stubGlobal("matchMedia", (query: string) => ({
		get matches() {
			return query === "(prefers-color-scheme: dark)" && isDark;
		},
		addEventListener: (_type: string, listener: (event: { matches: boolean }) => void) => listeners.add(listener),
		removeEventListener: (_type: string, listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
	}));
	return {
		change: (dark) => {
			isDark = dark;
			for (const listener of listeners) listener({ matches: dark });
		},
	};
}
