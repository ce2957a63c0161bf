import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "sonner";
import type { Publication } from "@/data/admin-rows/publication";
import type { KeptVersion } from "@/data/revisions/repository";
import type { Revision } from "@/data/revisions/schema";
import type { EditedRow, EditorFields } from "../editor-definition";
import { readableTime } from "../local-time";
import { explainFailure, type SaveFailure } from "../save-failure";
import type { Editor } from "../use-editor";
import type { EditorHistory } from "./history-definition";

/** Why a version was not restored; with the end of its address, which another row may have. */
export interface RestoreFailure {
	kind: SaveFailure<never>["kind"];
	slug: string;
}

/** Writes an older version over the row and shows it in the form; `done` when it is stored. One at a time. */
export function useRestoreVersion<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(
	{ definition, target, session, adopt }: Editor<Row, Form, Input>,
	{ rows }: EditorHistory<Row>,
	done: () => void,
) {
	const queries = useQueryClient();
	const isBusy = useRef(false);
	const [restoring, setRestoring] = useState(false);
	const [failure, setFailure] = useState<RestoreFailure | null>(null);
	const { kind } = definition;

	async function restore(revision: Revision, kept: KeptVersion<Row>): Promise<void> {
		const { version } = target.current;
		if (isBusy.current || version === null) return;
		isBusy.current = true;
		setRestoring(true);
		setFailure(null);
		const slug = typeof kept.columns.slug === "string" ? kept.columns.slug : "";
		try {
			const outcome = await rows.restoreVersion(kept, version);
			// Nothing is unsaved in the form: it may show what is stored now, and the comparison follows.
			adopt("saved" in outcome ? outcome.saved : outcome.stale);
			if ("stale" in outcome) setFailure({ kind: "stale", slug });
			else {
				toast.success(`Version of ${readableTime(revision.savedAt)} restored`, { description: "The one before is in the history." });
				isBusy.current = false;
				done();
			}
		} catch (error) {
			console.error(`${kind.titles.edit}:`, error instanceof Error ? error.message : error);
			const reason = await explainFailure(error, session);
			setFailure({ kind: reason.kind, slug });
			// The gate asks for the password over everything.
			if (reason.kind === "session") void session.end().catch(() => undefined);
		} finally {
			isBusy.current = false;
			setRestoring(false);
			for (const head of [kind.table, "dashboard"]) void queries.invalidateQueries({ queryKey: [head] });
		}
	}
	return { restore, restoring, isBusy, failure, forgive: () => setFailure(null) };
}
