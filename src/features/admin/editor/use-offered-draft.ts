import { useEffect, useState } from "react";
import type * as z from "zod";
import { type DraftPlace, draftsAt, dropDraft, type LocalDraft } from "./local-drafts";
import { whichFormsAreOpen } from "./open-forms";
import { sameValue } from "./same-value";

/** A draft whose values have the form's shape. */
interface FittingDraft<Form> extends Omit<LocalDraft, "form"> {
	fits: true;
	form: Form;
}

/** One of another shape, or damaged: its text can be read, not restored. */
interface ForeignDraft extends LocalDraft {
	fits: false;
}

export type OfferedDraft<Form> = FittingDraft<Form> | ForeignDraft;

interface Asked<Form> {
	place: DraftPlace;
	shape: number;
	schema: z.ZodType<unknown, Form>;
	/** What is stored, as the form shows it. */
	base: Form;
}

/**
 * The newest draft of this row that no open form holds. One that says what is stored anyway is dropped.
 *
 * @returns `settle` takes it off the screen; the next one is offered then. Whether it is kept is the caller's affair.
 */
export function useOfferedDraft<Form>({ place, shape, schema, base }: Asked<Form>) {
	const { owner, table, row } = place;
	const [offers, setOffers] = useState<OfferedDraft<Form>[]>([]);
	// Asked once, when the form opens: what is typed from then on is this form's own.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the values that the form began with.
	useEffect(() => {
		let wanted = true;
		void whichFormsAreOpen().then((isOpen) => {
			if (!wanted) return;
			const here = { owner, table, row };
			const found = draftsAt(here).filter(({ id }) => !isOpen(id));
			const worth = found.map((draft) => offer(draft, shape, schema)).filter(({ form }) => !sameValue(form, base));
			for (const draft of found) if (!worth.some(({ id }) => id === draft.id)) dropDraft(here, draft.id);
			setOffers(worth);
		});
		return () => {
			wanted = false;
		};
	}, [owner, table, row]);
	return {
		offered: offers[0] ?? null,
		settle: () => setOffers(([, ...rest]) => rest),
		offerAgain: (draft: OfferedDraft<Form>) => setOffers((rest) => [draft, ...rest]),
	};
}

function offer<Form>(draft: LocalDraft, shape: number, schema: Asked<Form>["schema"]): OfferedDraft<Form> {
	const { form } = draft;
	return draft.shape === shape && hasShape<Form>(schema, form) ? { ...draft, form, fits: true } : { ...draft, fits: false };
}

/** Whether values have the form's members, of the right kinds; they need not be valid, a draft seldom is. */
function hasShape<Form>(schema: z.ZodType<unknown, Form>, form: unknown): form is Form {
	const { error } = schema.safeParse(form);
	return !error?.issues.some(({ code }) => code === "invalid_type" || code === "invalid_union" || code === "invalid_value");
}
