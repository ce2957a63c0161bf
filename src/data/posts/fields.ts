import type { BlogRow } from "../database.types";
import type { Field, FieldSection } from "../fields";

/** The only list of the columns of `blogs`, in the order of the table. See CONTRIBUTING.md, "Add a column". */
export const postFields = {
	id: { kind: "id", member: "id", input: null, read: "card", list: true },
	slug: { kind: "slug", member: "slug", label: "Slug", limit: 120, read: "card", list: true },
	title: { kind: "requiredText", member: "title", label: "Title", limit: 200, fallback: "Untitled post", read: "card", list: true },
	excerpt: { kind: "text", member: "excerpt", label: "Excerpt", limit: 1000, fallback: "", read: "card", list: true },
	content: { kind: "content", member: "content", label: "Content", limit: 204_800, read: "page" },
	author: { kind: "author", member: "author", label: "Author", read: "card", list: true },
	category: { kind: "text", member: "category", label: "Category", limit: 80, read: "card", list: true },
	tags: { kind: "list", member: "tags", label: "Tags", limit: 60, most: 40, read: "card", list: true },
	image: {
		kind: "address",
		member: "featuredImage",
		label: "Featured image",
		legacy: ["featured_image", "featuredImage"],
		read: "card",
		list: true,
	},
	image_alt: {
		kind: "text",
		member: "featuredImageAlt",
		label: "Featured image alternative text",
		limit: 300,
		legacy: ["imageAlt"],
		read: "card",
		list: true,
	},
	reading_time: { kind: "minutes", member: "readingTime", label: "Reading time", legacy: ["readingTime"], read: "card", list: true },
	featured: { kind: "flag", member: "featured", label: "Featured", read: "card", list: true },
	listed: { kind: "flag", member: "listed", label: "Listed", initial: true, read: "admin", list: true },
	published_date: {
		kind: "day",
		member: "publishedDate",
		label: "Published date",
		legacy: ["publishedDate", "published_at", "publishedAt"],
		read: "card",
		list: true,
	},
	status: { kind: "status", read: "admin", list: true },
	published_at: { kind: "publication", read: "card", list: true },
	created_at: { kind: "moment", read: "admin", list: true },
	updated_at: { kind: "moment", member: "updatedAt", input: null, legacy: ["updatedAt"], read: "card", list: true },
	version: { kind: "version", read: "admin", list: true },
	is_sample: { kind: "flag", member: "isSample", label: "Sample content", addedLater: true, read: "admin", list: true },
} as const satisfies Record<Exclude<keyof BlogRow, "search_text">, Field>;

export const postSections: FieldSection<keyof typeof postFields>[] = [
	{
		title: "Basic Information",
		columns: [
			"title",
			"slug",
			"excerpt",
			"author",
			"category",
			"published_date",
			"reading_time",
			"listed",
			"featured",
			"is_sample",
			"image",
			"image_alt",
		],
	},
	{ title: "Tags", columns: ["tags"] },
	{ title: "Content", columns: ["content"] },
];
