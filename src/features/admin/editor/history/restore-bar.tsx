import { useQueryClient } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { useId, useRef, useState } from "react";
import { toast } from "sonner";
import { getState, type RowState } from "@/data/admin-rows/publication";
import { isRefusedByCheck } from "@/data/request-failed";
import type { KeptVersion } from "@/data/revisions/repository";
import type { Revision } from "@/data/revisions/schema";
import { formatDateTime } from "@/features/admin/ui/format";
import { Button } from "@/shared/ui/button";
import type { EditedRow, EditorTypes } from "../editor-definition";
import { explainFailure, type SaveFailure } from "../save-row";
import type { Editor } from "../use-editor";
import type { EditorHistory } from "./history-definition";
import type { FieldChange } from "./version-changes";
import type { Compared } from "./version-list";

interface RestoreBarProps {
	noun: string;
	pair: Compared<EditedRow> | null;
	changes: FieldChange[] | null;
	dirty: boolean;
	isPublic: boolean;
	restoring: boolean;
	failure: RestoreFailure | null;
	onRestore: () => void;
}

/** The restore button, with its effect on the status or the reason why it is disabled. */
export function RestoreBar({ noun, pair, changes, dirty, isPublic, restoring, failure, onRestore }: RestoreBarProps) {
	const reason = useId();
	const isOff = dirty || restoring || !changes?.length;
	return (
		<footer className="border-line border-t px-5 py-3">
			<div role="alert">
				{failure ? (
					<p className="m-0 mb-3 rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-2.5 text-[0.92rem]">
						{failureText(failure, noun)}
					</p>
				) : null}
			</div>
			<div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2.5">
				<p id={reason} className="m-0 mr-auto max-w-[36em] text-[0.88rem] text-ink-2">
					{dirty ? `${isPublic ? "Publish or discard" : "Save or undo"} your changes first.` : statusNote(pair, changes)}
				</p>
				<Button tone="accent" size="s" aria-disabled={isOff} aria-describedby={reason} onClick={() => isOff || onRestore()}>
					{restoring ? <LoaderCircle aria-hidden="true" className="size-4 animate-spin" /> : null}
					<span>{restoring ? "Restoring…" : "Restore this version"}</span>
				</Button>
			</div>
		</footer>
	);
}

const statusNames: Record<RowState, string> = { draft: "a draft", scheduled: "scheduled", published: "published" };

/** A version doesn't include the status, so the bar says what becomes of it. */
function statusNote(pair: Compared<EditedRow> | null, changes: FieldChange[] | null): string {
	if (!pair?.now || !pair.kept || !changes) return "";
	const { published_date = null } = pair.kept.row;
	// A version includes its date, and a date can hide the row or show it.
	const restored = { ...pair.now, published_date };
	const [now, then, after] = [pair.now, pair.kept.row, restored].map((row) => statusNames[getState(row, new Date())]);
	if (after !== now) return `It is ${now}. Restoring makes it ${after}.`;
	if (now !== then) return `It was ${then} at the time. Restoring leaves it ${now}.`;
	return changes.length > 0 ? `It stays ${now}.` : "";
}

function failureText({ kind, slug }: RestoreFailure, noun: string): string {
	if (kind === "newer")
		return `This ${noun} was changed elsewhere, so nothing was restored. The comparison now shows that change. Restore again if you still want this version.`;
	if (kind === "incomplete")
		return `This version is missing a field that a public ${noun} needs, so nothing was restored. Unpublish it first, or restore another version.`;
	if (kind === "slug-taken")
		return `Another ${noun} now uses the slug “${slug}”, so nothing was restored. Change that slug first, then restore this version.`;
	if (kind === "session") return "Your session has ended and nothing was restored. Sign in, then restore again.";
	if (kind === "network") return "The server didn't respond. You can safely restore again.";
	if (kind === "gone") return `This ${noun} no longer exists, so nothing was restored. You can bring it back from “Deleted” in the list.`;
	if (kind === "refused") return `You don't have permission to change this ${noun}. Nothing was restored.`;
	return "Nothing was restored because something went wrong on the server. Try again.";
}

interface RestoreFailure {
	kind: SaveFailure["kind"] | "newer" | "incomplete";
	slug: string;
}

/** Restores an older version, shows it in the form and calls `done`. One at a time. */
export function useRestoreVersion<T extends EditorTypes>(
	{ definition, rowRef, session, showRestored }: Editor<T>,
	{ rows }: EditorHistory<T["row"]>,
	done: () => void,
) {
	const queries = useQueryClient();
	const isBusy = useRef(false);
	const [restoring, setRestoring] = useState(false);
	const [failure, setFailure] = useState<RestoreFailure | null>(null);
	const { kind } = definition;

	async function restore(revision: Revision, kept: KeptVersion<T["row"]>): Promise<void> {
		const { version } = rowRef();
		if (isBusy.current || version === null) return;
		isBusy.current = true;
		setRestoring(true);
		setFailure(null);
		const slug = typeof kept.columns.slug === "string" ? kept.columns.slug : "";
		try {
			const outcome = await rows.restoreVersion(kept, version);
			// A restore requires a clean form, so the form can show the stored row.
			showRestored("saved" in outcome ? outcome.saved : outcome.newer);
			if ("newer" in outcome) setFailure({ kind: "newer", slug });
			else {
				const isUnlisted = kept.columns.listed === true && outcome.saved.row.listed === false;
				toast.success(`Version of ${formatDateTime(revision.savedAt)} restored`, {
					description: `The previous version is in the history.${isUnlisted ? ` The ${kind.noun} isn't listed. List it in the form.` : ""}`,
				});
				isBusy.current = false;
				done();
			}
		} catch (error) {
			console.error(`${kind.titles.edit}:`, error instanceof Error ? error.message : error);
			const reason = isRefusedByCheck(error) ? { kind: "incomplete" as const } : await explainFailure(error, session);
			setFailure({ kind: reason.kind, slug });
			if (reason.kind === "session") void session.end().catch(() => undefined);
		} finally {
			isBusy.current = false;
			setRestoring(false);
			for (const head of [kind.table, "dashboard"]) void queries.invalidateQueries({ queryKey: [head] });
		}
	}
	return { restore, restoring, isBusy, failure, forgive: () => setFailure(null) };
}
