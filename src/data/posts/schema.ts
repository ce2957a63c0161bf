import * as z from "zod/mini";
import { mapStoredNames, type Shown } from "../fields";
import { type PlainValues, storedKinds } from "../row-kinds";
import { storedPostFields } from "./stored-fields";

const anything = () => z.optional(z.unknown());

export const postRowSchema = z.object(
	mapStoredNames(storedPostFields, {
		...storedKinds,
		content: storedKinds.text,
		author: anything,
		minutes: anything,
		day: storedKinds.text,
	}),
);

export type PostRow = z.infer<typeof postRowSchema>;

export interface Author {
	name: string;
	avatar: string | null;
	bio: string;
}

export interface PostValues extends PlainValues {
	/** HTML or plain text as entered: sanitize it with shared/lib/rich-text before showing it. */
	content: string;
	author: Author;
	minutes: number | null;
	day: string | null;
}

export interface PostSummary extends Shown<typeof storedPostFields, "card", PostValues> {
	featuredImageAlt: string;
	bundled: boolean;
}

/** What the page's head shows; built-in posts have none of it. */
type PostHead = Omit<Shown<typeof storedPostFields, "page", PostValues>, keyof PostSummary | "content">;

/** A post without its content. */
export interface OpenedPost extends PostSummary, Partial<PostHead> {}

export interface Post extends OpenedPost, Pick<PostValues, "content"> {
	readingTime: number;
}
