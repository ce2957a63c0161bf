import { useDeferredValue } from "react";
import { type FieldErrors, type FieldPath, type FieldValues, get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { focusPart, sectionId } from "@/features/admin/ui/form/form-section";
import { classNames } from "@/shared/lib/class-names";
import type { EditorDefinition, EditorTypes } from "./editor-definition";

/** The required fields that are empty and were refused. */
export function findMissingFields<Form extends FieldValues>(required: FieldPath<Form>[], values: Form, errors: FieldErrors<Form>) {
	return required.filter((path) => {
		const value: unknown = get(values, path);
		return get(errors, path) !== undefined && typeof value === "string" && value.trim() === "";
	});
}

interface MissingFieldsProps<T extends EditorTypes> {
	definition: EditorDefinition<T>;
}

/** After a refused publication: links to the fields that it needs. */
export function MissingFields<T extends EditorTypes>({ definition: { kind, required, sections } }: MissingFieldsProps<T>) {
	const { getValues, setFocus } = useFormContext<T["form"]>();
	const { errors } = useFormState<T["form"]>();
	const missing = findMissingFields(required, getValues(), errors);
	if (missing.length === 0) return null;
	const links = missing.map((path) => {
		const name = path.split(".")[0] ?? path;
		const section = sections.find(({ fields }) => name in fields);
		return { path, label: section?.fields[name] ?? name, href: `#${sectionId(section?.title ?? "")}` };
	});
	return (
		<nav aria-label="Missing fields" className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 pl-1 text-[0.88rem] @min-[40rem]:pl-0">
			<span className="text-ink-2">
				{missing.every((path) => path === "title") ? `This ${kind.noun} still needs:` : `To publish this ${kind.noun}, fill in:`}
			</span>
			{links.map(({ path, label, href }) => (
				<a
					key={path}
					href={href}
					className="py-1 font-medium text-danger underline underline-offset-3"
					onClick={(event) => {
						event.preventDefault();
						if (!focusField(event.currentTarget, path)) setFocus(path);
					}}
				>
					{label}
				</a>
			))}
		</nav>
	);
}

/** Focuses a field of the form that holds an element, also one that the view hides. False for fields without a control of their own. */
function focusField(within: Element, path: string): boolean {
	const control = within.closest("form")?.querySelector<HTMLElement>(`[name="${path}"]`);
	if (control) focusPart(control);
	return control !== null && control !== undefined;
}

interface MissingTextsProps<T extends EditorTypes> extends MissingFieldsProps<T> {
	/** Whether wide screens show only the text of the form. */
	hidesDetails?: boolean | undefined;
}

/** Before publishing: how many pictures lack an alternative text, and a way to the first. */
export function MissingTexts<T extends EditorTypes>({ definition: { withoutText }, hidesDetails = false }: MissingTextsProps<T>) {
	const { control, setFocus } = useFormContext<T["form"]>();
	const missing = withoutText(useDeferredValue(useWatch({ control })) as T["form"]);
	const [first] = missing;
	if (first === undefined) return null;
	// The field of the main picture has a note of its own.
	const isNoted = missing.length === 1 && /imageAlt$/i.test(first);
	if (isNoted && !hidesDetails) return null;
	return (
		<p
			className={classNames(
				"mt-0 mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 pl-1 text-[0.88rem] text-ink-2 @min-[40rem]:pl-0",
				isNoted && "max-xl:hidden",
			)}
		>
			<span>{`${missing.length === 1 ? "1 picture has" : `${missing.length} pictures have`} no alternative text.`}</span>
			<button
				type="button"
				className="link-line py-1 font-medium text-ink"
				onClick={(event) => {
					if (!focusField(event.currentTarget, first)) setFocus(first);
				}}
			>
				{missing.length === 1 ? "Add it" : "Add the first"}
			</button>
		</p>
	);
}
