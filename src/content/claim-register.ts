import type { RegisteredClaim } from "./schema";

const studio = "Studio";
const network = "With our partner network";
const owner = "Owner's statement";
const speaksify = `${owner}, from Speaksify customers' reports`;
const stores = `${owner}, from the App Store and Google Play`;
const callLog = `${owner}, from the call log`;
const promise = "Owner's promise to everyone who writes";

/**
 * Every figure about the company. Set `confirmed` when the owner has checked a figure against its source, or select it in the
 * settings; a hosted build refuses the others. Structured data has none of them.
 */
export const register = {
	// About.
	projects: { value: "15+", label: "projects delivered", scope: studio, source: owner, confirmed: false },
	cities: { value: "56+", label: "cities", scope: studio, source: owner, confirmed: false },
	team: { value: "20+", label: "team members", scope: studio, source: owner, confirmed: false },
	years: { value: "1+", label: "years since 2024", scope: studio, source: "Year of foundation in src/content/site.ts", confirmed: false },
	// Why us.
	developers: { value: "230+", label: "developers", scope: network, source: owner, confirmed: false },
	groupProjects: { value: "500+", label: "projects", scope: network, source: owner, confirmed: false },
	countries: { value: "40+", label: "countries", scope: network, source: owner, confirmed: false },
	// Portfolio. Fifteen projects cannot have fifty clients: the two figures count the network.
	successRate: { value: "98%", label: "success rate", scope: network, source: owner, confirmed: false },
	happyClients: { value: "50+", label: "happy clients", scope: network, source: owner, confirmed: false },
	// Reviews. A test compares the first and the last with ./reviews.
	rating: {
		value: "4.9/5",
		label: "average rating",
		scope: "The reviews on this page: 13 with five stars, 2 with four",
		source: "Calculated from src/content/reviews.ts",
		confirmed: false,
	},
	retention: { value: "98%", label: "client retention", scope: network, source: owner, confirmed: false },
	stories: {
		value: "15",
		label: "stories",
		scope: "All of them are on this page",
		source: "Counted in src/content/reviews.ts",
		confirmed: false,
	},
	// Contact and chat: the first is the longest reply time, the second the usual one.
	response24h: { value: "24 h", label: "reply within 24 hours", scope: "Studio, every message", source: promise, confirmed: false },
	chatResponse: {
		value: "2–4 h",
		label: "typically responds within 2-4 hours",
		scope: "Team, messages from the chat",
		source: promise,
		confirmed: false,
	},
	// Speaksify.
	roi: {
		value: "300-500%",
		label: "ROI in 90 days",
		scope: "Speaksify campaigns, reported by partner-network customers",
		source: speaksify,
		confirmed: false,
	},
	callWithin: {
		value: "30 s",
		label: "leads called within 30 seconds",
		scope: "Speaksify, leads who agreed to a call",
		source: callLog,
		confirmed: false,
	},
	lessFollowUp: {
		value: "70%",
		label: "less manual follow-up",
		scope: "Reported by Speaksify customers",
		source: speaksify,
		confirmed: false,
	},
	qualifiedResponse: {
		value: "3x",
		label: "qualified lead response",
		scope: "Compared with manual calls, reported by customers",
		source: speaksify,
		confirmed: false,
	},
	callingCountries: { value: "6+", label: "countries", scope: "Where Speaksify campaigns call", source: owner, confirmed: false },
	dailyInteractions: {
		value: "5K+",
		label: "daily interactions",
		scope: "Calls and messages, all Speaksify customers",
		source: callLog,
		confirmed: false,
	},
	// SaaS.
	uptime: { value: "99.9%", label: "uptime", scope: "Platforms under a support plan, partner network", source: owner, confirmed: false },
	firstTenant: {
		value: "3x",
		label: "faster",
		scope: "Time to first paying customer, compared with starting from scratch; reported by partner-network teams",
		source: owner,
		confirmed: false,
	},
	platforms: { value: "50+", label: "platforms", scope: "With our partner network, counted once each", source: owner, confirmed: false },
	tenantRetention: {
		value: "85%",
		label: "retention",
		scope: "Paying customers after a year, where partner-network owners report it",
		source: owner,
		confirmed: false,
	},
	// Mobile apps.
	appRating: {
		value: "4.8",
		label: "rating",
		scope: "Out of five, average in the stores; apps of our partner network",
		source: stores,
		confirmed: false,
	},
	appDownloads: {
		value: "2M+",
		label: "downloads",
		scope: "Both stores together, all published apps of our partner network",
		source: stores,
		confirmed: false,
	},
	crashFree: {
		value: "99.9%",
		label: "crash-free",
		scope: "Sessions of apps that our partner network maintains",
		source: owner,
		confirmed: false,
	},
	apps: { value: "50+", label: "apps", scope: "Published, with our partner network", source: owner, confirmed: false },
} as const satisfies Record<string, RegisteredClaim>;
