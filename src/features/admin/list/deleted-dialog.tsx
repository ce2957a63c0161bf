import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { IconButton } from "@/features/admin/fields/icon-button";
import { useBackdropClose } from "@/shared/hooks/use-backdrop-close";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";
import { DeletedEntry } from "./deleted-entry";
import type { DeletedWords } from "./deleted-words";
import { useBringBack } from "./use-bring-back";
import { useDeletedRows } from "./use-deleted-rows";

interface DeletedDialogProps {
	words: DeletedWords;
	rows: Awaited<ReturnType<DeletedWords["load"]>>;
	onClose: () => void;
}

/** What was deleted, the latest first, and the way back for each. */
export function DeletedDialog({ words, rows, onClose }: DeletedDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const title = useId();
	const backdrop = useBackdropClose(dialog);
	const deleted = useDeletedRows(words.name, rows);
	const close = () => dialog.current?.close();
	const back = useBringBack(words, rows, close);
	useEffect(() => {
		dialog.current?.showModal();
		dialog.current?.querySelector("h2")?.focus();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={title}
			onClose={onClose}
			{...backdrop}
			className="m-auto max-h-[min(44rem,92dvh)] w-[min(44rem,94vw)] max-w-none overflow-hidden rounded-card border border-line bg-paper p-0 text-ink backdrop:bg-night/55"
		>
			<div className="flex max-h-[min(44rem,92dvh)] flex-col">
				<header className="flex items-center gap-4 border-line border-b py-2.5 pr-3 pl-5">
					<h2 id={title} tabIndex={-1} className="m-0 mr-auto font-semibold text-[1.12rem] tracking-[-0.015em] outline-none">
						{words.title}
					</h2>
					<IconButton label="Close" Icon={X} onClick={close} />
				</header>
				<div className="min-h-40 overflow-y-auto">
					{deleted.state === "loading" ? <Loading /> : null}
					{deleted.state === "failed" ? <Failed onRetry={deleted.retry} /> : null}
					{deleted.state === "read" && deleted.rows.length === 0 ? (
						<div className="p-5">
							<StatusPanel compact kind="empty" title="Nothing was deleted." />
						</div>
					) : null}
					{deleted.state === "read" && deleted.rows.length > 0 ? (
						<ul aria-labelledby={title} className="m-0 list-none p-0">
							{deleted.rows.map((row) => (
								<DeletedEntry
									key={row.id}
									row={row}
									busy={back.busyId === row.rowId}
									failure={back.failure?.rowId === row.rowId ? back.failure.text : null}
									onBringBack={() => void back.bringBack(row)}
								/>
							))}
						</ul>
					) : null}
					{deleted.state === "read" && deleted.more ? <More {...deleted.more} /> : null}
				</div>
			</div>
		</dialog>
	);
}

function Failed({ onRetry }: { onRetry: () => void }) {
	return (
		<div className="p-5">
			<StatusPanel
				compact
				kind="error"
				title="The deleted entries could not be loaded"
				action={
					<Button tone="line" size="s" onClick={onRetry}>
						Retry
					</Button>
				}
			/>
		</div>
	);
}

function Loading() {
	return (
		<div role="status" className="grid gap-6 p-5">
			<span className="sr-only">Loading deleted entries…</span>
			{["first", "second"].map((entry) => (
				<div key={entry} className="grid gap-2">
					<Skeleton className="h-4 w-3/5" />
					<Skeleton className="h-3.5 w-2/5" />
				</div>
			))}
		</div>
	);
}

function More({ busy, failed, run }: { busy: boolean; failed: boolean; run: () => void }) {
	return (
		<div className="flex flex-wrap items-center justify-center gap-3 border-line border-t p-4">
			{failed ? (
				<p role="alert" className="m-0 text-[0.88rem] text-danger">
					More could not be loaded.
				</p>
			) : null}
			<Button tone="line" size="s" aria-disabled={busy} onClick={() => busy || run()}>
				{busy ? "Loading…" : "Show more"}
			</Button>
		</div>
	);
}
