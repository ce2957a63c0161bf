import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { LEADS_KEY } from "@/data/leads/queries";

const EVERY_MS = 60_000;

/** New leads appear by themselves: every minute while the page is seen, and when somebody returns to it. */
export function useFreshLeads(): void {
	const client = useQueryClient();
	useEffect(() => {
		const refresh = () => {
			if (document.visibilityState === "hidden") return;
			for (const head of [LEADS_KEY, "dashboard"]) void client.invalidateQueries({ queryKey: [head] });
		};
		const timer = setInterval(refresh, EVERY_MS);
		window.addEventListener("focus", refresh);
		document.addEventListener("visibilitychange", refresh);
		return () => {
			clearInterval(timer);
			window.removeEventListener("focus", refresh);
			document.removeEventListener("visibilitychange", refresh);
		};
	}, [client]);
}
