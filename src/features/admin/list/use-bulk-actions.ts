import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "sonner";
import type { Deletion, Refusal, RowChange, SeenRow } from "@/data/admin-rows/several-rows";
import { comingDay } from "@/data/posts/input-date";
import { ask, type Question } from "@/features/admin/ui/confirm";
import { loadedCopies } from "@/features/admin/ui/copy-badge";
import { reportFailure, UNDO_MS, undoAction } from "@/features/admin/ui/failures";
import { rescueFocus } from "@/features/admin/ui/lost-focus";
import { getPublicState } from "@/features/admin/ui/state-badge";
import { useMounted } from "@/shared/hooks/use-mounted";
import { copyPublication, deletedEarlier, type Publishable, publicationChange, useRowTask } from "./use-row-actions";

export type BulkAction = "publish" | "unpublish" | "list" | "unlist";

export interface BulkRow extends Publishable {
	listed?: boolean | null | undefined;
}

/** Must keep its identity. */
export interface BulkDefinition<Row> {
	/** Head of the query keys. */
	name: "portfolios" | "blogs";
	log: string;
	one: string;
	many: string;
	/** Of deleting one row. */
	question: string;
	several: {
		change: (chosen: readonly RowChange[]) => Promise<{ written: SeenRow[]; refused: Refusal[] }>;
		remove: (chosen: readonly SeenRow[]) => Promise<Deletion<Row>>;
		restore: (deleted: readonly Row[]) => Promise<void>;
	};
	getTitle: (row: Row) => string;
	editHref: (id: string) => string;
	/** The label of a column in the form. */
	getLabel: (column: string) => string;
}

/** Rows that an action left as they were, each with its reason. */
export interface LeftOver {
	title: string;
	rows: { id: string; name: string; href: string; reason: string }[];
}

const CHANGED = "It was changed elsewhere. The list is now up to date.";

/** Changes or deletes the chosen rows after one question, with one undo. Rows that stay as they are end up in `left`. */
export function useBulkActions<Row extends BulkRow>(
	definition: BulkDefinition<Row>,
	chosen: readonly Row[],
	unselect: (rows: readonly Row[]) => void,
) {
	const tasks = useBulkTasks(definition, unselect);
	const client = useQueryClient();
	const copied = loadedCopies(client, definition.name);
	const withCopy = (rows: readonly Row[]) => rows.filter(({ id }) => copied.has(id)).length;
	return {
		...tasks,
		change: (action: BulkAction) => {
			const rows = chosen.filter((row) => applies(action, row));
			return tasks.change(action, rows, { waiting: withCopy(rows), already: chosen.length - rows.length });
		},
		remove: () => tasks.remove(chosen),
		offered: (["publish", "unpublish", "list", "unlist"] as const).filter((action) => chosen.some((row) => applies(action, row))),
	};
}

