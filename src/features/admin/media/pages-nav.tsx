import { Button } from "@/shared/ui/button";

interface PagesNavProps {
	label: string;
	/** From 0. */
	page: number;
	pages: number;
	onPage: (page: number) => void;
}

/** Leads from page to page; nothing where there is only one. A button at an end stays and says that it is off: it may have the focus. */
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
				Page {page + 1} of {pages}
			</p>
			<Button tone="line" size="s" aria-disabled={isLast} onClick={() => isLast || onPage(page + 1)}>
				Older
			</Button>
		</nav>
	);
}
