import { useQueryClient } from "@tanstack/react-query";
import { FileX, ImageIcon, RotateCcw, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { toast } from "sonner";
import type { Picture } from "@/data/pictures/picture-types";
import { discardUpload, uploadPicture } from "@/data/pictures/upload";
import { noteUploads, useIsInForm, useRunningUpload } from "@/features/admin/ui/form/running-uploads";
import { IconButton } from "@/features/admin/ui/icon-button";
import { useMounted } from "@/shared/hooks/use-mounted";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { PICTURES_KEY } from "./library";
import { preparePicture } from "./prepare-picture";
import { createUploadQueue, isRunning, type QueueItem, type UploadQueue, type UploadSteps } from "./upload-queue";

const steps: UploadSteps = { prepare: preparePicture, upload: uploadPicture, discard: discardUpload };

/** If the screen unmounts, running uploads continue and failed ones are removed. Only the first render's `onUploaded` is used. */
export function useUploadQueue(onUploaded?: (picture: Picture) => void): UploadQueue & { list: readonly QueueItem[] } {
	const queries = useQueryClient();
	const mounted = useMounted();
	const isInForm = useIsInForm();
	const [queue] = useState(() => {
		const onListed = (picture: Picture, isWanted: boolean) => {
			void queries.invalidateQueries({ queryKey: PICTURES_KEY });
			if (isWanted) onUploaded?.(picture);
		};
		const created = createUploadQueue(steps, onListed, (item) => {
			if (!mounted.current) reportUnseen(item, created);
		});
		const key = Symbol();
		const isOfForm = () => isInForm && mounted.current;
		const stop = async () => {
			for (const { id } of created.items().filter(isRunning)) created.remove(id);
			while (created.running.length > 0) await Promise.allSettled(created.running.splice(0));
		};
		created.subscribe(() =>
			noteUploads(key, {
				files: created
					.items()
					.filter(isRunning)
					.map(({ name }) => name),
				isOfForm,
				stop,
			}),
		);
		return created;
	});
	const list = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
	useRunningUpload(list.some(isRunning));
	useLayoutEffect(() => () => removeFailed(queue), [queue]);
	return { ...queue, list };
}

/** Also removes their files from the server. */
function removeFailed(queue: UploadQueue): void {
	for (const { id, state } of queue.items()) if (state === "failed") queue.remove(id);
}

/** Says that an upload failed when its list is gone. */
function reportUnseen({ id, name, problem }: QueueItem, queue: UploadQueue): void {
	toast.error(`“${name}” wasn't uploaded`, {
		description: problem?.text,
		duration: Number.POSITIVE_INFINITY,
		onDismiss: () => queue.remove(id),
		...(problem?.again && { action: { label: "Retry", onClick: () => queue.retry(id) } }),
	});
}

/** Says that pictures are only in the library when their form is gone. */
export function reportLeftForm(names: string[]): void {
	const text = names.length === 1 ? `“${names[0]}” is in the library` : `${names.length} pictures are in the library`;
	toast.message(text, { description: "You left the form during the upload." });
}

export function UploadList({ list, queue }: { list: readonly QueueItem[]; queue: UploadQueue }) {
	const open = list.filter(({ state }) => state !== "done");
	const failed = open.filter(({ state }) => state === "failed");
	const again = failed.filter(({ problem }) => problem?.again);
	const forEach = (items: QueueItem[], act: (id: string) => void) => {
		for (const { id } of items) act(id);
	};
	const area = useRef<HTMLDivElement>(null);
	// The pressed button is removed; keep the focus here.
	const holdFocus = () => area.current?.focus({ preventScroll: true });
	return (
		<div ref={area} tabIndex={-1} className="outline-none">
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
								<UploadProgress item={item} queue={queue} onRemove={holdFocus} />
							</li>
						))}
					</ul>
					{failed.length > 1 ? (
						<div className="flex justify-end gap-2 border-line border-t px-3 py-2">
							<Button
								tone="quiet"
								size="s"
								onClick={() => {
									holdFocus();
									forEach(failed, queue.remove);
								}}
							>
								Dismiss all
							</Button>
							<Button
								tone="line"
								size="s"
								disabled={again.length === 0}
								onClick={() => {
									holdFocus();
									forEach(again, queue.retry);
								}}
							>
								Try all again
							</Button>
						</div>
					) : null}
				</section>
			) : null}
		</div>
	);
}

/** Announces counts instead of percentages, to keep screen readers usable. */
function announcement(list: readonly QueueItem[]): string {
	if (list.length === 0) return "";
	const done = list.filter(({ state }) => state === "done").length;
	const failed = list.filter(({ state }) => state === "failed").length;
	const rest = list.length - done - failed;
	const parts = [`${done} of ${list.length} ${list.length === 1 ? "picture" : "pictures"} uploaded`];
	if (failed > 0) parts.push(`${failed} failed`);
	if (rest > 0) parts.push(`${rest} in progress`);
	return parts.join(", ");
}

interface UploadProgressProps {
	item: QueueItem;
	queue: Pick<UploadQueue, "retry" | "remove">;
	/** Called before the pressed button is removed. */
	onRemove?: () => void;
	className?: string;
}

export function UploadProgress({ item, queue, onRemove, className }: UploadProgressProps) {
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
						<span>{problem.text}</span>
					</p>
				) : (
					<Bar item={item} />
				)}
			</div>
			<IconButton
				label={failed ? `Dismiss ${name}` : `Cancel ${name}`}
				Icon={X}
				onClick={() => {
					onRemove?.();
					queue.remove(id);
				}}
			/>
			{failed && problem?.again ? (
				<Button
					tone="line"
					size="s"
					onClick={() => {
						onRemove?.();
						queue.retry(id);
					}}
					aria-label={`Retry: ${name}`}
					className="col-start-2 mt-2 mb-1 justify-self-start"
				>
					<RotateCcw aria-hidden="true" className="size-3.5" />
					Retry
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

function stateText({ state, share }: Pick<QueueItem, "state" | "share">): string {
	if (state === "waiting") return "Waiting";
	if (state === "preparing") return "Preparing";
	if (state === "done") return "Uploaded";
	if (state === "failed") return "Failed";
	// Everything is sent, but the library has not answered yet.
	return share >= 1 ? "Saving" : `${Math.round(share * 100)} %`;
}

/** In pixels: a thumbnail on a dense screen. */
const WIDTH = 240;

/** Previews a local picture. A canvas, because the security policy forbids blob: addresses in <img>. */
function BlobCanvas({ blob, className }: { blob: Blob | null; className: string }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		if (!blob || typeof createImageBitmap !== "function") return;
		let gone = false;
		createImageBitmap(blob, { resizeWidth: WIDTH, resizeQuality: "medium" }).then(
			(image) => {
				const target = canvas.current;
				if (!gone && target) {
					target.width = image.width;
					target.height = image.height;
					target.getContext("2d")?.drawImage(image, 0, 0);
				}
				image.close();
			},
			() => {},
		);
		return () => {
			gone = true;
		};
	}, [blob]);
	return (
		<span aria-hidden="true" className={classNames("block overflow-hidden bg-sunken", className)}>
			<canvas ref={canvas} width={4} height={3} className="size-full object-cover" />
		</span>
	);
}
