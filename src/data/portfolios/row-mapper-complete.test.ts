import { expect, test } from "vitest";
import { completeProject, projectOf } from "./row-mapper-fixture";

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
	extended_testimonial: { quote: "It argues with me.", author: "Devika Prabhu", position: "Chief Planner", company: "Port Sarvani" },
	timeline: "22 weeks",
	team_size: "5 people",
	featured: true,
	published_at: "2026-03-11T04:30:00+00:00",
	created_at: "2026-03-01T04:30:00+00:00",
	updated_at: "2026-04-02T04:30:00+00:00",
};

test("F416 R46: every field of a row arrives on the page's side, under its name in the code", () => {
	expect(projectOf(row)).toEqual({
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
		metrics: { ships: "83" },
		detailedMetrics: row.detailed_metrics,
		extendedTestimonial: row.extended_testimonial,
		timeline: "22 weeks",
		teamSize: "5 people",
		featured: true,
		publishedAt: row.published_at,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	});
	expect(completeProject.safeParse(projectOf(row)).error).toBeUndefined();
});

test("F416: a mark that is no address is none, and an unknown type of project is none", () => {
	expect(projectOf({ ...row, client_logo: "javascript:alert(1)", project_type: "blockchain" })).toMatchObject({
		clientLogo: null,
		projectType: null,
	});
});

test("a row that was never given a date of publication has the one of its making", () => {
	expect(projectOf({ ...row, published_at: null }).publishedAt).toBe(row.created_at);
	expect(projectOf({ title: "Ports" }).publishedAt).toBeNull();
});
