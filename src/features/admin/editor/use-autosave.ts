import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { toast } from "sonner";
import * as z from "zod/mini";
import { createDebounce } from "@/shared/lib/time/debounce";
import { uniqueId } from "@/shared/lib/unique-id";
import { type Autosave, type AutosavePlace, dropAutosave, findAbandonedAutosaves, keepAutosave, markFormOpen } from "./autosaves";
import { type Described, findChangedLabels, formatAnyForm, isSameValue } from "./differences";
import type { RowRef } from "./save-row";

interface AutosaveDefinition<Form> extends Described {
	kind: { table: string };
	schema: z.core.$ZodType<unknown, Form>;
	formVersion: number;
}

type AutosaveForm<Form extends FieldValues> = Pick<UseFormReturn<Form>, "getValues" | "reset" | "subscribe">;

interface AutosaveState<Form> {
	step: { name: string };
	rowRef: Pick<RowRef, "id" | "version"> & Partial<RowRef>;
	/** The form is clean when it shows these. */
	savedValues: Form;
}

interface AutosaveMachine<Form> {
	read: () => AutosaveState<Form>;
	subscribe: (listener: () => void) => () => void;
}

interface AutosaveOptions<Form extends FieldValues> {
	definition: AutosaveDefinition<Form>;
	form: AutosaveForm<Form>;
	machine: AutosaveMachine<Form>;
	state: AutosaveState<Form>;
	owner: string;
	onRestored: (began: Pick<Autosave, "rowId" | "version">) => void;
}

/** Keeps what the form shows in this browser until it is saved, and offers the text of closed forms. */
export function useAutosave<Form extends FieldValues>(options: AutosaveOptions<Form>) {
	const { definition, form, machine, state, owner, onRestored } = options;
	const isNew = state.rowRef.version === null;
	const place = { owner, table: definition.kind.table, row: isNew ? "new" : state.rowRef.id };
	const own = useOwnAutosave(definition.formVersion, form, machine, place);
	const offers = useOfferedAutosave(definition, form, machine, place);
	const { offered } = offers;

	const latest = useRef(own);
	latest.current = own;
	const put = (values: Form) => {
		form.reset(values, { keepDefaultValues: true });
		latest.current.keepSoon();
	};
	/** A first save moves the autosave from the new form to the row, as soon as that is rendered. */
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
					fields: findChangedLabels(definition, offered.form, form.getValues(), state.rowRef.publishedAt),
					isOutdated: !isNew && offered.version !== state.rowRef.version,
				}
			: null,
		foreign: offered && !offered.fits ? { at: offered.at, text: () => formatAnyForm(definition, offered.form) } : null,
		...offerCommands(place, machine, form, offers, own, put, onRestored),
		fails: own.fails,
		isKept: own.isKept,
		forget: own.forget,
		keepAgain,
		putBack: (values: Form) => afterSave(machine, () => put(values)),
	};
}

/** Restore and discard the offered text, each with Undo. */
function offerCommands<Form extends FieldValues>(
	place: AutosavePlace,
	machine: AutosaveMachine<Form>,
	form: AutosaveForm<Form>,
	{ offered, removeOffer, offerAgain }: ReturnType<typeof useOfferedAutosave<Form>>,
	own: Pick<ReturnType<typeof useOwnAutosave>, "isKept">,
	put: (values: Form) => void,
	onRestored: AutosaveOptions<Form>["onRestored"],
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
			keepAutosave(place, { ...offered, at: new Date().toISOString() });
			offerAgain(offered);
			put(before);
		};
		if (!isSameValue(before, savedValues))
			toast("Changes restored", { position: "top-right", action: { label: "Undo", onClick: () => afterSave(machine, undo) } });
		if (own.isKept()) dropAutosave(place, offered.id);
		removeOffer();
	};
	const discard = () => {
		if (!offered) return;
		dropAutosave(place, offered.id);
		removeOffer();
		const undo = () => {
			keepAutosave(place, { ...offered, at: new Date().toISOString() });
			offerAgain(offered);
		};
		toast("Changes discarded", { position: "top-right", action: { label: "Undo", onClick: undo } });
	};
	return { restore, discard };
}

