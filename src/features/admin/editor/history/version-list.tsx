import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { KeptVersion, RowVersions } from "@/data/revisions/repository";
import type { Revision } from "@/data/revisions/schema";
import { formatDateTime, RelativeTime } from "@/features/admin/ui/format";
import { RetryButton } from "@/features/admin/ui/panel";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";
import { labelColumns, type NamedColumn } from "./history-definition";

interface VersionsOf<Row> {
	/** First part of the query keys: a change of a row also invalidates its history. */
	table: string;
	id: string;
	rows: RowVersions<Row>;
	read: (id: string, signal?: AbortSignal) => Promise<SavedRow<Row> | null>;
}

export type Reading<Data> = { state: "loading" } | { state: "read"; data: Data } | { state: "failed"; retry: () => void };

export interface Compared<Row> {
	now: Row | null;
	kept: KeptVersion<Row> | null;
}

/** Reads the versions of a row, newest first, and the chosen one beside the stored row. */
export function useVersions<Row>({ table, id, rows, read }: VersionsOf<Row>) {
	const key = [table, "admin", "history", id];
	const [chosen, choose] = useState<number | null>(null);
	const list = useQuery({ queryKey: [...key, "list"], queryFn: ({ signal }) => rows.listRevisions(id, signal), staleTime: 0 });
	const newest = list.data?.[0] ?? null;
	// Stays the chosen one when a newer version appears: the admin must not restore a version unseen.
	if (chosen === null && newest) choose(newest.id);
	const shown = list.data?.find((revision) => revision.id === chosen) ?? newest;
	const now = useQuery({ queryKey: [...key, "now"], queryFn: async ({ signal }) => (await read(id, signal))?.row ?? null, staleTime: 0 });
	const kept = useQuery({
		queryKey: [...key, "version", shown?.id],
		queryFn: ({ signal }) => (shown ? rows.readRevision(shown.id, signal) : null),
		enabled: shown !== null,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const isFailed = (now.isError && !now.isFetching) || (kept.isError && !kept.isFetching);
	const retry = () => {
		if (now.isError) void now.refetch();
		if (kept.isError) void kept.refetch();
	};
	const compared: Reading<Compared<Row>> =
		now.data !== undefined && kept.data !== undefined
			? { state: "read", data: { now: now.data, kept: kept.data } }
			: isFailed
				? { state: "failed", retry }
				: { state: "loading" };
	return { list: toReading(list), shown, choose, compared };
}

function toReading(list: {
	data: Revision[] | undefined;
	isError: boolean;
	isFetching: boolean;
	refetch: () => unknown;
}): Reading<Revision[]> {
	if (list.data) return { state: "read", data: list.data };
	return list.isError && !list.isFetching ? { state: "failed", retry: () => void list.refetch() } : { state: "loading" };
}

/** Fields named before "and 3 more". */
const NAMED_FIELDS = 4;

interface VersionListProps {
	revisions: Revision[];
	columns: NamedColumn[];
	shown: number;
	onChoose: (id: number) => void;
}

export function VersionList({ revisions, columns, shown, onChoose }: VersionListProps) {
	const name = useId();
	return (
		<fieldset className="m-0 min-h-0 min-w-0 overflow-y-auto border-0 border-line p-0 max-md:border-b md:border-r">
			<legend className="sr-only">Earlier versions, by save time</legend>
			{revisions.map((revision) => (
				<label
					key={revision.id}
					className="relative block cursor-pointer border-line border-b py-3.5 pr-4 pl-5 transition-colors last:border-b-0 hover:bg-sunken has-checked:bg-sunken has-checked:shadow-[inset_3px_0_0_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2"
				>
					<input type="radio" name={name} checked={revision.id === shown} onChange={() => onChoose(revision.id)} className="sr-only" />
					<span className="flex items-baseline justify-between gap-3">
						<span className="font-semibold text-[0.95rem] tabular-nums">{formatDateTime(revision.savedAt)}</span>
						<span className="shrink-0 font-mono text-[0.75rem] text-ink-3">
							<span className="sr-only">Version </span>
							<span aria-hidden="true">v</span>
							{revision.version}
						</span>
					</span>
					<span className="mt-1 block text-[0.86rem] text-ink-2 leading-snug">
						{whatHappened(revision, columns)} <RelativeTime at={revision.changedAt} />
					</span>
					<span className="mt-0.5 block text-[0.8rem] text-ink-3 leading-snug [overflow-wrap:anywhere]">
						{changedBy(revision.changedBy)}
					</span>
				</label>
			))}
		</fieldset>
	);
}

function whatHappened({ action, changed }: Revision, columns: NamedColumn[]): string {
	if (action === "delete") return "Deleted";
	const names = labelColumns(changed, columns);
	if (names.length === 0) return "Saved without changes";
	const rest = names.length - NAMED_FIELDS;
	return `${names.slice(0, rest === 1 ? NAMED_FIELDS + 1 : NAMED_FIELDS).join(", ")}${rest > 1 ? ` and ${rest} more` : ""} changed`;
}

function changedBy(email: string | null): string {
	return `by ${email ?? "a service key or the SQL editor"}`;
}

export function HistoryLoading() {
	return (
		<div role="status" className="grid min-h-0 grow content-start gap-8 overflow-hidden p-5 md:grid-cols-[17rem_minmax(0,1fr)]">
			<span className="sr-only">Loading the history…</span>
			<div className="grid content-start gap-6">
				{["first", "second", "third"].map((version) => (
					<div key={version} className="grid gap-2">
						<Skeleton className="h-4 w-40" />
						<Skeleton className="h-3.5 w-56" />
					</div>
				))}
			</div>
			<DifferenceLoading />
		</div>
	);
}

export function DifferenceLoading() {
	return (
		<div className="grid content-start gap-4">
			<Skeleton className="h-6 w-64" />
			<Skeleton className="h-4 w-full" />
			<Skeleton className="h-4 w-4/5" />
			<Skeleton className="h-4 w-3/5" />
		</div>
	);
}

export function HistoryFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<div className="grid grow content-center p-5">
			<StatusPanel
				kind="error"
				title="The history couldn't be loaded"
				detail="The form is unchanged."
				action={<RetryButton onRetry={onRetry} />}
			/>
		</div>
	);
}

export function HistoryEmpty() {
	return (
		<div className="grid grow content-center p-5">
			<StatusPanel kind="empty" title="No earlier versions yet" detail="Each save keeps the previous version." />
		</div>
	);
}