function useBulkTasks<Row extends BulkRow>(definition: BulkDefinition<Row>, unselect: (rows: readonly Row[]) => void) {
	const { log, several } = definition;
	const counted = createCounter(definition);
	const { attempt, refresh, leave, ...shown } = useAttempt(definition, unselect);

	function change(action: BulkAction, rows: readonly Row[], counts: Counts): Promise<void> {
		const now = new Date();
		const words = describeAction(action, rows, counted, { ...counts, now });
		return attempt(words, rows, async () => {
			const { written, refused } = await several.change(
				rows.map((row) => ({ id: row.id, version: row.version ?? 1, changes: toChange(action, row, now) })),
			);
			const undo = async () => {
				const before = new Map(rows.map((row) => [row.id, row]));
				const answer = await several.change(written.map((row) => ({ ...row, changes: previous(action, before.get(row.id)) })));
				if (answer.written.length > 0) toast.success("Change undone");
				leave(explained(definition, rows, answer.refused), "restored");
				await refresh();
			};
			if (written.length > 0)
				toast.success(`${counted(written.length)} ${words.done}`, {
					description: action === "publish" ? dated(selectWritten(rows, written), now) : undefined,
					duration: UNDO_MS,
					action: undoAction(log, undo),
				});
			return explained(definition, rows, refused);
		});
	}

	function remove(rows: readonly Row[]): Promise<void> {
		const title = rows.length === 1 ? definition.question : `Are you sure you want to delete these ${counted(rows.length)}?`;
		return attempt({ question: { title, action: "Delete", isDangerous: true }, done: "deleted" }, rows, async () => {
			const { deleted, earlier, refused } = await several.remove(rows.map(({ id, version }) => ({ id, version: version ?? 1 })));
			const undo = async () => {
				await several.restore(deleted);
				toast.success(`${counted(deleted.length)} restored`);
				await refresh();
			};
			if (earlier.length > 0) toast.success(`${counted(earlier.length)} deleted`, deletedEarlier(earlier.length, definition.many));
			if (deleted.length > 0) toast.success(`${counted(deleted.length)} deleted`, { duration: UNDO_MS, action: undoAction(log, undo) });
			return explained(definition, rows, refused);
		});
	}

	return { ...shown, change, remove };
}

/** Asks, runs a task that returns the rows it left as they were, and refetches the list. Refuses a second task until the first ends. */
function useAttempt<Row extends BulkRow>(definition: BulkDefinition<Row>, unselect: (rows: readonly Row[]) => void) {
	const { run, refresh } = useRowTask(definition.name);
	const mounted = useMounted();
	const taken = useRef(false);
	const [running, setRunning] = useState<{ ids: ReadonlySet<string>; label: string } | null>(null);
	const [left, setLeft] = useState<LeftOver | null>(null);
	const counted = createCounter(definition);

	function leave(rows: LeftOver["rows"], done: string): void {
		if (rows.length === 0) return;
		const note = { title: `${counted(rows.length)} ${rows.length === 1 ? "wasn't" : "weren't"} ${done}`, rows };
		if (mounted.current) setLeft(note);
		else reportUnseen(note);
	}

	async function work(rows: readonly Row[], done: string, task: () => Promise<LeftOver["rows"]>): Promise<void> {
		try {
			leave(await task(), done);
			unselect(rows);
			// The buttons disappear with the selection.
			rescueFocus();
		} catch (error) {
			reportFailure(definition.log, error, "Something went wrong. Check the list before you try again.");
		}
	}

	async function attempt(
		{ question, done }: { question: Question; done: string },
		rows: readonly Row[],
		task: () => Promise<LeftOver["rows"]>,
	): Promise<void> {
		if (taken.current) return;
		taken.current = true;
		try {
			if (!(await ask(question))) return;
			setLeft(null);
			setRunning({ ids: new Set(rows.map(({ id }) => id)), label: question.isDangerous ? "Deleting…" : "Saving…" });
			await run("several", () => work(rows, done, task));
		} finally {
			taken.current = false;
			setRunning(null);
		}
	}

	const isBusy = (id: string) => running?.ids.has(id) ?? false;
	return { attempt, refresh, leave, left, forget: () => setLeft(null), running: running?.label ?? null, isBusy };
}

/** Rows named in a toast. */
const NAMED = 3;

/** Names the rows of a list that is gone. */
function reportUnseen({ title, rows }: LeftOver): void {
	const parts = rows.slice(0, NAMED).map(({ name, reason }) => `${name}: ${reason}`);
	if (rows.length > NAMED) parts.push(`And ${rows.length - NAMED} more`);
	toast.warning(title, { description: parts.join(" · "), duration: Number.POSITIVE_INFINITY });
}

const createCounter =
	({ one, many }: Pick<BulkDefinition<never>, "one" | "many">) =>
	(count: number) =>
		`${count} ${count === 1 ? one : many}`;

