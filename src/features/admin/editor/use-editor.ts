import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { Publication, RowState } from "@/data/admin-rows/publication";
import type { WorkingCopy } from "@/data/working-copies/repository";
import { type BackLists, useWayBack } from "@/features/admin/list/row-link";
import { ask } from "@/features/admin/ui/confirm";
import { formatDateTime } from "@/features/admin/ui/format";
import { useRenderAt } from "@/shared/hooks/use-render-at";
import { uniqueId } from "@/shared/lib/unique-id";
import { type Described, type Difference, findDifferences, findStatusDifference, isSameValue } from "./differences";
import type { EditorDefinition, EditorFields, EditorTypes, OpenedRow } from "./editor-definition";
import {
	type AfterSave,
	createMachine,
	type EditorEvent,
	type EditorMachine,
	type EditorState,
	type SaveAs,
	type Step,
	storedStatus,
} from "./editor-state";
import { type EditorSession, editorSession, toRowRef } from "./save-row";
import { useAutosave } from "./use-autosave";
import { useEditorEffects } from "./use-editor-effects";
import { fill, useEditorForm, useLeaveGuard, useSaveKey } from "./use-editor-form";
import { createCopyCommands, describeOpenedCopy, useSavedAfterAll } from "./working-copy/copy-commands";
import { useWorkingCopy } from "./working-copy/use-working-copy";

export interface EditorPerson {
	owner: string;
	session?: EditorSession;
}

export type Editor<T extends EditorTypes> = ReturnType<typeof useEditor<T>>;

/** The state machine of `editor-state.ts` with its form, stores and effects. Reads `opened` once: another row needs another `key`. */
export function useEditor<T extends EditorTypes>(
	definition: EditorDefinition<T>,
	opened: OpenedRow<T["row"]> | null,
	{ owner, session = editorSession }: EditorPerson,
) {
	const leave = useLeave(definition.kind.lists);
	const [machine] = useState(() => createMachine<T["form"], T["input"]>(openedSnapshot(definition, opened)));
	const state = useSyncExternalStore(machine.subscribe, machine.read);
	const fields = useEditorForm(definition, machine);
	const { form } = fields;
	const { isDirty } = form.formState;
	const { autosave, copy, dispatch } = useStorage(definition, fields, machine, state, { owner, session }, opened?.copy ?? null);
	const commands = saveCommands(definition, form, machine, dispatch, copy.compareWithRow);
	const stored = useStoredStatus(state);
	const note = useFirstCopy(copy.state.copy !== null, () => describeOpenedCopy(definition, opened));
	useSavedAfterAll(copy.state.step);
	const copying = createCopyCommands({ definition, ...fields, machine, copy, note, putBack: autosave.putBack, dispatch });
	useSaveKey(() => isDirty && (publishesNow(machine.read(), form.getValues()) ? copying.save() : commands.save("present", "stay")));
	useSignedInAgain(state.step.name === "signed-out", session, owner, commands.saveAgain);
	useSignedInAgain(copy.waitsForSignIn, session, owner, copy.due);
	const isEditing = () => machine.read().step.name !== "left";
	const isUnsaved = () => isEditing() && isDirty && !isSameValue(form.getValues(), machine.read().savedValues) && !copy.isStored();
	useLeaveGuard(autosave.isKept, isUnsaved, () => isEditing() && fields.uploads.any());
	return {
		definition,
		...fields,
		...stepFacts(state.step),
		dirty: isDirty,
		stored,
		saved: savedFacts(state.savedValues, state.rowRef.publishedAt),
		visibleFrom: (stored && definition.visibleFrom?.(state.savedValues)) || null,
		differences: conflictDifferences(definition, state, form.getValues()),
		autosave,
		copy: copying,
		/** Current even inside a request that began before the last save. */
		rowRef: () => machine.read().rowRef,
		session,
		...commands,
		showRestored: (saved: SavedRow<T["row"]>) => void dispatch({ type: "versionRestored", saved: takeSnapshot(definition, saved) }),
		leave,
	};
}

/** The form's text in this browser, in a copy on the server and in the row. `dispatch` resolves when the effects of an event have ended. */
function useStorage<T extends EditorTypes>(
	definition: EditorDefinition<T>,
	fields: ReturnType<typeof useEditorForm<T>>,
	machine: EditorMachine<T["form"], T["input"]>,
	state: EditorState<T["form"]>,
	{ owner, session }: Required<EditorPerson>,
	opened: WorkingCopy | null,
) {
	const { form } = fields;
	const autosave = useAutosave({
		definition,
		form,
		machine,
		state,
		owner,
		onRestored: ({ rowId, version }) => void dispatch({ type: "textRestored", rowId, version }),
	});
	const copy = useWorkingCopy({
		definition,
		form,
		machine,
		session,
		opened,
		forgetAutosave: autosave.forget,
		keepAutosave: autosave.keepAgain,
		onShown: (version) => void dispatch({ type: "textRestored", rowId: machine.read().rowRef.id, version }),
	});
	const run = useEditorEffects({
		definition,
		...fields,
		session,
		dispatch,
		forgetUnsaved: copy.settle,
		keepUnsaved: copy.beginAgain,
		putBack: autosave.putBack,
		quiet: copy.quiet,
	});
	function dispatch(event: EditorEvent<T["form"], T["input"]>): Promise<unknown> {
		return Promise.all(machine.apply(event).map(run));
	}
	return { autosave, copy, dispatch };
}

