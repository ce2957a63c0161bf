import * as z from "zod";
import { isRecord } from "@/shared/lib/canonical-json";
import { exactInstant } from "@/shared/lib/time/exact-instant";
import { type Field, type Fields, mapColumns } from "../fields";
import { postFields } from "../posts/fields";
import { projectFields } from "../projects/fields";
import { projectTypes } from "../projects/schema";
import { SLUG, UUID } from "../row-kinds";

// The counterpart of private.has_text.
const READABLE = /[^\s\u0085\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;
// This and the next pattern are the counterpart of private.is_web_url.
const NOT_IN_ADDRESS = /[\p{Cc}\s\\"'<>`{}|^\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f]/u;
const ADDRESS = /^https?:\/\/[^/?#@:%]+\.[^/?#@:.%]+(:[0-9]{1,5})?([/?#].*)?$/i;
const NOT_A_SLUG = "can have only lowercase letters, digits and single dashes";

const countCharacters = (value: string): number => [...value].length;
/** Whether a value is a text with visible characters. */
export const isReadable = (value: unknown): value is string => typeof value === "string" && READABLE.test(value);
/** Whether a value is a web address or a path of this site that the database takes. */
export const isAddress = (value: unknown): boolean =>
	typeof value === "string" &&
	countCharacters(value) <= 2048 &&
	!NOT_IN_ADDRESS.test(value) &&
	(ADDRESS.test(value) || (value.startsWith("/") && !value.startsWith("//")));

const countBytes = (value: string): number => new TextEncoder().encode(value).length;

// Postgres stores neither NUL nor half of a surrogate pair.
const text = (longest: number) =>
	z
		.string("must be text")
		.refine((value) => !/\0|\p{Cs}/u.test(value), "has characters that the database can't store")
		// The other rules aren't asked then: a pattern on megabytes overflows the stack.
		.refine((value) => value.length <= longest || countCharacters(value) <= longest, {
			error: `is longer than ${longest} characters`,
			abort: true,
		});
const filledText = (longest: number) => text(longest).refine(isReadable, "is empty");
/** A text that a draft may lack; `publishedRule` asks for it in other rows. */
const draftText = (longest: number) => text(longest).refine((value) => value === "" || isReadable(value), "is empty");
const optional = <T extends z.ZodType>(rule: T, { addedLater }: Field) => (addedLater ? rule.nullable().default(null) : rule.nullable());
const moment = z.unknown().transform((value, context) => {
	const instant = exactInstant(value);
	if (instant === null) context.addIssue({ code: "custom", message: "must be a date" });
	return instant ?? "";
});
// Passes JSON on unchanged: copying its members would drop unknown ones.
const json = (rule: (value: unknown) => boolean, message: string) => z.unknown().refine(rule, message);

const isPicture = (item: unknown, longest: number): boolean =>
	typeof item === "string"
		? isAddress(item)
		: isRecord(item) && isAddress(item.url) && (!("alt" in item) || (typeof item.alt === "string" && countCharacters(item.alt) <= longest));
const isGallery = (value: unknown, { most = 0, limit = 0 }: Field): boolean =>
	Array.isArray(value) && value.length <= most && value.every((item) => isPicture(item, limit));
const isRecordList = (value: unknown, members: string[], { most = 0 }: Field): boolean =>
	Array.isArray(value) &&
	value.length <= most &&
	value.every((item) => isRecord(item) && members.every((member) => isReadable(item[member])));
const isTechStack = (value: unknown, field: Field): boolean =>
	isRecordList(value, ["category"], field) &&
	Array.isArray(value) &&
	value.every(
		(item) => isRecord(item) && Array.isArray(item.technologies) && item.technologies.every((entry: unknown) => typeof entry === "string"),
	);
const isAuthor = (value: unknown): boolean =>
	isRecord(value) &&
	(value.name === "" || isReadable(value.name)) &&
	(value.avatar === undefined || value.avatar === null || value.avatar === "" || isAddress(value.avatar));

const plainKinds = {
	id: () => z.string("is malformed").regex(UUID, "is malformed").toLowerCase(),
	slug: ({ limit = 0 }: Field) => text(limit).regex(SLUG, NOT_A_SLUG),
	text: (field: Field) => optional(text(field.limit ?? 0), field),
	requiredText: ({ limit = 0, draftMayLack }: Field) => (draftMayLack ? draftText(limit) : filledText(limit)),
	address: (field: Field) => optional(z.string("must be text").refine(isAddress, "must be a web address"), field),
	list: ({ most = 0, limit = 0 }: Field) => z.array(filledText(limit), "must be a list").max(most, `has more than ${most} entries`),
	flag: ({ addedLater, initial = false }: Field) => {
		const rule = z.boolean("must be true or false");
		return addedLater ? rule.default(initial) : rule;
	},
	status: () => z.enum(["draft", "published"], "must be draft or published"),
	moment: () => moment,
	publication: () => moment.nullable(),
	version: () => z.unknown(),
};

/** Asks for what only a draft may lack. */
const publishedRule =
	(fields: Fields) =>
	(row: Record<string, unknown>, context: z.core.$RefinementCtx): void => {
		if (row.status === "draft") return;
		for (const [column, { draftMayLack }] of Object.entries(fields)) {
			const value = row[column];
			if (draftMayLack && (isRecord(value) ? value.name : value) === "")
				context.addIssue({ code: "custom", path: [column], message: "is empty" });
		}
	};

/** The checks of `portfolios` in supabase/migrations, exactly as wide, so that every stored row can be restored. */
export const projectRules = z
	.object(
		mapColumns(projectFields, {
			...plainKinds,
			service: ({ limit = 0 }) => text(limit).refine((value) => value === "" || SLUG.test(value), NOT_A_SLUG),
			choice: (field) => optional(z.enum(projectTypes, "must be a known project type"), field),
			gallery: (field) => json((value) => isGallery(value, field), "must be a list of pictures"),
			techStack: (field) => json((value) => isTechStack(value, field), "must be a list of technologies by category"),
			labels: () => json(isRecord, "must be a list of labels and values"),
			results: (field) => json((value) => isRecordList(value, ["label", "value", "description"], field), "must be a list of results"),
			testimonial: () => json((value) => value === null || isRecord(value), "must be a testimonial"),
		}),
	)
	.omit({ version: true })
	.superRefine(publishedRule(projectFields));

/** The checks of `redirects`. Their rows and each other are checked with the whole backup. */
export const redirectRules = z.strictObject({
	kind: z.enum(["portfolios", "blogs"], "must be portfolios or blogs"),
	slug: text(120).regex(SLUG, NOT_A_SLUG),
	row_id: plainKinds.id(),
	created_at: moment,
});

export const postRules = z
	.object(
		mapColumns(postFields, {
			...plainKinds,
			content: ({ limit = 0 }) => draftText(limit).refine((value) => countBytes(value) <= limit, `is longer than ${limit / 1024} kB`),
			author: () => json(isAuthor, "must be an author with a name"),
			minutes: () =>
				z.int("must be a whole number of minutes").min(1, "is less than one minute").max(600, "is more than 600 minutes").nullable(),
			day: () => moment,
		}),
	)
	.omit({ version: true })
	.superRefine(publishedRule(postFields));
