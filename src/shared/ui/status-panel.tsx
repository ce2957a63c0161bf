import type { ReactNode } from "react";
import { useOnline } from "@/shared/hooks/use-online";
import { classNames } from "@/shared/lib/class-names";
import { PageTitle } from "@/shared/seo/page-title";

interface StatusPanelProps {
	/** An error is announced at once. */
	kind: "empty" | "error";
	title: string;
	detail?: string;
	action?: ReactNode;
	compact?: boolean;
}

/** What failed, for a visitor without a connection. */
export const offline = { title: "You're offline", detail: "Check your connection, then try again." };

export function StatusPanel({ kind, title: usual, detail: usualDetail, action, compact = false }: StatusPanelProps) {
	const isOffline = !useOnline() && kind === "error";
	const { title, detail } = isOffline ? offline : { title: usual, detail: usualDetail };
	return (
		<div
			role={kind === "error" ? "alert" : undefined}
			className={classNames(
				"grid justify-items-center gap-4 rounded-card border border-line border-dashed bg-surface px-6 text-center",
				compact ? "py-10" : "py-16",
			)}
		>
			<svg viewBox="0 0 96 64" aria-hidden="true" className="w-24 text-line-strong" fill="none" stroke="currentColor" strokeWidth="1.5">
				<rect x="8" y="14" width="56" height="40" rx="6" />
				<path d="M8 24h56M15 19h.01M20 19h.01" strokeLinecap="round" />
				{kind === "error" ? (
					<path d="m68 22 16 30H52z" className="text-accent" fill="var(--surface)" stroke="currentColor" strokeLinejoin="round" />
				) : (
					<rect x="40" y="30" width="46" height="26" rx="5" fill="var(--surface)" strokeDasharray="4 4" />
				)}
				{kind === "error" ? <path d="M68 33v9M68 46.500v.01" className="text-accent" stroke="currentColor" strokeLinecap="round" /> : null}
			</svg>
			<div>
				<p className="m-0 font-semibold text-heading tracking-[-0.02em]">{title}</p>
				{detail ? <p className="mx-auto mt-1.5 mb-0 max-w-[32.2em] text-ink-2">{detail}</p> : null}
			</div>
			{action}
		</div>
	);
}

/** In place of a page that failed to load. */
export function PageFailed(props: Omit<StatusPanelProps, "kind" | "compact">) {
	const isOnline = useOnline();
	return (
		<div className="wrap grid min-h-[70vh] content-center pt-18">
			<PageTitle title={isOnline ? props.title : offline.title} />
			<StatusPanel kind="error" {...props} />
		</div>
	);
}
