import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { ADMIN_PAGE_SIZE } from "@/data/admin-rows/list-query";
import { Button } from "@/shared/ui/button";
import { formatNumber } from "./format";

interface PagerProps {
	list: {
		state: { page: number };
		total: number | undefined;
		pages: number;
		change: (change: { page: number }) => void;
	};
	onTurn: () => void;
}

/** At either end a button stays, marked as disabled, so that it keeps the focus. */
export function Pager({ list: { state, total, pages, change }, onTurn }: PagerProps) {
	if (total === undefined || pages <= 1) return null;
	const page = Math.min(state.page, pages);
	const turn = (to: number) => {
		change({ page: to });
		onTurn();
	};
	const from = (page - 1) * ADMIN_PAGE_SIZE + 1;
	const to = Math.min(total, page * ADMIN_PAGE_SIZE);
	return (
		<nav aria-label="Pages" className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<p aria-live="polite" className="m-0 text-ink-3 text-sm tabular-nums">
				<span>{`${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`}</span>
				<span className="ml-3 border-line-strong border-l pl-3">{`Page ${formatNumber(page)} of ${formatNumber(pages)}`}</span>
			</p>
			<div className="flex flex-wrap gap-2">
				{pages > 2 ? (
					<Turn to={1} off={page === 1} onTurn={turn}>
						First
					</Turn>
				) : null}
				<Turn to={page - 1} off={page === 1} onTurn={turn}>
					<ChevronLeft aria-hidden="true" className="-ml-1 size-4" />
					Previous
				</Turn>
				<Turn to={page + 1} off={page === pages} onTurn={turn}>
					Next
					<ChevronRight aria-hidden="true" className="-mr-1 size-4" />
				</Turn>
				{pages > 2 ? (
					<Turn to={pages} off={page === pages} onTurn={turn}>
						Last
					</Turn>
				) : null}
			</div>
		</nav>
	);
}

function Turn({ to, off, onTurn, children }: { to: number; off: boolean; onTurn: (to: number) => void; children: ReactNode }) {
	return (
		<Button tone="line" size="s" className="gap-1!" aria-disabled={off} onClick={() => off || onTurn(to)}>
			{children}
		</Button>
	);
}
