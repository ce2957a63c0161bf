import { Button } from "@/shared/ui/button";

interface PagesNavProps {
	label: string;
	/** From 0. */
	page: number;
	pages: number;
	onPage: (page: number) => void;
}

/** Leads from page to page; nothing where there is only one. */
export function PagesNav({ label, page, pages, onPage }: PagesNavProps) {
	if (pages < 2) return null;
	return (
		<nav aria-label={label} className="flex items-center justify-between gap-3">
			<Button tone="line" size="s" disabled={page === 0} onClick={() => onPage(page - 1)}>
				Newer
			</Button>
			<p className="m-0 text-ink-3 text-sm tabular-nums">
				Page {page + 1} of {pages}
			</p>
			<Button tone="line" size="s" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
				Older
			</Button>
		</nav>
	);
}
