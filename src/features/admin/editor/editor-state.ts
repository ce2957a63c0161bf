import type { Publication, RowState } from "@/data/admin-rows/publication";
import type { RowRef, SaveFailure } from "./save-row";
import { createStore } from "./store";

/** What a save makes of the row: public (now or at its scheduled time), a draft, or whatever it is at present. */
export type SaveAs = "public" | "draft" | "present";
export type AfterSave = "leave" | "stay";

interface SaveCommand {
	as: SaveAs;
	after: AfterSave;
}

export interface Snapshot<Form> {
	rowRef: RowRef;
	values: Form;
}

interface PublishChoice {
	chosen: Publication;
	now: Date;
}

/** How a save can end without a stored row, apart from the end of the session. */
export type FailedStep = "unconfirmed" | "refused" | "gone" | "failed";

/** Clean or dirty isn't a step: React Hook Form knows it, and every step except "left" can be either. */
export type Step<Form> =
	| { name: "editing" }
	/** `sent` is what the form showed when the save began. `again` saves what was typed since, once this save has ended. */
	| { name: "saving"; after: AfterSave; sent: Form; again?: SaveCommand }
	| { name: "conflict"; newer: Snapshot<Form> }
	| { name: "signed-out" }
	/** No answer: offline or a timeout, so the row may or may not be stored. */
	| { name: "unconfirmed" }
	| { name: "refused" }
	| { name: "gone" }
	| { name: "failed" }
	| { name: "left" };

export interface EditorState<Form> {
	step: Step<Form>;
	rowRef: RowRef;
	/** The form is clean when it shows these. */
	savedValues: Form;
	nextStatus: RowState | null;
	lastCommand: SaveCommand;
	/** The input of the last save as JSON, and what was stored. */
	lastSaved: { input: string; values: Form } | null;
}

export type EditorEvent<Form, Input> =
	| ({ type: "save"; command: SaveCommand; dropUnfinished: boolean } & PublishChoice)
	/** The admin asks, or has signed in again. */
	| ({ type: "saveAgain" } & PublishChoice)
	| { type: "checked"; input: Input; after: AfterSave; sent: Form }
	| { type: "saved"; input: Input; saved: Snapshot<Form> }
	| { type: "conflicted"; newer: Snapshot<Form> }
	| { type: "saveFailed"; failure: SaveFailure }
	| ({ type: "keepMine" } & PublishChoice)
	| { type: "takeTheirs"; mine: Form }
	| { type: "signIn" }
	| { type: "textRestored"; rowId: string; version: number | null }
	| { type: "versionRestored"; saved: Snapshot<Form> };

export type Effect<Form, Input> =
	/** With `saved`, only if the form shows something else by now. */
	| { type: "check"; command: SaveCommand; dropUnfinished: boolean; saved?: Form }
	/** Writes the row, and reports "saved", "conflicted" or "saveFailed". */
	| { type: "send"; rowRef: RowRef; input: Input }
	/** With `sent`, what was typed since stays in the form. */
	| { type: "show"; values: Form; sent: Form | null }
	/** The row has these values now. The form keeps its own, except the status if `publication` is given. */
	| { type: "rebase"; values: Form; publication: Publication | null }
	/** Unless the form still has unsaved text after "show". */
	| { type: "forgetUnsaved" }
	| { type: "announce"; input: Input; isNew: boolean }
	| { type: "openList" }
	| { type: "openRow"; id: string }
	| { type: "markSlug" }
	| { type: "reportFailure"; name: FailedStep }
	| { type: "endSession" }
	| { type: "returnFocus" }
	| { type: "focusFirstField" }
	| { type: "offerMine"; mine: Form };

interface Transition<Form, Input> {
	state: EditorState<Form>;
	effects: Effect<Form, Input>[];
}

export function initialState<Form>({ rowRef, values }: Snapshot<Form>): EditorState<Form> {
	const lastCommand: SaveCommand = { as: "public", after: "leave" };
	return { step: { name: "editing" }, rowRef, savedValues: values, nextStatus: null, lastCommand, lastSaved: null };
}

