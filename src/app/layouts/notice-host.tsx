import { type ComponentType, useEffect, useState } from "react";
import { hostNotices } from "@/shared/lib/notify";

/** Toasts stand above the assistant's bubble (decisions.md R36): 56 px and its distance from the edge. */
const OFFSET = { top: 90, right: 20, bottom: 92, left: 20 };

interface ToastLibrary {
	Toasts: ComponentType<{ offset: typeof OFFSET }>;
	toast: Record<"success" | "error", (text: string, options: { duration?: number }) => unknown>;
}

async function loadToasts(): Promise<ToastLibrary> {
	const [{ Toasts }, { toast }] = await Promise.all([import("@/shared/ui/toasts"), import("sonner")]);
	return { Toasts, toast };
}

/** Shows toasts on public pages. The library loads with the first one. */
export function NoticeHost({ load = loadToasts }: { load?: () => Promise<ToastLibrary> }) {
	const [Toasts, setToasts] = useState<ToastLibrary["Toasts"] | null>(null);
	useEffect(
		() =>
			hostNotices(({ kind, text }) => {
				load().then(
					({ Toasts: Loaded, toast }) => {
						setToasts(() => Loaded);
						toast[kind](text, kind === "error" ? { duration: Number.POSITIVE_INFINITY } : {});
					},
					(error: unknown) => console.warn("Notice:", error),
				);
			}),
		[load],
	);
	return Toasts ? <Toasts offset={OFFSET} /> : null;
}
