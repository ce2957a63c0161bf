import { labeledSections } from "@/data/admin-rows/form-fields";
import { postStore } from "@/data/posts/admin-repository";
import { postFields, postSections } from "@/data/posts/fields";
import { POST_ZONE } from "@/data/posts/input-date";
import { toPostFields } from "@/data/posts/input-mapper";
import type { PostInput } from "@/data/posts/input-schema";
import type { PostRow } from "@/data/posts/schema";
import { postCopies } from "@/data/working-copies/repository";
import { type EditorDefinition, postKind, type RowStore } from "@/features/admin/editor/editor-definition";
import { addEntries } from "@/features/admin/ui/form/tag-list";
import { plainText } from "@/shared/lib/rich-text/plain-text";
import { removedNote } from "@/shared/lib/rich-text/removed-parts";
import { readInstant } from "@/shared/lib/time/instant";
import { rememberAuthor } from "./author-group";
import {
	type CheckedPost,
	type PostFormValues,
	postDraftFormSchema,
	postFormSchema,
	reschedule,
	toPostForm,
	visibleFrom,
} from "./post-form-schema";

export type PostStore = RowStore<PostRow, PostInput>;
export type PostEditor = EditorDefinition<{ row: PostRow; form: PostFormValues; input: CheckedPost }>;

/** In the site's time zone, like the public pages. */
const dateTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: POST_ZONE });

export const postEditor: PostEditor = {
	kind: postKind,
	copies: postCopies,
	store: rememberingAuthors(postStore),
	schema: postFormSchema,
	draftSchema: postDraftFormSchema,
	formVersion: 2,
	toForm: (row) => toPostForm(row ? toPostFields(row) : undefined),
	sections: labeledSections(postFields, postSections),
	required: ["title", "author.name", "publishedDate", "content"],
	withoutText: ({ featuredImage, featuredImageAlt, content }) => [
		...(featuredImage.trim() !== "" && featuredImageAlt.trim() === "" ? ["featuredImageAlt" as const] : []),
		...(content.match(/<img\b[^>]*>/gi) ?? []).flatMap((picture) =>
			/\balt="[^"]*[^"\s][^"]*"/i.test(picture) ? [] : ["content" as const],
		),
	],
	longField: "content",
	savedText: ({ removed }) => removedNote(removed),
	visibleFrom: (fields) => visibleFrom(fields),
	reschedule: (form, publishAt) => reschedule(form, publishAt),
	absorb: (form) => ({
		form: { ...form, tags: addEntries(form.tags, form.pending.tags, "names"), pending: { tags: "" } },
		unfinished: [],
	}),
	formatters: { content: (value) => plainText(typeof value === "string" ? value : "") },
	history: async () => {
		const [{ postHistory }, { historyColumns }] = await Promise.all([
			import("@/data/revisions/repository"),
			import("@/features/admin/editor/history/history-definition"),
		]);
		return {
			rows: postHistory,
			columns: historyColumns(postFields, {
				author: { parts: { name: "Name", avatar: "Picture", bio: "Bio" } },
				published_date: { whole: formatDateTime },
				reading_time: { whole: (value) => (typeof value === "number" ? `${value} min` : "") },
				content: { html: true },
			}),
		};
	},
};

function formatDateTime(value: unknown): string {
	const instant = readInstant(value);
	return instant ? dateTime.format(new Date(instant)) : "";
}

/** Remembers the author of each saved post, to offer it for the next one. */
export function rememberingAuthors({ read, create, update }: PostStore): PostStore {
	return {
		read,
		create: async (id, input) => {
			const saved = await create(id, input);
			rememberAuthor(input.author);
			return saved;
		},
		update: async (...request) => {
			const outcome = await update(...request);
			if ("saved" in outcome) rememberAuthor(request[2].author);
			return outcome;
		},
	};
}
