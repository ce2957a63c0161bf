import * as z from "zod";
import { toPost, toPostSummary } from "@/data/posts/row-mapper";
import { postRowSchema } from "@/data/posts/schema";

export const rowOf = (members: Record<string, unknown> = {}) => postRowSchema.parse(JSON.parse(JSON.stringify({ id: "p1", ...members })));
export const postOf = (members?: Record<string, unknown>) => toPost(rowOf(members));
export const summaryOf = (members?: Record<string, unknown>) => toPostSummary(rowOf(members));

const filled = z.string().check(z.refine((text) => text.trim() !== ""));
const instant = z.iso.datetime().nullable();
export const completePost = z.strictObject({
	id: filled,
	slug: filled.nullable(),
	title: filled,
	excerpt: z.string(),
	content: z.string(),
	author: z.strictObject({ name: filled, avatar: filled.nullable(), bio: z.string() }),
	category: filled.nullable(),
	tags: z.array(filled),
	featuredImage: filled.nullable(),
	featuredImageAlt: filled,
	readingTime: z.int().min(1).max(600),
	publishedDate: instant,
	updatedAt: instant,
	featured: z.boolean(),
	bundled: z.literal(false),
	seoTitle: filled.nullable(),
	seoDescription: filled.nullable(),
	socialImage: filled.nullable(),
	hiddenFromSearch: z.boolean(),
});
