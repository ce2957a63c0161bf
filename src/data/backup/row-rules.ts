import * as z from "zod";
import { exactInstant } from "@/shared/lib/exact-instant";
import { postFields } from "../blogs/fields";
import { byColumn, type Field } from "../fields";
import { projectFields } from "../portfolios/fields";
import { projectTypes } from "../portfolios/schema";
import { isAddress, isReadable, isRecord, SLUG, signs, UUID } from "./row-values";

// The CHECKs of the tables (supabase/migrations), applied to a backup before anything is sent. They are exactly as wide as the
// database's own, so that everything it has stored can be restored. The database checks everything again.

const bytes = (value: string): number => new TextEncoder().encode(value).length;

// Postgres keeps no NUL, and no half of a surrogate pair.
const text = (longest: number) =>
	z
		.string("is no text")
		.refine((value) => !/\0|\p{Cs}/u.test(value), "holds signs that no text may hold")
		.refine((value) => value.length <= longest || signs(value) <= longest, `is longer than ${longest} characters`);
const said = (longest: number) => text(longest).refine(isReadable, "is empty");
const optional = <T extends z.ZodType>(rule: T, { addedLater }: Field) => (addedLater ? rule.nullable().default(null) : rule.nullable());
const moment = z.unknown().transform((value, context) => {
	const instant = exactInstant(value);
	if (instant === null) context.addIssue({ code: "custom", message: "is no date" });
	return instant ?? "";
});
/** Any JSON that a rule accepts, handed on as it is: nothing is copied member by member, so nothing is dropped. */
const json = (rule: (value: unknown) => boolean, message: string) => z.unknown().refine(rule, message);

const isPicture = (item: unknown, longest: number): boolean =>
	typeof item === "string"
		? isAddress(item)
		: isRecord(item) && isAddress(item.url) && (!("alt" in item) || (typeof item.alt === "string" && signs(item.alt) <= longest));
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
	isReadable(value.name) &&
	(value.avatar === undefined || value.avatar === null || value.avatar === "" || isAddress(value.avatar));

const plainKinds = {
	id: () => z.string("is malformed").regex(UUID, "is malformed").toLowerCase(),
	slug: ({ limit = 0 }: Field) => text(limit).regex(SLUG, "may hold lower-case letters, digits and single dashes only"),
	text: (field: Field) => optional(text(field.limit ?? 0), field),
	requiredText: ({ limit = 0 }: Field) => said(limit),
	address: (field: Field) => optional(z.string("is no text").refine(isAddress, "is no web address"), field),
	list: ({ most = 0, limit = 0 }: Field) => z.array(said(limit), "is no list").max(most, `has more than ${most} entries`),
	flag: () => z.boolean("is neither true nor false"),
	status: () => z.enum(["draft", "published"], "is neither draft nor published"),
	moment: () => moment,
	publication: () => moment.nullable(),
	version: () => z.unknown(),
};

/** A row of `portfolios` in a backup. */
export const projectRules = z
	.object(
		byColumn(projectFields, {
			...plainKinds,
			service: plainKinds.slug,
			choice: (field) => optional(z.enum(projectTypes, "is no kind of project"), field),
			gallery: (field) => json((value) => isGallery(value, field), "is no list of pictures"),
			techStack: (field) => json((value) => isTechStack(value, field), "is no list of technologies by category"),
			labels: () => json(isRecord, "is no list of labels and values"),
			results: (field) => json((value) => isRecordList(value, ["label", "value", "description"], field), "is no list of results"),
			testimonial: () => json((value) => value === null || isRecord(value), "is no testimonial"),
		}),
	)
	.omit({ version: true });

/** A row of `blogs` in a backup. */
export const blogRules = z
	.object(
		byColumn(postFields, {
			...plainKinds,
			content: ({ limit = 0 }) => said(limit).refine((value) => bytes(value) <= limit, `is longer than ${limit / 1024} kB`),
			author: () => json(isAuthor, "is no author with a name"),
			minutes: () => z.int("is no number of minutes").min(1, "is less than one minute").max(600, "is more than 600 minutes").nullable(),
			day: () => moment,
		}),
	)
	.omit({ version: true });
