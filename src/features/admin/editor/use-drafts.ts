import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { toast } from "sonner";
import * as z from "zod/mini";
import { createDebounce } from "@/shared/lib/time/debounce";
import { uniqueId } from "@/shared/lib/unique-id";
import { anyText, changedLabels, type Described, sameValue } from "./differences";
import { abandonedDrafts, type DraftPlace, dropDraft, keepDraft, type LocalDraft, markFormOpen } from "./local-drafts";
import type { RowRef } from "./save-row";

interface DraftDefinition<Form> extends Described {
	kind: { table: string };
	schema: z.core.$ZodType<unknown, Form>;
	draftVersion: number;
}

type DraftForm<Form extends FieldValues> = Pick<UseFormReturn<Form>, "getValues" | "reset" | "subscribe">;

interface DraftState<Form> {
	step: { name: string };
	rowRef: Pick<RowRef, "id" | "version"> & Partial<RowRef>;
	/** The form is clean when it shows these. */
	savedValues: Form;
}

interface DraftMachine<Form> {
	read: () => DraftState<Form>;
	subscribe: (listener: () => void) => () => void;
}

interface DraftOptions<Form extends FieldValues> {
	definition: DraftDefinition<Form>;
	form: DraftForm<Form>;
	machine: DraftMachine<Form>;
	state: DraftState<Form>;
	owner: string;
	onRestored: (began: Pick<LocalDraft, "rowId" | "version">) => void;
}

/** Keeps what the form shows in this browser until it is saved, and offers the drafts of closed forms. */
export function useDrafts<Form extends FieldValues>(options: DraftOptions<Form>) {
	const { definition, form, machine, state, owner, onRestored } = options;
	const isNew = state.rowRef.version === null;
	const place = { owner, table: definition.kind.table, row: isNew ? "new" : state.rowRef.id };
	const own = useOwnDraft(definition.draftVersion, form, machine, place);
	const offers = useOfferedDraft(definition, form, machine, place);
	const { offered } = offers;

	const latest = useRef(own);
	latest.current = own;
	const put = (values: Form) => {
		form.reset(values, { keepDefaultValues: true });
		latest.current.keepSoon();
	};
	/** A first save moves the draft from the new form to the row, as soon as that is rendered. */
	const keepAgain = () =>
		void setTimeout(() => {
			const { forget, keepSoon, isKept } = latest.current;
			if (forget !== own.forget) own.forget();
			keepSoon();
			isKept();
		});
	return {
		offer: offered?.fits
			? {
					at: offered.at,
					fields: changedLabels(definition, offered.form, form.getValues(), state.rowRef.publishedAt),
					isOutdated: !isNew && offered.version !== state.rowRef.version,
				}
			: null,
		foreign: offered && !offered.fits ? { at: offered.at, text: () => anyText(definition, offered.form) } : null,
		...offerCommands(place, machine, form, offers, own, put, onRestored),
		fails: own.fails,
		isKept: own.isKept,
		forget: own.forget,
		keepAgain,
		putBack: (values: Form) => afterSave(machine, () => put(values)),
	};
}

/** Restore and discard the offered draft, each with Undo. */
function offerCommands<Form extends FieldValues>(
	place: DraftPlace,
	machine: DraftMachine<Form>,
	form: DraftForm<Form>,
	{ offered, removeOffer, offerAgain }: ReturnType<typeof useOfferedDraft<Form>>,
	own: Pick<ReturnType<typeof useOwnDraft>, "isKept">,
	put: (values: Form) => void,
	onRestored: DraftOptions<Form>["onRestored"],
) {
	const restore = () => {
		if (!offered?.fits || isSaving(machine)) return;
		const { rowRef, savedValues } = machine.read();
		const before = structuredClone(form.getValues());
		onRestored(offered);
		put(offered.form);
		const undo = () => {
			const isSavedSince = machine.read().savedValues !== savedValues;
			if (!isSavedSince) onRestored({ rowId: rowRef.id, version: rowRef.version });
			keepDraft(place, { ...offered, at: new Date().toISOString() });
			offerAgain(offered);
			put(before);
		};
		if (!sameValue(before, savedValues))
			toast("Draft restored", { position: "top-right", action: { label: "Undo", onClick: () => afterSave(machine, undo) } });
		if (own.isKept()) dropDraft(place, offered.id);
		removeOffer();
	};
	const discard = () => {
		if (!offered) return;
		dropDraft(place, offered.id);
		removeOffer();
		const undo = () => {
			keepDraft(place, { ...offered, at: new Date().toISOString() });
			offerAgain(offered);
		};
		toast("Draft discarded", { position: "top-right", action: { label: "Undo", onClick: undo } });
	};
	return { restore, discard };
}

const isSaving = (machine: DraftMachine<unknown>) => machine.read().step.name === "saving";

