import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type DraftPlace, dropDraft, keepDraft } from "./local-drafts";
import { holdFormOpen } from "./open-forms";
import { sameValue } from "./same-value";
import type { SaveTarget } from "./save-row";

/** From the last key to the kept draft, in milliseconds; while somebody types on, at most twice as long. */
const SETTLE_MS = 400;

interface KeptDraft<Form extends FieldValues, Input> {
	/** Id of this form's draft. */
	id: string;
	form: UseFormReturn<Form, unknown, Input>;
	place: DraftPlace;
	shape: number;
	target: RefObject<SaveTarget>;
	/** What is stored: values that say the same need no draft. */
	base: RefObject<Form>;
}

/**
 * Keeps every change of a form in this browser within a second, and at once when the page is left, hidden or torn down.
 *
 * @returns `isKept`: whether it works here; `forget` after a save: what was kept is gone, and nothing more is kept until a change.
 */
export function useKeptDraft<Form extends FieldValues, Input>(draft: KeptDraft<Form, Input>) {
	const { id, form, shape, target, base } = draft;
	const { owner, table, row } = draft.place;
	const [fails, setFails] = useState(false);
	const kept = useRef(true);
	const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null);

	const forget = useCallback(() => {
		if (waiting.current) clearTimeout(waiting.current.timer);
		waiting.current = null;
		dropDraft({ owner, table, row }, id);
	}, [id, owner, table, row]);

	const flush = useCallback(() => {
		if (!waiting.current) return;
		clearTimeout(waiting.current.timer);
		waiting.current = null;
		const values = form.getValues();
		const { id: rowId, version } = target.current;
		if (sameValue(values, base.current)) {
			kept.current = true;
			dropDraft({ owner, table, row }, id);
		} else kept.current = keepDraft({ owner, table, row }, { id, rowId, version, at: new Date().toISOString(), shape, form: values });
		setFails(!kept.current);
	}, [id, form, owner, table, row, shape, target, base]);

	const note = useCallback(() => {
		const since = waiting.current?.since ?? Date.now();
		if (waiting.current) clearTimeout(waiting.current.timer);
		waiting.current = { since, timer: setTimeout(flush, Math.max(0, Math.min(SETTLE_MS, since + 2 * SETTLE_MS - Date.now()))) };
	}, [flush]);

	useEffect(() => form.subscribe({ formState: { values: true }, callback: note }), [form, note]);
	useEffect(() => {
		const hidden = () => void (document.visibilityState === "hidden" && flush());
		const letGo = holdFormOpen(id);
		window.addEventListener("pagehide", flush);
		document.addEventListener("visibilitychange", hidden);
		return () => {
			window.removeEventListener("pagehide", flush);
			document.removeEventListener("visibilitychange", hidden);
			flush();
			letGo();
		};
	}, [id, flush]);

	const isKept = useCallback(() => {
		flush();
		return kept.current;
	}, [flush]);
	return { fails, isKept, forget, keepNow: note };
}
