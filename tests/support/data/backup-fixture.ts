import { makeBackup } from "@/data/backup/backup-file";
import { type Content, columnsByKind, type Kind, type RowCopy } from "@/data/backup/columns";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const dates = { created_at: "2026-03-01T08:00:00.5Z", updated_at: "2026-03-02T08:00:00.026824Z", published_at: "2026-03-01T09:00:00Z" };

export const emptyRow = (kind: Kind) => Object.fromEntries(columnsByKind[kind].map((column): [string, unknown] => [column, null]));

export function project(number: number, values: Record<string, unknown> = {}): RowCopy {
	const lists = { gallery: [], technologies: ["Rust"], features: [], approach: [], tech_stack: [], detailed_metrics: [] };
	return {
		...emptyRow("projects"),
		id: idOf(number),
		slug: `project-${number}`,
		title: `Project ${number}`,
		service_id: "saas",
		project_type: "saas",
		description: "A dispatch board.",
		solution: "",
		image: "/media/board.webp",
		image_alt: "A board",
		metrics: {},
		timeline: "9 weeks",
		featured: false,
		listed: true,
		is_sample: false,
		hidden_from_search: false,
		status: "published",
		...lists,
		...dates,
		...values,
	};
}

export function post(number: number, values: Record<string, unknown> = {}): RowCopy {
	return {
		...emptyRow("blogs"),
		id: idOf(1000 + number),
		slug: `post-${number}`,
		title: `Post ${number}`,
		content: "<p>Words.</p>",
		author: { name: "Ada" },
		category: "SaaS",
		tags: [],
		reading_time: 4,
		featured: false,
		listed: true,
		is_sample: false,
		hidden_from_search: false,
		published_date: "2026-03-01T00:00:00Z",
		status: "draft",
		...dates,
		...values,
	};
}

export const NOW = new Date("2026-11-22T10:00:00Z");

export const backupOf = (rows: Partial<Content>) => makeBackup({ projects: [], blogs: [], ...rows }, NOW);
