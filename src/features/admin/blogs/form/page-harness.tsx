import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import type { SavedPost } from "@/data/blogs/admin-repository";
import { postRowSchema } from "@/data/blogs/schema";
import { fakeSession, OWNER, showForm } from "@/features/admin/editor/editor-harness";
import { BlogFormPage } from "./blog-form-page";
import { type FormSources, FormSourcesContext } from "./form-sources";
import { PlainContent } from "./plain-content";
import { type PostStore, postEditor, remembering } from "./post-editor";

export const POST_ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

/** For tests: a stored post. */
export function storedPost(changes: Record<string, unknown> = {}, version = 3): SavedPost {
	const base = {
		id: POST_ID,
		title: "What a queue hides",
		slug: "what-a-queue-hides",
		content: "<p>The wait.</p>",
		author: { name: "Leela Nair", bio: "Builds speech systems." },
		published_date: "2026-02-01T09:00:00+05:30",
		reading_time: 1,
		status: "published",
		published_at: "2026-02-01T09:00:00+05:30",
	};
	return { row: postRowSchema.parse({ ...base, version, ...changes }), version };
}

/** For tests: a store that answers at once; give what should answer otherwise. */
export function fakeStore(changes: Partial<PostStore> = {}) {
	return {
		read: vi.fn<PostStore["read"]>(changes.read ?? (async () => storedPost())),
		create: vi.fn<PostStore["create"]>(changes.create ?? (async () => storedPost())),
		update: vi.fn<PostStore["update"]>(changes.update ?? (async () => ({ saved: storedPost() }))),
	};
}

/** For tests: the words in use, and the content as a plain box. */
const sources: FormSources = {
	readWords: async () => ({ categories: ["Field notes"], tags: ["Queues", "Latency"] }),
	loadEditor: async () => PlainContent,
};

/** For tests: the page at its address, with toasts, the list behind it, and a way to ask where we are. */
export function showPage(store: PostStore, path: string = adminPaths.newBlog, given: Partial<FormSources> = {}) {
	const form = (
		<FormSourcesContext value={{ ...sources, ...given }}>
			<BlogFormPage editor={{ ...postEditor, store: remembering(store) }} owner={OWNER} session={fakeSession().session} />
		</FormSourcesContext>
	);
	const edit = adminPaths.editBlog(":blogId").replace("%3A", ":");
	return showForm(form, { list: adminPaths.blogs, new: adminPaths.newBlog, edit }, path);
}

/** For tests: a field by its label. */
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input, textarea" });
/** For tests: the content, once its editor is there. */
export const content = () => screen.findByLabelText<HTMLTextAreaElement>("Content");
/** For tests: presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** For tests: fills a field; typed letter by letter it would take long and show no more. */
export async function fill(field: HTMLElement, words: string) {
	await userEvent.click(field);
	await userEvent.paste(words);
}

/** For tests: fills what a post cannot be without. */
export async function fillRequired(words = "The wait.") {
	await fill(box("Title"), "What a queue hides");
	await fill(box("Author name"), "Leela Nair");
	await fill(await content(), words);
}
