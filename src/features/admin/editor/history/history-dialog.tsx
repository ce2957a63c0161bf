import { useMemo } from "react";
import type { Revision } from "@/data/revisions/schema";
import { Dialog, DialogBar } from "@/features/admin/ui/dialog";
import type { EditorTypes } from "../editor-definition";
import type { Editor } from "../use-editor";
import { type EditorHistory, type NamedColumn, orderColumns } from "./history-definition";
import { RestoreBar, useRestoreVersion } from "./restore-bar";
import { compareVersions } from "./version-changes";
import { HistoryEmpty, HistoryFailed, HistoryLoading, useVersions, VersionList } from "./version-list";
import { VersionView } from "./version-view";

interface HistoryDialogProps<T extends EditorTypes> {
	editor: Editor<T>;
	history: EditorHistory<T["row"]>;
	onClose: () => void;
}

/** Lists the stored versions of a row, compares them and restores one. */
export function HistoryDialog<T extends EditorTypes>({ editor, history, onClose }: HistoryDialogProps<T>) {
	const { definition, rowRef } = editor;
	const { kind, sections, store } = definition;
	const columns = useMemo(() => orderColumns(history.columns, sections), [history, sections]);
	const versions = useVersions({ table: kind.table, id: rowRef().id, rows: history.rows, read: store.read });
	const { list, shown } = versions;
	const restoring = useRestoreVersion(editor, history, onClose);
	// Locked during a restore: it would overwrite what the admin types into the form behind.
	return (
		<Dialog
			kind="screen"
			isLocked={restoring.restoring}
			onClose={onClose}
			className="h-dvh w-screen p-0 md:h-[min(48rem,92dvh)] md:w-[min(70rem,94vw)]"
		>
			<div className="flex h-full flex-col">
				<DialogBar title={`History of this ${kind.noun}`} isLocked={restoring.restoring} onClose={onClose} />
				{list.state === "loading" ? <HistoryLoading /> : null}
				{list.state === "failed" ? <HistoryFailed onRetry={list.retry} /> : null}
				{list.state === "read" && !shown ? <HistoryEmpty /> : null}
				{list.state === "read" && shown ? (
					<Versions editor={editor} versions={versions} list={list.data} shown={shown} columns={columns} restoring={restoring} />
				) : null}
			</div>
		</Dialog>
	);
}

interface VersionsProps<T extends EditorTypes> {
	editor: Editor<T>;
	versions: ReturnType<typeof useVersions<T["row"]>>;
	list: Revision[];
	shown: Revision;
	columns: NamedColumn[];
	restoring: ReturnType<typeof useRestoreVersion<T>>;
}

function Versions<T extends EditorTypes>({ editor, versions: { compared, choose }, list, shown, columns, restoring }: VersionsProps<T>) {
	const { noun } = editor.definition.kind;
	const now = compared.state === "read" ? compared.data.now : null;
	const kept = compared.state === "read" ? compared.data.kept : null;
	const changes = useMemo(() => (now && kept ? compareVersions(columns, now, kept) : null), [now, kept, columns]);
	return (
		<>
			<div className="grid min-h-0 grow grid-rows-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-[19rem_minmax(0,1fr)] md:grid-rows-1">
				<VersionList
					revisions={list}
					columns={columns}
					shown={shown.id}
					onChoose={(id) => {
						restoring.forgive();
						choose(id);
					}}
				/>
				<VersionView key={shown.id} revision={shown} compared={compared} changes={changes} noun={noun} />
			</div>
			<RestoreBar
				noun={noun}
				pair={now && kept ? { now, kept } : null}
				changes={changes}
				dirty={editor.dirty}
				isPublic={editor.stored === "published"}
				restoring={restoring.restoring}
				failure={restoring.failure}
				onRestore={() => kept && void restoring.restore(shown, kept)}
			/>
		</>
	);
}
