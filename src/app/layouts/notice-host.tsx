import { type ComponentType, useEffect, useState } from "react";
import { hostNotices } from "@/shared/lib/notify";

/** Toasts stand above the assistant's bubble (decisions.md R36): 56 px and its distance from the edge. */
const OFFSET = { top: 90, right: 20, bottom: 92, left: 20 };

/** Shows toasts on public pages. The library loads with the first one. */
export function NoticeHost() {
	const [Toasts, setToasts] = useState<ComponentType<{ offset: typeof OFFSET }> | null>(null);
	useEffect(
		() =>
			hostNotices(async ({ kind, text }) => {
				const [{ Toasts: Loaded }, { toast }] = await Promise.all([import("@/shared/ui/toasts"), import("sonner")]);
				setToasts(() => Loaded);
				const options = kind === "error" ? { duration: Number.POSITIVE_INFINITY } : {};
				toast[kind](text, options);
			}),
		[],
	);
	return Toasts ? <Toasts offset={OFFSET} /> : null;
}
