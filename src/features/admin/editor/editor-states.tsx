import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";
import type { EditorKind } from "./editor-kinds";

/** The form while its row is coming, in the shape that it will have. */
export function EditorLoading({ noun }: Pick<EditorKind, "noun">) {
	return (
		<div role="status">
			<span className="sr-only">Loading {noun}…</span>
			{["first", "second"].map((section) => (
				<div key={section} className="grid gap-x-10 gap-y-5 border-line border-t py-9 lg:grid-cols-[200px_minmax(0,1fr)] lg:py-11">
					<Skeleton className="h-5 w-36" />
					<div className="grid gap-x-5 gap-y-5.5 md:grid-cols-2">
						<Skeleton className="h-[50px] rounded-[10px] md:col-span-2" />
						<Skeleton className="h-[50px] rounded-[10px]" />
						<Skeleton className="h-[50px] rounded-[10px]" />
						<Skeleton className="h-24 rounded-[10px] md:col-span-2" />
					</div>
				</div>
			))}
		</div>
	);
}

/** The row did not come. */
export function EditorFailed({ kind, onRetry }: { kind: EditorKind; onRetry: () => void }) {
	return (
		<StatusPanel
			kind="error"
			title={`The ${kind.noun} could not be loaded`}
			detail={kind.loadFailed}
			action={
				<Button tone="line" onClick={onRetry}>
					Retry
				</Button>
			}
		/>
	);
}
