import * as z from "zod";
import type { PostFields } from "@/data/blogs/input-schema";

type Author = PostFields["author"];

const KEY = "studio-last-author";

const authorSchema = z.object({ name: z.string().trim().min(1).max(120), avatar: z.string().max(2048), bio: z.string().max(1000) });

/** Keeps the author of a saved post in this browser, for the next one. */
export function rememberAuthor(author: Author): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(author));
	} catch {
		// Without storage the next post is typed by hand.
	}
}

/** The author of the post that was saved last in this browser, or null. */
export function recallAuthor(): Author | null {
	try {
		const read = authorSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "null"));
		return read.success ? read.data : null;
	} catch {
		return null;
	}
}

/**
 * What is typed, with the empty members filled from an author who was used before: nothing that somebody typed is ever replaced.
 *
 * @returns null where that is somebody else, or would add nothing.
 */
export function filledAuthor(typed: Author, known: Author | null): Author | null {
	const name = typed.name.trim();
	if (!known || (name !== "" && name.toLocaleLowerCase() !== known.name.toLocaleLowerCase())) return null;
	const filled = { name: name === "" ? known.name : typed.name, avatar: typed.avatar || known.avatar, bio: typed.bio || known.bio };
	return filled.name === typed.name && filled.avatar === typed.avatar && filled.bio === typed.bio ? null : filled;
}
