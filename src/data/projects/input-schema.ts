import * as z from "zod";
import { mapInputs } from "../admin-rows/form-fields";
import { address, plainRules, publicationShape, text, uniqueTexts, written } from "../admin-rows/input-rules";
import { projectFields } from "./fields";
import { projectTypes } from "./schema";

/** Only a repeated picture without a text of its own can be dropped. */
function refuseLostTexts(list: { url: string; alt: string }[], context: z.core.$RefinementCtx): void {
	for (const [index, { url, alt }] of list.entries()) {
		const first = list.findIndex((picture) => picture.url === url);
		if (first < index && alt !== "" && alt !== list[first]?.alt)
			context.addIssue({ code: "custom", path: [index, "url"], message: `Picture ${first + 1} already has this URL` });
	}
}

export const projectInputSchema = z.object({
	...mapInputs(projectFields, {
		...plainRules,
		service: plainRules.requiredText,
		choice: () => z.union([z.enum(projectTypes), z.literal("")]),
		gallery: ({ most = 0, limit = 0 }) =>
			z
				.array(z.object({ url: address.refine((url) => url !== "", "A URL is missing"), alt: text(limit) }))
				.max(most, `Add at most ${most} pictures`)
				.superRefine(refuseLostTexts)
				.transform((list) => list.filter((picture, index) => list.findIndex(({ url }) => url === picture.url) === index)),
		techStack: ({ most = 0 }) =>
			z.array(z.object({ category: written().min(1), technologies: uniqueTexts(40, 80) })).max(most, `Add at most ${most} categories`),
		results: ({ most = 0 }) =>
			z
				.array(z.object({ label: written().min(1), value: written().min(1), description: written().min(1) }))
				.max(most, `Add at most ${most} metrics`),
		testimonial: () => z.object({ quote: text(4000), author: text(200), position: text(200), company: text(200) }),
	}),
	...publicationShape,
});

/** A draft needs only its title. */
export const projectDraftSchema: typeof projectInputSchema = projectInputSchema.extend({
	serviceId: text(projectFields.service_id.limit),
	description: text(projectFields.description.limit),
});

export type ProjectInput = z.output<typeof projectInputSchema>;
export type ProjectFields = z.input<typeof projectInputSchema>;
