import * as z from "zod";
import { emptyProject } from "@/data/projects/input-mapper";
import type { ProjectFields } from "@/data/projects/input-schema";
import type { TechCategory } from "@/data/projects/schema";
import type { UnfinishedEntry } from "@/features/admin/editor/editor-definition";
import { addEntries } from "@/features/admin/ui/form/tag-list";

/** Entries that were typed and not added yet. They belong to the form's values, so they count as unsaved and are kept like other text. */
export const pendingSchema = z.object({
	technologies: z.string(),
	features: z.string(),
	approach: z.string(),
	stack: z.object({ category: z.string(), technology: z.string() }),
	metric: z.object({ label: z.string(), value: z.string(), description: z.string() }),
	picture: z.object({ url: z.string(), alt: z.string() }),
});

type Pending = z.input<typeof pendingSchema>;
type Metric = Pending["metric"];
type Gallery = ProjectFormValues["gallery"];

export type ProjectFormValues = ProjectFields & { pending: Pending };

export const emptyPending: Pending = {
	technologies: "",
	features: "",
	approach: "",
	stack: { category: "", technology: "" },
	metric: { label: "", value: "", description: "" },
	picture: { url: "", alt: "" },
};

export function toProjectForm(fields: ProjectFields = emptyProject): ProjectFormValues {
	return { ...fields, pending: emptyPending };
}

const filled = (text: string) => text.trim() !== "";

/** Missing parts of a metric that was begun. */
export function missingInMetric(metric: Metric): (keyof Metric)[] {
	const missing = (["label", "value", "description"] as const).filter((part) => !filled(metric[part]));
	return missing.length === 3 ? [] : missing;
}

export function trimMetric(metric: Metric): Metric {
	return { label: metric.label.trim(), value: metric.value.trim(), description: metric.description.trim() };
}

/** Missing parts of a stack entry that was begun. A category of the stack can stay in its box for the next technology. */
export function missingInStackEntry(entry: Pending["stack"], stack: TechCategory[]): (keyof Pending["stack"])[] {
	if (filled(entry.technology)) return filled(entry.category) ? [] : ["category"];
	return filled(entry.category) && !findCategory(stack, entry.category) ? ["technology"] : [];
}

function findCategory(stack: TechCategory[], category: string): TechCategory | undefined {
	const name = category.trim().toLocaleLowerCase();
	return stack.find((entry) => entry.category.trim().toLocaleLowerCase() === name);
}

/**
 * Adds one technology, or several separated by commas, to a category, which is created if needed.
 *
 * @returns the same array if nothing is new.
 */
export function addTechnology(stack: TechCategory[], category: string, technology: string): TechCategory[] {
	if (!filled(category)) return stack;
	const known = findCategory(stack, category);
	const technologies = addEntries(known?.technologies ?? [], technology, "names");
	if (technologies === known?.technologies || technologies.length === 0) return stack;
	if (!known) return [...stack, { category: category.trim(), technologies }];
	return stack.map((entry) => (entry === known ? { ...entry, technologies } : entry));
}

/** Removes a technology, and its category if it was the last one. */
export function removeTechnology(stack: TechCategory[], category: string, technology: string): TechCategory[] {
	return stack
		.map((entry) =>
			entry.category === category ? { ...entry, technologies: entry.technologies.filter((name) => name !== technology) } : entry,
		)
		.filter((entry) => entry.technologies.length > 0);
}

/** Appends pictures whose address is new. */
export function addPictures(gallery: Gallery, pictures: Gallery): Gallery {
	const known = new Set(gallery.map(({ url }) => url.trim()));
	const fresh = pictures.flatMap((picture) => {
		const url = picture.url.trim();
		if (url === "" || known.has(url)) return [];
		known.add(url);
		return [{ url, alt: picture.alt.trim() }];
	});
	return fresh.length > 0 ? [...gallery, ...fresh] : gallery;
}

/** Moves complete pending entries into their lists. Incomplete ones stay in their boxes and are returned as `unfinished`. */
export function absorbPending(form: ProjectFormValues): { form: ProjectFormValues; unfinished: UnfinishedEntry<ProjectFormValues>[] } {
	const { pending } = form;
	const unfinished = unfinishedEntries(form);
	const isUnfinished = (entry: string) => unfinished.some(({ box }) => box.startsWith(`pending.${entry}`));
	const hasMetric = Object.values(pending.metric).every(filled);
	return {
		form: {
			...form,
			technologies: addEntries(form.technologies, pending.technologies, "names"),
			features: addEntries(form.features, pending.features, "sentences"),
			approach: addEntries(form.approach, pending.approach, "sentences"),
			techStack: addTechnology(form.techStack, pending.stack.category, pending.stack.technology),
			detailedMetrics: hasMetric ? [...form.detailedMetrics, trimMetric(pending.metric)] : form.detailedMetrics,
			gallery: addPictures(form.gallery, [pending.picture]),
			pending: {
				...emptyPending,
				stack: isUnfinished("stack") ? pending.stack : emptyPending.stack,
				metric: isUnfinished("metric") ? pending.metric : emptyPending.metric,
				picture: isUnfinished("picture") ? pending.picture : emptyPending.picture,
			},
		},
		unfinished,
	};
}

function unfinishedEntries({ pending, techStack, gallery }: ProjectFormValues): UnfinishedEntry<ProjectFormValues>[] {
	const [stackPart] = missingInStackEntry(pending.stack, techStack);
	const metricParts = missingInMetric(pending.metric);
	const [metricPart] = metricParts;
	const [url, alt] = [pending.picture.url.trim(), pending.picture.alt.trim()];
	const hasOnlyAlt = alt !== "" && url === "";
	const known = gallery.find((picture) => picture.url.trim() === url);
	const losesAlt = alt !== "" && known !== undefined && known.alt.trim() !== alt;
	return [
		...(stackPart ? [{ text: `the technology stack entry needs a ${stackPart}`, box: `pending.stack.${stackPart}` as const }] : []),
		...(metricPart ? [{ text: `the metric needs a ${metricParts.join(" and a ")}`, box: `pending.metric.${metricPart}` as const }] : []),
		...(hasOnlyAlt ? [{ text: "the picture needs a URL", box: "pending.picture.url" as const }] : []),
		...(losesAlt ? [{ text: "the picture is already in the gallery", box: "pending.picture.url" as const }] : []),
	];
}
