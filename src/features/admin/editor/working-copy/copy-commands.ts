import { type RefObject, useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "sonner";
import { ask } from "@/features/admin/ui/confirm";
import { reportFailure, showFailure } from "@/features/admin/ui/failures";
import { WRITE_PENDING } from "@/features/admin/ui/form/pending-text";
import { findChangedLabels, findDifferences, formatAnyForm, isSameValue } from "../differences";
import type { EditorDefinition, EditorTypes, OpenedRow } from "../editor-definition";
import { type EditorEvent, type EditorMachine, storedStatus } from "../editor-state";
import { toRowRef } from "../save-row";
import { hasShape } from "../use-autosave";
import { offerMine } from "../use-editor-effects";
import type { CopyStep } from "./copy-state";
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
export function describeOpenedCopy<T extends EditorTypes>(
	definition: EditorDefinition<T>,
	opened: OpenedRow<T["row"]> | null,
): OpenedCopyNote | null {
	const copy = opened?.copy;
	if (!copy) return null;
	const fits = hasShape(definition.schema, copy.values);
	return {
		at: copy.at,
		fields: fits ? findChangedLabels(definition, copy.values, definition.toForm(opened.row), opened.row.published_at ?? null) : [],
		isOutdated: copy.baseVersion !== opened.version,
		foreignText: fits ? null : () => formatAnyForm(definition, copy.values),
	};
}

interface CommandOptions<T extends EditorTypes> {
	definition: EditorDefinition<T>;
	form: UseFormReturn<T["form"], unknown, T["input"]>;
	formRef: RefObject<HTMLFormElement | null>;
	machine: EditorMachine<T["form"], T["input"]>;
	copy: FormCopy;
	note: OpenedCopyNote | null;
	putBack: (values: T["form"]) => void;
	dispatch: (event: EditorEvent<T["form"], T["input"]>) => Promise<unknown>;
}

/** What the form shows of its working copy, and what its buttons do with it. */
export function createCopyCommands<T extends EditorTypes>(options: CommandOptions<T>) {
	const { definition, form, machine, copy, note, putBack } = options;
	const { step, copy: onServer } = copy.state;
	return {
		...copy,
		/** Until the copy is published or discarded. */
		note: onServer && (form.formState.isDirty || step.name === "foreign") ? note : null,
		differences: step.name === "conflict" ? findDifferences(definition, form.getValues(), step.newer.values) : [],
		// While the row itself is being saved, the copy has nothing to store.
		save: () => machine.read().step.name === "saving" || void copy.saveNow().then((isStored) => reportCopy(isStored, copy.step())),
		takeTheirs: () => {
			const mine = structuredClone(form.getValues());
			copy.takeTheirs();
			offerMine(() => putBack(mine));
		},
		discard: () => void discardChanges(options),
	};
}

/** For the steps in which the copy is never stored by itself. */
const waits: Partial<Record<CopyStep["name"], string>> = {
	conflict: "Your changes are kept on this device. Choose which version to keep first.",
	foreign: "Your changes are kept on this device until you publish them. The server has older changes that don't fit this form.",
};

const NOT_SAVED = "copy-not-saved";

function reportCopy(isStored: boolean, { name }: CopyStep): void {
	const description = waits[name] ?? "Your changes are kept on this device and will be saved when possible.";
	if (isStored) toast.success("Saved. Not published yet.");
	else toast.error("Not saved on the server", { id: NOT_SAVED, description, duration: Number.POSITIVE_INFINITY });
}

/** Takes "Not saved on the server" back once nothing is left to save, and when the admin leaves the form. */
export function useSavedAfterAll(step: CopyStep): void {
	useEffect(() => {
		if (step.name === "idle") toast.dismiss(NOT_SAVED);
	}, [step]);
	useEffect(() => () => void toast.dismiss(NOT_SAVED), []);
}

/** Asks, then shows the stored row again, which deletes the copy. */
async function discardChanges<T extends EditorTypes>(options: CommandOptions<T>): Promise<void> {
	const { machine, copy, dispatch } = options;
	const { kind, store, toForm } = options.definition;
	const shown = storedStatus(machine.read()) === "published" ? "published" : "saved";
	const detail = `The form then shows the ${shown} ${kind.noun} again.`;
	if (!(await ask({ title: "Discard your changes?", detail, action: "Discard", isDangerous: true }))) return;
	const isSame = watchForm(options);
	try {
		const live = await store.read(machine.read().rowRef.id);
		if (!live) throw new Error("The row no longer exists");
		if (!isSame()) return showFailure("Your changes weren't discarded, because you edited or saved the form in the meantime.");
		await dispatch({ type: "versionRestored", saved: { rowRef: toRowRef(live), values: toForm(live.row) } });
		copy.discardForeign();
		if (await copy.isDeleted()) toast.success("Changes discarded");
		else
			showFailure(
				`The form shows the ${shown} ${kind.noun} again, but your changes couldn't be deleted on the server. They are offered when you open it again.`,
			);
	} catch (error) {
		reportFailure(kind.titles.edit, error, "Your changes weren't discarded. Please try again.");
	}
}

/** The returned function says whether the form was neither edited nor saved since the call. */
function watchForm<T extends EditorTypes>({ form, formRef, machine }: CommandOptions<T>): () => boolean {
	const values = () => {
		formRef.current?.dispatchEvent(new Event(WRITE_PENDING));
		return form.getValues();
	};
	const { rowRef } = machine.read();
	const before = structuredClone(values());
	return () => {
		const { step, rowRef: current } = machine.read();
		return current === rowRef && step.name !== "saving" && step.name !== "left" && isSameValue(values(), before);
	};
}
