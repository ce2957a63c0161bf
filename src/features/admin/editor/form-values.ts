import type { FieldPath, FieldPathValue, UseFormReturn } from "react-hook-form";
import type { Publication } from "@/data/admin-rows/publication";
import type { EditorFields } from "./editor-definition";
import { sameValue } from "./same-value";

/**
 * Puts values into a form, member by member where they differ. TypeScript cannot see that a name out of a form's own values is one of
 * its paths; this is the one place that tells it so.
 */
export function fill<Form extends EditorFields, Input>(
	form: UseFormReturn<Form, unknown, Input>,
	values: Partial<Form> | Partial<Publication>,
): void {
	const now = new Map<string, unknown>(Object.entries(form.getValues()));
	for (const [name, value] of Object.entries(values)) {
		if (sameValue(now.get(name), value)) continue;
		form.setValue(name as FieldPath<Form>, value as FieldPathValue<Form, FieldPath<Form>>, { shouldDirty: true });
	}
}

/** Marks a field of the form. */
export function mark<Form extends EditorFields, Input>(
	form: UseFormReturn<Form, unknown, Input>,
	name: keyof EditorFields & string,
	message: string,
): void {
	form.setError(name as FieldPath<Form>, { type: "refused", message });
}
