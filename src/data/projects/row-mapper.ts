import { webAddress } from "@/shared/lib/web-address";
import { type Readers, readStoredValues, shown } from "../fields";
import { plainReaders, readRecord, readText, readTexts } from "../row-kinds";
import {
	type DetailedMetric,
	type GalleryPicture,
	type Project,
	type ProjectRow,
	type ProjectSummary,
	type ProjectValues,
	projectTypes,
	type ShownMetric,
	type TechCategory,
	type Testimonial,
} from "./schema";
import { storedProjectFields } from "./stored-fields";

const DEFAULT_INDUSTRY = "Technology";
const DEFAULT_TESTIMONIAL = "Great project experience.";

const readers: Readers<ProjectValues> = {
	...plainReaders,
	service: readText,
	choice: (value) => projectTypes.find((type) => type === value) ?? null,
	gallery: readGallery,
	techStack: readTechStack,
	labels: readLabels,
	results: readDetailedMetrics,
	testimonial: readTestimonial,
};

const industryPatterns: [RegExp, string][] = [
	[/\b(e-?commerce|retail)\b/i, "E-commerce"],
	[/\b(healthcare|medical)\b/i, "Healthcare"],
	[/\b(education|learning)\b/i, "EdTech"],
	[/\b(saas|platform)\b/i, "SAAS Platform"],
];

/** The industry that a title suggests: a known one, otherwise "Enterprise"; "Technology" without a title. */
export function inferIndustry(title: string | null | undefined): string {
	const text = title?.trim();
	if (!text) return DEFAULT_INDUSTRY;
	return industryPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? "Enterprise";
}

/** A row as a card shows it. Never throws: a damaged value becomes its default. */
export function toProjectSummary(row: ProjectRow): ProjectSummary {
	const { detailedMetrics, ...card } = shown(storedProjectFields, row, "card", readers);
	const metrics = card.metrics.length > 0 ? card.metrics : detailedMetrics.map(({ label, value }): ShownMetric => [label, value]);
	return { ...card, industry: card.industry ?? inferIndustry(row.title), imageAlt: card.imageAlt ?? `Screens of ${card.title}`, metrics };
}

/** A row as a case study shows it. Never throws. */
export function toProject(row: ProjectRow): Project {
	const page = shown(storedProjectFields, row, "page", readers);
	const summary = toProjectSummary(row);
	return {
		...page,
		...summary,
		gallery: page.gallery.map(({ url, alt }, index) => ({ url, alt: alt || `${summary.title}, screen ${index + 1}` })),
		hasTimeline: readStoredValues("timeline", storedProjectFields.timeline, row).some((value) => readText(value) !== null),
		testimonial: page.extendedTestimonial?.quote ?? page.testimonial ?? DEFAULT_TESTIMONIAL,
		publishedAt: page.publishedAt ?? summary.createdAt,
	};
}

/** Gallery entries: `{ url, alt }` or plain addresses. Drops unsafe and repeated ones. */
export function readGallery(list: unknown): GalleryPicture[] {
	const pictures = new Map<string, GalleryPicture>();
	for (const item of toList(list)) {
		const record = typeof item === "string" ? { url: item } : readRecord(item);
		const url = webAddress(record?.url);
		if (!url || pictures.has(url)) continue;
		pictures.set(url, { url, alt: (record && "alt" in record ? readText(record.alt) : null) ?? "" });
	}
	return [...pictures.values()];
}

/** Measured results; drops those without a label or a value. */
export function readDetailedMetrics(list: unknown): DetailedMetric[] {
	return toList(list).flatMap((item) => {
		const record = readRecord(item);
		const label = readText(record?.label);
		const value = readText(record?.value);
		return label && value ? [{ label, value, description: readText(record?.description) ?? "" }] : [];
	});
}

/** Technologies by category; drops categories without a name or technologies. */
export function readTechStack(list: unknown): TechCategory[] {
	return toList(list).flatMap((item) => {
		const record = readRecord(item);
		const category = readText(record?.category);
		const technologies = readTexts(record?.technologies);
		return category && technologies.length > 0 ? [{ category, technologies }] : [];
	});
}

const toList = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);

function readTestimonial(value: unknown): Testimonial | null {
	const parts = readTestimonialParts(value);
	return parts.quote === "" ? null : parts;
}

/** A stored testimonial, with empty texts for missing parts. */
export function readTestimonialParts(value: unknown): Testimonial {
	const record = readRecord(value);
	const part = (name: keyof Testimonial) => readText(record?.[name]) ?? "";
	return { quote: part("quote"), author: part("author"), position: part("position"), company: part("company") };
}

function readLabels(value: unknown): ShownMetric[] {
	return Object.entries(readRecord(value) ?? {}).flatMap(([label, given]): ShownMetric[] => {
		const text = typeof given === "number" ? String(given) : readText(given);
		return text ? [[label, text]] : [];
	});
}
