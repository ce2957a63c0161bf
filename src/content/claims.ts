import type { Claim } from "./schema";

const studio = "Studio";
const network = "Group and partner network";

/**
 * Every number that the site claims about the company (decisions.md R05, R06, R07, R71). Screens show the scope beside the value;
 * structured data carries none of them. README's launch list asks the owner to confirm each one before the site goes live.
 */
export const claims = {
	// About.
	projects: { value: "15+", label: "projects delivered", scope: studio },
	cities: { value: "56+", label: "cities", scope: studio },
	team: { value: "20+", label: "team members", scope: studio },
	years: { value: "1+", label: "years since 2024", scope: studio },
	// Why us.
	developers: { value: "230+", label: "developers", scope: network },
	groupProjects: { value: "500+", label: "projects", scope: network },
	countries: { value: "40+", label: "countries", scope: network },
	// Portfolio. Fifteen projects cannot have fifty clients: the two figures count the network.
	successRate: { value: "98%", label: "success rate", scope: network },
	happyClients: { value: "50+", label: "happy clients", scope: network },
	// Contact and chat: the first is the longest that anybody waits, the second what is usual.
	response24h: { value: "24 h", label: "reply within 24 hours", scope: "Studio, every message" },
	chatResponse: { value: "2–4 h", label: "typically responds within 2-4 hours", scope: "Team, messages from the chat" },
	// Speaksify.
	roi: { value: "300-500%", label: "ROI in 90 days", scope: "Speaksify campaigns, reported by partner-network customers" },
	callWithin: { value: "30 s", label: "leads called within 30 seconds", scope: "Speaksify, leads who agreed to a call" },
} as const satisfies Record<string, Claim>;
