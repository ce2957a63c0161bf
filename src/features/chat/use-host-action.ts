import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "@/content/paths";
import type { ChatAction } from "@/content/schema";

/** From the answer to what it does on the page. */
const ACTION_MS = 500;
const PHONE = "(max-width: 29.99rem)";

interface HostAction {
	action: { kind: ChatAction } | null;
	/** Called when the action is done, or has become pointless because the visitor went elsewhere. */
	onDone: () => void;
	/** Called before acting where the chat hides the page. */
	onCover: () => void;
}

/** Does on the page what a picked reply announces, unless it is taken back before. */
export function useHostAction({ action, onDone, onCover }: HostAction): void {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const startedOn = useRef(pathname);

	const act = useEffectEvent((kind: ChatAction) => {
		onDone();
		if (startedOn.current !== pathname) return;
		// On wide screens the panel would stand over the form that it leads to.
		if (kind === "talk-to-human" || window.matchMedia?.(PHONE).matches) onCover();
		if (kind === "show-web-projects") navigate(paths.projectsGrid, { state: { service: "web-apps" } });
		else navigate(document.getElementById("contact") ? `${pathname}#contact` : paths.contactSection);
	});
	const remember = useEffectEvent(() => {
		startedOn.current = pathname;
	});

	useEffect(() => {
		if (!action) return;
		remember();
		const timer = setTimeout(() => act(action.kind), ACTION_MS);
		return () => clearTimeout(timer);
	}, [action]);
}
