import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { toast } from "sonner";
import { adminPaths } from "@/content/admin-paths";
import {
	countChanged,
	type Label,
	type LabelKind,
	MAX_LABEL,
	type RelabeledPost,
	readLabels,
	replaceLabel,
	restoreLabels,
} from "@/data/posts/labels";
import { editorSession, explainFailure } from "@/features/admin/editor/save-row";
import type { ListFilter, ListLabels, ListRules, ListState } from "@/features/admin/list/list-definition";
import { ListScreen } from "@/features/admin/list/list-screen";
import { RowActions } from "@/features/admin/list/row-actions";
import { useList } from "@/features/admin/list/use-list";
import { useRowTask } from "@/features/admin/list/use-row-actions";
import { FormFailure } from "@/features/admin/ui/alert";
import { ask } from "@/features/admin/ui/confirm";
import { Dialog, DialogTitle } from "@/features/admin/ui/dialog";
import { failureText, logFailure, reportFailure, UNDO_MS, undoAction } from "@/features/admin/ui/failures";
import { counted } from "@/features/admin/ui/format";
import { rescueFocus } from "@/features/admin/ui/lost-focus";
import { Button } from "@/shared/ui/button";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { Field } from "@/shared/ui/field";

const NAME = "blogs";
const LOG = "Tags";
const PAGE_SIZE = 50;

const nouns: Record<LabelKind, string> = { category: "Category", tag: "Tag" };

const rules: ListRules = {
	sorts: ["name", "posts"],
	order: { column: "name", descending: false },
	filters: { kind: Object.keys(nouns) },
};

const labels: ListLabels = {
	title: "Tags and Categories",
	caption: "Tags and categories of posts",
	one: "name",
	many: "names",
	search: "Search tags and categories",
	searchHint: "Name …",
	failed: "Failed to load tags and categories. Please try again.",
	empty: {
		title: "No tags or categories yet",
		detail: "The tags and categories of your posts are listed here. Those of built-in posts can't be changed.",
	},
};

const filters: ListFilter[] = [
	{
		kind: "select",
		name: "kind",
		label: "Type",
		all: "Tags and categories",
		options: [
			{ value: "tag", label: "Tags" },
			{ value: "category", label: "Categories" },
		],
	},
];

/** One page of the labels, which the database returns together. */
function findPage(all: readonly Label[], { q, page, sort, filters: { kind = "" } }: ListState): { rows: Label[]; total: number } {
	const wanted = q.trim().toLocaleLowerCase().split(/\s+/);
	const found = all.filter(
		(label) => (kind === "" || label.kind === kind) && wanted.every((word) => label.name.toLocaleLowerCase().includes(word)),
	);
	const byName = (a: Label, b: Label) => a.name.localeCompare(b.name, "en") || a.kind.localeCompare(b.kind);
	found.sort((a, b) => (sort.column === "posts" ? a.posts - b.posts || byName(b, a) : byName(a, b)) * (sort.descending ? -1 : 1));
	return { rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length };
}

const read = async (state: ListState, signal: AbortSignal) => findPage(await readLabels(signal), state);

