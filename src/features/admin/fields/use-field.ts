import { useId } from "react";
import { type FieldPath, type FieldValues, get, useFormContext } from "react-hook-form";
import { firstMessage } from "./first-message";

/** What a control of the surrounding form needs: an id, its registration and its first error. */
export function useField<Fields extends FieldValues>(name: FieldPath<Fields>) {
	const { register, formState } = useFormContext<Fields>();
	const id = useId();
	return { id: `${id}${name}`, registration: register(name), error: firstMessage(get(formState.errors, name)) };
}
