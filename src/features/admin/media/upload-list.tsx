import { Button } from "@/shared/ui/button";
import { UploadProgress } from "./upload-progress";
import type { QueueItem, UploadQueue } from "./upload-queue";

/** Every file that is on its way or has failed; what has arrived stands in the library. */
export function UploadList({ list, queue }: { list: readonly QueueItem[]; queue: UploadQueue }) {
	const open = list.filter(({ state }) => state !== "done");
	const failed = open.filter(({ state }) => state === "failed");
	const again = failed.filter(({ problem }) => problem?.again);
	const forEach = (items: QueueItem[], act: (id: string) => void) => {
		for (const { id } of items) act(id);
	};
	return (
		<>
			<p role="status" className="sr-only">
				{announcement(list)}
			</p>
			{open.length > 0 ? (
				<section aria-label="Uploads" className="mb-6 rounded-box border border-line bg-surface">
					<p aria-hidden="true" className="m-0 border-line border-b px-3 py-2.5 text-[0.85rem] text-ink-2 tabular-nums">
						{announcement(list)}
					</p>
					<ul className="m-0 max-h-72 list-none overflow-y-auto p-0">
						{open.map((item) => (
							<li key={item.id} className="border-line border-b py-2 pr-2 pl-3 last:border-b-0">
								<UploadProgress item={item} queue={queue} />
							</li>
						))}
					</ul>
					{failed.length > 1 ? (
						<div className="flex justify-end gap-2 border-line border-t px-3 py-2">
							<Button tone="quiet" size="s" onClick={() => forEach(failed, queue.remove)}>
								Dismiss all
							</Button>
							<Button tone="line" size="s" disabled={again.length === 0} onClick={() => forEach(again, queue.retry)}>
								Try all again
							</Button>
						</div>
					) : null}
				</section>
			) : null}
		</>
	);
}

/** Counts, not percentages: a reader who hears every step hears nothing else. */
function announcement(list: readonly QueueItem[]): string {
	if (list.length === 0) return "";
	const done = list.filter(({ state }) => state === "done").length;
	const failed = list.filter(({ state }) => state === "failed").length;
	const rest = list.length - done - failed;
	const parts = [`${done} of ${list.length} ${list.length === 1 ? "picture" : "pictures"} uploaded`];
	if (failed > 0) parts.push(`${failed} failed`);
	if (rest > 0) parts.push(`${rest} on the way`);
	return parts.join(", ");
}
