import { X } from "lucide-react";
import { useEffect, useId, useMemo, useRef } from "react";
import type { Publication } from "@/data/admin-rows/publication";
import type { Revision } from "@/data/revisions/schema";
import { IconButton } from "@/features/admin/ui/icon-button";
import { useBackdropClose } from "@/shared/hooks/use-backdrop-close";
import type { EditedRow, EditorFields } from "../editor-definition";
import type { Editor } from "../use-editor";
import { type EditorHistory, inOrder, type NamedColumn } from "./history-definition";
import { HistoryEmpty, HistoryFailed, HistoryLoading } from "./history-states";
import { RestoreBar } from "./restore-bar";
import { useRestoreVersion } from "./use-restore-version";
import { useVersions } from "./use-versions";
import { versionChanges } from "./version-changes";
import { VersionList } from "./version-list";
import { VersionView } from "./version-view";

interface HistoryDialogProps<Row extends EditedRow, Form extends EditorFields, Input extends Publication> {
	editor: Editor<Row, Form, Input>;
	history: EditorHistory<Row>;
	onClose: () => void;
}

/** What a row was before: its kept versions, what each would change, and the way back to it. */
export function HistoryDialog<Row extends EditedRow, Form extends EditorFields, Input extends Publication>({
	editor,
	history,
	onClose,
}: HistoryDialogProps<Row, Form, Input>) {
	const { definition, target } = editor;
	const { kind, sections, store } = definition;
	const dialog = useRef<HTMLDialogElement>(null);
	const title = useId();
	const backdrop = useBackdropClose(dialog);
	const columns = useMemo(() => inOrder(history.columns, sections), [history, sections]);
	const versions = useVersions({ table: kind.table, id: target.current.id, rows: history.rows, read: store.read });
	const { list, shown } = versions;
	const restoring = useRestoreVersion(editor, history, () => dialog.current?.close());
	useEffect(() => {
		dialog.current?.showModal();
		dialog.current?.querySelector("h2")?.focus();
	}, []);
	// While a version is being written the form behind must not be typed into: what is typed would be lost.
	const closed = () => (restoring.isBusy.current ? dialog.current?.showModal() : onClose());
	return (
		<dialog
			ref={dialog}
			aria-labelledby={title}
			onClose={closed}
			onCancel={(event) => restoring.isBusy.current && event.preventDefault()}
			{...backdrop}
			className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden border-line bg-paper p-0 text-ink backdrop:bg-night/55 md:m-auto md:h-[min(48rem,92dvh)] md:w-[min(70rem,94vw)] md:rounded-card md:border"
		>
			<div className="flex h-full flex-col">
				<header className="flex items-center gap-4 border-line border-b py-2.5 pr-3 pl-5">
					<h2 id={title} tabIndex={-1} className="m-0 mr-auto font-semibold text-[1.12rem] tracking-[-0.015em] outline-none">
						History of this {kind.noun}
					</h2>
					<IconButton label="Close" Icon={X} disabled={restoring.restoring} onClick={() => dialog.current?.close()} />
				</header>
				{list.state === "loading" ? <HistoryLoading /> : null}
				{list.state === "failed" ? <HistoryFailed onRetry={list.retry} /> : null}
				{list.state === "read" && !shown ? <HistoryEmpty /> : null}
				{list.state === "read" && shown ? (
					<Versions editor={editor} versions={versions} list={list.data} shown={shown} columns={columns} restoring={restoring} />
				) : null}
			</div>
		</dialog>
	);
}

interface VersionsProps<Row extends EditedRow, Form extends EditorFields, Input extends Publication> {
	editor: Editor<Row, Form, Input>;
	versions: ReturnType<typeof useVersions<Row>>;
	list: Revision[];
	shown: Revision;
	columns: NamedColumn[];
	restoring: ReturnType<typeof useRestoreVersion<Row, Form, Input>>;
}

/** The list of versions, the one that is looked at, and the button that restores it. */
function Versions<Row extends EditedRow, Form extends EditorFields, Input extends Publication>({
	editor,
	versions: { compared, choose },
	list,
	shown,
	columns,
	restoring,
}: VersionsProps<Row, Form, Input>) {
	const { noun } = editor.definition.kind;
	const now = compared.state === "read" ? compared.data.now : null;
	const kept = compared.state === "read" ? compared.data.kept : null;
	const changes = useMemo(() => (now && kept ? versionChanges(columns, now, kept.row) : null), [now, kept, columns]);
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
				restoring={restoring.restoring}
				failure={restoring.failure}
				onRestore={() => kept && void restoring.restore(shown, kept)}
			/>
		</>
	);
}
