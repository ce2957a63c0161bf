import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type Resolver, useForm } from "react-hook-form";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { Publication } from "@/data/admin-rows/publication";
import { uniqueId } from "@/shared/lib/unique-id";
import type { EditedRow, EditorDefinition, EditorFields } from "./editor-definition";
import type { SaveTarget } from "./save-row";
import { targetOf } from "./use-save";

/** The form with its rules, the row that it writes, and what of it is stored. */
export function useEditorForm<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(
	definition: EditorDefinition<Row, Form, Input>,
	opened: SavedRow<Row> | null,
) {
	const [first] = useState(() => ({
		values: definition.toForm(opened?.row ?? null),
		// The id is made once per form, so that a repeated request cannot create the row twice.
		target: opened ? targetOf(opened) : ({ id: uniqueId(), version: null, publishedAt: null } satisfies SaveTarget),
	}));
	/** What the form would show if nothing had been typed. */
	const base = useRef<Form>(first.values);
	const target = useRef<SaveTarget>(first.target);
	/** Where the row is to stand if it is saved now; the form holds what it was or what was chosen. */
	const goal = useRef<Partial<Publication>>({});
	const [resolver] = useState((): Resolver<Form, unknown, Input> => {
		const rules = zodResolver<Form, unknown, Input>(definition.schema, {
			error: (issue) => (issue.code === "too_small" ? "Fill this in, or remove the entry" : undefined),
		});
		return (values, context, options) => rules({ ...values, ...goal.current }, context, options);
	});
	const form = useForm<Form, unknown, Input>({
		resolver,
		defaultValues: first.values as DefaultValues<Form>,
		shouldFocusError: false,
	});
	const formRef = useRef<HTMLFormElement>(null);
	const { submitCount } = form.formState;
	// After a refused save the first field that is marked gets the focus, in the order of the page.
	useEffect(() => {
		if (submitCount === 0) return;
		const marked = formRef.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? [];
		// A control with two faces marks both, and only one is seen.
		[...marked].find((control) => !control.closest("[hidden]"))?.focus();
	}, [submitCount]);
	return { form, formRef, base, target, goal };
}
