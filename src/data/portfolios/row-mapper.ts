import { webAddress } from "@/shared/lib/web-address";
import type { DetailedMetric, GalleryPicture, PortfolioRow, Project, ProjectSummary, TechCategory, Testimonial } from "./schema";

/** What stands where a row says nothing (D1 §5; decisions.md R49, R60). */
const projectFallbacks = {
	title: "Untitled Project",
	description: "No description available",
	client: "Client",
	industry: "Technology",
	timeline: "3 months",
	team: "3 developers",
	challenge: "Challenge details coming soon.",
	solution: "Solution details coming soon.",
} as const;

/** Words of a title that name an industry, asked in this order; whole words only (D1 §3, decisions.md R48). */
const industryWords: [RegExp, string][] = [
	[/\b(e-?commerce|retail)\b/i, "E-commerce"],
	[/\b(healthcare|medical)\b/i, "Healthcare"],
	[/\b(education|learning)\b/i, "EdTech"],
	[/\b(saas|platform)\b/i, "SAAS Platform"],
];

/**
 * The industry that a title suggests: one of the words above, otherwise "Enterprise"; "Technology" without a title.
 */
function inferIndustry(title: string | null | undefined): string {
	const words = title?.trim();
	if (!words) return projectFallbacks.industry;
	return industryWords.find(([pattern]) => pattern.test(words))?.[1] ?? "Enterprise";
}

/** A row to what a card shows. Never throws: a damaged member becomes its default. */
export function toProjectSummary(row: PortfolioRow): ProjectSummary {
	const title = filled(row.title);
	const detailed = readDetailedMetrics(row.detailed_metrics);
	return {
		id: row.id,
		slug: filled(row.slug),
		serviceId: filled(row.service_id) ?? "web-apps",
		title: title ?? projectFallbacks.title,
		client: filled(row.client) ?? projectFallbacks.client,
		industry: filled(row.industry) ?? filled(row.project_industry) ?? inferIndustry(title),
		description: filled(row.description) ?? projectFallbacks.description,
		image: webAddress(row.image),
		imageAlt: filled(row.image_alt) ?? `Screens of ${title ?? projectFallbacks.title}`,
		technologies: readTexts(row.technologies),
		metrics: readMetrics(row.metrics, detailed),
		featured: row.featured ?? false,
		createdAt: row.created_at ?? null,
	};
}

/** A row to what a case study shows. Never throws: a damaged member becomes its default. */
export function toProject(row: PortfolioRow): Project {
	const summary = toProjectSummary(row);
	return {
		...summary,
		clientLogo: webAddress(row.client_logo),
		projectType: row.project_type ?? null,
		challenge: filled(row.challenge) ?? projectFallbacks.challenge,
		solution: filled(row.solution) ?? projectFallbacks.solution,
		gallery: readGallery(row.gallery, summary.title),
		liveUrl: webAddress(row.link),
		features: readTexts(row.features),
		approach: readTexts(row.approach),
		techStack: readTechStack(row.tech_stack),
		detailedMetrics: readDetailedMetrics(row.detailed_metrics),
		extendedTestimonial: readTestimonial(row.extended_testimonial),
		timeline: filled(row.timeline) ?? filled(row.project_timeline) ?? projectFallbacks.timeline,
		teamSize: filled(row.team_size) ?? filled(row.team) ?? projectFallbacks.team,
		publishedAt: row.published_at ?? summary.createdAt,
		updatedAt: row.updated_at ?? null,
	};
}

/** The text itself where it says something, otherwise null. */
function filled(value: unknown): string | null {
	return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** Unique, non-empty texts in their order. */
function readTexts(list: unknown[] | null | undefined): string[] {
	return [...new Set((list ?? []).flatMap((item) => filled(item) ?? []))];
}

function readRecord(value: unknown): Record<string, unknown> | null {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null;
}

/**
 * Gallery entries are `{ url, alt }`; older rows hold bare addresses (decisions.md R86). Each address once, unsafe ones left out.
 *
 * @param title of the project, for pictures without a text of their own; null leaves their text empty, as it is stored.
 */
export function readGallery(list: unknown[] | null | undefined, title: string | null): GalleryPicture[] {
	const pictures = new Map<string, GalleryPicture>();
	for (const item of list ?? []) {
		const record = typeof item === "string" ? { url: item } : readRecord(item);
		const url = webAddress(record?.url);
		if (!url || pictures.has(url)) continue;
		const alt = record && "alt" in record ? filled(record.alt) : null;
		pictures.set(url, { url, alt: alt ?? (title === null ? "" : `${title}, screen ${pictures.size + 1}`) });
	}
	return [...pictures.values()];
}

export function readDetailedMetrics(list: unknown[] | null | undefined): DetailedMetric[] {
	return (list ?? []).flatMap((item) => {
		const record = readRecord(item);
		const label = filled(record?.label);
		const value = filled(record?.value);
		return label && value ? [{ label, value, description: filled(record?.description) ?? "" }] : [];
	});
}

export function readTechStack(list: unknown[] | null | undefined): TechCategory[] {
	return (list ?? []).flatMap((item) => {
		const record = readRecord(item);
		const category = filled(record?.category);
		const technologies = Array.isArray(record?.technologies) ? readTexts(record.technologies) : [];
		return category && technologies.length > 0 ? [{ category, technologies }] : [];
	});
}

/** A testimonial that can be shown: one without a quotation is none. */
function readTestimonial(value: unknown): Testimonial | null {
	const parts = readTestimonialParts(value);
	return parts.quote === "" ? null : parts;
}

/** A testimonial as it is stored, empty where it says nothing. */
export function readTestimonialParts(value: unknown): Testimonial {
	const record = readRecord(value);
	const part = (name: keyof Testimonial) => filled(record?.[name]) ?? "";
	return { quote: part("quote"), author: part("author"), position: part("position"), company: part("company") };
}

function readMetrics(map: Record<string, unknown> | null | undefined, detailed: DetailedMetric[]): Record<string, string> {
	const own = Object.entries(map ?? {}).flatMap(([label, value]): [string, string][] => {
		const text = typeof value === "number" ? String(value) : filled(value);
		return text ? [[label, text]] : [];
	});
	return Object.fromEntries(own.length > 0 ? own : detailed.map((metric) => [metric.label, metric.value]));
}
