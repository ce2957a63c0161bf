import type { Page } from "@playwright/test";

/** Old, so that they sort after other tests' rows; drafts or scheduled, so that visitors don't see them. */
export const project = (mark: string, n: number, more: Record<string, unknown> = {}) => ({
	slug: `${mark}-${n}`,
	title: `${mark} project ${String(n).padStart(2, "0")}`,
	client: `Client ${n % 3}`,
	service_id: n % 2 ? "saas" : "web-apps",
	description: "For a journey.",
	technologies: ["TypeScript", "React", "Rust", "Go"],
	status: "draft",
	published_at: null,
	created_at: "2001-01-01T00:00:00Z",
	...more,
});

export const post = (mark: string, n: number, more: Record<string, unknown> = {}) => ({
	slug: `${mark}-${n}`,
	title: `${mark} post ${n}`,
	content: "<p>For a journey.</p>",
	author: { name: "Ira Deshmukh" },
	category: "SaaS",
	tags: ["alpha", `tag-${mark}`, "gamma"],
	reading_time: n,
	status: "draft",
	published_date: "2001-01-01T00:00:00Z",
	...more,
});

export const markOf = (name: string) => `${name}${Date.now().toString(36)}`;
export const count = (page: Page) => page.getByRole("main").getByRole("status").first();
export const titles = (page: Page) => page.getByRole("rowheader").allTextContents();
