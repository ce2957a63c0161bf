import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { toast } from "sonner";
import { RowGone } from "@/data/admin-rows/requests";
import { DELETED_PAGE, RowIsBack } from "@/data/revisions/repository";
import type { DeletedRow } from "@/data/revisions/schema";
import { editorSession, explainFailure } from "@/features/admin/editor/save-row";
import { Dialog, DialogBar } from "@/features/admin/ui/dialog";
import { logFailure } from "@/features/admin/ui/failures";
import { RelativeTime } from "@/features/admin/ui/format";
import { getPublicState } from "@/features/admin/ui/state-badge";
import { useMounted } from "@/shared/hooks/use-mounted";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";
import type { DeletedLabels, Returned } from "./list-definition";
import { useRowTask } from "./use-row-actions";

interface DeletedDialogProps {
	labels: DeletedLabels;
	rows: Awaited<ReturnType<DeletedLabels["load"]>>;
	onClose: () => void;
}

export function DeletedDialog({ labels, rows, onClose }: DeletedDialogProps) {
	const deleted = useDeletedRows(labels.name, rows);
	const back = useBringBack(labels, rows, onClose);
	return (
		<Dialog kind="panel" onClose={onClose} className="max-h-[min(44rem,92dvh)] w-[min(44rem,94vw)] bg-paper p-0">
			<div className="flex max-h-[min(44rem,92dvh)] flex-col">
				<DialogBar title={labels.title} onClose={onClose} />
				<div className="min-h-40 overflow-y-auto">
					{deleted.state === "loading" ? <DeletedLoading /> : null}
					{deleted.state === "failed" ? <DeletedFailed onRetry={deleted.retry} /> : null}
					{deleted.state === "read" && deleted.rows.length === 0 ? (
						<div className="p-5">
							<StatusPanel compact kind="empty" title="Nothing was deleted." />
						</div>
					) : null}
					{deleted.state === "read" && deleted.rows.length > 0 ? (
						<ul aria-label={labels.title} className="m-0 list-none p-0">
							{deleted.rows.map((row) => (
								<DeletedEntry
									key={row.id}
									row={row}
									busy={back.rows.get(row.rowId) === "busy"}
									failure={getFailure(back.rows.get(row.rowId))}
									onBringBack={() => void back.bringBack(row)}
								/>
							))}
						</ul>
					) : null}
					{deleted.state === "read" && deleted.more ? <ShowMore {...deleted.more} /> : null}
				</div>
			</div>
		</Dialog>
	);
}

function DeletedFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<div className="p-5">
			<StatusPanel
				compact
				kind="error"
				title="The deleted entries couldn't be loaded"
				action={
					<Button tone="line" size="s" onClick={onRetry}>
						Retry
					</Button>
				}
			/>
		</div>
	);
}

