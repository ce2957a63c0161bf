import type { BlogRow, PortfolioRow } from "../database.types";

/** What a backup holds two lists of. */
export const kinds = ["projects", "blogs"] as const;
export type Kind = (typeof kinds)[number];

/** The table of each kind. */
export const tableOf = { projects: "portfolios", blogs: "blogs" } as const satisfies Record<Kind, string>;

/** A row as a backup keeps it: its columns, without what the database counts and makes by itself. */
export type RowCopy = Record<string, unknown> & { id: string; slug: string; title: string };

/** The rows of both tables. */
export type Rows = Record<Kind, RowCopy[]>;

/** Columns that the database counts or makes by itself. */
type Made = "version" | "search_text";

const projectColumns: Record<Exclude<keyof PortfolioRow, Made>, true> = {
	id: true,
	slug: true,
	title: true,
	client: true,
	client_logo: true,
	industry: true,
	service_id: true,
	project_type: true,
	description: true,
	challenge: true,
	solution: true,
	image: true,
	image_alt: true,
	gallery: true,
	link: true,
	technologies: true,
	features: true,
	approach: true,
	tech_stack: true,
	metrics: true,
	detailed_metrics: true,
	testimonial: true,
	extended_testimonial: true,
	timeline: true,
	team_size: true,
	featured: true,
	listed: true,
	status: true,
	published_at: true,
	created_at: true,
	updated_at: true,
};

const blogColumns: Record<Exclude<keyof BlogRow, Made>, true> = {
	id: true,
	slug: true,
	title: true,
	excerpt: true,
	content: true,
	author: true,
	category: true,
	tags: true,
	image: true,
	image_alt: true,
	reading_time: true,
	featured: true,
	listed: true,
	published_date: true,
	status: true,
	published_at: true,
	created_at: true,
	updated_at: true,
};

/** The columns of a row in a backup, in the order of the table. Their names come from the row types: one that is missing is a type error. */
export const columnsOf: Record<Kind, readonly string[]> = {
	projects: Object.keys(projectColumns),
	blogs: Object.keys(blogColumns),
};

/** Columns that hold a moment. */
export const moments: ReadonlySet<string> = new Set(["published_date", "published_at", "created_at", "updated_at"]);
