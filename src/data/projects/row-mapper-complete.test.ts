import { expect, test } from "vitest";
import { completeProject, projectOf } from "../../../tests/support/data/project-fixture";
import type { Field } from "../fields";
import { projectFields } from "./fields";

const row = {
	id: "p1",
	slug: "berth-planning",
	title: "Berth planning",
	client: "Port Sarvani Terminals",
	client_logo: "/media/clients/port-sarvani-terminals.svg",
	industry: "Maritime",
	service_id: "web-apps",
	project_type: "web",
	description: "Ships meet cranes.",
	challenge: "Ships were late.",
	solution: "A planner that argues.",
	image: "/media/projects/berth-1.webp",
	image_alt: "A berth plan",
	gallery: [{ url: "/media/projects/berth-2.webp", alt: "A map" }],
	link: "https://example.com/app",
	technologies: ["Rust"],
	features: ["Plans"],
	approach: ["Stood on the quay."],
	tech_stack: [{ category: "Core", technologies: ["Rust", "OR-Tools"] }],
	metrics: { ships: "83" },
	detailed_metrics: [{ label: "less demurrage", value: "54%", description: "In six months." }],
	testimonial: "It works.",
	extended_testimonial: { quote: "It argues with me.", author: "Devika Prabhu", position: "Chief Planner", company: "Port Sarvani" },
	timeline: "22 weeks",
	team_size: "5 people",
	featured: true,
	published_at: "2026-03-11T04:30:00+00:00",
	created_at: "2026-03-01T04:30:00+00:00",
	updated_at: "2026-04-02T04:30:00+00:00",
	social_image: "/media/projects/berth-3.webp",
	hidden_from_search: true,
};

test("maps every value of a row to its member", () => {
	expect(projectOf(row)).toMatchObject({
		id: "p1",
		slug: "berth-planning",
		title: "Berth planning",
		client: "Port Sarvani Terminals",
		clientLogo: "/media/clients/port-sarvani-terminals.svg",
		industry: "Maritime",
		serviceId: "web-apps",
		projectType: "web",
		description: "Ships meet cranes.",
		challenge: "Ships were late.",
		solution: "A planner that argues.",
		image: "/media/projects/berth-1.webp",
		imageAlt: "A berth plan",
		gallery: row.gallery,
		liveUrl: "https://example.com/app",
		technologies: ["Rust"],
		features: ["Plans"],
		approach: ["Stood on the quay."],
		techStack: row.tech_stack,
		metrics: [["ships", "83"]],
		detailedMetrics: row.detailed_metrics,
		testimonial: "It argues with me.",
		extendedTestimonial: row.extended_testimonial,
		timeline: "22 weeks",
		teamSize: "5 people",
		featured: true,
		publishedAt: "2026-03-11T04:30:00.000Z",
		createdAt: "2026-03-01T04:30:00.000Z",
		updatedAt: "2026-04-02T04:30:00.000Z",
		socialImage: "/media/projects/berth-3.webp",
		hiddenFromSearch: true,
	});
	expect(completeProject.safeParse(projectOf(row)).error).toBeUndefined();
});

test("maps every text column of pages to its member", () => {
	const texts = Object.entries<Field>(projectFields).filter(([, { kind, read }]) => kind === "text" && read !== "admin");
	expect(texts.length).toBeGreaterThan(5);
	for (const [column, { member = "" }] of texts)
		expect(new Map<string, unknown>(Object.entries(projectOf({ [column]: `A ${column}.` }))).get(member)).toBe(`A ${column}.`);
});

test("reads an unsafe logo and an unknown project type as null", () => {
	expect(projectOf({ ...row, client_logo: "javascript:alert(1)", project_type: "blockchain" })).toMatchObject({
		clientLogo: null,
		projectType: null,
	});
});

test("uses the creation date without a publication date", () => {
	expect(projectOf({ ...row, published_at: null }).publishedAt).toBe("2026-03-01T04:30:00.000Z");
	expect(projectOf({ title: "Ports" }).publishedAt).toBeNull();
});

test("writes dates in ISO 8601 when the database answers in its own spelling", () => {
	const dates = {
		published_at: "2026-10-20 04:30:00+00",
		created_at: "2026-10-19 10:00:00.026824+05:30",
		updated_at: "2026-10-21 04:30:00+00",
	};
	expect(projectOf({ ...row, ...dates })).toMatchObject({
		publishedAt: "2026-10-20T04:30:00.000Z",
		createdAt: "2026-10-19T04:30:00.026Z",
		updatedAt: "2026-10-21T04:30:00.000Z",
	});
});

test("has no date when the text isn't one", () => {
	const dates = { published_at: "soon", created_at: "2026-02-30", updated_at: "" };
	expect(projectOf({ ...row, ...dates })).toMatchObject({ publishedAt: null, createdAt: null, updatedAt: null });
});
