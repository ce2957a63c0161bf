import type { ReactNode } from "react";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";

export const LOAD_FAILED = "Failed to load pictures. Please try again.";

/** The grid before its pictures are there. */
export function LoadingPictures({ className }: { className: string }) {
	return (
		<div role="status" className={className}>
			<p className="sr-only">Loading pictures</p>
			{["a", "b", "c", "d", "e", "f", "g", "h"].map((tile) => (
				<div key={tile} className="overflow-hidden rounded-box border border-line bg-surface">
					<Skeleton className="aspect-[16/10] rounded-none" />
					<div className="grid gap-2 p-3">
						<Skeleton className="h-4 w-2/3" />
						<Skeleton className="h-3 w-1/2" />
					</div>
				</div>
			))}
		</div>
	);
}

export function PicturesFailed({ onRetry, compact }: { onRetry: () => void; compact?: boolean }) {
	return (
		<StatusPanel kind="error" title="Error" detail={LOAD_FAILED} compact={compact} action={<Button onClick={onRetry}>Retry</Button>} />
	);
}

interface NoPicturesProps {
	/** What was searched; empty when the library itself is. */
	search: string;
	onClear: () => void;
	/** Uploads the first one. */
	action: ReactNode;
	compact?: boolean;
}

export function NoPictures({ search, onClear, action, compact }: NoPicturesProps) {
	if (search !== "") {
		return (
			<StatusPanel
				kind="empty"
				title="No picture matches"
				detail={`Neither a name nor an alternative text holds “${search}”.`}
				compact={compact}
				action={
					<Button tone="line" onClick={onClear}>
						Clear search
					</Button>
				}
			/>
		);
	}
	return (
		<StatusPanel
			kind="empty"
			title="No pictures yet"
			detail="Drop files here, paste one, or choose them on this computer. They are made smaller before they are sent."
			compact={compact}
			action={action}
		/>
	);
}
