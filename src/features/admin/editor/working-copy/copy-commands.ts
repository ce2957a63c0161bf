import type { UseFormReturn } from "react-hook-form";
import { toast } from "sonner";
import type { Publication } from "@/data/admin-rows/publication";
import { ask } from "@/features/admin/ui/confirm";
import { reportFailure } from "@/features/admin/ui/failures";
import { anyText, changedLabels, differences } from "../differences";
import type { EditedRow, EditorDefinition, EditorFields, OpenedRow } from "../editor-definition";
import { type EditorEvent, type EditorMachine, storedStatus } from "../editor-state";
import { rowRefOf } from "../save-row";
import { hasShape } from "../use-drafts";
import { offerMine } from "../use-editor-effects";
import type { FormCopy } from "./use-working-copy";

export interface OpenedCopyNote {
	at: string;
	fields: string[];
	/** The row has been saved since the copy began. */
	isOutdated: boolean;
	/** The text of a copy that doesn't fit this form; null for one that is shown. */
	foreignText: (() => string) | null;
}

/** What to say about the copy that a form opens with; null without one. */
export function openedCopyNote<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(
	definition: EditorDefinition<Row, Form, Input>,
	opened: OpenedRow<Row> | null,
): OpenedCopyNote | null {
	const copy = opened?.copy;
	if (!copy) return null;
	const fits = hasShape(definition.schema, copy.values);
	return {
		at: copy.at,
		fields: fits ? changedLabels(definition, copy.values, definition.toForm(opened.row)) : [],
		isOutdated: copy.baseVersion !== opened.version,
		foreignText: fits ? null : () => anyText(definition, copy.values),
	};
}

interface CommandOptions<Row extends EditedRow, Form extends EditorFields, Input extends Publication> {
	definition: EditorDefinition<Row, Form, Input>;
	form: UseFormReturn<Form, unknown, Input>;
	machine: EditorMachine<Form, Input>;
	copy: FormCopy;
	note: OpenedCopyNote | null;
	putBack: (values: Form) => void;
	dispatch: (event: EditorEvent<Form, Input>) => Promise<unknown>;
}

/** What the form shows of its working copy, and what its buttons do with it. */
export function copyCommands<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(
	options: CommandOptions<Row, Form, Input>,
) {
	const { definition, form, machine, copy, note, putBack, dispatch } = options;
	const { step, copy: onServer } = copy.state;
	return {
		...copy,
		/** Until the copy is published or discarded. */
		note: onServer && (form.formState.isDirty || step.name === "foreign") ? note : null,
		differences: step.name === "conflict" ? differences(definition, form.getValues(), step.newer.values) : [],
		// While the row itself is being saved, the copy has nothing to store.
		save: () => machine.read().step.name === "saving" || void copy.saveNow().then(reportCopy),
		takeTheirs: () => {
			const mine = structuredClone(form.getValues());
			copy.takeTheirs();
			offerMine(() => putBack(mine));
		},
		discard: () => {
			const isPublic = storedStatus(machine.read()) === "published";
			void discardChanges(definition, machine.read().rowRef.id, isPublic, dispatch, copy.discardForeign);
		},
	};
}

function reportCopy(isStored: boolean): void {
	if (isStored) toast.success("Saved. Not published yet.");
	else toast.error("Not saved to your drafts", { description: "Your changes are kept on this device and will be saved when possible." });
}

/** Asks, then shows the stored row again, which deletes the copy. */
async function discardChanges<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(
	{ kind, store, toForm }: EditorDefinition<Row, Form, Input>,
	id: string,
	isPublic: boolean,
	dispatch: (event: EditorEvent<Form, Input>) => Promise<unknown>,
	discardForeign: () => void,
): Promise<void> {
	const detail = `The form then shows the ${isPublic ? "published" : "saved"} ${kind.noun} again.`;
	if (!(await ask({ title: "Discard your changes?", detail, action: "Discard", isDangerous: true }))) return;
	try {
		const live = await store.read(id);
		if (!live) throw new Error("The row no longer exists");
		await dispatch({ type: "versionRestored", saved: { rowRef: rowRefOf(live), values: toForm(live.row) } });
		discardForeign();
		toast.success("Changes discarded");
	} catch (error) {
		reportFailure(kind.titles.edit, error, "Your changes weren't discarded. Please try again.");
	}
}