export function transition<Form extends Publication, Input>(
	state: EditorState<Form>,
	event: EditorEvent<Form, Input>,
): Transition<Form, Input> {
	const { step } = state;
	switch (event.type) {
		case "save":
			return requestSave(state, event.command, event, event.dropUnfinished);
		case "saveAgain":
			return requestSave(step.name === "signed-out" ? { ...state, step: { name: "editing" } } : state, state.lastCommand, event, false);
		case "checked":
			return sendOrSkip(state, event);
		case "saved":
			return step.name === "saving" ? finishSave(state, step, event) : ignore(state);
		case "conflicted":
			return step.name === "saving" ? goTo(state, { name: "conflict", newer: event.newer }, { type: "returnFocus" }) : ignore(state);
		case "saveFailed":
			return step.name === "saving" ? failSave(state, event.failure) : ignore(state);
		case "keepMine":
			return step.name === "conflict" ? keepMine(state, step.newer, event) : ignore(state);
		case "takeTheirs":
			return step.name === "conflict"
				? adopt(state, step.newer, { type: "focusFirstField" }, { type: "offerMine", mine: event.mine })
				: ignore(state);
		case "signIn":
			return step.name === "signed-out" ? { state, effects: [{ type: "endSession" }] } : ignore(state);
		case "textRestored":
			return isBusy(step) ? ignore(state) : { state: { ...state, rowRef: restoredRef(state.rowRef, event) }, effects: [] };
		case "versionRestored":
			return isBusy(step) ? ignore(state) : adopt(state, event.saved);
	}
}

const ignore = <Form>(state: EditorState<Form>) => ({ state, effects: [] });
const isBusy = ({ name }: Step<unknown>) => name === "saving" || name === "left";

function goTo<Form, Input>(state: EditorState<Form>, step: Step<Form>, ...effects: Effect<Form, Input>[]): Transition<Form, Input> {
	return { state: { ...state, step }, effects };
}

function requestSave<Form extends Publication, Input>(
	state: EditorState<Form>,
	command: SaveCommand,
	{ chosen, now }: PublishChoice,
	dropUnfinished: boolean,
): Transition<Form, Input> {
	const { step } = state;
	if (step.name === "saving" && step.after === "stay" && command.after === "stay") return goTo(state, { ...step, again: command });
	if (isBusy(step)) return ignore(state);
	const nextStatus = statusFor(command.as, state, chosen, now);
	return { state: { ...state, lastCommand: command, nextStatus }, effects: [{ type: "check", command, dropUnfinished }] };
}

/** Ctrl+S keeps the status that the row has now; a button does what it says. */
function keepMine<Form extends Publication, Input>(
	state: EditorState<Form>,
	{ rowRef, values }: Snapshot<Form>,
	{ chosen, now }: PublishChoice,
): Transition<Form, Input> {
	const { lastCommand } = state;
	const next: EditorState<Form> = { ...state, step: { name: "editing" }, rowRef, savedValues: values, lastSaved: null };
	const publication = lastCommand.as === "present" ? { status: values.status, publishAt: values.publishAt } : null;
	const saving = requestSave<Form, Input>(next, lastCommand, { chosen: publication ?? chosen, now }, false);
	return { ...saving, effects: [{ type: "rebase", values, publication }, ...saving.effects] };
}

function statusFor<Form extends Publication>(as: SaveAs, state: EditorState<Form>, chosen: Publication, now: Date): RowState {
	const stored = storedStatus(state, now);
	if (as === "draft" || (as === "present" && (stored === null || stored === "draft"))) return "draft";
	const { publishedAt } = state.rowRef;
	// A schedule that passed while the form was open is public already; the rules would refuse its time as past.
	const isDue = publishedAt !== null && +new Date(chosen.publishAt) === +new Date(publishedAt) && new Date(chosen.publishAt) <= now;
	return chosen.status === "scheduled" && !isDue ? "scheduled" : "published";
}

/** The status of the row at `now`: a schedule can pass while the form is open. Null before the first save. */
export function storedStatus<Form extends Publication>({ rowRef, savedValues }: EditorState<Form>, now = new Date()): RowState | null {
	if (rowRef.version === null) return null;
	const { status, publishAt } = savedValues;
	return status === "scheduled" && new Date(publishAt) <= now ? "published" : status;
}

