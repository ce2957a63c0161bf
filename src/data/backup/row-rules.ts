import * as z from "zod";
import { exactInstant } from "@/shared/lib/exact-instant";
import { projectTypes } from "../portfolios/schema";
import { isAddress, isReadable, isRecord, SLUG, signs, UUID } from "./row-values";

// The rules of the tables (CHECKs of supabase/migrations) as a backup is held against them before anything is sent. They are as wide
// as the database's own: what it has stored can always be restored. The database checks everything again.

const bytes = (value: string): number => new TextEncoder().encode(value).length;

// Postgres keeps no NUL, and no half of a surrogate pair.
const text = (longest: number) =>
	z
		.string("is no text")
		.refine((value) => !/\0|\p{Cs}/u.test(value), "holds signs that no text may hold")
		.refine((value) => value.length <= longest || signs(value) <= longest, `is longer than ${longest} characters`);
const said = (longest: number) => text(longest).refine(isReadable, "is empty");
const optional = (longest: number) => text(longest).nullable();
const slug = (longest: number) => text(longest).regex(SLUG, "may hold lower-case letters, digits and single dashes only");
const address = z.string("is no text").refine(isAddress, "is no web address").nullable();
const flag = z.boolean("is neither true nor false");
const moment = z.unknown().transform((value, context) => {
	const instant = exactInstant(value);
	if (instant === null) context.addIssue({ code: "custom", message: "is no date" });
	return instant ?? "";
});
const texts = (most: number, longest: number) => z.array(said(longest), "is no list").max(most, `has more than ${most} entries`);
/** Any JSON that a rule accepts, handed on as it is: nothing is copied member by member, so nothing is dropped. */
const json = (rule: (value: unknown) => boolean, message: string) => z.unknown().refine(rule, message);

const isPicture = (item: unknown): boolean =>
	typeof item === "string"
		? isAddress(item)
		: isRecord(item) && isAddress(item.url) && (!("alt" in item) || (typeof item.alt === "string" && signs(item.alt) <= 300));
const isGallery = (value: unknown): boolean => Array.isArray(value) && value.length <= 60 && value.every(isPicture);
const isRecordList = (value: unknown, members: string[], most: number): boolean =>
	Array.isArray(value) &&
	value.length <= most &&
	value.every((item) => isRecord(item) && members.every((member) => isReadable(item[member])));
const isTechStack = (value: unknown): boolean =>
	isRecordList(value, ["category"], 30) &&
	Array.isArray(value) &&
	value.every(
		(item) => isRecord(item) && Array.isArray(item.technologies) && item.technologies.every((entry: unknown) => typeof entry === "string"),
	);
const isAuthor = (value: unknown): boolean =>
	isRecord(value) &&
	isReadable(value.name) &&
	(value.avatar === undefined || value.avatar === null || value.avatar === "" || isAddress(value.avatar));

const shared = {
	id: z.string("is malformed").regex(UUID, "is malformed").toLowerCase(),
	slug: slug(120),
	title: said(200),
	image: address,
	image_alt: optional(300),
	featured: flag,
	listed: flag,
	status: z.enum(["draft", "published"], "is neither draft nor published"),
	published_at: moment.nullable(),
	created_at: moment,
	updated_at: moment,
};

/** A row of `portfolios` in a backup. */
export const projectRules = z.object({
	...shared,
	client: optional(200),
	client_logo: address,
	industry: optional(120),
	service_id: slug(60),
	project_type: z.enum(projectTypes, "is no kind of project").nullable(),
	description: said(2000),
	challenge: optional(20_000),
	solution: optional(20_000),
	gallery: json(isGallery, "is no list of pictures"),
	link: address,
	technologies: texts(80, 80),
	features: texts(40, 400),
	approach: texts(40, 400),
	tech_stack: json(isTechStack, "is no list of technologies by category"),
	metrics: json(isRecord, "is no list of labels and values"),
	detailed_metrics: json((value) => isRecordList(value, ["label", "value", "description"], 40), "is no list of results"),
	testimonial: optional(4000),
	extended_testimonial: json((value) => value === null || isRecord(value), "is no testimonial"),
	timeline: optional(120),
	team_size: optional(120),
});

/** A row of `blogs` in a backup. */
export const blogRules = z.object({
	...shared,
	excerpt: optional(1000),
	content: said(204_800).refine((value) => bytes(value) <= 204_800, "is longer than 200 kB"),
	author: json(isAuthor, "is no author with a name"),
	category: optional(80),
	tags: texts(40, 60),
	reading_time: z.int("is no number of minutes").min(1, "is less than one minute").max(600, "is more than 600 minutes").nullable(),
	published_date: moment,
});
