import * as z from "zod";
import { RESERVED_SLUG } from "@/shared/lib/text/slug";
import { visibleText } from "@/shared/lib/text/visible-text";
import { webAddress } from "@/shared/lib/web-address";
import type { Field } from "../fields";
import { rowStates } from "./publication";

/** Trimmed text, which is empty without visible characters. */
export const written = () => z.string().overwrite(visibleText);

/** The rule of a text with at most so many characters. */
export const text = (longest: number) => written().max(longest, `Use at most ${longest} characters`);

const slug = (longest: number) =>
	text(longest)
		.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use lowercase letters, digits and single dashes")
		.refine((value) => value !== RESERVED_SLUG, `Web servers reserve “${RESERVED_SLUG}”. Use another slug`);

export const address = z
	.string()
	.trim()
	.refine((value) => value === "" || webAddress(value) !== null, "Enter an https:// address, or a path on this site that starts with /");

/** The rule of a list with at most so many texts, each with at most so many characters. Repeated texts are removed. */
export const uniqueTexts = (most: number, longest: number) =>
	z
		.array(written().min(1).max(longest, `Use at most ${longest} characters for each entry`))
		.max(most, `Add at most ${most} entries`)
		.transform((list) => [...new Set(list)]);

export const plainRules = {
	slug: ({ limit = 0 }: Field) => slug(limit),
	text: ({ limit = 0 }: Field) => text(limit),
	requiredText: ({ limit = 0, label }: Field) => text(limit).min(1, `${label} is required`),
	address: () => address,
	list: ({ most = 0, limit = 0 }: Field) => uniqueTexts(most, limit),
	flag: () => z.boolean(),
};

export const publicationShape = { status: z.enum(rowStates), publishAt: z.string() };

/** A schedule needs a moment in the future, as ISO 8601. */
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
