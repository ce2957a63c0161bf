import * as z from "zod";
import type { Field } from "@/data/fields";
import { projectFields } from "@/data/projects/fields";
import { toProject } from "@/data/projects/row-mapper";
import { projectRowSchema, projectTypes } from "@/data/projects/schema";

export const rowOf = (members: Record<string, unknown> = {}) =>
	projectRowSchema.parse(JSON.parse(JSON.stringify({ id: "p1", ...members })));
export const projectOf = (members?: Record<string, unknown>) => toProject(rowOf(members));

const filled = z.string().check(z.refine((text) => text.trim() !== ""));
const texts = z.array(filled);

const kinds: Record<string, z.ZodType> = {
	id: z.string(),
	text: filled,
	list: texts,
	flag: z.boolean(),
	choice: z.enum(projectTypes),
	gallery: z.array(z.strictObject({ url: filled, alt: filled })),
	techStack: z.array(z.strictObject({ category: filled, technologies: texts.min(1) })),
	labels: z.array(z.tuple([z.string(), filled])),
	results: z.array(z.strictObject({ label: filled, value: filled, description: z.string() })),
	testimonial: z.strictObject({ quote: filled, author: z.string(), position: z.string(), company: z.string() }),
};
const complete = ["id", "list", "flag", "gallery", "techStack", "labels", "results"];
const made = ["industry", "imageAlt", "testimonial"];

const members = Object.values<Field>(projectFields).flatMap(({ kind, member, read, fallback }): [string, z.ZodType][] => {
	if (!member || read === "admin") return [];
	const schema = kinds[kind] ?? filled;
	return [[member, fallback || complete.includes(kind) || made.includes(member) ? schema : schema.nullable()]];
});

export const completeProject = z.strictObject({ ...Object.fromEntries(members), hasTimeline: z.boolean() });
