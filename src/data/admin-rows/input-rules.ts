import * as z from "zod";
import { webAddress } from "@/shared/lib/web-address";
import type { Field } from "../fields";
import { rowStates } from "./publication";

// The rules that the forms of all tables share. The same stand as CHECKs in the database (supabase/migrations).

/** Trimmed; a text of nothing but white space and invisible signs is empty, as it is for the database (private.has_text). */
export const written = () => z.string().overwrite((value) => (/[^\p{Z}\p{Cc}\p{Cf}]/u.test(value) ? value.trim() : ""));

/** A text of at most so many characters. */
export const text = (longest: number) => written().max(longest, `At most ${longest} characters`);

/** The end of an address; empty: it is made from the title. */
const slug = (longest: number) => text(longest).regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Lower-case letters, digits and single dashes");

/** Empty, or an address that may be put into href or src. */
export const address = z
	.string()
	.trim()
	.refine((value) => value === "" || webAddress(value) !== null, "Enter an https:// address, or a path of this site starting with /");

/** A list of texts, each once. */
export const uniqueTexts = (most: number, longest: number) =>
	z
		.array(written().min(1).max(longest, `At most ${longest} characters each`))
		.max(most, `At most ${most} entries`)
		.transform((list) => [...new Set(list)]);

/** The rules of these kinds of field. A text without a limit takes nothing. */
export const plainRules = {
	slug: ({ limit = 0 }: Field) => slug(limit),
	text: ({ limit = 0 }: Field) => text(limit),
	requiredText: ({ limit = 0, label }: Field) => text(limit).min(1, `${label} is required`),
	address: () => address,
	list: ({ most = 0, limit = 0 }: Field) => uniqueTexts(most, limit),
	flag: () => z.boolean(),
};

/** Where a row is to stand. `publishAt` is ISO 8601 and counts for a schedule alone. */
export const publicationShape = { status: z.enum(rowStates), publishAt: z.string() };

/** The rule of a schedule: a moment, and one that is still to come. */
export function publicationRule(
	{ status, publishAt }: { status: (typeof rowStates)[number]; publishAt: string },
	context: z.core.$RefinementCtx,
): void {
	if (status !== "scheduled") return;
	const moment = new Date(publishAt);
	if (publishAt === "" || Number.isNaN(moment.getTime()))
		context.addIssue({ code: "custom", path: ["publishAt"], message: "Choose a day and a time" });
	else if (moment <= new Date()) context.addIssue({ code: "custom", path: ["publishAt"], message: "Choose a time in the future" });
}
