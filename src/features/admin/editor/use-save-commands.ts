import { type RefObject, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "sonner";
import type { Publication, RowState } from "@/data/admin-rows/publication";
import type { EditedRow, EditorDefinition, EditorFields, UnfinishedEntry } from "./editor-definition";
import type { EditorKind } from "./editor-kinds";
import { fill } from "./form-values";
import type { SaveTarget } from "./save-row";
import { type AfterSave, lasting } from "./use-save";
import { useSaveKey } from "./use-save-key";

/** Where a save puts the row: on the site (at once, or when it was scheduled for), in the drawer, or where it stands. */
export type SaveAs = "public" | "draft" | "present";

interface SaveCommands<Row extends EditedRow, Form extends EditorFields, Input extends Publication> {
	definition: EditorDefinition<Row, Form, Input>;
	form: UseFormReturn<Form, unknown, Input>;
	target: RefObject<SaveTarget>;
	goal: RefObject<Partial<Publication>>;
	stored: RowState | null;
	dirty: boolean;
	send: (input: Input, after: AfterSave) => Promise<void>;
}

/** What a person can ask of the form: the rules come first, then what is unfinished, then the save. */
export function useSaveCommands<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(
	commands: SaveCommands<Row, Form, Input>,
) {
	const { definition, form, target, goal, stored, dirty, send } = commands;
	const { kind } = definition;
	const lastWay = useRef<[SaveAs, AfterSave]>(["public", "leave"]);
	useEffect(() => () => void toast.dismiss(noticeOf(kind)), [kind]);

	function save(as: SaveAs, after: AfterSave = "leave", dropUnfinished = false): void {
		const { form: absorbed, unfinished } = definition.absorb?.(form.getValues()) ?? { form: form.getValues(), unfinished: [] };
		fill(form, absorbed);
		lastWay.current = [as, after];
		goal.current = goalOf(as, stored, absorbed, target.current.publishedAt);
		const submit = form.handleSubmit(
			(input) => {
				const [first] = unfinished;
				if (!first || dropUnfinished) {
					toast.dismiss(noticeOf(kind));
					return send(input, after);
				}
				warnUnfinished(kind, unfinished, () => save(as, after, true));
				form.setFocus(first.box);
				return undefined;
			},
			() => showInvalid(kind, invalidText(definition, absorbed)),
		);
		void submit();
	}
	useSaveKey(() => dirty && save("present", "stay"));

	return {
		save,
		/** Repeats the save that failed, with what the form holds now. */
		saveAgain: () => save(...lastWay.current),
		/** Chooses when it goes on the site, and saves. */
		schedule: (publishAt: string) => {
			fill(form, { ...definition.rescheduled?.(form.getValues(), publishAt), status: "scheduled", publishAt });
			save("public");
		},
		publishNow: () => {
			fill(form, { ...definition.rescheduled?.(form.getValues(), ""), status: "published", publishAt: "" });
			save("public");
		},
	};
}

const noticeOf = ({ table }: EditorKind) => `${table}-validation`;

/** Says that the rules refuse the form. */
export function showInvalid(kind: EditorKind, description: string): void {
	toast.error("Validation Error", { ...lasting, id: noticeOf(kind), description });
}

function invalidText<Row extends EditedRow, Form extends EditorFields, Input extends Publication>(
	{ invalidText: own, lacksRequired }: EditorDefinition<Row, Form, Input>,
	form: Form,
): string {
	return own?.(form) ?? (lacksRequired(form) ? "Please fill in all required fields." : "Please correct the marked fields.");
}

/** Where a save puts the row, given where it stands and what was chosen in the form. */
function goalOf(as: SaveAs, stored: RowState | null, { status, publishAt }: Publication, publishedAt: string | null): Partial<Publication> {
	if (as === "draft" || (as === "present" && (stored === null || stored === "draft"))) return { status: "draft" };
	// A schedule that came about while the form was open: it is public, and its time is no longer to come.
	const isDue = publishedAt !== null && +new Date(publishAt) === +new Date(publishedAt) && new Date(publishAt) <= new Date();
	return { status: status === "scheduled" && !isDue ? "scheduled" : "published" };
}

/** Saving would lose half an entry: the person decides. */
function warnUnfinished<Form extends EditorFields>(kind: EditorKind, unfinished: UnfinishedEntry<Form>[], saveWithout: () => void): void {
	const list = unfinished.map(({ text }) => text).join("; ");
	toast.warning("Not saved: an entry is unfinished", {
		...lasting,
		id: noticeOf(kind),
		description: `${list.charAt(0).toUpperCase()}${list.slice(1)}. Complete or clear it, then save again.`,
		action: { label: "Save without it", onClick: saveWithout },
	});
}
