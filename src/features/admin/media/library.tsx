import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronDown, Search } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { listPictures, PICTURES_PAGE, type PictureFilter } from "@/data/pictures/repository";
import { keepsEscape } from "@/features/admin/ui/dialog";
import { RetryButton } from "@/features/admin/ui/panel";
import { isComposing } from "@/shared/lib/is-composing";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";

export const PICTURES_KEY = ["pictures"];

export function usePictures(page: number, search: string, filter: PictureFilter = "all") {
	const query = useQuery({
		queryKey: [...PICTURES_KEY, filter, search, page],
		queryFn: ({ signal }) => listPictures(page, search, filter, signal),
		placeholderData: keepPreviousData,
	});
	const total = query.data?.total ?? 0;
	return {
		...query,
		total,
		pages: Math.max(1, Math.ceil(total / PICTURES_PAGE)),
		/** Rows of the last search stay in view until the answer; that it found none says nothing about this one. */
		isUnknown: query.isPlaceholderData && total === 0,
	};
}

const LOAD_FAILED = "Failed to load pictures. Please try again.";

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
	return <StatusPanel kind="error" title="Error" detail={LOAD_FAILED} compact={compact} action={<RetryButton onRetry={onRetry} />} />;
}

const NONE: Record<PictureFilter, string> = {
	all: "",
	unused: "Every picture is used in a project, a post or an unpublished change.",
	"no-alt": "There is no picture without an alternative text.",
};

interface NoPicturesProps {
	search: string;
	filter?: PictureFilter;
	onClear: () => void;
	action: ReactNode;
	compact?: boolean;
}

export function NoPictures({ search, filter = "all", onClear, action, compact }: NoPicturesProps) {
	if (search !== "" || filter !== "all") {
		return (
			<StatusPanel
				kind="empty"
				title="No picture matches"
				detail={
					search === ""
						? NONE[filter]
						: `No picture${filter === "all" ? "" : " in this view"} has “${search}” in its name or alternative text.`
				}
				compact={compact}
				action={
					<Button tone="line" onClick={onClear}>
						{search === "" ? "Show all pictures" : "Clear search"}
					</Button>
				}
			/>
		);
	}
	return (
		<StatusPanel
			kind="empty"
			title="No pictures yet"
			detail="Drop or paste files here, or choose them from this device. Large pictures are made smaller before the upload."
			compact={compact}
			action={action}
		/>
	);
}

interface PagesNavProps {
	label: string;
	/** From 0. */
	page: number;
	pages: number;
	onPage: (page: number) => void;
}

/** At either end the button stays, marked as disabled, so that it keeps the focus. */
export function PagesNav({ label, page, pages, onPage }: PagesNavProps) {
	if (pages < 2) return null;
	const isFirst = page === 0;
	const isLast = page + 1 >= pages;
	return (
		<nav aria-label={label} className="flex items-center justify-between gap-3">
			<Button tone="line" size="s" aria-disabled={isFirst} onClick={() => isFirst || onPage(page - 1)}>
				Newer
			</Button>
			<p aria-live="polite" className="m-0 text-ink-3 text-sm tabular-nums">
				{`Page ${page + 1} of ${pages}`}
			</p>
			<Button tone="line" size="s" aria-disabled={isLast} onClick={() => isLast || onPage(page + 1)}>
				Older
			</Button>
		</nav>
	);
}

interface SearchBoxProps {
	value: string;
	onChange: (value: string) => void;
	className?: string;
}

export function SearchBox({ value, onChange, className }: SearchBoxProps) {
	const onKeyDown = (event: KeyboardEvent) => void (event.key === "Escape" && !isComposing(event.nativeEvent) && onChange(""));
	return (
		<label className={className}>
			<span className="sr-only">Search pictures</span>
			<span className="relative block">
				<Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
				<input
					type="search"
					value={value}
					onChange={(event) => onChange(event.target.value)}
					onKeyDown={onKeyDown}
					{...keepsEscape(value !== "")}
					placeholder="Name or alternative text"
					autoComplete="off"
					className="control h-9 py-0 pl-9 text-[0.9rem]"
				/>
			</span>
		</label>
	);
}

const FILTERS: Record<PictureFilter, string> = { all: "All pictures", "no-alt": "No alternative text", unused: "Unused" };

export function readFilter(value: string | null): PictureFilter {
	return value === "unused" || value === "no-alt" ? value : "all";
}

export function FilterBox({ value, onChange }: { value: PictureFilter; onChange: (value: PictureFilter) => void }) {
	return (
		<label className="relative block">
			<span className="sr-only">Pictures to show</span>
			<select
				value={value}
				onChange={({ target }) => onChange(readFilter(target.value))}
				className="control h-9 cursor-pointer appearance-none py-0 pr-9! text-[0.9rem]"
			>
				{Object.entries(FILTERS).map(([filter, name]) => (
					<option key={filter} value={filter}>
						{name}
					</option>
				))}
			</select>
			<ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
		</label>
	);
}
