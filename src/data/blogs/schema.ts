import * as z from "zod/mini";
import { byStoredName, type Shown } from "../fields";
import { type PlainValues, storedKinds } from "../row-kinds";
import { storedPostFields } from "./stored-fields";

const anything = () => z.optional(z.unknown());

/** A row of `blogs` as the database answers it, older spellings included. Visitors get a part of the columns. */
export const postRowSchema = z.object(
	byStoredName(storedPostFields, {
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
	/** Address of a portrait; null shows the initials. */
	avatar: string | null;
	bio: string;
}

/** What pages get of each kind of value. */
export interface PostValues extends PlainValues {
	/** HTML or plain text, as it was written: never shown before shared/lib/rich-text has cleaned it. */
	content: string;
	author: Author;
	/** Null where the row says none. */
	minutes: number | null;
	/** ISO 8601 with a time; null where the post has no readable date. */
	day: string | null;
}

/** What a list shows of a post. Complete: every default is applied. */
export interface PostSummary extends Shown<typeof storedPostFields, "card", PostValues> {
	featuredImageAlt: string;
	/** True for a post that is built into the site: its text isn't in the database. */
	bundled: boolean;
}

/** What a post's page shows. */
export interface Post extends PostSummary, Pick<PostValues, "content"> {
	readingTime: number;
}
