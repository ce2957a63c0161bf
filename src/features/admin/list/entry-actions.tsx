import { CopyPlus, Eye, EyeOff, Link2, Rocket } from "lucide-react";
import { copyAddress } from "./copy-address";
import { RowActions } from "./row-actions";
import { RowMenu } from "./row-menu";
import { publicStateOf } from "./state-badge";
import type { useEntryActions } from "./use-entry-actions";

interface Entry {
	id: string;
	version?: number | null;
	status?: string | null;
	listed?: boolean | null;
	published_at?: string | null;
	published_date?: string | null | undefined;
}

interface EntryActionsProps<Row extends Entry> {
	row: Row;
	title: string;
	publicHref: string;
	previewHref: string;
	editHref: string;
	actions: ReturnType<typeof useEntryActions<Row>>;
}

/** The actions of a row that has states. What visitors cannot see is viewed as its preview. */
export function EntryActions<Row extends Entry>({ row, title, publicHref, previewHref, editHref, actions }: EntryActionsProps<Row>) {
	const state = publicStateOf(row);
	const publish = (status: "draft" | "published") => void actions.publish(row, status);
	const entries = [
		{ label: "Preview", Icon: Eye, href: previewHref },
		{ label: "Duplicate", Icon: CopyPlus, onSelect: () => void actions.duplicate(row.id) },
		...(state === "draft" || state === "scheduled"
			? [{ label: state === "draft" ? "Publish" : "Publish now", Icon: Rocket, onSelect: () => publish("published") }]
			: []),
		...(state === "draft" ? [] : [{ label: "Unpublish", Icon: EyeOff, onSelect: () => publish("draft") }]),
		{ label: "Copy address", Icon: Link2, onSelect: () => void copyAddress(publicHref) },
	];
	return (
		<RowActions
			title={title}
			viewHref={state === "published" ? publicHref : previewHref}
			editHref={editHref}
			onDelete={() => void actions.remove(row.id, row.version ?? 1)}
		>
			<RowMenu title={title} entries={entries} />
		</RowActions>
	);
}
