import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import { type PostRow, postRowSchema } from "@/data/posts/schema";
import { PlainContent } from "@/features/admin/posts/content-section";
import { type FormSources, FormSourcesContext } from "@/features/admin/posts/form-sources";
import { type PostStore, postEditor, rememberingAuthors } from "@/features/admin/posts/post-editor";
import { PostFormPage } from "@/features/admin/posts/post-form-page";
import { fakeCopies, fakeSession, OWNER, showForm } from "./form-page-harness";

export const POST_ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

export function storedPost(changes: Record<string, unknown> = {}, version = 3): SavedRow<PostRow> {
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

export function fakeStore(changes: Partial<PostStore> = {}) {
	return {
		read: vi.fn<PostStore["read"]>(changes.read ?? (async () => storedPost())),
		create: vi.fn<PostStore["create"]>(changes.create ?? (async () => storedPost())),
		update: vi.fn<PostStore["update"]>(changes.update ?? (async () => ({ saved: storedPost() }))),
	};
}

const sources: FormSources = {
	readVocabulary: async () => ({ categories: ["Field notes"], tags: ["Queues", "Latency"] }),
	loadEditor: async () => PlainContent,
};

/** Shows the form page with toasts and the list behind it. */
export function showPage(store: PostStore, path: string = adminPaths.newPost, given: Partial<FormSources> = {}, Preview?: () => null) {
	const form = (
		<FormSourcesContext value={{ ...sources, ...given }}>
			<PostFormPage
				editor={{ ...postEditor, store: rememberingAuthors(store), copies: fakeCopies() }}
				owner={OWNER}
				session={fakeSession().session}
				Preview={Preview}
			/>
		</FormSourcesContext>
	);
	const edit = adminPaths.editPost(":postId").replace("%3A", ":");
	return showForm(form, { list: adminPaths.blogs, new: adminPaths.newPost, edit }, path);
}

export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input, textarea" });
export const content = () => screen.findByLabelText<HTMLTextAreaElement>("Content");
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Pastes: typing letter by letter is slow. */
export async function fill(field: HTMLElement, text: string) {
	await userEvent.click(field);
	await userEvent.paste(text);
}

export async function fillRequired(text = "The wait.") {
	await fill(box("Title"), "What a queue hides");
	await fill(box("Author name"), "Leela Nair");
	await fill(await content(), text);
}