function sendOrSkip<Form extends Publication, Input>(
	state: EditorState<Form>,
	{ input, after, sent }: { input: Input; after: AfterSave; sent: Form },
): Transition<Form, Input> {
	if (isBusy(state.step)) return ignore(state);
	const { lastSaved, rowRef } = state;
	// Sanitizing removed the only change: show what is stored instead of saving it again.
	if (after === "stay" && lastSaved?.input === JSON.stringify(input)) {
		const { values } = lastSaved;
		const show: Effect<Form, Input> = { type: "show", values, sent: withoutChoice(state, sent, values) };
		return { state: { ...state, savedValues: values }, effects: [show, { type: "forgetUnsaved" }] };
	}
	return goTo(state, { name: "saving", after, sent }, { type: "send", rowRef, input });
}

/** Ctrl+S leaves a draft a draft. The time that was chosen for it is shown as typed since: the next "Publish" needs it. */
function withoutChoice<Form extends Publication>({ lastCommand }: EditorState<Form>, sent: Form, { status, publishAt }: Form): Form {
	return lastCommand.as === "present" && status === "draft" && sent.status === "scheduled" ? { ...sent, status, publishAt } : sent;
}

function finishSave<Form extends Publication, Input>(
	state: EditorState<Form>,
	{ after, sent, again }: { after: AfterSave; sent: Form; again?: SaveCommand },
	{ input, saved: { rowRef, values } }: { input: Input; saved: Snapshot<Form> },
): Transition<Form, Input> {
	const isNew = state.rowRef.version === null;
	const next = { ...state, rowRef, savedValues: values, lastSaved: { input: JSON.stringify(input), values } };
	// `show` changes the form's values, which would count as unsaved text: forget it afterwards.
	const show: Effect<Form, Input> = { type: "show", values, sent: after === "stay" ? withoutChoice(state, sent, values) : null };
	const done: Effect<Form, Input>[] = [show, { type: "forgetUnsaved" }, { type: "announce", input, isNew }];
	if (after === "leave") return goTo(next, { name: "left" }, ...done, { type: "openList" });
	const stay: Effect<Form, Input>[] = isNew ? [{ type: "openRow", id: rowRef.id }] : [];
	const more: Effect<Form, Input>[] = again ? [{ type: "check", command: again, dropUnfinished: false, saved: values }] : [];
	return goTo(next, { name: "editing" }, ...done, ...stay, { type: "returnFocus" }, ...more);
}

function failSave<Form, Input>(state: EditorState<Form>, { kind }: SaveFailure): Transition<Form, Input> {
	if (kind === "slug-taken") return goTo(state, { name: "editing" }, { type: "markSlug" });
	if (kind === "session") return goTo(state, { name: "signed-out" }, { type: "endSession" }, { type: "returnFocus" });
	const name = kind === "network" ? "unconfirmed" : kind === "unknown" ? "failed" : kind;
	// Without an answer, the row may have another text than the last known save gave it.
	const lastSaved = kind === "network" || kind === "unknown" ? null : state.lastSaved;
	return goTo({ ...state, lastSaved }, { name }, { type: "reportFailure", name }, { type: "returnFocus" });
}

/** Shows a row that wasn't saved by this form; the next save replaces it. */
function adopt<Form, Input>(
	state: EditorState<Form>,
	{ rowRef, values }: Snapshot<Form>,
	...effects: Effect<Form, Input>[]
): Transition<Form, Input> {
	const next = { ...state, rowRef, savedValues: values, lastSaved: null };
	return goTo(next, { name: "editing" }, { type: "show", values, sent: null }, { type: "forgetUnsaved" }, ...effects);
}

/** A new row takes the id of the restored text, so that a save whose answer was lost isn't repeated; a stored row the version that the text began with. */
function restoredRef(rowRef: RowRef, { rowId, version }: { rowId: string; version: number | null }): RowRef {
	if (rowRef.version === null) return { ...rowRef, id: rowId };
	return version === null ? rowRef : { ...rowRef, version };
}

export type EditorMachine<Form extends Publication, Input> = ReturnType<typeof createMachine<Form, Input>>;

/** Holds the state of one open form. `apply` changes it at once and returns the effects to run. */
export function createMachine<Form extends Publication, Input>(initial: Snapshot<Form>) {
	const { read, subscribe, set } = createStore(initialState(initial));
	return {
		read,
		subscribe,
		apply: (event: EditorEvent<Form, Input>): Effect<Form, Input>[] => {
			const next = transition(read(), event);
			set(next.state);
			return next.effects;
		},
	};
}