/** Whether saving the form makes its text public at once, which Ctrl+S never does. */
function publishesNow<Form extends Publication>(state: EditorState<Form>, { status }: Publication): boolean {
	const stored = storedStatus(state);
	return stored === "published" || (stored === "scheduled" && status !== "scheduled");
}

/** A schedule that isn't saved yet would take a public row off the site until then. */
async function agreesToHide(noun: string, stored: RowState | null, { status, publishAt }: Publication): Promise<boolean> {
	if (stored !== "published" || status !== "scheduled" || !(new Date(publishAt) > new Date())) return true;
	const detail = `It goes public again on ${formatDateTime(publishAt)}.`;
	return ask({ title: `Take this ${noun} off the site?`, detail, action: "Schedule" });
}

/** Renders again when the schedule of the row passes. */
function useStoredStatus<Form extends Publication>(state: EditorState<Form>) {
	const { status, publishAt } = state.savedValues;
	useRenderAt(status === "scheduled" ? publishAt : null);
	return storedStatus(state);
}

/** What `read` says about the copy that the form opened with, until that copy is gone. Copies that are stored later have no note. */
function useFirstCopy<Note>(hasCopy: boolean, read: () => Note | null): Note | null {
	const [note, setNote] = useState(read);
	if (note && !hasCopy) setNote(null);
	return note;
}

function stepFacts<Form>(step: Step<Form>) {
	const saving = step.name === "saving";
	// Other saves keep what is typed meanwhile.
	const leaving = saving && step.after === "leave";
	return { step, saving, leaving };
}

function conflictDifferences<Form extends Publication>(definition: Described, state: EditorState<Form>, mine: Form): Difference[] {
	if (state.step.name !== "conflict") return [];
	return [...findStatusDifference(state, mine), ...findDifferences(definition, mine, state.step.newer.values)];
}

function useLeave(lists: BackLists): () => void {
	const navigate = useNavigate();
	const back = useWayBack(lists);
	return () => void navigate(back.to, { state: back.state });
}

function savedFacts({ title, status, publishAt, listed, publishedDate }: EditorFields, publishedAt: string | null) {
	return {
		title,
		listed,
		status: status === "draft" ? "draft" : "published",
		published_at: status === "scheduled" ? publishAt : publishedAt,
		published_date: typeof publishedDate === "string" ? publishedDate : null,
	};
}

function openedSnapshot<T extends EditorTypes>(definition: EditorDefinition<T>, opened: SavedRow<T["row"]> | null) {
	if (opened) return takeSnapshot(definition, opened);
	// One id for each form, so that a repeated request can't create the row twice.
	return { rowRef: { id: uniqueId(), version: null, publishedAt: null }, values: definition.toForm(null) };
}

function takeSnapshot<T extends EditorTypes>({ toForm }: EditorDefinition<T>, saved: SavedRow<T["row"]>) {
	return { rowRef: toRowRef(saved), values: toForm(saved.row) };
}

function saveCommands<T extends EditorTypes>(
	{ kind, reschedule }: EditorDefinition<T>,
	form: UseFormReturn<T["form"], unknown, T["input"]>,
	machine: EditorMachine<T["form"], T["input"]>,
	dispatch: (event: EditorEvent<T["form"], T["input"]>) => Promise<unknown>,
	beforeChoice: () => void,
) {
	const moment = () => {
		const { status, publishAt } = form.getValues();
		return { chosen: { status, publishAt }, now: new Date() };
	};
	const save = (as: SaveAs, after: AfterSave = "leave") =>
		void dispatch({ type: "save", command: { as, after }, dropUnfinished: false, ...moment() });
	const publishAt = (time: string) => {
		fill(form, { ...reschedule?.(form.getValues(), time), status: time ? "scheduled" : "published", publishAt: time });
		save("public");
	};
	const publish = async () => {
		if (await agreesToHide(kind.noun, storedStatus(machine.read()), form.getValues())) save("public");
	};
	return {
		save,
		publish,
		saveAgain: () => void dispatch({ type: "saveAgain", ...moment() }),
		keepMine: () => {
			beforeChoice();
			void dispatch({ type: "keepMine", ...moment() });
		},
		takeTheirs: () => {
			beforeChoice();
			void dispatch({ type: "takeTheirs", mine: structuredClone(form.getValues()) });
		},
		signIn: () => void dispatch({ type: "signIn" }),
		schedule: publishAt,
		publishNow: () => publishAt(""),
	};
}

const ASK_AGAIN_MS = 5000;

/** Runs once the same administrator has signed in again. */
export function useSignedInAgain(isWaiting: boolean, session: EditorSession, owner: string, run: () => void): void {
	const latest = useRef(run);
	latest.current = run;
	useEffect(() => {
		if (!isWaiting) return;
		let done = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const ask = async () => {
			clearTimeout(timer);
			const user = await session.who().catch(() => null);
			if (!user && !done) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
			if (done || user?.kind !== "administrator" || user.email !== owner) return;
			done = true;
			latest.current();
		};
		// supabase-js holds its lock during the event. With a second factor, the first of several events isn't the last word.
		const stop = session.onChange((signedIn) => void (signedIn && setTimeout(() => void ask())));
		return () => {
			done = true;
			clearTimeout(timer);
			stop();
		};
	}, [isWaiting, session, owner]);
}
