import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { vi } from "vitest";
import type { Project } from "@/data/projects/schema";
import { CaseStudyFailed, CaseStudyPage } from "@/features/case-study/case-study-page";
import type { JsonLd } from "@/shared/seo/json-ld";
import { stubEnvironment } from "../environment";

export const ID = "5eed0000-0000-4000-8000-100000000002";
/** A row with every member that the page shows. */
export const full = {
	id: ID,
	slug: "berth-planning",
	title: "Berth planning",
	client: "Port Sarvani Terminals",
	client_logo: "https://cdn.example.com/logo.svg",
	industry: "Logistics",
	service_id: "web-apps",
	project_type: null as string | null,
	description: "Ships meet cranes.",
	challenge: "Ships were late.\n\nNobody knew why.",
	solution: "A planner that argues.",
	image: "/media/berth.svg",
	image_alt: "A berth plan",
	link: "https://example.com/app",
	technologies: ["Rust", "Vue"],
	tech_stack: [
		{ category: "Core", technologies: ["Rust", "OR-Tools"] },
		{ category: "Desk", technologies: ["Vue"] },
	],
	features: ["Plans", "Replans", "Explains"],
	approach: ["Stood on the quay for a week.", "Wrote down every rule."],
	gallery: [{ url: "/media/g1.svg", alt: "A map" }, "/media/g2.svg", { url: "/media/g3.svg", alt: "A silo" }],
	detailed_metrics: [
		{ label: "less demurrage", value: "54%", description: "In six months." },
		{ label: "to replan", value: "11 min", description: "Median." },
		{ label: "rules", value: "62", description: "Under test." },
		{ label: "ships", value: "83", description: "Real ones." },
	],
	extended_testimonial: { quote: "It argues with me.", author: "Devika Prabhu", position: "Chief Planner", company: "Port Sarvani" },
	timeline: "22 weeks",
	team_size: "5 people",
	published_at: "2026-03-11 04:30:00+00",
	created_at: "2026-03-01 04:30:00+00",
	updated_at: "2026-04-02 04:30:00+00",
};

export const json =
	(body: unknown, status = 200) =>
	async () =>
		new Response(JSON.stringify(body), { status });

export const asksForList = (url: string): boolean => !/[?&]limit=1(&|$)/.test(url);

/** Stubs the environment and fetch. */
export function stubBackend(backend: (url: string) => Promise<Response>) {
	vi.stubGlobal("fetch", backend);
	stubEnvironment();
}

function Portfolio() {
	return <p>Portfolio {JSON.stringify(useLocation().state)}</p>;
}

const noStructuredData = async (): Promise<JsonLd[]> => [];

/** Opens a project's page from the portfolio. */
export function open(id = ID, structuredData: (project: Project) => Promise<JsonLd[]> = noStructuredData) {
	const router = createMemoryRouter(
		[
			{ path: "/portfolio", element: <Portfolio /> },
			{ path: "/case-study/:projectId", element: <CaseStudyPage structuredData={structuredData} />, errorElement: <CaseStudyFailed /> },
		],
		{ initialEntries: ["/portfolio", `/case-study/${id.includes("?") ? id : encodeURIComponent(id)}`] },
	);
	render(<RouterProvider router={router} />);
	return router;
}

/** Waits for the project and its sections. */
export const loaded = async () => {
	await screen.findByText("The challenge");
	return screen.getByRole("heading", { level: 1 });
};
