import { createSlug } from "@/shared/lib/text/slug";
import { readInstant } from "@/shared/lib/time/instant";
import { formValues, plainFormReaders, readStoredText, slugField, toColumns } from "../admin-rows/form-fields";
import { getState, publicationColumns } from "../admin-rows/publication";
import { projectFields } from "./fields";
import type { ProjectFields, ProjectInput } from "./input-schema";
import { readDetailedMetrics, readGallery, readTechStack, readTestimonialParts } from "./row-mapper";
import { type ProjectRow, type ProjectType, projectTypes } from "./schema";

export type WritableProject = ReturnType<typeof toProjectRow>;

/** Validated input as a row. `publishedAt` is that of the stored row; null for a new one. */
export function toProjectRow(input: ProjectInput, publishedAt: string | null, now: Date) {
	return {
		...toColumns(projectFields, input),
		slug: input.slug || createSlug(input.title),
		extended_testimonial: Object.values(input.testimonial).some((part) => part !== "") ? input.testimonial : null,
		...publicationColumns(input, publishedAt, now),
	};
}

const readers = {
	...plainFormReaders,
	service: readStoredText,
	choice: (stored: unknown): ProjectType | "" => projectTypes.find((type) => type === stored) ?? "",
	gallery: readGallery,
	techStack: readTechStack,
	results: readDetailedMetrics,
	testimonial: readTestimonialParts,
};

/** A row as the form shows it, without the defaults of pages. */
export function toProjectFields(row: ProjectRow, now: Date = new Date()): ProjectFields {
	const status = getState(row, now);
	return {
		...formValues(projectFields, row, readers),
		slug: slugField(row),
		status,
		publishAt: status === "scheduled" ? (readInstant(row.published_at) ?? "") : "",
	};
}

export const emptyProject: ProjectFields = toProjectFields({ id: "" });
