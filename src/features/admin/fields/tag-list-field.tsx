import { type FieldPath, type FieldValues, get, useController, useFormContext } from "react-hook-form";
import { firstMessage } from "./first-message";
import { TagList, type TagListProps } from "./tag-list";

interface TagListFieldProps<Fields extends FieldValues> extends Omit<TagListProps, "entries" | "onEntries" | "text" | "onText" | "error"> {
	/** Member that holds the list. */
	name: FieldPath<Fields>;
	/** Member that holds what stands in the box: a save adds it, and it counts as unsaved. */
	draftName: FieldPath<Fields>;
}

/** A tag list of the surrounding form. */
export function TagListField<Fields extends FieldValues>({ name, draftName, ...list }: TagListFieldProps<Fields>) {
	const { control, formState } = useFormContext<Fields>();
	const entries = useController({ control, name });
	const draft = useController({ control, name: draftName });
	return (
		<TagList
			{...list}
			entries={textsIn(entries.field.value)}
			onEntries={entries.field.onChange}
			text={typeof draft.field.value === "string" ? draft.field.value : ""}
			onText={draft.field.onChange}
			error={firstMessage(get(formState.errors, name))}
		/>
	);
}

function textsIn(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
