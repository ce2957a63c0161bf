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

/** Calls back when the theme changes, also in another tab. Returns a function that unsubscribes. */
export function subscribeToTheme(changed: () => void): () => void {
	const follow = (event: StorageEvent) => {
		if (event.key === KEY) apply(event.newValue === "light" || event.newValue === "dark" ? event.newValue : "system");
	};
	addEventListener(CHANGED, changed);
	addEventListener("storage", follow);
	return () => {
		removeEventListener(CHANGED, changed);
		removeEventListener("storage", follow);
	};
}

function apply(theme: Theme): void {
	if (theme === "system") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
	dispatchEvent(new Event(CHANGED));
}
