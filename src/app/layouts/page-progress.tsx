import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router-dom";

const PATIENCE_MS = 150;

/**
 * A bar at the top while a page change takes long. It subscribes to the router itself:
 * `useNavigation` changes in a transition, which waits for the code of sections that aren't hydrated.
 */
export function PageProgress() {
	const router = useContext(UNSAFE_DataRouterContext)?.router;
	const { key } = useLocation();
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		if (!router) return;
		const follow = ({ navigation, location }: typeof router.state) => {
			// The router can be there before React shows the page.
			if (navigation.state !== "idle" || location.key !== key) {
				timer ??= setTimeout(() => setBusy(true), PATIENCE_MS);
				return;
			}
			clearTimeout(timer);
			timer = undefined;
			setBusy(false);
		};
		const unsubscribe = router.subscribe(follow);
		// A page change can begin before this part is hydrated.
		follow(router.state);
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	}, [router, key]);
	useEffect(() => {
		const main = document.getElementById("main");
		if (!busy || !main) return;
		main.setAttribute("aria-busy", "true");
		return () => main.removeAttribute("aria-busy");
	}, [busy]);
	return busy ? <ProgressBar /> : null;
}

/** Also shown while the first page of an address without prerendered HTML loads. */
export function ProgressBar() {
	return (
		<div role="progressbar" aria-label="Loading page" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-[3px] overflow-hidden">
			<div className="page-progress h-full bg-accent" />
		</div>
	);
}
