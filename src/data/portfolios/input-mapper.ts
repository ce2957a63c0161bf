import { readInstant } from "@/shared/lib/instant";
import { slugOf } from "@/shared/lib/slug";
import { publicationColumns, stateOf } from "../admin-rows/publication";
import type { ProjectFields, ProjectInput } from "./input-schema";
import { readDetailedMetrics, readGallery, readTechStack, readTestimonialParts } from "./row-mapper";
import type { PortfolioRow } from "./schema";

/** Columns that a save writes: never id, created_at, updated_at or version. */
export type WritableRow = Omit<
	PortfolioRow,
	| "id"
	| "created_at"
	| "updated_at"
	| "version"
	| "metrics"
	| "testimonial"
	| "published_at"
	| "status"
	| "project_industry"
	| "project_timeline"
	| "team"
> & { status: "draft" | "published"; published_at?: string | null };

/**
 * Validated input to the row that is saved. An empty optional text becomes null; an empty slug is made from the title.
 *
 * @param publishedAt of the row as it is stored, null for a new one; @param now the moment of the save.
 */
export function toRow(input: ProjectInput, publishedAt: string | null, now: Date): WritableRow {
	return {
		slug: input.slug || slugOf(input.title),
		title: input.title,
		client: orNull(input.client),
		client_logo: orNull(input.clientLogo),
		industry: orNull(input.industry),
		service_id: input.serviceId,
		project_type: input.projectType === "" ? null : input.projectType,
		description: input.description,
		challenge: orNull(input.challenge),
		solution: orNull(input.solution),
		image: orNull(input.image),
		image_alt: orNull(input.imageAlt),
		gallery: input.gallery,
		link: orNull(input.liveUrl),
		technologies: input.technologies,
		features: input.features,
		approach: input.approach,
		tech_stack: input.techStack,
		detailed_metrics: input.detailedMetrics,
		extended_testimonial: Object.values(input.testimonial).some((part) => part !== "") ? input.testimonial : null,
		timeline: orNull(input.timeline),
		team_size: orNull(input.teamSize),
		featured: input.featured,
		listed: input.listed,
		...publicationColumns(input, publishedAt, now),
	};
}

/** A row to what the form shows: exactly what is stored, without the defaults that pages apply. */
export function toFields(row: PortfolioRow, now: Date = new Date()): ProjectFields {
	const status = stateOf(row, now);
	return {
		title: row.title ?? "",
		slug: row.slug ?? "",
		client: row.client ?? "",
		clientLogo: row.client_logo ?? "",
		industry: row.industry ?? row.project_industry ?? "",
		serviceId: row.service_id ?? "",
		projectType: row.project_type ?? "",
		description: row.description ?? "",
		challenge: row.challenge ?? "",
		solution: row.solution ?? "",
		image: row.image ?? "",
		imageAlt: row.image_alt ?? "",
		gallery: readGallery(row.gallery, null),
		liveUrl: row.link ?? "",
		technologies: texts(row.technologies),
		features: texts(row.features),
		approach: texts(row.approach),
		techStack: readTechStack(row.tech_stack),
		detailedMetrics: readDetailedMetrics(row.detailed_metrics),
		testimonial: readTestimonialParts(row.extended_testimonial),
		timeline: row.timeline ?? row.project_timeline ?? "",
		teamSize: row.team_size ?? row.team ?? "",
		featured: row.featured ?? false,
		listed: row.listed ?? true,
		status,
		publishAt: status === "scheduled" ? (readInstant(row.published_at) ?? "") : "",
	};
}

function orNull(text: string): string | null {
	return text === "" ? null : text;
}

function texts(list: unknown[] | null | undefined): string[] {
	return (list ?? []).filter((item) => typeof item === "string");
}
