import { useEffect, useEffectEvent } from "react";
import { type NavigateOptions, useSearchParams } from "react-router-dom";
import type { PictureFilter } from "@/data/pictures/repository";
import { counted, formatBytes } from "@/features/admin/ui/format";
import { LIST_HEADING } from "@/features/admin/ui/lost-focus";
import { useDebouncedText } from "@/features/admin/ui/search-box";
import { DropOverlay, FileButton, isPastedFile, useDropFiles } from "./file-inputs";
import { FilterBox, LoadingPictures, NoPictures, PagesNav, PicturesFailed, readFilter, SearchBox, usePictures } from "./library";
import { PictureCard } from "./picture-card";
import { MAX_FILE_BYTES } from "./prepare-picture";
import { UploadList, useUploadQueue } from "./uploads";

/** Milliseconds. */
const SETTLE_MS = 250;
const GRID = "grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4";

export function PicturesPage() {
	const { page, search, filter, typed, type, setFilter, setPage } = usePlace();
	const { data, status, refetch, total, pages, isPlaceholderData, isUnknown } = usePictures(page, search, filter);
	const queue = useUploadQueue();
	const { over, handlers } = useDropFiles(queue.add);
	usePagePaste(queue.add);
	useEffect(() => {
		// Go to the last page if the current one no longer exists.
		if (data && !isPlaceholderData && page > pages - 1) setPage(pages - 1, { replace: true });
	}, [data, isPlaceholderData, page, pages, setPage]);
	const count = data && !isUnknown ? counted(total, "picture") : status === "error" ? "Not loaded" : "Counting…";
	return (
		<div className="relative mx-auto min-h-[60vh] max-w-300" {...handlers}>
			<DropOverlay shown={over} text="Drop to upload" />
			<PageHead count={count} onFiles={queue.add} />
			<div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<div className="flex w-full flex-wrap gap-3 sm:w-auto">
					<SearchBox value={typed} onChange={type} className="grow sm:w-80" />
					<FilterBox value={filter} onChange={setFilter} />
				</div>
				<p className="m-0 text-[0.85rem] text-ink-3">
					<span className="hidden sm:inline">Drop or paste anywhere. </span>JPEG, PNG, WebP, AVIF or still GIF, up to{" "}
					{formatBytes(MAX_FILE_BYTES)}.
				</p>
			</div>
			<UploadList list={queue.list} queue={queue} />
			{status === "pending" || isUnknown ? <LoadingPictures className={GRID} /> : null}
			{status === "error" && !data ? <PicturesFailed onRetry={() => void refetch()} /> : null}
			{data?.total === 0 && !isUnknown ? (
				<NoPictures
					search={search}
					filter={filter}
					onClear={() => (search === "" ? setFilter("all") : type(""))}
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
						<PictureCard key={picture.id} picture={picture} />
					))}
				</ul>
			) : null}
			<div className="mt-6">
				<PagesNav label="Pages" page={page} pages={pages} onPage={setPage} />
			</div>
		</div>
	);
}

function PageHead({ count, onFiles }: { count: string; onFiles: (files: File[]) => void }) {
	return (
		<div className="mb-6 flex flex-wrap items-end justify-between gap-4">
			<div>
				<h1 id={LIST_HEADING} tabIndex={-1} className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">
					Pictures
				</h1>
				<p className="mt-2.5 mb-0 text-ink-2">{count}</p>
			</div>
			<FileButton tone="accent" multiple onFiles={onFiles}>
				Upload pictures
			</FileButton>
		</div>
	);
}

function usePlace() {
	const [query, setQuery] = useSearchParams();
	const page = Math.max(0, (Number.parseInt(query.get("page") ?? "1", 10) || 1) - 1);
	const search = query.get("search") ?? "";
	const filter = readFilter(query.get("show"));
	const place = (search: string, filter: PictureFilter, page = 0) => ({
		...(search === "" ? {} : { search }),
		...(filter === "all" ? {} : { show: filter }),
		...(page > 0 ? { page: String(page + 1) } : {}),
	});
	const ask = (next: string) => setQuery(place(next, filter), { replace: true });
	const { text: typed, setText: type } = useDebouncedText(search, ask, SETTLE_MS);
	const setPage = (to: number, how?: NavigateOptions) => {
		setQuery(place(search, filter, to), how);
		window.scrollTo({ top: 0 });
	};
	// The typed search may not have settled yet.
	const setFilter = (next: PictureFilter) => setQuery(place(typed.trim(), next));
	return { page, search, filter, typed, type, setFilter, setPage };
}

/** Paste events reach an element only if it holds the focus, so listen on the document. */
function usePagePaste(take: (files: File[]) => void) {
	const paste = useEffectEvent((event: ClipboardEvent) => {
		const { clipboardData: data } = event;
		if (event.defaultPrevented || !data || !isPastedFile(data)) return;
		event.preventDefault();
		take([...data.files]);
	});
	useEffect(() => {
		const listen = (event: ClipboardEvent) => paste(event);
		document.addEventListener("paste", listen);
		return () => document.removeEventListener("paste", listen);
	}, []);
}
