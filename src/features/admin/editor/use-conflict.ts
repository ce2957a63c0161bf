import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "sonner";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { Publication } from "@/data/admin-rows/publication";
import { differences } from "./differences";
import type { EditedRow, EditorDefinition, EditorFields } from "./editor-definition";
import type { SaveFailure } from "./save-failure";

interface Conflict<Row extends EditedRow, Form extends EditorFields, Input extends Publication> {
	definition: EditorDefinition<Row, Form, Input>;
	form: UseFormReturn<Form, unknown, Input>;
	formRef: RefObject<HTMLFormElement | null>;
	failure: SaveFailure<Row> | null;
	/** Takes the newer row's version. */
	take: (current: SavedRow<Row>) => void;
	showStored: (row: Row) => void;
	saveAgain: () => void;
	/** Puts values into the form as unsaved ones. */
	put: (values: Form) => void;
}

/** Somebody else saved first: what differs, and the ways out that change the form. */
export function useConflict<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(
	conflict: Conflict<Row, Form, Input>,
) {
	const { definition, form, formRef, failure, take, showStored, saveAgain, put } = conflict;
	const theirs = failure?.kind === "stale" ? failure.current : null;
	const keepMine = () => {
		if (!theirs) return;
		take(theirs);
		saveAgain();
	};
	const takeTheirs = () => {
		if (!theirs) return;
		const mine = structuredClone(form.getValues());
		take(theirs);
		showStored(theirs.row);
		formRef.current?.querySelector<HTMLElement>("input, textarea")?.focus();
		toast("The other version is shown", {
			position: "top-right",
			duration: 20_000,
			description: "Yours is not saved.",
			action: { label: "Put mine back", onClick: () => put(mine) },
		});
	};
	return {
		differences: theirs ? differences(definition, form.getValues(), definition.toForm(theirs.row)) : [],
		keepMine,
		takeTheirs,
	};
}
