import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { type FieldErrors, get, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import type { RowState } from "@/data/admin-rows/publication";
import { useWayBack } from "@/features/admin/list/row-link";
import { firstMessage } from "@/features/admin/ui/form/form-fields";
import { WRITE_PENDING } from "@/features/admin/ui/form/pending-text";
import type { RunningUploads } from "@/features/admin/ui/form/running-uploads";
import { formatDateTime } from "@/features/admin/ui/format";
import { useMounted } from "@/shared/hooks/use-mounted";
import { isSameValue, withTyped } from "./differences";
import {
	describeRefusals,
	type EditorDefinition,
	type EditorFields,
	type EditorKind,
	type EditorTypes,
	type UnfinishedEntry,
} from "./editor-definition";
import type { EditorEvent, Effect, FailedStep } from "./editor-state";
import { findMissingFields } from "./missing-fields";
import { type EditorSession, explainFailure, mayBeStored, saveRow, toRowRef } from "./save-row";
import { fill, markSlug, rebase, whileTyping } from "./use-editor-form";

interface EffectOptions<T extends EditorTypes> {
	definition: EditorDefinition<T>;
	form: UseFormReturn<T["form"], unknown, T["input"]>;
	formRef: RefObject<HTMLFormElement | null>;
	session: EditorSession;
	dispatch: (event: EditorEvent<T["form"], T["input"]>) => Promise<unknown>;
	forgetUnsaved: () => void;
	/** Keeps what the form shows in place of the older text. */
	keepUnsaved: () => void;
	/** Ends when no request for the working copy is running. */
	quiet: () => Promise<unknown>;
	putBack: (values: T["form"]) => void;
	uploads: RunningUploads;
}

/** Runs what the editor's state machine asks for. "check" and "send" end with their save. */
export function useEditorEffects<T extends EditorTypes>(options: EffectOptions<T>) {
	const { definition, form, formRef, session, dispatch, forgetUnsaved, keepUnsaved, putBack } = options;
	const { kind } = definition;
	const navigate = useNavigate();
	const back = useWayBack(kind.lists);
	const queries = useQueryClient();
	const mounted = useMounted();
	const returnFocus = useRef(() => {});
	const keepsText = useRef(false);
	const unanswered = useRef<T["input"][]>([]);
	const failureToast = useFailureToast(kind);

	return (effect: Effect<T["form"], T["input"]>): Promise<unknown> | undefined => {
		switch (effect.type) {
			case "check":
				return check(options, effect);
			case "send":
				returnFocus.current = rememberFocus();
				failureToast.dismiss();
				return send(options, effect, unanswered).then(dispatch);
			case "show":
				if (effect.sent) keepsText.current = showSaved(options, effect.values, effect.sent);
				else if (mounted.current) form.reset(effect.values);
				return;
			case "rebase":
				if (effect.publication) fill(form, effect.publication);
				return void rebase(form, effect.values);
			case "forgetUnsaved":
				if (keepsText.current) keepUnsaved();
				else forgetUnsaved();
				keepsText.current = false;
				return;
			case "announce":
				announce(definition, effect);
				return void queries.invalidateQueries({ queryKey: [kind.table] });
			case "openList":
				return void (mounted.current && navigate(back.to, { state: back.state }));
			case "openRow":
				return void (mounted.current && navigate(kind.edit(effect.id), { replace: true, state: { continues: effect.id, list: back.to } }));
			case "markSlug":
				markSlug(form, `Another ${kind.noun} already uses this slug`);
				return void showInvalid(kind, "Please correct the marked fields.");
			case "reportFailure":
				return void failureToast.show(effect.name);
			case "endSession":
				return void session.end().catch(() => undefined);
			case "returnFocus":
				return void returnFocus.current();
			case "focusFirstField":
				return void formRef.current?.querySelector<HTMLElement>("input, textarea")?.focus();
			case "offerMine":
				return void offerMine(() => putBack(effect.mine));
		}
	};
}

function check<T extends EditorTypes>(
	{ definition, form, dispatch, uploads }: EffectOptions<T>,
	{ command, dropUnfinished, saved }: Extract<Effect<T["form"], T["input"]>, { type: "check" }>,
): Promise<unknown> | undefined {
	const { kind, required, longField } = definition;
	const values = form.getValues();
	if (saved && isSameValue(values, saved)) return undefined;
	const { form: absorbed, unfinished } = definition.absorb?.(values) ?? { form: values, unfinished: [] };
	fill(form, absorbed);
	const sent = structuredClone(form.getValues());
	const onValid = (input: T["input"]) => {
		const [first] = unfinished;
		const isUploading = uploads.any();
		if (dropUnfinished || !(first || isUploading)) {
			toast.dismiss(getNoticeId(kind));
			return dispatch({ type: "checked", input, after: command.after, sent });
		}
		warnUnfinished(kind, unfinished, isUploading, () => {
			const { status, publishAt } = form.getValues();
			void dispatch({ type: "save", command, dropUnfinished: true, chosen: { status, publishAt }, now: new Date() });
		});
		if (first) form.setFocus(first.box);
		return undefined;
	};
	const onInvalid = (errors: FieldErrors<T["form"]>) => {
		const isMissing = findMissingFields(required, absorbed, errors).length > 0;
		const usual = isMissing ? "Please fill in all required fields." : "Please correct the marked fields.";
		const isLong = Object.keys(errors).join() === longField && get(absorbed, longField) !== "";
		showInvalid(kind, (isLong && firstMessage(get(errors, longField))) || usual);
	};
	return form.handleSubmit(onValid, onInvalid)();
}

/** Shows the stored values except where the admin has typed since. Returns whether they have. */
function showSaved<T extends EditorTypes>({ form, formRef }: EffectOptions<T>, stored: T["form"], sent: T["form"]): boolean {
	formRef.current?.dispatchEvent(new Event(WRITE_PENDING));
	const shown = withTyped(form.getValues(), sent, stored);
	whileTyping((box) => {
		fill(form, shown, box);
		rebase(form, stored);
	});
	return !isSameValue(shown, stored);
}

async function send<T extends EditorTypes>(
	{ definition: { kind, store, toForm }, session, quiet }: EffectOptions<T>,
	{ rowRef, input }: Extract<Effect<T["form"], T["input"]>, { type: "send" }>,
	unanswered: RefObject<T["input"][]>,
): Promise<EditorEvent<T["form"], T["input"]>> {
	try {
		// A copy that arrives after the row is saved would look like new changes.
		await quiet();
		const outcome = await saveRow(store, rowRef, input, unanswered.current);
		unanswered.current = [];
		const saved = "saved" in outcome ? outcome.saved : outcome.newer;
		const snapshot = { rowRef: toRowRef(saved), values: toForm(saved.row) };
		return "saved" in outcome ? { type: "saved", input, saved: snapshot } : { type: "conflicted", newer: snapshot };
	} catch (error) {
		console.error(`${kind.titles.edit}:`, error);
		const failure = await explainFailure(error, session);
		if (mayBeStored(failure)) unanswered.current.push(input);
		return { type: "saveFailed", failure };
	}
}

/** At the top, clear of the form's buttons; they stay until the admin closes them. */
const lasting = { position: "top-right", duration: Number.POSITIVE_INFINITY } as const;
const getNoticeId = ({ table }: EditorKind) => `${table}-validation`;

function useFailureToast(kind: EditorKind) {
	// Each failure gets a new id: a toast that reuses the id of a closing one disappears with it.
	const id = useRef<string | number | null>(null);
	const dismiss = () => {
		if (id.current !== null) toast.dismiss(id.current);
		id.current = null;
	};
	useEffect(() => {
		return () => {
			if (id.current !== null) toast.dismiss(id.current);
			toast.dismiss(getNoticeId(kind));
		};
	}, [kind]);
	return {
		dismiss,
		show: (name: FailedStep) => {
			id.current = toast.error(
				name === "refused" || name === "gone" ? describeRefusals(kind.noun)[name] : "Something went wrong. Please try again.",
				lasting,
			);
		},
	};
}

function showInvalid(kind: EditorKind, description: string): void {
	// A toast keeps the action of the one that it replaces.
	toast.error("Validation Error", { ...lasting, id: getNoticeId(kind), description, action: undefined });
}

function warnUnfinished<Form extends EditorFields>(
	kind: EditorKind,
	unfinished: UnfinishedEntry<Form>[],
	isUploading: boolean,
	saveWithout: () => void,
): void {
	const list = unfinished.map(({ text }) => text).join("; ");
	const entries = list && `${list.charAt(0).toUpperCase()}${list.slice(1)}. Complete or clear it, then save again.`;
	toast.warning(`Not saved because ${list ? "an entry is unfinished" : "a picture is still uploading"}`, {
		...lasting,
		id: getNoticeId(kind),
		description: [entries, isUploading && (list ? "A picture is still uploading, too." : "Save again when the upload has finished.")]
			.filter(Boolean)
			.join(" "),
		action: { label: "Save without it", onClick: saveWithout },
	});
}

const outcomes: Record<RowState, (publishAt: string) => string | undefined> = {
	draft: () => "Saved as a draft. It isn't on the site.",
	scheduled: (publishAt) => `It will be published on ${formatDateTime(publishAt)}.`,
	published: () => undefined,
};

function announce<T extends EditorTypes>(
	{ kind: { notices }, visibleFrom, savedText }: EditorDefinition<T>,
	{ input, isNew }: { input: T["input"]; isNew: boolean },
): void {
	const day = visibleFrom?.(input);
	const outcome = day ? `Visible from ${day}.` : outcomes[input.status](input.publishAt);
	const description = [outcome, savedText?.(input)].filter(Boolean).join(" ") || undefined;
	toast.success(isNew ? notices.created : notices.updated, { description });
}

/**
 * A save disables the focused button or removes it. The returned function gives the focus back in the next task, to the button or to the
 * first section of its form, unless the admin has moved on.
 */
export function rememberFocus(): () => void {
	const element = document.activeElement;
	const section = document.querySelector<HTMLElement>("form fieldset[tabindex]");
	return () => {
		if (!(element instanceof HTMLElement)) return;
		setTimeout(() => {
			const { activeElement } = document;
			if (activeElement !== null && activeElement !== document.body) return;
			if (element.isConnected) element.focus();
			else section?.focus({ preventScroll: true });
		});
	};
}

export function offerMine(putBack: () => void): void {
	toast("You now see the other version", {
		position: "top-right",
		duration: 20_000,
		description: "Your version isn't saved.",
		action: { label: "Put mine back", onClick: putBack },
	});
}