const dataColumns: TableColumn<Label>[] = [
	{ id: "name", name: "Name", sorts: "up", isTitle: true, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
	{ id: "kind", name: "Type", cell: ({ kind }) => nouns[kind] },
	{
		id: "posts",
		name: "Posts",
		sorts: "down",
		cell: ({ name, posts }) => (
			<Link to={`${adminPaths.blogs}?${new URLSearchParams({ q: name })}`} className="link-line text-ink tabular-nums">
				{counted(posts, "post")}
			</Link>
		),
	},
];

/** Renames, merges and deletes the tags and categories of all posts. */
export function LabelsPage() {
	const list = useList({ name: NAME, rules, read, failed: labels.failed, log: LOG, staleTime: 0 });
	const [renamed, setRenamed] = useState<Label | null>(null);
	const { busyId, run, refresh } = useRowTask(NAME);
	const remove = async (label: Label) => {
		const posts = counted(label.posts, "post");
		const isAgreed = await ask({
			title: `Are you sure you want to delete “${label.name}”?`,
			detail: label.kind === "tag" ? `${posts} will lose this tag.` : `${posts} will have no category.`,
			action: "Delete",
			isDangerous: true,
		});
		if (isAgreed) await run(getKey(label), () => removeLabel(label, refresh));
	};
	const actions: TableColumn<Label> = {
		id: "actions",
		name: "Actions",
		isUnnamed: true,
		cell: (label) => (
			<span className="flex items-center justify-end gap-2">
				<Button tone="quiet" size="s" aria-haspopup="dialog" aria-label={`Rename ${label.name}`} onClick={() => setRenamed(label)}>
					Rename
				</Button>
				<RowActions id={getKey(label)} title={label.name} onDelete={() => void remove(label)} />
			</span>
		),
	};
	return (
		<>
			<ListScreen
				list={list}
				labels={labels}
				columns={[...dataColumns, actions]}
				filters={filters}
				rowId={getKey}
				isRowBusy={(label) => getKey(label) === busyId}
			/>
			{renamed ? <RenameLabel label={renamed} onClose={() => setRenamed(null)} onRenamed={refresh} /> : null}
		</>
	);
}

const getKey = ({ kind, name }: Label): string => `${kind}/${name}`;

async function removeLabel(label: Label, refresh: () => Promise<void>): Promise<void> {
	try {
		const posts = await replaceLabel(label, null);
		toast.success(`“${label.name}” deleted`, undoOffer(label, posts, refresh));
		rescueFocus();
	} catch (error) {
		reportFailure(LOG, error, `Failed to delete “${label.name}”. Please try again.`);
	}
}

/** Nothing without posts: then an earlier attempt, whose answer was lost, has changed them. */
function undoOffer({ kind }: Label, posts: RelabeledPost[], refresh: () => Promise<void>) {
	return posts.length > 0 ? { duration: UNDO_MS, action: undoAction(LOG, () => undo(kind, posts, refresh)) } : {};
}

async function undo(kind: LabelKind, posts: RelabeledPost[], refresh: () => Promise<void>): Promise<void> {
	const restored = await restoreLabels(kind, posts);
	if (restored === posts.length) toast.success("Change undone");
	else
		toast.warning(`${counted(restored, "post")} of ${posts.length} restored. The others have changed in the meantime.`, {
			duration: Number.POSITIVE_INFINITY,
		});
	await refresh();
}

interface RenameLabelProps {
	label: Label;
	onClose: () => void;
	onRenamed: () => Promise<void>;
}

function RenameLabel({ label, onClose, onRenamed }: RenameLabelProps) {
	const id = useId();
	const [name, setName] = useState(label.name);
	const [problem, setProblem] = useState<string | null>(null);
	const { failure, isBusy, rename } = useRenaming(label, onClose, onRenamed);
	const { others, isGone } = useOthers(label);
	const target = name.trim().replace(/\s+/g, " ");
	const same = isGone ? undefined : others.find((other) => other.name === target);
	const noun = nouns[label.kind].toLowerCase();
	const send = (event: FormEvent) => {
		event.preventDefault();
		const wrong = findProblem(target, label);
		setProblem(wrong);
		if (wrong) document.getElementById(id)?.focus();
		else void rename(target);
	};
	return (
		<Dialog kind="card" keepsInput isLocked={isBusy} backdrop="light" onClose={onClose} className="w-[min(30rem,92vw)] p-6">
			<DialogTitle className="m-0 font-semibold text-heading tracking-[-0.02em]">Rename a {noun}</DialogTitle>
			<p className="mt-1.5 mb-5 text-[0.92rem] text-ink-2">
				{isGone ? `No post has “${label.name}” now.` : `“${label.name}” changes in ${counted(label.posts, "post")}.`}
			</p>
			<form noValidate onSubmit={send} className="grid gap-5">
				<Field id={id} label="New name" required error={problem ?? undefined} hint={`Choose an existing ${noun} to merge the two.`}>
					{(control) => (
						<input
							{...control}
							type="text"
							autoComplete="off"
							list={`${id}-others`}
							data-initial-focus=""
							value={name}
							onChange={(event) => {
								setName(event.target.value);
								setProblem(null);
							}}
						/>
					)}
				</Field>
				<datalist id={`${id}-others`}>
					{others.map((other) => (
						<option key={other.name} value={other.name} />
					))}
				</datalist>
				<p role="status" className="m-0 min-h-6 text-[0.92rem] text-ink-2">
					{same ? `“${same.name}” is in ${counted(same.posts, "post")} already. The two become one ${noun}.` : null}
				</p>
				<FormFailure>{failure}</FormFailure>
				<div className="flex flex-wrap gap-2">
					<Button type="submit" tone="accent" aria-disabled={isBusy}>
						{same ? "Merge" : "Rename"}
					</Button>
					<Button tone="quiet" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
						Cancel
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

/** The other labels of this kind, and whether no post has this one now. */
function useOthers(label: Label) {
	const { data = [] } = useQuery({ queryKey: [NAME, "admin", "labels"], queryFn: ({ signal }) => readLabels(signal), staleTime: 0 });
	const others = data.filter((other) => other.kind === label.kind && other.name !== label.name);
	// An earlier attempt, whose answer was lost, may have changed it.
	const isGone = data.length > 0 && !data.some(({ kind, name }) => kind === label.kind && name === label.name);
	return { others, isGone };
}

function findProblem(target: string, label: Label): string | null {
	const most = MAX_LABEL[label.kind];
	if (target === "") return "Enter a name";
	if (target === label.name) return "Enter another name";
	return target.length > most ? `Use at most ${most} characters` : null;
}

function useRenaming(label: Label, onClose: () => void, onRenamed: () => Promise<void>) {
	const [failure, setFailure] = useState<string | null>(null);
	const { busyId, run } = useRowTask(NAME);
	const running = useRef(false);
	const rename = async (target: string) => {
		if (running.current) return;
		running.current = true;
		setFailure(null);
		await run(getKey(label), async () => {
			try {
				const posts = await replaceLabel(label, target);
				const changed = countChanged(posts);
				const description = changed > 0 ? `In ${counted(changed, "post")}` : `In unpublished changes of ${counted(posts.length, "post")}`;
				if (posts.length > 0) toast.success(`“${label.name}” is now “${target}”`, { description, ...undoOffer(label, posts, onRenamed) });
				else toast.success(`“${label.name}” was already changed`, { description: "No post has this name now." });
				onClose();
				rescueFocus();
			} catch (error) {
				logFailure(LOG, error);
				const { kind } = await explainFailure(error, editorSession);
				setFailure(failureText(kind, "The name couldn't be changed. Please try again."));
			}
		});
		running.current = false;
	};
	return { failure, isBusy: busyId !== null, rename };
}
