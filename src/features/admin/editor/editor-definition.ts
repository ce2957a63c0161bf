import type { FieldPath, FieldValues } from "react-hook-form";
import type * as z from "zod";
import { adminPaths } from "@/content/admin-paths";
import type { SavedRow, SaveOutcome } from "@/data/admin-rows/admin-rows";
import type { Publication, RowState } from "@/data/admin-rows/publication";
import type { CopyStore, WorkingCopy } from "@/data/working-copies/repository";
import type { BackLists } from "@/features/admin/list/row-link";
import type { EditorHistory } from "./history/history-definition";

export interface EditedRow {
	id: string;
	status?: string | null | undefined;
	published_at?: string | null | undefined;
	listed?: boolean | null | undefined;
	/** Posts only: the day from which visitors see them. */
	published_date?: string | null | undefined;
	updated_at?: string | null | undefined;
}

export interface EditorFields extends FieldValues {
	title: string;
	listed: boolean;
	slug: string;
	status: RowState;
	publishAt: string;
}

/** What a kind of row is in the database, in its form, and in a save. */
export interface EditorTypes {
	row: EditedRow;
	form: EditorFields;
	input: Publication;
}

export interface RowStore<Row, Input> {
	read: (id: string, signal?: AbortSignal) => Promise<SavedRow<Row> | null>;
	create: (id: string, input: Input) => Promise<SavedRow<Row>>;
	update: (id: string, version: number, input: Input, publishedAt: string | null) => Promise<SaveOutcome<Row>>;
}

export interface OpenedRow<Row> extends SavedRow<Row> {
	copy?: WorkingCopy | null;
}

export interface EditorSection {
	title: string;
	fields: Record<string, string>;
}

export interface UnfinishedEntry<Form extends FieldValues> {
	/** What is missing: "the metric lacks its value". */
	text: string;
	box: FieldPath<Form>;
}

export interface EditorDefinition<T extends EditorTypes> {
	kind: EditorKind;
	store: RowStore<T["row"], T["input"]>;
	copies: CopyStore;
	schema: z.ZodType<T["input"], T["form"]>;
	/** The rules of a draft, which needs only its title. */
	draftSchema: z.ZodType<T["input"], T["form"]>;
	/** Raise it when the shape of the form's values changes: older autosaves then can't be restored, only copied. */
	formVersion: number;
	toForm: (row: T["row"] | null) => T["form"];
	sections: EditorSection[];
	/** The fields that publishing asks for. */
	required: FieldPath<T["form"]>[];
	/** The box of each alternative text that a picture lacks, in the order of the form. A picture in the content names the content. */
	withoutText: (form: T["form"]) => FieldPath<T["form"]>[];
	/** The field whose message can be below the screen. If it alone is refused, its message replaces the usual one. */
	longField?: FieldPath<T["form"]>;
	savedText?: (input: T["input"]) => string | undefined;
	/** The formatted day from which visitors see the row, when a date hides it until then. */
	visibleFrom?: (fields: T["form"] | T["input"]) => string | null;
	/** Other values that change with a new schedule; `publishAt` is empty for "publish now". */
	reschedule?: (form: T["form"], publishAt: string) => Partial<T["form"]>;
	/** Adds typed entries that weren't added yet to their lists, before validation. */
	absorb?: (form: T["form"]) => { form: T["form"]; unfinished: UnfinishedEntry<T["form"]>[] };
	/** Formats members whose raw value isn't readable, such as HTML. */
	formatters?: Partial<Record<string, (value: unknown) => string>>;
	history: () => Promise<EditorHistory<T["row"]>>;
}

export interface EditorKind {
	table: "portfolios" | "blogs";
	noun: string;
	titles: { add: string; edit: string };
	untitled: string;
	buttons: { create: string; update: string };
	notices: { created: string; updated: string };
	missing: { title: string; detail: string };
	loadFailed: string;
	lists: BackLists;
	edit: (id: string) => string;
}

/** Failures of a save that trying again doesn't correct. */
export const describeRefusals = (noun: string) => ({
	refused: "You don't have permission to save this.",
	gone: `This ${noun} no longer exists.`,
});

export const projectKind: EditorKind = {
	table: "portfolios",
	noun: "project",
	titles: { add: "Add New Portfolio", edit: "Edit Portfolio" },
	untitled: "Untitled project",
	buttons: { create: "Create Portfolio", update: "Update Portfolio" },
	notices: { created: "Portfolio created", updated: "Portfolio updated" },
	missing: { title: "Project not found", detail: "The project you're trying to edit doesn't exist." },
	loadFailed: "Failed to load project. Please try again.",
	lists: [
		{ path: adminPaths.portfolios, label: "Back to Portfolios" },
		{ path: adminPaths.caseStudies, label: "Back to Case Studies" },
	],
	edit: adminPaths.editProject,
};

export const postKind: EditorKind = {
	table: "blogs",
	noun: "post",
	titles: { add: "Add New Blog Post", edit: "Edit Blog Post" },
	untitled: "Untitled post",
	buttons: { create: "Create Blog Post", update: "Update Blog Post" },
	notices: { created: "Blog post created", updated: "Blog post updated" },
	missing: { title: "Blog post not found", detail: "The blog post you're trying to edit doesn't exist." },
	loadFailed: "Failed to load blog post. Please try again.",
	lists: [{ path: adminPaths.blogs, label: "Back to Blogs" }],
	edit: adminPaths.editPost,
};
