import * as z from "zod";
import { toProject } from "./row-mapper";
import { portfolioRowSchema, projectTypes } from "./schema";

/** For tests: a row as it comes over the wire: through JSON and the tolerant schema. */
export const rowOf = (members: Record<string, unknown> = {}) =>
	portfolioRowSchema.parse(JSON.parse(JSON.stringify({ id: "p1", ...members })));
/** For tests: the project of such a row. */
export const projectOf = (members?: Record<string, unknown>) => toProject(rowOf(members));

const filled = z.string().check(z.refine((text) => text.trim() !== ""));
const texts = z.array(filled);
/** For tests: what "complete" means: no member is missing, null only where a page knows what to do without it. */
export const completeProject = z.strictObject({
	id: z.string(),
	slug: filled.nullable(),
	serviceId: filled,
	title: filled,
	client: filled,
	industry: filled,
	description: filled,
	image: filled.nullable(),
	imageAlt: filled,
	technologies: texts,
	metrics: z.record(z.string(), filled),
	featured: z.boolean(),
	createdAt: z.string().nullable(),
	clientLogo: filled.nullable(),
	projectType: z.enum(projectTypes).nullable(),
	challenge: filled,
	solution: filled,
	gallery: z.array(z.strictObject({ url: filled, alt: filled })),
	liveUrl: filled.nullable(),
	features: texts,
	approach: texts,
	techStack: z.array(z.strictObject({ category: filled, technologies: texts.min(1) })),
	detailedMetrics: z.array(z.strictObject({ label: filled, value: filled, description: z.string() })),
	extendedTestimonial: z.strictObject({ quote: filled, author: z.string(), position: z.string(), company: z.string() }).nullable(),
	timeline: filled,
	teamSize: filled,
	publishedAt: z.string().nullable(),
	updatedAt: z.string().nullable(),
});
