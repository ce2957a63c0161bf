import { type RefObject, useEffect, useRef } from "react";
import type { LeadSummary } from "@/data/leads/schema";
import { Skeleton } from "@/shared/ui/skeleton";
import { Pager } from "../list/pager";
import type { List } from "../list/use-list";
import { LeadRow } from "./lead-row";
import { SelectionBar } from "./selection-bar";
import type { LeadPlace } from "./use-lead-place";
import type { LeadTasks } from "./use-lead-tasks";
import type { Selection } from "./use-selection";

interface LeadListProps {
	list: List<LeadSummary>;
	place: LeadPlace;
	selection: Selection;
	tasks: LeadTasks;
}

/** The rows of the inbox, with what can be done to those that are chosen above them and the pages below. */
export function LeadList({ list, place, selection, tasks }: LeadListProps) {
	const scroller = useRef<HTMLDivElement>(null);
	const { rows, busy } = list;
	const now = new Date();
	useTopOfPage(scroller, list.state.page);
	return (
		<>
			<SelectionBar rows={rows ?? []} selection={selection} tasks={tasks} />
			<div ref={scroller} className="min-h-0 grow overflow-y-auto overscroll-contain" aria-busy={busy || rows === null}>
				{rows === null ? (
					<Loading />
				) : (
					<ul aria-label="Leads" className={busy ? "m-0 list-none p-0 opacity-55" : "m-0 list-none p-0"}>
						{rows.map((lead) => (
							<LeadRow key={lead.id} lead={lead} place={place} selection={selection} now={now} />
						))}
					</ul>
				)}
			</div>
			{list.pages > 1 ? (
				<div className="border-line border-t px-4 pb-3 [&>nav]:mt-3">
					<Pager list={list} onTurn={() => scroller.current?.scrollTo({ top: 0 })} />
				</div>
			) : null}
		</>
	);
}

function useTopOfPage(scroller: RefObject<HTMLDivElement | null>, page: number): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top.
	useEffect(() => {
		scroller.current?.scrollTo({ top: 0 });
	}, [page]);
}

function Loading() {
	return (
		<div role="status">
			<p className="sr-only">Loading leads</p>
			{["a", "b", "c", "d", "e", "f", "g"].map((row) => (
				<div key={row} className="grid gap-2 border-line border-b py-4 pr-4 pl-11">
					<div className="flex justify-between gap-8">
						<Skeleton className="h-4 w-40" />
						<Skeleton className="h-4 w-14" />
					</div>
					<Skeleton className="h-4 w-3/4" />
					<Skeleton className="h-3.5 w-full" />
				</div>
			))}
		</div>
	);
}