function DeletedLoading() {
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

function ShowMore({ busy, failed, run }: { busy: boolean; failed: boolean; run: () => void }) {
	return (
		<div className="flex flex-wrap items-center justify-center gap-3 border-line border-t p-4">
			{failed ? (
				<p role="alert" className="m-0 text-[0.88rem] text-danger">
					More entries couldn't be loaded.
				</p>
			) : null}
			<Button tone="line" size="s" aria-disabled={busy} onClick={() => busy || run()}>
				{busy ? "Loading…" : "Show more"}
			</Button>
		</div>
	);
}

interface DeletedEntryProps {
	row: DeletedRow;
	busy: boolean;
	failure: string | null;
	onBringBack: () => void;
}

function DeletedEntry({ row, busy, failure, onBringBack }: DeletedEntryProps) {
	const problem = useId();
	return (
		<li className="border-line border-b px-5 py-4 last:border-b-0">
			<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
				<div className="min-w-0 flex-[1_1_16rem]">
					<p className="m-0 font-semibold leading-snug [overflow-wrap:anywhere]">{row.title}</p>
					<p className="mt-1 mb-0 text-[0.86rem] text-ink-2 leading-snug [overflow-wrap:anywhere]">
						{row.status === "draft" ? "Draft" : "Published"}, deleted <RelativeTime at={row.deletedAt} /> by{" "}
						{row.deletedBy ?? "a service key or the SQL editor"}
					</p>
				</div>
				<Button
					tone="line"
					size="s"
					aria-label={`Bring back ${row.title}`}
					aria-disabled={busy}
					aria-describedby={failure ? problem : undefined}
					onClick={() => busy || onBringBack()}
				>
					{busy ? "Bringing back…" : "Bring back"}
				</Button>
			</div>
			<div id={problem} role="alert">
				{failure ? (
					<p className="mt-3 mb-0 rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-2.5 text-[0.9rem]">{failure}</p>
				) : null}
			</div>
		</li>
	);
}

/** "busy" while a row waits for its turn too. */
type BackState = "busy" | { failure: string };

const getFailure = (state: BackState | undefined): string | null => (typeof state === "object" ? state.failure : null);

function useBringBack(labels: DeletedLabels, source: Awaited<ReturnType<DeletedLabels["load"]>>, done: () => void) {
	const { run } = useRowTask(labels.name);
	const { rows, set, isMounted } = useBackStates();
	const { noun } = labels;

	/** Leaves the dialog open for the rows that wait or failed. */
	const finish = (rowId: string) => {
		if (set(rowId, null) === 0 && isMounted()) done();
	};
	const fail = async (row: DeletedRow, error: unknown) => {
		logFailure(labels.log, error);
		const kind = error instanceof RowGone ? "gone" : (await explainFailure(error, editorSession)).kind;
		const failure = failureText(kind, noun.toLowerCase(), row);
		set(row.rowId, { failure });
		if (!isMounted()) toast.error(`${row.title} wasn't brought back`, { description: failure, duration: Number.POSITIVE_INFINITY });
		if (kind === "session") void editorSession.end().catch(() => undefined);
	};
	const bringBack = (row: DeletedRow): Promise<void> => {
		set(row.rowId, "busy");
		return run(row.rowId, async () => {
			try {
				toast.success(`${noun} brought back`, { description: describePlace(await source.bringBack(row.id)) });
				finish(row.rowId);
			} catch (error) {
				if (!(error instanceof RowIsBack)) return fail(row, error);
				toast(`This ${noun.toLowerCase()} is already back`, { description: "The list is now up to date." });
				finish(row.rowId);
			}
		});
	};
	return { rows, bringBack };
}

/** A row's state ends with the answer, without waiting for the lists to refetch. */
function useBackStates() {
	const latest = useRef<ReadonlyMap<string, BackState>>(new Map());
	const [rows, setRows] = useState(latest.current);
	const mounted = useMounted();
	/** Returns how many rows have a state now. */
	const set = (rowId: string, state: BackState | null): number => {
		const next = new Map(latest.current);
		if (state) next.set(rowId, state);
		else next.delete(rowId);
		latest.current = next;
		setRows(next);
		return next.size;
	};
	return { rows, set, isMounted: () => mounted.current };
}

type FailureKind = Awaited<ReturnType<typeof explainFailure>>["kind"];

function failureText(kind: FailureKind, noun: string, { slug }: DeletedRow): string {
	if (kind === "slug-taken") return `Another ${noun} now uses the slug “${slug}”. Change that slug, then bring this one back.`;
	if (kind === "session") return "Your session has ended. Sign in, then try again.";
	if (kind === "network") return "The server didn't respond. You can safely try again.";
	if (kind === "gone") return "It couldn't be brought back. The database may no longer have it.";
	if (kind === "refused") return "You don't have permission to bring it back.";
	return "It couldn't be brought back because something went wrong on the server. Try again.";
}

function useDeletedRows(name: string, { listDeleted }: Pick<Awaited<ReturnType<DeletedLabels["load"]>>, "listDeleted">) {
	const pages = useInfiniteQuery({
		queryKey: [name, "admin", "deleted"],
		queryFn: ({ pageParam, signal }) => listDeleted(pageParam, signal),
		initialPageParam: null as number | null,
		getNextPageParam: (last) => (last.length < DELETED_PAGE ? null : (last.at(-1)?.id ?? null)),
		// Other sessions may have deleted rows.
		staleTime: 0,
	});
	if (pages.data) {
		const more = { busy: pages.isFetchingNextPage, failed: pages.isFetchNextPageError, run: () => void pages.fetchNextPage() };
		return { state: "read" as const, rows: pages.data.pages.flat(), more: pages.hasNextPage ? more : null };
	}
	if (pages.isError && !pages.isFetching) return { state: "failed" as const, retry: () => void pages.refetch() };
	return { state: "loading" as const };
}

const places: Record<ReturnType<typeof getPublicState>, string> = {
	draft: "It is a draft and isn't on the site.",
	scheduled: "It is scheduled for the same time as before.",
	unlisted: "It is published but unlisted, as before.",
	published: "It is back on the site at its old address.",
};

export function describePlace({ status = null, listed = null, published_at, published_date }: Returned): string {
	return places[getPublicState({ status, listed, published_at, published_date })];
}
