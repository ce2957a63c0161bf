import * as z from "zod";
import { address, publicationShape, slug, text, uniqueTexts, written } from "../admin-rows/input-rules";
import { projectTypes } from "./schema";

/**
 * What the administrator enters for one project, create and edit alike: every field that a form offers. The same
 * limits stand as CHECKs in the database (supabase/migrations).
 */
export const projectInputSchema = z.object({
	title: text(200).min(1, "Title is required"),
	slug,
	client: text(200),
	clientLogo: address,
	industry: text(120),
	serviceId: text(60).min(1, "Service is required"),
	projectType: z.union([z.enum(projectTypes), z.literal("")]),
	description: text(2000).min(1, "Description is required"),
	challenge: text(20_000),
	solution: text(20_000),
	image: address,
	imageAlt: text(300),
	gallery: z
		.array(z.object({ url: address.refine((url) => url !== "", "An address is missing"), alt: text(300) }))
		.max(60)
		.transform((list) => list.filter((picture, index) => list.findIndex(({ url }) => url === picture.url) === index)),
	liveUrl: address,
	technologies: uniqueTexts(80, 80),
	features: uniqueTexts(40, 400),
	approach: uniqueTexts(40, 400),
	techStack: z.array(z.object({ category: written().min(1), technologies: uniqueTexts(40, 80) })).max(30),
	detailedMetrics: z.array(z.object({ label: written().min(1), value: written().min(1), description: written().min(1) })).max(40),
	testimonial: z.object({ quote: text(4000), author: text(200), position: text(200), company: text(200) }),
	timeline: text(120),
	teamSize: text(120),
	featured: z.boolean(),
	listed: z.boolean(),
	...publicationShape,
});

/** Validated input. */
export type ProjectInput = z.output<typeof projectInputSchema>;
/** What the form holds while it is edited. */
export type ProjectFields = z.input<typeof projectInputSchema>;

/** An empty form: published and listed by default. */
export const emptyProject: ProjectFields = {
	title: "",
	slug: "",
	client: "",
	clientLogo: "",
	industry: "",
	serviceId: "",
	projectType: "",
	description: "",
	challenge: "",
	solution: "",
	image: "",
	imageAlt: "",
	gallery: [],
	liveUrl: "",
	technologies: [],
	features: [],
	approach: [],
	techStack: [],
	detailedMetrics: [],
	testimonial: { quote: "", author: "", position: "", company: "" },
	timeline: "",
	teamSize: "",
	featured: false,
	listed: true,
	status: "published",
	publishAt: "",
};