const isSaving = (machine: AutosaveMachine<unknown>) => machine.read().step.name === "saving";

/** Runs at once, or when a running save has ended, because it resets the form. */
function afterSave(machine: AutosaveMachine<unknown>, run: () => void): void {
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

/** From the last change to the autosave. */
const DELAY_MS = 400;

/** Stores every change within a second, and at once when the page is hidden, left or closed. */
function useOwnAutosave<Form extends FieldValues>(
	shape: number,
	form: AutosaveForm<Form>,
	machine: AutosaveMachine<Form>,
	{ owner, table, row }: AutosavePlace,
) {
	const [id] = useState(uniqueId);
	const [fails, setFails] = useState(false);
	const kept = useRef(true);
	const [debounce] = useState(() => createDebounce(DELAY_MS));

	const forget = useCallback(() => {
		debounce.stop();
		dropAutosave({ owner, table, row }, id);
	}, [id, owner, table, row, debounce]);
	const flush = useCallback(() => {
		if (!debounce.isWaiting()) return;
		debounce.stop();
		const values = form.getValues();
		const { rowRef, savedValues } = machine.read();
		const place = { owner, table, row };
		const isClean = isSameValue(values, savedValues);
		if (isClean) dropAutosave(place, id);
		const autosave = { id, rowId: rowRef.id, version: rowRef.version, at: new Date().toISOString(), shape, form: values };
		kept.current = isClean || keepAutosave(place, autosave);
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

/** An autosave fits when its values have the form's shape; the text of any other can only be copied. */
type OfferedAutosave<Form> = (Omit<Autosave, "form"> & { fits: true; form: Form }) | (Autosave & { fits: false });

/** The autosaves of closed forms of this row, one at a time, newest first. Those without changes are deleted. */
function useOfferedAutosave<Form extends FieldValues>(
	{ formVersion, schema }: AutosaveDefinition<Form>,
	form: AutosaveForm<Form>,
	machine: AutosaveMachine<Form>,
	{ owner, table, row }: AutosavePlace,
) {
	const [offers, setOffers] = useState<OfferedAutosave<Form>[]>([]);
	useEffect(() => {
		let cancelled = false;
		const place = { owner, table, row };
		const { savedValues } = machine.read();
		void findAbandonedAutosaves(place).then((found) => {
			if (cancelled) return;
			// The form can show a working copy with the same text.
			const shown = [savedValues, form.getValues()];
			const hasChanges = (autosave: Autosave) => !shown.some((values) => isSameValue(autosave.form, values));
			for (const autosave of found) if (!hasChanges(autosave)) dropAutosave(place, autosave.id);
			setOffers(found.filter(hasChanges).map((autosave) => createOffer(autosave, formVersion, schema)));
		});
		return () => {
			cancelled = true;
		};
	}, [form, machine, owner, table, row, formVersion, schema]);
	return {
		offered: offers[0] ?? null,
		removeOffer: () => setOffers(([, ...rest]) => rest),
		offerAgain: (autosave: OfferedAutosave<Form>) => setOffers((rest) => [autosave, ...rest]),
	};
}

function createOffer<Form>(autosave: Autosave, formVersion: number, schema: z.core.$ZodType<unknown, Form>): OfferedAutosave<Form> {
	const { form } = autosave;
	return autosave.shape === formVersion && hasShape(schema, form) ? { ...autosave, form, fits: true } : { ...autosave, fits: false };
}

/** Whether all members are there with the right types. They needn't be valid: unsaved text is often incomplete. */
export function hasShape<Form>(schema: z.core.$ZodType<unknown, Form>, form: unknown): form is Form {
	const { error } = z.safeParse(schema, form);
	return !error?.issues.some(({ code }) => code === "invalid_type" || code === "invalid_union" || code === "invalid_value");
}
