import { useLocation } from "react-router-dom";
import { useHydrated } from "../hooks/use-hydrated";
import { readRouteText } from "../lib/route-state";

/** A message from another page. A component of its own: a page that renders again before its islands hydrate loses their HTML. */
export function PageNotice() {
	const { state } = useLocation();
	const notice = useHydrated() ? readRouteText(state, "notice") : null;
	if (!notice) return null;
	return (
		<p role="status" className="mt-0 mb-8 rounded-box border border-line-strong bg-surface px-5 py-4">
			{notice}
		</p>
	);
}
