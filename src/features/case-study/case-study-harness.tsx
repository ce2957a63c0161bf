import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { vi } from "vitest";
import { CaseStudyPage } from "./case-study-page";

export const ID = "5eed0000-0000-4000-8000-100000000002";
/** For tests: a row with every member that the page shows. */
export const full = {
	id: ID,
	slug: "berth-planning",
	title: "Berth planning",
	client: "Port Sarvani Terminals",
	client_logo: "https://cdn.example.com/logo.svg",
	industry: "Logistics",
	service_id: "web-apps",
	description: "Ships meet cranes.",
	challenge: "Ships were late.\n\nNobody knew why.",
	solution: "A planner that argues.",
	image: "/media/berth.svg",
	image_alt: "A berth plan",
	link: "https://example.com/app",
	technologies: ["Rust"],
	features: ["Plans", "Replans", "Explains"],
	gallery: [{ url: "/media/g1.svg", alt: "A map" }, "/media/g2.svg"],
	detailed_metrics: [
		{ label: "less demurrage", value: "54%", description: "In six months." },
		{ label: "to replan", value: "11 min", description: "Median." },
		{ label: "rules", value: "62", description: "Under test." },
		{ label: "ships", value: "83", description: "Real ones." },
	],
	extended_testimonial: { quote: "It argues with me.", author: "Devika Prabhu", position: "Chief Planner", company: "Port Sarvani" },
	timeline: "22 weeks",
	team_size: "5 people",
};

/** For tests: an answer in JSON. */
export const json =
	(body: unknown, status = 200) =>
	async () =>
		new Response(JSON.stringify(body), { status });

/** For tests: the site's environment, with this backend. */
export function stubBackend(backend: (url: string) => Promise<Response>) {
	vi.stubGlobal("fetch", backend);
	vi.stubEnv("VITE_SITE_URL", "https://studio.example.com");
	vi.stubEnv("VITE_SUPABASE_URL", "/");
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_for_tests_0001");
	vi.stubEnv("VITE_MAIL_RELAY_URL", "/functions/v1");
	vi.stubEnv("VITE_CONTACT_MAILBOX", "hello@studio.example.com");
}

function Portfolio() {
	return <p>Portfolio {JSON.stringify(useLocation().state)}</p>;
}

/** For tests: the page at a project's address, opened from the portfolio. */
export function open(id = ID) {
	const router = createMemoryRouter(
		[
			{ path: "/portfolio", element: <Portfolio /> },
			{ path: "/case-study/:projectId", element: <CaseStudyPage /> },
		],
		{ initialEntries: ["/portfolio", `/case-study/${encodeURIComponent(id)}`] },
	);
	render(<RouterProvider router={router} />);
	return router;
}

/** For tests: waits for the project. */
export const loaded = () => screen.findByRole("heading", { level: 1 });
