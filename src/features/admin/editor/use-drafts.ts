import { type RefObject, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "sonner";
import type { Publication } from "@/data/admin-rows/publication";
import { uniqueId } from "@/shared/lib/unique-id";
import { anyText, differences } from "./differences";
import type { EditedRow, EditorDefinition, EditorFields } from "./editor-definition";
import { dropDraft, keepDraft } from "./local-drafts";
import { sameValue } from "./same-value";
import type { SaveTarget } from "./save-row";
import { useKeptDraft } from "./use-kept-draft";
import { useOfferedDraft } from "./use-offered-draft";

interface DraftsOf<Row extends EditedRow, Form extends EditorFields, Input extends Publication> {
	definition: EditorDefinition<Row, Form, Input>;
	form: UseFormReturn<Form, unknown, Input>;
	base: RefObject<Form>;
	target: RefObject<SaveTarget>;
	owner: string;
	isNew: boolean;
}

/** The form's own draft in this browser, and the one that was left behind. */
export function useDrafts<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(of: DraftsOf<Row, Form, Input>) {
	const { definition, form, base, target, isNew } = of;
	const [id] = useState(uniqueId);
	const place = { owner: of.owner, table: definition.kind.table, row: isNew ? "new" : target.current.id };
	const shape = definition.draftVersion;
	const own = useKeptDraft({ id, form, place, shape, target, base });
	const { offered, settle, offerAgain } = useOfferedDraft({ place, shape, schema: definition.schema, base: base.current });

	/** Shows values as unsaved ones. */
	const put = (values: Form) => {
		form.reset(values, { keepDefaultValues: true });
		own.keepNow();
	};
	const restore = () => {
		if (!offered?.fits) return;
		// A new row keeps its id, so that a save whose answer was lost is not made twice. A stored one keeps the version that the text
		// began with: over a newer one the save asks first.
		if (isNew) target.current = { ...target.current, id: offered.rowId };
		else if (offered.version !== null) target.current = { ...target.current, version: offered.version };
		const before = structuredClone(form.getValues());
		const hadMore = !sameValue(before, base.current);
		put(offered.form);
		if (hadMore) toast("Draft restored", { position: "top-right", action: { label: "Undo", onClick: () => put(before) } });
		if (own.isKept()) dropDraft(place, offered.id);
		settle();
	};
	const discard = () => {
		if (!offered) return;
		dropDraft(place, offered.id);
		settle();
		const undo = () => {
			keepDraft(place, offered);
			offerAgain(offered);
		};
		toast("Draft discarded", { position: "top-right", action: { label: "Undo", onClick: undo } });
	};
	return {
		/** Null when none was left behind. */
		offer: offered?.fits
			? {
					at: offered.at,
					fields: differences(definition, offered.form, form.getValues()).map(({ label }) => label),
					isOutdated: !isNew && offered.version !== target.current.version,
				}
			: null,
		/** One that this form cannot show, when it is its turn. */
		foreign: offered && !offered.fits ? { at: offered.at, text: () => anyText(definition, offered.form) } : null,
		/** Drafts cannot be kept in this browser. */
		fails: own.fails,
		isKept: own.isKept,
		forget: own.forget,
		put,
		restore,
		discard,
	};
}
