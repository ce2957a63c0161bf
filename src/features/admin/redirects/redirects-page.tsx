import { Plus } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { toast } from "sonner";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { listRedirects, type Redirect, type RedirectKind, removeRedirect, restoreRedirect } from "@/data/redirects/repository";
import type { ListFilter, ListLabels, ListRules, ListState } from "@/features/admin/list/list-definition";
import { ListScreen } from "@/features/admin/list/list-screen";
import { RowActions } from "@/features/admin/list/row-actions";
import { useList } from "@/features/admin/list/use-list";
import { useRowTask } from "@/features/admin/list/use-row-actions";
import { reportFailure, UNDO_MS, undoAction } from "@/features/admin/ui/failures";
import { RelativeTime } from "@/features/admin/ui/format";
import { rescueFocus } from "@/features/admin/ui/lost-focus";
import { StateBadge } from "@/features/admin/ui/state-badge";
import { Button } from "@/shared/ui/button";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { AddRedirect } from "./add-redirect";

const NAME = "redirects";
const LOG = "Redirect";

const kinds: Record<RedirectKind, { label: string; path: (slug: string) => string; edit: (id: string) => string }> = {
	portfolios: { label: "Projects", path: paths.caseStudy, edit: adminPaths.editProject },
	blogs: { label: "Posts", path: paths.post, edit: adminPaths.editPost },
};

const isKind = (value: string): value is RedirectKind => value in kinds;

const rules: ListRules = {
	sorts: ["slug", "created_at"],
	order: { column: "created_at", descending: true },
	filters: { kind: Object.keys(kinds) },
};

const labels: ListLabels = {
	title: "Redirects",
	caption: "Redirects",
	one: "redirect",
	many: "redirects",
	search: "Search redirects",
	searchHint: "Old address …",
	failed: "Failed to load redirects. Please try again.",
	empty: {
		title: "No redirects yet",
		detail: "When you change the slug of a public project or post, its old address is added here automatically.",
	},
};

const filters: ListFilter[] = [
	{
		kind: "select",
		name: "kind",
		label: "Type",
		all: "Projects and posts",
		options: Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
	},
];

const read = ({ q, page, sort, filters: { kind = "" } }: ListState, signal: AbortSignal) =>
	listRedirects({ page: page - 1, search: q, kind: isKind(kind) ? kind : null, sort }, signal);

const columns: TableColumn<Redirect>[] = [
	{
		id: "slug",
		name: "Old address",
		sorts: "up",
		isTitle: true,
		cell: ({ kind, slug }) => <span className="wrap-anywhere">{kinds[kind].path(slug)}</span>,
	},
	{ id: "target", name: "Leads to", className: "@max-[54rem]:basis-full", cell: (row) => <Target row={row} /> },
	{ id: "status", name: "Status", narrow: "corner", cell: ({ target }) => (target ? <StateBadge row={target} /> : null) },
	{ id: "created_at", name: "Added", sorts: "down", cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

function Target({ row: { kind, rowId, target } }: { row: Redirect }) {
	if (!target) return null;
	return (
		<span className="grid">
			<Link to={kinds[kind].edit(rowId)} className="link-line justify-self-start text-ink">
				{target.title}
			</Link>
			<span className="wrap-anywhere text-[0.82rem] text-ink-3">{kinds[kind].path(target.slug)}</span>
		</span>
	);
}

const deletion = (remove: (id: string) => Promise<void>): TableColumn<Redirect> => ({
	id: "actions",
	name: "Actions",
	isUnnamed: true,
	cell: (row) => <RowActions id={row.id} title={kinds[row.kind].path(row.slug)} onDelete={() => void remove(row.id)} />,
});

export function RedirectsPage() {
	const list = useList({ name: NAME, rules, read, failed: labels.failed, log: "Redirects", staleTime: 0 });
	const [isAdding, setAdding] = useState(false);
	const { busyId, remove, refresh } = useRemoval();
	return (
		<>
			<ListScreen
				list={list}
				labels={labels}
				columns={useMemo(() => [...columns, deletion(remove)], [remove])}
				filters={filters}
				rowId={(row) => row.id}
				isRowBusy={(row) => row.id === busyId}
				action={
					<Button tone="accent" size="s" aria-haspopup="dialog" onClick={() => setAdding(true)}>
						<Plus aria-hidden="true" className="size-4" />
						Add Redirect
					</Button>
				}
			/>
			{isAdding ? <AddRedirect onClose={() => setAdding(false)} onAttempt={() => void refresh()} /> : null}
		</>
	);
}

function useRemoval() {
	const { busyId, run, refresh } = useRowTask(NAME);
	const remove = useCallback(
		(id: string) =>
			run(id, async () => {
				try {
					const redirect = await removeRedirect(id);
					const undo = async (deleted: Redirect) => {
						await restoreRedirect(deleted);
						toast.success("Redirect restored");
						await refresh();
					};
					toast.success("Redirect deleted", {
						duration: UNDO_MS,
						action: redirect ? undoAction(LOG, () => undo(redirect)) : undefined,
					});
					rescueFocus();
				} catch (error) {
					reportFailure(LOG, error, "Failed to delete redirect. Please try again.");
				}
			}),
		[run, refresh],
	);
	return { busyId, remove, refresh };
}
