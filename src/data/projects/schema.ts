import * as z from "zod/mini";
import { mapStoredNames, type Shown } from "../fields";
import { type PlainValues, storedKinds } from "../row-kinds";
import { storedProjectFields } from "./stored-fields";

export const projectTypes = ["saas", "mobile", "web", "ai", "arvr", "iot", "other"] as const;

const list = storedKinds.list;

export const projectRowSchema = z.object(
	mapStoredNames(storedProjectFields, {
		...storedKinds,
		service: storedKinds.text,
		choice: () => z.catch(z.nullish(z.enum(projectTypes)), null),
		gallery: list,
		techStack: list,
		labels: storedKinds.record,
		results: list,
		testimonial: storedKinds.record,
	}),
);

export type ProjectRow = z.infer<typeof projectRowSchema>;

export interface GalleryPicture {
	url: string;
	alt: string;
}

export interface DetailedMetric {
	label: string;
	value: string;
	description: string;
}

export interface TechCategory {
	category: string;
	technologies: string[];
}

export interface Testimonial {
	quote: string;
	author: string;
	position: string;
	company: string;
}

export type ProjectType = (typeof projectTypes)[number];

/** In the order of the page. Two can have the same label, which an object can't hold. */
export type ShownMetric = [label: string, value: string];

export interface ProjectValues extends PlainValues {
	service: string | null;
	choice: ProjectType | null;
	gallery: GalleryPicture[];
	techStack: TechCategory[];
	labels: ShownMetric[];
	results: DetailedMetric[];
	testimonial: Testimonial | null;
}

export interface ProjectSummary extends Omit<Shown<typeof storedProjectFields, "card", ProjectValues>, "detailedMetrics"> {
	industry: string;
	imageAlt: string;
}

export interface Project extends Shown<typeof storedProjectFields, "page", ProjectValues> {
	industry: string;
	imageAlt: string;
	/** Whether the row has a timeline of its own: otherwise `timeline` is a fallback. */
	hasTimeline: boolean;
	/** Can be a fallback: only `extendedTestimonial` holds a client's words. */
	testimonial: string;
}

export interface ProjectGroup {
	id: string;
	title: string;
	color: "cyan" | "blue" | "purple" | "pink" | "green";
	projects: ProjectSummary[];
}
