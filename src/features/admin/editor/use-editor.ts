import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { Publication, RowState } from "@/data/admin-rows/publication";
import type { EditedRow, EditorDefinition, EditorFields } from "./editor-definition";
import { type EditorSession, editorSession } from "./editor-session";
import { mark } from "./form-values";
import { useConflict } from "./use-conflict";
import { useDrafts } from "./use-drafts";
import { useEditorForm } from "./use-editor-form";
import { useLeaveGuard } from "./use-leave-guard";
import { useSave } from "./use-save";
import { showInvalid, useSaveCommands } from "./use-save-commands";

export interface EditorPerson {
	/** E-mail address of the account. */
	owner: string;
	session?: EditorSession;
}

export type Editor<Row extends EditedRow, Form extends EditorFields, Input extends Publication> = ReturnType<
	typeof useEditor<Row, Form, Input>
>;

/**
 * The behavior of a form that never loses work: rules, entries that are still in their boxes, one save at a time, publication,
 * conflicts, drafts in this browser, leaving.
 *
 * @param opened the stored row, or null for a new one. It counts when the form opens; another row needs another `key`.
 */
export function useEditor<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(
	definition: EditorDefinition<Row, Form, Input>,
	opened: SavedRow<Row> | null,
	{ owner, session = editorSession }: EditorPerson,
) {
	const { kind } = definition;
	const { form, formRef, base, target, goal } = useEditorForm(definition, opened);
	const { isDirty } = form.formState;
	const [stored, setStored] = useState<RowState | null>(opened ? base.current.status : null);
	const navigate = useNavigate();
	const isDone = useRef(false);
	const drafts = useDrafts({ definition, form, base, target, owner, isNew: stored === null });
	const showStored = (row: Row) => {
		base.current = definition.toForm(row);
		form.reset(base.current);
		setStored(base.current.status);
		drafts.forget();
	};
	const saveAgain = useRef(() => {});
	const { saving, failure, send, take } = useSave({
		kind,
		store: definition.store,
		session,
		owner,
		target,
		visibleFrom: definition.visibleFrom,
		savedText: definition.savedText,
		onSlugTaken: () => {
			mark(form, "slug", `Another ${kind.noun} has this slug`);
			showInvalid(kind, "Please correct the marked fields.");
		},
		onStored: drafts.forget,
		saveAgain,
		onSaved: ({ row }, after, isNew) => {
			// What was typed completely is stored now; what was not is the form's no more, and leaving asks nothing.
			isDone.current = true;
			showStored(row);
			if (after === "leave") return navigate(kind.list);
			if (isNew) navigate(kind.edit(row.id), { replace: true, state: { continues: row.id } });
			setTimeout(() => {
				isDone.current = false;
			});
		},
	});
	useLeaveGuard(
		isDirty,
		drafts.isKept,
		useCallback(() => isDone.current, []),
	);
	const commands = useSaveCommands({ definition, form, target, goal, stored, dirty: isDirty, send });
	saveAgain.current = commands.saveAgain;
	const conflict = useConflict({ definition, form, formRef, failure, take, showStored, saveAgain: commands.saveAgain, put: drafts.put });
	return {
		definition,
		form,
		formRef,
		saving,
		dirty: isDirty,
		/** Where the stored row stands; null before there is one. */
		stored,
		/** The day from which visitors see the stored row, when its date keeps it back. */
		visibleFrom: (stored && definition.visibleFrom?.(base.current)) || null,
		failure,
		drafts,
		target,
		session,
		/** Shows a row that was stored past the form, in place of what the form holds: the next save goes over it. */
		adopt: (saved: SavedRow<Row>) => {
			take(saved);
			showStored(saved.row);
		},
		...commands,
		...conflict,
		signIn: () => void session.end().catch(() => undefined),
		leave: () => void navigate(kind.list),
	};
}
