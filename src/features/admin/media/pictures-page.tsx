import { useEffect, useEffectEvent, useState } from "react";
import { type NavigateOptions, useSearchParams } from "react-router-dom";
import { useSettled } from "@/features/admin/fields/use-settled";
import { DropVeil } from "./drop-veil";
import { FileButton } from "./file-button";
import { LoadingPictures, NoPictures, PicturesFailed } from "./library-states";
import { PagesNav } from "./pages-nav";
import { PictureCard } from "./picture-card";
import { LARGEST_FILE } from "./prepare-picture";
import { SearchBox } from "./search-box";
import { UploadList } from "./upload-list";
import { useDeletePicture } from "./use-delete-picture";
import { useDropFiles } from "./use-drop-files";
import { usePictures } from "./use-pictures";
import { useUploadQueue } from "./use-upload-queue";

/** How long typing must rest before it is searched, in milliseconds. */
const SETTLE_MS = 250;
const GRID = "grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4";

/** /admin/pictures: everything that was uploaded, newest first. The whole screen takes files. */
export function PicturesPage() {
	const { page, search, typed, type, setPage } = usePlace();
	const { data, status, refetch, total, pages } = usePictures(page, search);
	const queue = useUploadQueue();
	const remove = useDeletePicture();
	const { over, handlers } = useDropFiles(queue.add);
	usePagePaste(queue.add);
	useEffect(() => {
		// Whoever stands behind the last page, because its pictures were deleted, is led to it.
		if (data && page > pages - 1) setPage(pages - 1, { replace: true });
	}, [data, page, pages, setPage]);
	return (
		<div className="relative mx-auto min-h-[60vh] max-w-300" {...handlers}>
			<DropVeil shown={over} text="Drop to upload" />
			<div className="mb-6 flex flex-wrap items-end justify-between gap-4">
				<div>
					<h1 className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">Pictures</h1>
					<p className="mt-2.5 mb-0 text-ink-2">
						{data ? `${total} ${total === 1 ? "picture" : "pictures"}` : status === "error" ? "Not loaded" : "Counting…"}
					</p>
				</div>
				<FileButton tone="accent" multiple onFiles={queue.add}>
					Upload pictures
				</FileButton>
			</div>
			<div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<SearchBox value={typed} onChange={type} className="w-full sm:w-80" />
				<p className="m-0 text-[0.85rem] text-ink-3">
					<span className="hidden sm:inline">Drop or paste anywhere. </span>JPEG, PNG, WebP, AVIF or still GIF, up to{" "}
					{LARGEST_FILE / 1024 / 1024} MB.
				</p>
			</div>
			<UploadList list={queue.list} queue={queue} />
			{status === "pending" ? <LoadingPictures className={GRID} /> : null}
			{status === "error" && !data ? <PicturesFailed onRetry={() => void refetch()} /> : null}
			{data?.total === 0 ? (
				<NoPictures
					search={search}
					onClear={() => type("")}
					action={
						<FileButton size="m" multiple onFiles={queue.add}>
							Choose files
						</FileButton>
					}
				/>
			) : null}
			{data && data.total > 0 ? (
				<ul aria-label="Uploaded pictures" className={`m-0 list-none p-0 ${GRID}`}>
					{data.pictures.map((picture) => (
						<PictureCard key={picture.id} picture={picture} onDelete={() => void remove(picture)} />
					))}
				</ul>
			) : null}
			<div className="mt-6">
				<PagesNav label="Pages" page={page} pages={pages} onPage={setPage} />
			</div>
		</div>
	);
}

/** Page and search as they stand in the address, and what is being typed. */
function usePlace() {
	const [query, setQuery] = useSearchParams();
	const page = Math.max(0, (Number.parseInt(query.get("page") ?? "1", 10) || 1) - 1);
	const search = query.get("search") ?? "";
	const [typed, type] = useState(search);
	const settled = useSettled(typed.trim(), SETTLE_MS);
	const go = useEffectEvent((next: string) => {
		if (next !== search) setQuery(next === "" ? {} : { search: next }, { replace: true });
	});
	useEffect(() => go(settled), [settled]);
	const setPage = (to: number, how?: NavigateOptions) => {
		setQuery({ ...(search === "" ? {} : { search }), ...(to > 0 ? { page: String(to + 1) } : {}) }, how);
		window.scrollTo({ top: 0 });
	};
	return { page, search, typed, type, setPage };
}

/** A paste reaches an element only when something inside it has the focus; on this screen it need not have. */
function usePagePaste(take: (files: File[]) => void) {
	const paste = useEffectEvent((event: ClipboardEvent) => {
		const files = [...(event.clipboardData?.files ?? [])];
		if (event.defaultPrevented || files.length === 0) return;
		event.preventDefault();
		take(files);
	});
	useEffect(() => {
		const listen = (event: ClipboardEvent) => paste(event);
		document.addEventListener("paste", listen);
		return () => document.removeEventListener("paste", listen);
	}, []);
}
