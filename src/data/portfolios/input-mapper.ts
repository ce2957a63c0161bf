import { readInstant } from "@/shared/lib/instant";
import { slugOf } from "@/shared/lib/slug";
import { formValues, plainFormReaders, storedText, written } from "../admin-rows/form-fields";
import { publicationColumns, stateOf } from "../admin-rows/publication";
import { projectFields } from "./fields";
import type { ProjectFields, ProjectInput } from "./input-schema";
import { readDetailedMetrics, readGallery, readTechStack, readTestimonialParts } from "./row-mapper";
import { type PortfolioRow, type ProjectType, projectTypes } from "./schema";

/** Columns that a save writes: never id, created_at, updated_at or version. */
export type WritableRow = ReturnType<typeof toRow>;

/**
 * Validated input as the row to save. An empty optional text becomes null; an empty slug is made from the title.
 *
 * @param publishedAt of the row as it is stored, null for a new one; @param now the moment of the save.
 */
export function toRow(input: ProjectInput, publishedAt: string | null, now: Date) {
	return {
		...written(projectFields, input),
		slug: input.slug || slugOf(input.title),
		extended_testimonial: Object.values(input.testimonial).some((part) => part !== "") ? input.testimonial : null,
		...publicationColumns(input, publishedAt, now),
	};
}

const readers = {
	...plainFormReaders,
	service: storedText,
	choice: (stored: unknown): ProjectType | "" => projectTypes.find((type) => type === stored) ?? "",
	gallery: readGallery,
	techStack: readTechStack,
	results: readDetailedMetrics,
	testimonial: readTestimonialParts,
};

/** A row as the form shows it: exactly what is stored, without the defaults that pages apply. */
export function toFields(row: PortfolioRow, now: Date = new Date()): ProjectFields {
	const status = stateOf(row, now);
	return {
		...formValues(projectFields, row, readers),
		status,
		publishAt: status === "scheduled" ? (readInstant(row.published_at) ?? "") : "",
	};
}

/** An empty form: published and listed by default. */
export const emptyProject: ProjectFields = toFields({ id: "" });
