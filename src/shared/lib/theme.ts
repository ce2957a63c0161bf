export type Theme = "light" | "dark" | "system";

const KEY = "theme";
const CHANGED = "themechange";

/** The theme of this page. */
export function readTheme(): Theme {
	const theme = document.documentElement.dataset.theme;
	return theme === "light" || theme === "dark" ? theme : "system";
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
			const theme = localStorage.getItem(KEY) ?? "system";
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

function apply(theme: string): void {
	if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
	else delete document.documentElement.dataset.theme;
	dispatchEvent(new Event(CHANGED));
}
