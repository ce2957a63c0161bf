import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";

/** The versions while they are coming, in the shape that they will have. */
export function HistoryLoading() {
	return (
		<div role="status" className="grid min-h-0 grow content-start gap-8 overflow-hidden p-5 md:grid-cols-[17rem_minmax(0,1fr)]">
			<span className="sr-only">Loading the history…</span>
			<div className="grid content-start gap-6">
				{["first", "second", "third"].map((version) => (
					<div key={version} className="grid gap-2">
						<Skeleton className="h-4 w-40" />
						<Skeleton className="h-3.5 w-56" />
					</div>
				))}
			</div>
			<DifferenceLoading />
		</div>
	);
}

export function DifferenceLoading() {
	return (
		<div className="grid content-start gap-4">
			<Skeleton className="h-6 w-64" />
			<Skeleton className="h-4 w-full" />
			<Skeleton className="h-4 w-4/5" />
			<Skeleton className="h-4 w-3/5" />
		</div>
	);
}

export function HistoryFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<div className="grid grow content-center p-5">
			<StatusPanel
				kind="error"
				title="The history could not be loaded"
				detail="Nothing in the form was touched."
				action={
					<Button tone="line" onClick={onRetry}>
						Retry
					</Button>
				}
			/>
		</div>
	);
}

export function HistoryEmpty() {
	return (
		<div className="grid grow content-center p-5">
			<StatusPanel kind="empty" title="No earlier versions yet" detail="Every save keeps the one before." />
		</div>
	);
}
