import { type ReactNode, useId } from "react";
import { rescueFocus } from "@/features/admin/ui/lost-focus";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";

interface PanelProps {
	title: string;
	children: ReactNode;
	className?: string;
}

export function Panel({ title, children, className }: PanelProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={classNames("min-w-0 rounded-card border border-line bg-surface", className)}>
			<h2 id={id} className="m-0 border-line border-b px-6 py-4 font-semibold text-[1.05rem] tracking-[-0.015em]">
				{title}
			</h2>
			{children}
		</section>
	);
}

export function PanelFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
	return (
		<div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-6 py-5">
			<p className="m-0 text-ink-2">Failed to load {what}. Please try again.</p>
			<RetryButton onRetry={onRetry} />
		</div>
	);
}

/** Loads again what has failed. It disappears meanwhile, so the focus goes to the screen. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
	const retry = () => {
		onRetry();
		rescueFocus();
	};
	return (
		<Button tone="line" size="s" onClick={retry}>
			Retry
		</Button>
	);
}
