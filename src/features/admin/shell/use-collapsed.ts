import { useRemembered } from "@/shared/hooks/use-remembered";

/** Whether the sidebar shows its icons only; remembered in this browser, where it remembers anything. */
export function useCollapsed(): [boolean, () => void] {
	const [width, choose] = useRemembered("admin-sidebar", ["open", "collapsed"]);
	return [width === "collapsed", () => choose(width === "collapsed" ? "open" : "collapsed")];
}
