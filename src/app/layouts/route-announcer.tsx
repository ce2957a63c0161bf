import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** After a change of page: the focus goes to the page's content and its title is read out. */
export function RouteAnnouncer() {
	const { pathname, hash } = useLocation();
	const [title, setTitle] = useState("");
	const previous = useRef(pathname);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
		const observer = new MutationObserver(() => setTitle(document.title));
		observer.observe(document.head, { childList: true, subtree: true, characterData: true });
		setTitle(document.title);
		return () => observer.disconnect();
	}, [pathname, hash]);
	return (
		<p aria-live="polite" className="sr-only">
			{title}
		</p>
	);
}
