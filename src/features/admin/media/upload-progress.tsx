import { FileX, ImageIcon, RotateCcw, X } from "lucide-react";
import { IconButton } from "@/features/admin/fields/icon-button";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { BlobCanvas } from "./blob-canvas";
import type { QueueItem, UploadQueue } from "./upload-queue";

interface UploadProgressProps {
	item: QueueItem;
	queue: Pick<UploadQueue, "retry" | "remove">;
	className?: string;
}

/** One file on its way: its picture, how far it is, what went wrong, and what a person can do about it. */
export function UploadProgress({ item, queue, className }: UploadProgressProps) {
	const { id, name, state, problem } = item;
	const failed = state === "failed";
	return (
		<div className={classNames("grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3", className)}>
			{item.prepared ? (
				<BlobCanvas blob={item.prepared.blob} className="h-10 w-13 rounded-chip border border-line" />
			) : (
				<span aria-hidden="true" className="grid h-10 w-13 place-items-center rounded-chip border border-line bg-sunken text-ink-3">
					{failed ? <FileX className="size-4" strokeWidth={1.5} /> : <ImageIcon className="size-4" strokeWidth={1.5} />}
				</span>
			)}
			<div className="min-w-0">
				<p className="m-0 flex items-baseline gap-2 text-[0.85rem]">
					<span className="truncate font-medium">{name}</span>
					{failed ? null : <span className="ml-auto shrink-0 text-ink-3 tabular-nums">{stateText(item)}</span>}
				</p>
				{problem ? (
					<p role="alert" className="m-0 text-[0.82rem] text-danger">
						<span className="sr-only">{name}: </span>
						{problem.text}
					</p>
				) : (
					<Bar item={item} />
				)}
			</div>
			<IconButton label={failed ? `Dismiss ${name}` : `Cancel ${name}`} Icon={X} onClick={() => queue.remove(id)} />
			{failed && problem?.again ? (
				<Button
					tone="line"
					size="s"
					onClick={() => queue.retry(id)}
					aria-label={`Try again: ${name}`}
					className="col-start-2 mt-2 mb-1 justify-self-start"
				>
					<RotateCcw aria-hidden="true" className="size-3.5" />
					Try again
				</Button>
			) : null}
		</div>
	);
}

function Bar({ item: { name, state, share } }: { item: QueueItem }) {
	const known = state === "uploading" || state === "done";
	return (
		<span
			role="progressbar"
			aria-label={`Upload of ${name}`}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={known ? Math.round(share * 100) : undefined}
			className="mt-1.5 block h-1 overflow-hidden rounded-full bg-line"
		>
			<span
				className={classNames(
					"block h-full origin-left rounded-full bg-accent transition-transform duration-200 ease-out motion-reduce:transition-none",
					known ? "" : "animate-pulse motion-reduce:animate-none",
				)}
				style={{ transform: `scaleX(${known ? Math.max(0.02, share) : state === "preparing" ? 0.12 : 0})` }}
			/>
		</span>
	);
}

/** What a file is doing, in words. */
function stateText({ state, share }: Pick<QueueItem, "state" | "share">): string {
	if (state === "waiting") return "Waiting";
	if (state === "preparing") return "Preparing";
	if (state === "done") return "Uploaded";
	if (state === "failed") return "Failed";
	// Everything is sent, and the library has not answered yet.
	return share >= 1 ? "Saving" : `${Math.round(share * 100)} %`;
}
