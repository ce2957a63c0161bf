import { makeBackup } from "./backup-file";
import type { RowCopy, Rows } from "./columns";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const dates = { created_at: "2026-03-01T08:00:00.5Z", updated_at: "2026-03-02T08:00:00.026824Z", published_at: "2026-03-01T09:00:00Z" };

/** For tests: a complete project as the database answers it. */
export function project(number: number, values: Record<string, unknown> = {}): RowCopy {
	const plain = { client: null, client_logo: null, industry: null, project_type: "saas", challenge: null, solution: "", link: null };
	const lists = { gallery: [], technologies: ["Rust"], features: [], approach: [], tech_stack: [], detailed_metrics: [] };
	return {
		id: idOf(number),
		slug: `project-${number}`,
		title: `Project ${number}`,
		service_id: "saas",
		description: "A dispatch board.",
		image: "/media/board.webp",
		image_alt: "A board",
		metrics: {},
		testimonial: null,
		extended_testimonial: null,
		timeline: "9 weeks",
		team_size: null,
		featured: false,
		listed: true,
		status: "published",
		...plain,
		...lists,
		...dates,
		...values,
	};
}

/** For tests: a complete post as the database answers it. */
export function post(number: number, values: Record<string, unknown> = {}): RowCopy {
	return {
		id: idOf(1000 + number),
		slug: `post-${number}`,
		title: `Post ${number}`,
		excerpt: null,
		content: "<p>Words.</p>",
		author: { name: "Ada" },
		category: "SaaS",
		tags: [],
		image: null,
		image_alt: null,
		reading_time: 4,
		featured: false,
		listed: true,
		published_date: "2026-03-01T00:00:00Z",
		status: "draft",
		...dates,
		...values,
	};
}

export const NOW = new Date("2026-11-22T10:00:00Z");

/** For tests: a backup of these rows. */
export const backupOf = (rows: Partial<Rows>) => makeBackup({ projects: rows.projects ?? [], blogs: rows.blogs ?? [] }, NOW);
