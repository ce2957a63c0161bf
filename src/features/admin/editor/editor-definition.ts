import type { FieldPath, FieldValues } from "react-hook-form";
import type * as z from "zod";
import type { SavedRow, SaveOutcome } from "@/data/admin-rows/admin-rows";
import type { Publication, RowState } from "@/data/admin-rows/publication";
import type { EditorKind } from "./editor-kinds";
import type { EditorHistory } from "./history/history-definition";

/** What the editor must know of a row. */
export interface EditedRow {
	id: string;
	status?: string | null | undefined;
	/** When it was or will be public. */
	published_at?: string | null | undefined;
	/** Posts only: they are public from this day on. */
	published_date?: string | null | undefined;
	updated_at?: string | null | undefined;
}

/** What the editor must know of a form: where the row is to stand, and the end of its address, which another row may have. */
export interface EditorFields extends FieldValues {
	slug: string;
	status: RowState;
	publishAt: string;
}

/** The three calls by which a form reads and saves one row; a test brings its own. */
export interface RowStore<Row, Input> {
	read: (id: string, signal?: AbortSignal) => Promise<SavedRow<Row> | null>;
	create: (id: string, input: Input) => Promise<SavedRow<Row>>;
	update: (id: string, version: number, input: Input, publishedAt: string | null) => Promise<SaveOutcome<Row>>;
}

/** A part of the form: its title, and the fields in it with the names by which a person knows them. */
export interface EditorSection {
	title: string;
	/** Names of the form's top-level members. */
	fields: Record<string, string>;
}

/** An entry that is begun and that saving would lose. */
export interface UnfinishedEntry<Form extends FieldValues> {
	/** What it lacks, in words: "the metric lacks its value". */
	text: string;
	/** The box to fill in. */
	box: FieldPath<Form>;
}

/** Everything that the editor does not know by itself about one form. A constant of the form's module. */
export interface EditorDefinition<Row extends EditedRow, Form extends EditorFields, Input extends Publication> {
	kind: EditorKind;
	store: RowStore<Row, Input>;
	/** The rules; its output is what the store takes. */
	schema: z.ZodType<Input, Form>;
	/** Raise it when the form's values change their shape: a draft of another number is not offered. */
	draftVersion: number;
	/** The values for a stored row, or for a new one. */
	toForm: (row: Row | null) => Form;
	/** In the order of the page. */
	sections: EditorSection[];
	/** Whether something is missing without which nothing is saved: decides the text of the notice. */
	lacksRequired: (form: Form) => boolean;
	/** What the notice says about values that the rules refuse, where neither of the two usual texts fits. */
	invalidText?: (form: Form) => string | null;
	/** What the notice of a save adds about what was saved. */
	savedText?: (input: Input) => string | undefined;
	/** The day from which visitors see what was saved, in words, when a date keeps it back; otherwise null. */
	visibleFrom?: (fields: Form | Input) => string | null;
	/** Other values that change with a new schedule. @param publishAt empty: published at once. */
	rescheduled?: (form: Form, publishAt: string) => Partial<Form>;
	/** Takes what is typed and not added yet into its lists, before the rules are asked. */
	absorb?: (form: Form) => { form: Form; unfinished: UnfinishedEntry<Form>[] };
	/** A member in words where the plain reading is no good, such as HTML. */
	words?: Partial<Record<string, (value: unknown) => string>>;
	/** What stored rows were before; loads when somebody asks for it. */
	history: () => Promise<EditorHistory<Row>>;
}
