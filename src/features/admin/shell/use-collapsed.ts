import { useState } from "react";

const KEY = "admin-sidebar";

function read(): boolean {
	try {
		return localStorage.getItem(KEY) === "collapsed";
	} catch {
		return false;
	}
}

/** Whether the sidebar shows its icons only; remembered in this browser, where it remembers anything. */
export function useCollapsed(): [boolean, () => void] {
	const [collapsed, setCollapsed] = useState(read);
	const toggle = () => {
		setCollapsed(!collapsed);
		try {
			localStorage.setItem(KEY, collapsed ? "open" : "collapsed");
		} catch {
			// Without storage it holds until the page is left.
		}
	};
	return [collapsed, toggle];
}
