import type { Claim } from "./schema";

const studio = "Studio";
const network = "With our partner network";

/** Every figure about the company. The owner confirms each one before launch (README). Structured data has none of them. */
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
	// Reviews. The first and the last are counted: a test holds them to ./reviews.
	rating: { value: "4.9/5", label: "average rating", scope: "The reviews on this page: 13 with five stars, 2 with four" },
	retention: { value: "98%", label: "client retention", scope: network },
	stories: { value: "15", label: "stories", scope: "This page, all of them shown" },
	// Contact and chat: the first is the longest reply time, the second the usual one.
	response24h: { value: "24 h", label: "reply within 24 hours", scope: "Studio, every message" },
	chatResponse: { value: "2–4 h", label: "typically responds within 2-4 hours", scope: "Team, messages from the chat" },
	// Speaksify.
	roi: { value: "300-500%", label: "ROI in 90 days", scope: "Speaksify campaigns, reported by partner-network customers" },
	callWithin: { value: "30 s", label: "leads called within 30 seconds", scope: "Speaksify, leads who agreed to a call" },
	lessFollowUp: { value: "70%", label: "less manual follow-up", scope: "Speaksify customers, by their own account" },
	qualifiedResponse: { value: "3x", label: "qualified lead response", scope: "Against calling by hand, reported by customers" },
	callingCountries: { value: "6+", label: "countries", scope: "Where Speaksify campaigns call" },
	dailyInteractions: { value: "5K+", label: "daily interactions", scope: "Calls and messages, all Speaksify customers" },
} as const satisfies Record<string, Claim>;
