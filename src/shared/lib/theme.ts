export type Theme = "light" | "dark" | "system";

const KEY = "theme";
const CHANGED = "themechange";

/** The theme of this page. */
export function readTheme(): Theme {
	return toTheme(document.documentElement.dataset.theme);
}

function toTheme(value: unknown): Theme {
	return value === "light" || value === "dark" ? value : "system";
}

/** Applies a theme and stores it. */
export function writeTheme(theme: Theme): void {
	apply(theme);
	try {
		if (theme === "system") localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, theme);
	} catch {
		// Storage is blocked: keep the choice for this page only.
	}
}

/** Applies a theme that another tab stores, or a later page did before Back. */
export function followStoredTheme(signal?: AbortSignal): void {
	const follow = () => {
		try {
			const theme = toTheme(localStorage.getItem(KEY));
			if (theme !== readTheme()) apply(theme);
		} catch {
			// Storage is blocked: this page has its own theme.
		}
	};
	for (const type of ["storage", "pageshow"]) addEventListener(type, follow, { signal });
}

/** Calls back when the theme changes. Returns a function that unsubscribes. */
export function subscribeToTheme(changed: () => void): () => void {
	addEventListener(CHANGED, changed);
	return () => removeEventListener(CHANGED, changed);
}

function apply(theme: Theme): void {
	if (theme === "system") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
	dispatchEvent(new Event(CHANGED));
}
