import * as z from "zod/mini";

/** Kinds of project; they choose the case study's roadmap (D2 §3). */
export const projectTypes = ["saas", "mobile", "web", "ai", "arvr", "iot", "other"] as const;

const text = z.catch(z.nullish(z.string()), null);
const texts = z.catch(z.nullish(z.array(z.unknown())), null);

/**
 * A row of `portfolios` as the database may answer it, old spellings included (decisions.md R47). Reading is tolerant: a
 * damaged member becomes null here and a default in the mapper, so one bad row never empties a page.
 */
export const portfolioRowSchema = z.object({
	id: z.string(),
	slug: text,
	title: text,
	client: text,
	client_logo: text,
	industry: text,
	project_industry: text,
	service_id: text,
	project_type: z.catch(z.nullish(z.enum(projectTypes)), null),
	description: text,
	challenge: text,
	solution: text,
	image: text,
	image_alt: text,
	gallery: texts,
	link: text,
	technologies: texts,
	features: texts,
	approach: texts,
	tech_stack: texts,
	metrics: z.catch(z.nullish(z.record(z.string(), z.unknown())), null),
	detailed_metrics: texts,
	testimonial: text,
	extended_testimonial: z.catch(z.nullish(z.record(z.string(), z.unknown())), null),
	timeline: text,
	project_timeline: text,
	team_size: text,
	team: text,
	featured: z.catch(z.nullish(z.boolean()), null),
	listed: z.catch(z.nullish(z.boolean()), null),
	status: z.catch(z.nullish(z.enum(["draft", "published"])), null),
	published_at: text,
	created_at: text,
	updated_at: text,
	version: z.catch(z.nullish(z.number()), null),
});

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

/** What a card shows. Complete: every default is applied. */
export interface ProjectSummary {
	id: string;
	slug: string | null;
	/** Group id: one of the five, or whatever else stands in the row. */
	serviceId: string;
	title: string;
	client: string;
	industry: string;
	description: string;
	/** Null where the project has no picture: the card draws its own. */
	image: string | null;
	imageAlt: string;
	technologies: string[];
	/** Label to value; derived from the detailed metrics where it is empty (decisions.md R33). */
	metrics: Record<string, string>;
	featured: boolean;
	createdAt: string | null;
}

/** What a case study shows. */
export interface Project extends ProjectSummary {
	clientLogo: string | null;
	projectType: ProjectType | null;
	challenge: string;
	solution: string;
	gallery: GalleryPicture[];
	liveUrl: string | null;
	features: string[];
	approach: string[];
	techStack: TechCategory[];
	detailedMetrics: DetailedMetric[];
	extendedTestimonial: Testimonial | null;
	timeline: string;
	teamSize: string;
	/** When visitors first could see it; ISO 8601. */
	publishedAt: string | null;
	updatedAt: string | null;
}

/** A group of the portfolio with its projects, newest first. */
export interface ProjectGroup {
	id: string;
	title: string;
	color: "cyan" | "blue" | "purple" | "pink" | "green";
	projects: ProjectSummary[];
}