function applies(action: BulkAction, row: BulkRow): boolean {
	const state = getPublicState(row);
	if (action === "publish") return state === "draft" || state === "scheduled";
	if (action === "unpublish") return state !== "draft";
	return (action === "list") === (row.listed === false);
}

const selectWritten = <Row extends BulkRow>(rows: readonly Row[], written: readonly SeenRow[]) =>
	rows.filter(({ id }) => written.some((row) => row.id === id));

/** Drafts keep a coming date when they are published. */
function dated(rows: readonly BulkRow[], now: Date): string | undefined {
	const later = rows.filter((row) => row.status === "draft" && comingDay(row.published_date, now)).length;
	if (later === 0) return;
	if (rows.length === 1) return "It goes public on its date.";
	return later === 1 ? "1 of them goes public on its date." : `${later} of them go public on their dates.`;
}

function toChange(action: BulkAction, row: BulkRow, now: Date): RowChange["changes"] {
	if (action === "publish" || action === "unpublish") return publicationChange(row, action === "publish" ? "published" : "draft", now);
	return { listed: action === "list" };
}

/** The changes that undo an action. */
function previous(action: BulkAction, row: BulkRow | undefined): RowChange["changes"] {
	if (!row) return {};
	return action === "publish" || action === "unpublish" ? copyPublication(row) : { listed: row.listed !== false };
}

interface Counts {
	/** Rows with unpublished changes. */
	waiting: number;
	/** Chosen rows that the action doesn't concern. */
	already: number;
}

function describeAction(
	action: BulkAction,
	rows: readonly BulkRow[],
	counted: (count: number) => string,
	{ waiting, already, now }: Counts & { now: Date },
): { question: Question; done: string } {
	const all = counted(rows.length);
	const scheduled = rows.filter((row) => getPublicState(row) === "scheduled").length;
	const them = rows.length === 1 ? "it" : "them";
	const words = {
		publish: {
			title: `Publish ${all}?`,
			detail: [
				scheduled > 0
					? `${counted(scheduled)} ${scheduled === 1 ? "is scheduled for later and goes" : "are scheduled for later and go"} public now.`
					: "",
				dated(rows, now) ?? "",
				waiting > 0 ? "Unpublished changes stay unpublished." : "",
			],
			button: "Publish",
			done: "published",
		},
		unpublish: {
			title: `Take ${all} off the site?`,
			detail: [rows.length === 1 ? "It becomes a draft." : "They become drafts."],
			button: "Unpublish",
			done: "unpublished",
		},
		list: { title: `List ${all}?`, detail: [`Visitors see ${them} once published.`], button: "List", done: "listed" },
		unlist: {
			title: `Unlist ${all}?`,
			detail: [`Visitors no longer see ${them}. The status stays.`],
			button: "Unlist",
			done: "unlisted",
		},
	}[action];
	const rest = already > 0 ? `${already} more of the selection ${already === 1 ? "is" : "are"} ${words.done} already.` : "";
	return {
		question: { title: words.title, detail: [...words.detail, rest].filter(Boolean).join(" ") || undefined, action: words.button },
		done: words.done,
	};
}

function explained<Row extends BulkRow>(
	{ getTitle, editHref, getLabel }: BulkDefinition<Row>,
	rows: readonly Row[],
	refused: readonly Refusal[],
): LeftOver["rows"] {
	const reasons = { changed: CHANGED, gone: "It no longer exists.", denied: "The server refused it. Sign in again." };
	return refused.map((refusal) => {
		const row = rows.find(({ id }) => id === refusal.id);
		const missing = refusal.reason === "incomplete" ? refusal.missing.map(getLabel).join(", ") : "";
		const reason =
			refusal.reason !== "incomplete"
				? reasons[refusal.reason]
				: missing
					? `Fill in: ${missing}`
					: "It isn't complete. Open it to see why.";
		return { id: refusal.id, name: row ? getTitle(row) : "Untitled", href: editHref(refusal.id), reason };
	});
}
