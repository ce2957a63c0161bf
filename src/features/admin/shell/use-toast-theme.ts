import { useSyncExternalStore } from "react";
import { readTheme, subscribeToTheme, type Theme } from "@/shared/lib/theme";

/** The theme that toasts take: the site's own choice (decisions.md R69). */
export function useToastTheme(): Theme {
	return useSyncExternalStore(subscribeToTheme, readTheme);
}
