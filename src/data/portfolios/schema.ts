import * as z from "zod/mini";
import { byStoredName, type Shown } from "../fields";
import { type PlainValues, storedKinds } from "../row-kinds";
import { storedProjectFields } from "./stored-fields";

/** Kinds of project; they choose the case study's roadmap. */
export const projectTypes = ["saas", "mobile", "web", "ai", "arvr", "iot", "other"] as const;

const list = storedKinds.list;

/** A row of `portfolios` as the database answers it, older spellings included. */
export const portfolioRowSchema = z.object(
	byStoredName(storedProjectFields, {
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

export type PortfolioRow = z.infer<typeof portfolioRowSchema>;

/** A picture of a project's gallery. */
export interface GalleryPicture {
	url: string;
	alt: string;
}

/** A measured result, as the administrator enters it. */
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

/** What pages get of each kind of value. */
export interface ProjectValues extends PlainValues {
	/** Id of a service's group: one of the five, or whatever an older row has. */
	service: string | null;
	choice: ProjectType | null;
	gallery: GalleryPicture[];
	techStack: TechCategory[];
	/** Label to value. */
	labels: Record<string, string>;
	results: DetailedMetric[];
	testimonial: Testimonial | null;
}

/** What a card shows. Complete: every default is applied, and `metrics` come from the detailed ones when the row has none. */
export interface ProjectSummary extends Omit<Shown<typeof storedProjectFields, "card", ProjectValues>, "detailedMetrics"> {
	industry: string;
	imageAlt: string;
}

/** What a case study shows; null where the page does without. */
export interface Project extends Shown<typeof storedProjectFields, "page", ProjectValues> {
	industry: string;
	imageAlt: string;
	/** For lists and exports; a page prints only `extendedTestimonial`. */
	testimonial: string;
	metaInfo: { timeline: string; teamSize: string; industry: string };
}

/** A group of the portfolio with its projects, newest first. */
export interface ProjectGroup {
	id: string;
	title: string;
	color: "cyan" | "blue" | "purple" | "pink" | "green";
	projects: ProjectSummary[];
}
