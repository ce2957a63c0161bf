import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldPathValue, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { useBlocker } from "react-router-dom";
import type { Publication } from "@/data/admin-rows/publication";
import { ask, type Question } from "@/features/admin/ui/confirm";
import { focusPart } from "@/features/admin/ui/form/form-section";
import { createRunningUploads } from "@/features/admin/ui/form/running-uploads";
import { askBeforeLeaving } from "@/features/admin/ui/leave-question";
import { commandLetter } from "@/features/admin/ui/shortcut-keys";
import { isSameValue } from "./differences";
import type { EditorDefinition, EditorFields, EditorTypes } from "./editor-definition";
import type { EditorMachine } from "./editor-state";

/** The form with its rules. After a refused save the first invalid field gets the focus, in the order of the page. */
export function useEditorForm<T extends EditorTypes>(
	{ schema, draftSchema }: EditorDefinition<T>,
	machine: EditorMachine<T["form"], T["input"]>,
) {
	const [resolver] = useState((): Resolver<T["form"], unknown, T["input"]> => {
		const createResolver = (rules: typeof schema) =>
			zodResolver<T["form"], unknown, T["input"]>(rules, {
				error: (issue) => (issue.code === "too_small" ? "Fill this in, or remove the entry" : undefined),
			});
		const [forSite, forDraft] = [createResolver(schema), createResolver(draftSchema)];
		// The form keeps the stored or chosen status; the rules judge the one that the save asks for.
		return (values, context, options) => {
			const { nextStatus } = machine.read();
			const rules = nextStatus === "draft" ? forDraft : forSite;
			return rules(nextStatus ? { ...values, status: nextStatus } : values, context, options);
		};
	});
	const [defaultValues] = useState(() => machine.read().savedValues as DefaultValues<T["form"]>);
	const form = useForm<T["form"], unknown, T["input"]>({ resolver, defaultValues, shouldFocusError: false });
	const formRef = useRef<HTMLFormElement>(null);
	const [uploads] = useState(createRunningUploads);
	const { submitCount } = form.formState;
	useEffect(() => {
		if (submitCount === 0) return;
		const invalid = formRef.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? [];
		const first = [...invalid].find((control) => !control.closest("[hidden]"));
		if (first) focusPart(first);
	}, [submitCount]);
	return { form, formRef, uploads };
}

/**
 * Sets the values that differ. The list around `box` is set member by member: setting it whole renders its boxes anew,
 * which loses the focus. The only place that tells TypeScript that a key of the form's values is one of its paths.
 */
export function fill<Form extends EditorFields, Input>(
	form: UseFormReturn<Form, unknown, Input>,
	values: Partial<Form> | Partial<Publication>,
	box: TypedBox | null = null,
): void {
	const set = (path: string, now: unknown, next: unknown): void => {
		if (isSameValue(now, next)) return;
		const [mine, theirs] = [readMembers(now), readMembers(next)];
		if (box?.name.startsWith(`${path}.`) && [...mine.keys()].join() === [...theirs.keys()].join())
			for (const [name, value] of theirs) set(`${path}.${name}`, mine.get(name), value);
		else form.setValue(path as FieldPath<Form>, next as FieldPathValue<Form, FieldPath<Form>>, { shouldDirty: true });
	};
	const now = readMembers(form.getValues());
	for (const [name, value] of Object.entries(values)) set(name, now.get(name), value);
}

const readMembers = (value: unknown) => new Map<string, unknown>(Object.entries(Object(value)));

type TypedBox = HTMLInputElement | HTMLTextAreaElement;

/** Runs `show` with the box that has the focus. If this trims what was typed there, the box shows it until it is left; the form has the trimmed value. */
export function whileTyping(show: (box: TypedBox | null) => void): void {
	const { activeElement: box } = document;
	if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) {
		show(null);
		return;
	}
	const { value: typed, selectionStart, selectionEnd } = box;
	show(box);
	const stored = box.value;
	if (stored === typed || stored !== typed.trim()) return;
	box.value = typed;
	box.setSelectionRange(selectionStart, selectionEnd);
	const trim = () => {
		if (box.value === typed) box.value = stored;
	};
	box.addEventListener("blur", trim, { once: true });
}

/** Compares the form with other stored values from now on, without changing what it shows. */
export function rebase<Form extends EditorFields, Input>(form: UseFormReturn<Form, unknown, Input>, stored: Form): void {
	form.reset(stored, { keepValues: true, keepFieldsRef: true });
}

export function markSlug<Form extends EditorFields, Input>(form: UseFormReturn<Form, unknown, Input>, message: string): void {
	form.setError("slug" as FieldPath<Form>, { type: "refused", message });
}

/** The id of the new row to which a navigation takes its form. */
export function readContinuedRow(state: unknown): unknown {
	return typeof state === "object" && state !== null && "continues" in state ? state.continues : undefined;
}

const TEXT_KEPT = "Your changes stay in this browser.";
const CHANGES_LOST = "Your changes will be lost.";
const UPLOADING = "A picture is still uploading. If you leave now, it won't be in this form.";

/** Calls the functions at the moment of leaving: after a save, the navigation happens before the next render. */
export function useLeaveGuard(isTextKept: () => boolean, isUnsaved: () => boolean, isUploading = () => false): void {
	const latest = useRef({ isUnsaved, isUploading });
	latest.current = { isUnsaved, isUploading };
	const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
		const isSameForm = historyAction === "REPLACE" && readContinuedRow(nextLocation.state) !== undefined;
		return (isUnsaved() || isUploading()) && !isSameForm && currentLocation.pathname !== nextLocation.pathname;
	});
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		const another = new AbortController();
		const question = leaveQuestion(latest.current.isUnsaved(), isTextKept(), latest.current.isUploading());
		void ask(question, another.signal).then((agreed) => {
			// Another navigation has replaced this one, with a question of its own.
			if (another.signal.aborted) return;
			if (agreed) blocker.proceed();
			else blocker.reset();
		});
		return () => another.abort();
	}, [blocker, isTextKept]);
	useEffect(() => askBeforeLeaving(() => latest.current.isUnsaved() || latest.current.isUploading()), []);
}

function leaveQuestion(isUnsaved: boolean, isKept: boolean, isUploading: boolean): Question {
	const changes = isKept ? TEXT_KEPT : CHANGES_LOST;
	return {
		title: isUnsaved ? "Leave without saving?" : "Leave during the upload?",
		detail: [isUnsaved && changes, isUploading && UPLOADING].filter(Boolean).join(" "),
		action: "Leave",
		cancel: "Stay",
		isDangerous: isUnsaved && !isKept,
	};
}

// A popover, such as the details of a picture, isn't a dialog in front of the form.
const OPEN_DIALOG = 'dialog[open], [role="dialog"][data-state="open"]:not([data-radix-popper-content-wrapper] *)';

/** Runs on Ctrl+S and Cmd+S unless a dialog is open. The browser's own "Save page" never opens. */
export function useSaveKey(run: () => void): void {
	const latest = useRef(run);
	latest.current = run;
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (commandLetter(event) !== "s" || event.shiftKey) return;
			event.preventDefault();
			if (!event.repeat && !document.querySelector(OPEN_DIALOG)) latest.current();
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, []);
}