/** Runs at once, or when a running save has ended, because it resets the form. */
function afterSave(machine: DraftMachine<unknown>, run: () => void): void {
	if (!isSaving(machine)) {
		run();
		return;
	}
	const stop = machine.subscribe(() => {
		if (isSaving(machine)) return;
		stop();
		// The machine's effects follow in this task.
		setTimeout(run);
	});
}

/** From the last change to the stored draft. */
const DELAY_MS = 400;

/** Stores every change within a second, and at once when the page is hidden, left or closed. */
function useOwnDraft<Form extends FieldValues>(
	shape: number,
	form: DraftForm<Form>,
	machine: DraftMachine<Form>,
	{ owner, table, row }: DraftPlace,
) {
	const [id] = useState(uniqueId);
	const [fails, setFails] = useState(false);
	const kept = useRef(true);
	const [debounce] = useState(() => createDebounce(DELAY_MS));

	const forget = useCallback(() => {
		debounce.stop();
		dropDraft({ owner, table, row }, id);
	}, [id, owner, table, row, debounce]);
	const flush = useCallback(() => {
		if (!debounce.isWaiting()) return;
		debounce.stop();
		const values = form.getValues();
		const { rowRef, savedValues } = machine.read();
		const place = { owner, table, row };
		const isClean = sameValue(values, savedValues);
		if (isClean) dropDraft(place, id);
		const draft = { id, rowId: rowRef.id, version: rowRef.version, at: new Date().toISOString(), shape, form: values };
		kept.current = isClean || keepDraft(place, draft);
		setFails(!kept.current);
	}, [id, form, machine, owner, table, row, shape, debounce]);
	const keepSoon = useCallback(() => debounce.start(flush), [flush, debounce]);
	const isKept = useCallback(() => {
		flush();
		return kept.current;
	}, [flush]);

	useEffect(() => form.subscribe({ formState: { values: true }, callback: keepSoon }), [form, keepSoon]);
	useFlushOnLeave(id, flush);
	return { fails, isKept, forget, keepSoon };
}

function useFlushOnLeave(id: string, flush: () => void): void {
	useEffect(() => {
		const hidden = () => void (document.visibilityState === "hidden" && flush());
		const markClosed = markFormOpen(id);
		window.addEventListener("pagehide", flush);
		document.addEventListener("visibilitychange", hidden);
		return () => {
			window.removeEventListener("pagehide", flush);
			document.removeEventListener("visibilitychange", hidden);
			flush();
			markClosed();
		};
	}, [id, flush]);
}

/** A draft fits when its values have the form's shape; the text of any other can only be copied. */
type OfferedDraft<Form> = (Omit<LocalDraft, "form"> & { fits: true; form: Form }) | (LocalDraft & { fits: false });

/** Abandoned drafts of this row, one at a time, newest first. Drafts without changes are deleted. */
function useOfferedDraft<Form extends FieldValues>(
	{ draftVersion, schema }: DraftDefinition<Form>,
	form: DraftForm<Form>,
	machine: DraftMachine<Form>,
	{ owner, table, row }: DraftPlace,
) {
	const [offers, setOffers] = useState<OfferedDraft<Form>[]>([]);
	useEffect(() => {
		let cancelled = false;
		const place = { owner, table, row };
		const { savedValues } = machine.read();
		void abandonedDrafts(place).then((found) => {
			if (cancelled) return;
			// The form can show a working copy with the same text.
			const shown = [savedValues, form.getValues()];
			const hasChanges = (draft: LocalDraft) => !shown.some((values) => sameValue(draft.form, values));
			for (const draft of found) if (!hasChanges(draft)) dropDraft(place, draft.id);
			setOffers(found.filter(hasChanges).map((draft) => offerOf(draft, draftVersion, schema)));
		});
		return () => {
			cancelled = true;
		};
	}, [form, machine, owner, table, row, draftVersion, schema]);
	return {
		offered: offers[0] ?? null,
		removeOffer: () => setOffers(([, ...rest]) => rest),
		offerAgain: (draft: OfferedDraft<Form>) => setOffers((rest) => [draft, ...rest]),
	};
}

function offerOf<Form>(draft: LocalDraft, draftVersion: number, schema: z.core.$ZodType<unknown, Form>): OfferedDraft<Form> {
	const { form } = draft;
	return draft.shape === draftVersion && hasShape(schema, form) ? { ...draft, form, fits: true } : { ...draft, fits: false };
}

/** Whether all members are there with the right types. They needn't be valid: drafts are often incomplete. */
export function hasShape<Form>(schema: z.core.$ZodType<unknown, Form>, form: unknown): form is Form {
	const { error } = z.safeParse(schema, form);
	return !error?.issues.some(({ code }) => code === "invalid_type" || code === "invalid_union" || code === "invalid_value");
}
