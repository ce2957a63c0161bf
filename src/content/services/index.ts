import type { PortfolioGroup, Service } from "../schema";

const group = (id: string, title: string, adminLabel: string, color: PortfolioGroup["color"] = "blue"): PortfolioGroup => ({
	id,
	title,
	adminLabel,
	color,
});

/** Every service, in display order. There is no second list. */
export const services: Service[] = [
	{
		id: "web-apps",
		aliases: ["web-applications", "web"],
		title: "Web Applications",
		summary: "Fast, accessible applications that hold up under load and audits.",
		route: "/web-apps",
		group: group("web-apps", "Web Applications", "Web Applications"),
		startingPrice: "$5,000",
		timeline: "4-12 weeks",
	},
	{
		id: "saas-solutions",
		aliases: ["saas"],
		title: "SaaS Platforms",
		summary: "Multi-tenant products with billing, roles, analytics and a way to leave.",
		route: "/saas",
		group: group("saas", "SaaS Solutions", "SAAS Solutions"),
		startingPrice: "$15,000",
		timeline: "8-16 weeks",
	},
	{
		id: "mobile-apps",
		aliases: ["mobile", "mobile-applications"],
		title: "Mobile Apps",
		summary: "iOS and Android apps that work in a lift, on a ferry and at 4% battery.",
		route: "/mobile-apps",
		group: group("mobile-apps", "Mobile Applications", "Mobile Applications", "purple"),
		startingPrice: "$10,000",
		timeline: "6-14 weeks",
	},
	{
		id: "ar-vr-development",
		aliases: ["ar-vr", "arvr"],
		title: "AR/VR Development",
		summary: "Training, showroom and field tools that run at headset frame rates.",
		route: "/ar-vr-development",
		startingPrice: "$12,000",
		timeline: "8-16 weeks",
	},
	{
		id: "game-development",
		aliases: ["gaming-ar-vr", "games"],
		title: "Game Development",
		summary: "Games from first prototype to live operations on stores and web.",
		route: "/game-development",
		startingPrice: "$20,000",
		timeline: "12-24 weeks",
	},
	{
		id: "ui-ux-design",
		aliases: ["ui-ux", "design"],
		title: "UI/UX Design",
		summary: "Research, flows and design systems that engineers can build from.",
		route: "/ui-ux-design",
		startingPrice: "$7,000",
		timeline: "4-10 weeks",
	},
	{
		id: "iot",
		aliases: ["internet-of-things"],
		title: "IoT",
		summary: "Sensors, firmware, gateways and the dashboard somebody acts on.",
		route: "/iot",
		startingPrice: "$12,000",
		timeline: "8-14 weeks",
	},
	{
		id: "chatbot-development",
		aliases: ["chatbots", "ai-agents"],
		title: "AI Autonomous Agents Development",
		summary: "AI agents and chatbots with tools, memory, limits and a log of what they did.",
		route: "/chatbot-development",
		startingPrice: "$15,000",
		timeline: "8-16 weeks",
	},
	{
		id: "ai-calling",
		aliases: ["ai-calling-agency"],
		title: "AI Calling Agency",
		summary: "Voice agents that call, qualify and book, in the language of the person called.",
		route: "/ai-calling",
		group: group("ai-calling", "AI Calling Agency", "AI Calling Agency"),
		startingPrice: "$8,000",
		timeline: "6-10 weeks",
	},
	{
		id: "ai-automation",
		aliases: ["automation"],
		title: "AI Automation",
		summary: "Back-office work read, routed and filed by software, with a person on the exceptions.",
		route: "/ai-automation",
		group: group("ai-automation", "AI Automation", "AI Automation", "green"),
		startingPrice: "$12,000",
		timeline: "8-12 weeks",
	},
	{
		id: "sales-force",
		aliases: ["salesforce"],
		title: "Salesforce Development",
		summary: "Objects, flows and integrations that your sales team will actually fill in.",
		route: "/sales-force",
	},
];

/** The five groups that the administrator may file a project under, in display order. */
export const portfolioGroups: PortfolioGroup[] = services.flatMap((service) => (service.group ? [service.group] : []));

/** The service behind an id or any of its spellings, or undefined. */
export function findService(id: string): Service | undefined {
	const wanted = id.trim().toLowerCase();
	return services.find((service) => service.id === wanted || service.aliases.includes(wanted) || service.group?.id === wanted);
}

/**
 * The id under which projects of a service are stored and grouped; unknown ids come back as they are.
 * Both families of ids (`saas-solutions` of the content, `saas` of the table) end in one.
 */
export function groupId(id: string): string {
	const service = findService(id);
	return service?.group?.id ?? service?.id ?? id.trim().toLowerCase();
}

/** How a group is shown. An id that nobody knows gets a title-cased name and blue. */
export function describeGroup(id: string): { id: string; title: string; color: PortfolioGroup["color"] } {
	const key = groupId(id);
	const service = findService(key);
	if (service?.group) return service.group;
	return { id: key, title: service?.title ?? (titleCase(key) || key), color: "blue" };
}

function titleCase(id: string): string {
	return id
		.split(/[-_\s]+/)
		.filter(Boolean)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");
}
