import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import { EditorHeading } from "./editor-heading";
import type { EditorKind } from "./editor-kinds";
import { EditorFailed, EditorLoading } from "./editor-states";
import { EditorToolsContext } from "./editor-tools";
import { useOpenedRow } from "./use-opened-row";

type Read<Row> = (id: string, signal?: AbortSignal) => Promise<SavedRow<Row> | null>;

interface EditorPageProps<Row> {
	kind: EditorKind;
	/** Of the row to edit; without one a row is created. */
	id: string | undefined;
	read: Read<Row>;
	/** The form; null for a new row. */
	children: (opened: SavedRow<Row> | null) => ReactNode;
}

/** The page of a form: its title, and the form once its row is there. Each row has a form of its own. */
export function EditorPage<Row>({ kind, id, read, children }: EditorPageProps<Row>) {
	const { isNew, turn } = useShownForm(id);
	const [tools, setTools] = useState<HTMLDivElement | null>(null);
	return (
		<EditorToolsContext value={tools}>
			<EditorHeading kind={kind} isNew={id === undefined} tools={setTools} />
			{isNew || id === undefined ? (
				<Whole key={turn}>{children(null)}</Whole>
			) : (
				<Opened key={turn} kind={kind} id={id} read={read}>
					{children}
				</Opened>
			)}
		</EditorToolsContext>
	);
}

const Whole = ({ children }: { children: ReactNode }) => children;

function Opened<Row>({ kind, id, read, children }: EditorPageProps<Row> & { id: string }) {
	const row = useOpenedRow(kind, id, read);
	if (row.state === "open") return children(row.opened);
	return row.state === "failed" ? <EditorFailed kind={kind} onRetry={row.retry} /> : <EditorLoading noun={kind.noun} />;
}

/**
 * Which form is on the page. A new row that was saved while its form stays open gets an address of its own, and keeps its form: the
 * cursor and everything else stay where they are.
 */
function useShownForm(id: string | undefined) {
	const state: unknown = useLocation().state;
	const [shown, setShown] = useState({ id, isNew: id === undefined, turn: 0 });
	if (shown.id === id) return shown;
	const continues = typeof state === "object" && state !== null && "continues" in state && state.continues === id;
	const next = continues && shown.id === undefined ? { ...shown, id } : { id, isNew: id === undefined, turn: shown.turn + 1 };
	setShown(next);
	return next;
}
