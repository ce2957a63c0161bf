import type { UnfinishedEntry } from "@/features/admin/editor/editor-definition";
import { addEntries } from "@/features/admin/ui/tag-list";
import { addPictures } from "./picture-list";
import { emptyPending, type ProjectForm } from "./project-form-schema";
import { addTechnology, findCategory } from "./tech-stack";

type Metric = ProjectForm["pending"]["metric"];
type StackEntry = ProjectForm["pending"]["stack"];

const filled = (text: string) => text.trim() !== "";

/** What a metric still lacks, by name; nothing when none is begun or all three are there. */
export function metricLacks(metric: Metric): (keyof Metric)[] {
	const lacking = (["label", "value", "description"] as const).filter((part) => !filled(metric[part]));
	return lacking.length === 3 ? [] : lacking;
}

/** What a stack entry still lacks. A category that is there already may stay in its box for the next technology. */
export function stackEntryLacks(entry: StackEntry, stack: ProjectForm["techStack"]): (keyof StackEntry)[] {
	if (filled(entry.technology)) return filled(entry.category) ? [] : ["category"];
	return filled(entry.category) && !findCategory(stack, entry.category) ? ["technology"] : [];
}

/** Every entry that is begun and cannot be added. */
function unfinishedEntries({ pending, techStack }: ProjectForm): UnfinishedEntry<ProjectForm>[] {
	const [stackPart] = stackEntryLacks(pending.stack, techStack);
	const metricParts = metricLacks(pending.metric);
	const [metricPart] = metricParts;
	const hasOnlyAlt = filled(pending.picture.alt) && !filled(pending.picture.url);
	return [
		...(stackPart ? [{ text: `the technology stack entry lacks its ${stackPart}`, box: `pending.stack.${stackPart}` as const }] : []),
		...(metricPart ? [{ text: `the metric lacks its ${metricParts.join(" and ")}`, box: `pending.metric.${metricPart}` as const }] : []),
		...(hasOnlyAlt ? [{ text: "the picture lacks its address", box: "pending.picture.url" as const }] : []),
	];
}

/**
 * The form as a save takes it: everything that is typed completely is added and leaves its box.
 *
 * @returns `unfinished`: what stays in its boxes, because something is missing.
 */
export function absorbPending(form: ProjectForm): { form: ProjectForm; unfinished: UnfinishedEntry<ProjectForm>[] } {
	const { pending } = form;
	const unfinished = unfinishedEntries(form);
	const waits = (entry: string) => unfinished.some(({ box }) => box.startsWith(`pending.${entry}`));
	const hasMetric = Object.values(pending.metric).every(filled);
	return {
		form: {
			...form,
			technologies: addEntries(form.technologies, pending.technologies, "names"),
			features: addEntries(form.features, pending.features, "sentences"),
			approach: addEntries(form.approach, pending.approach, "sentences"),
			techStack: addTechnology(form.techStack, pending.stack.category, pending.stack.technology),
			detailedMetrics: hasMetric ? [...form.detailedMetrics, trimmed(pending.metric)] : form.detailedMetrics,
			gallery: addPictures(form.gallery, [pending.picture]),
			pending: {
				...emptyPending,
				stack: waits("stack") ? pending.stack : emptyPending.stack,
				metric: waits("metric") ? pending.metric : emptyPending.metric,
				picture: waits("picture") ? pending.picture : emptyPending.picture,
			},
		},
		unfinished,
	};
}

/** A metric without blanks around its texts. */
export function trimmed(metric: Metric): Metric {
	return { label: metric.label.trim(), value: metric.value.trim(), description: metric.description.trim() };
}
