import * as z from "zod/mini";

const text = z.catch(z.nullish(z.string()), null);
const anything = z.optional(z.unknown());
const texts = z.catch(z.nullish(z.array(z.unknown())), null);

/**
 * A row of `blogs` as the database may answer it, old spellings included. Reading is tolerant: a damaged member
 * becomes null here and a default in the mapper, so one bad row never empties a page.
 */
export const postRowSchema = z.object({
	id: z.string().check(z.minLength(1)),
	slug: text,
	title: text,
	excerpt: text,
	content: text,
	author: anything,
	category: text,
	tags: texts,
	image: text,
	featured_image: text,
	featuredImage: text,
	image_alt: text,
	imageAlt: text,
	reading_time: anything,
	readingTime: anything,
	featured: z.catch(z.nullish(z.boolean()), null),
	published_date: text,
	publishedDate: text,
	published_at: text,
	publishedAt: text,
	updated_at: text,
	updatedAt: text,
});

export type PostRow = z.infer<typeof postRowSchema>;

/** A row as the administrator reads it: with what visitors are not told. */
export const adminPostRowSchema = z.extend(postRowSchema, {
	status: z.catch(z.nullish(z.enum(["draft", "published"])), null),
	listed: z.catch(z.nullish(z.boolean()), null),
	created_at: text,
	version: z.catch(z.nullish(z.number()), null),
});

export type AdminPostRow = z.infer<typeof adminPostRowSchema>;

export interface Author {
	name: string;
	/** Address of a portrait; null shows the initials. */
	avatar: string | null;
	bio: string;
}

/** What a list shows of a post. Complete: every default is applied. */
export interface PostSummary {
	id: string;
	slug: string | null;
	title: string;
	excerpt: string;
	author: Author;
	/** Null where the post says none. */
	category: string | null;
	/** Each once, in their order. */
	tags: string[];
	featuredImage: string | null;
	featuredImageAlt: string;
	/** Minutes; null where the row says none and its words were not read. */
	readingTime: number | null;
	/** ISO 8601 with a time; null where the post has no date that can be read. */
	publishedDate: string | null;
	updatedAt: string | null;
	featured: boolean;
	/** True for a post that the site brings itself: its words are not in the database. */
	bundled: boolean;
}

/** What a post's page shows. */
export interface Post extends PostSummary {
	/** HTML or plain text, as it was written: never shown before shared/lib/rich-text has cleaned it. */
	content: string;
	readingTime: number;
}
