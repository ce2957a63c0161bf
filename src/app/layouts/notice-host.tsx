import { type ComponentType, useEffect, useState } from "react";
import { hostNotices, type Notice } from "@/shared/lib/notify";

/** Toasts stand above the assistant's bubble: 56 px and its distance from the edge. */
const OFFSET = { top: 90, right: 20, bottom: 92, left: 20 };

interface ToastLibrary {
	Toasts: ComponentType<{ offset: typeof OFFSET }>;
	toast: Record<"success" | "error", (text: string, options: { duration?: number }) => unknown>;
}

async function loadToasts(): Promise<ToastLibrary> {
	const [{ Toasts }, { toast }] = await Promise.all([import("@/shared/ui/toasts"), import("sonner")]);
	return { Toasts, toast };
}

/** Shows toasts on public pages. The library loads with the first one; plain text is the fallback. */
export function NoticeHost({ load = loadToasts }: { load?: () => Promise<ToastLibrary> }) {
	const [Toasts, setToasts] = useState<ToastLibrary["Toasts"] | null>(null);
	const [plain, setPlain] = useState<Notice | null>(null);
	useEffect(() => {
		const show = (notice: Notice) => {
			load().then(
				({ Toasts: Loaded, toast }) => {
					setToasts(() => Loaded);
					toast[notice.kind](notice.text, notice.kind === "error" ? { duration: Number.POSITIVE_INFINITY } : {});
				},
				(error: unknown) => {
					console.warn("Notice:", error);
					setPlain(notice);
				},
			);
		};
		const warm = () => void load().catch(() => {});
		return hostNotices(show, warm);
	}, [load]);
	return (
		<>
			{Toasts ? <Toasts offset={OFFSET} /> : null}
			{plain ? <PlainNotice notice={plain} onClose={() => setPlain(null)} /> : null}
		</>
	);
}

function PlainNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
	return (
		<div
			role={notice.kind === "error" ? "alert" : "status"}
			className="fixed right-5 bottom-23 left-5 z-50 flex items-center justify-between gap-4 rounded-box border border-line-strong bg-surface px-4 py-3 shadow-pop sm:left-auto sm:max-w-96"
		>
			{notice.text}
			<button type="button" onClick={onClose} className="link-line py-1 font-semibold">
				Close
			</button>
		</div>
	);
}
