import { labeledSections } from "@/data/admin-rows/form-fields";
import { createPost, readPost, updatePost } from "@/data/blogs/admin-repository";
import { postFields, postSections } from "@/data/blogs/fields";
import { CONTENT_EMPTY } from "@/data/blogs/input-content";
import { toPostFields } from "@/data/blogs/input-mapper";
import type { PostInput } from "@/data/blogs/input-schema";
import type { PostRow } from "@/data/blogs/schema";
import type { EditorDefinition, RowStore } from "@/features/admin/editor/editor-definition";
import { blogKind } from "@/features/admin/editor/editor-kinds";
import { addEntries } from "@/features/admin/ui/tag-list";
import { plainText } from "@/shared/lib/rich-text/plain-text";
import { removedNote } from "@/shared/lib/rich-text/removed-parts";
import { rememberAuthor } from "./last-author";
import { rescheduled, visibleFrom } from "./post-dates";
import { type CheckedPost, hasBlankContent, lacksRequired, type PostForm, postFormSchema, toPostForm } from "./post-form-schema";

/** The three calls by which the form reads and saves one post; a test brings its own. */
export type PostStore = RowStore<PostRow, PostInput>;

const postStore: PostStore = remembering({ read: readPost, create: createPost, update: updatePost });

const text = (value: unknown) => plainText(typeof value === "string" ? value : "");

export type PostEditor = EditorDefinition<PostRow, PostForm, CheckedPost>;

/** The editor of posts: their form, their rules, their words. */
export const postEditor: PostEditor = {
	kind: blogKind,
	store: postStore,
	schema: postFormSchema,
	draftVersion: 1,
	toForm: (row) => toPostForm(row ? toPostFields(row) : undefined),
	sections: labeledSections(postFields, postSections),
	lacksRequired,
	invalidText: (form) => (!lacksRequired(form) && hasBlankContent(form) ? CONTENT_EMPTY : null),
	savedText: ({ removed }) => removedNote(removed),
	visibleFrom: (fields) => visibleFrom(fields),
	rescheduled: (form, publishAt) => rescheduled(form, publishAt),
	absorb: (form) => ({
		form: { ...form, tags: addEntries(form.tags, form.pending.tags, "names"), pending: { tags: "" } },
		unfinished: [],
	}),
	words: { content: text },
	history: async () => (await import("./post-history")).history,
};

/** The author of a post that was saved is offered to the next one. */
export function remembering({ read, create, update }: PostStore): PostStore {
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
