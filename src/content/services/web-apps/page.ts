import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "web-apps",
	seo: {
		title: "Web Application Development",
		description:
			"Web applications with a load test, an accessibility audit and a runbook in the price. From $5,000 in 4-12 weeks, in your own repository from day one.",
		keywords: ["web application development", "React development", "TypeScript", "PostgreSQL"],
	},
	service: {
		name: "Web Application Development",
		type: "Web application development",
		description: "Design, engineering and operation of web applications, with load tests, accessibility audits and handover documents.",
	},
	hero: {
		variant: "split",
		title: "Web applications that hold when everybody comes at once.",
		lead: "Booking desks, portals, dispatch boards: screens that people keep open all day. We build them against numbers that you agree to before the first sprint.",
		actions: [
			{ kind: "scoping", text: "Scope Your Application", source: "web-apps-hero" },
			{ kind: "link", text: "See Web Projects", href: paths.projectsOf("web-apps") },
		],
	},
	sections: [
		{
			kind: "features",
			variant: "ledger",
			name: "Strengths",
			title: "Six things you can check before you pay the last invoice.",
			items: [
				{
					icon: "gauge",
					title: "A speed budget that fails the build",
					text: "Kilobytes and layout shifts are tested with every commit. A library that would slow the first screen is noticed on the day it arrives, by the person who added it.",
					highlight: "First paint under 1 s on a mid-range phone",
				},
				{
					icon: "activity",
					title: "Load tests at twice your peak",
					text: "We replay a busy hour with realistic pauses and carts, then double it. You get the curve, the point at which it bends, and what bends first.",
					highlight: "Report with the raw k6 scripts",
				},
				{
					icon: "accessibility",
					title: "Accessible by keyboard and by ear",
					text: "Every screen is checked by machine in both color themes and then used by a person with a screen reader. Findings are fixed, not filed.",
					highlight: "WCAG 2.2 AA, with the audit log",
				},
				{
					icon: "lock",
					title: "Permissions in the database",
					text: "Who may see a row is decided where the row lives, so a forgotten check in a screen leaks nothing. The tests log in as the wrong person on purpose.",
					highlight: "One denial test for every table and role",
				},
				{
					icon: "undo",
					title: "Releases that can be taken back",
					text: "Migrations run forward and backward, deployments keep the previous version warm, and a bad release is undone by one command that anybody on call may use.",
					highlight: "Rollback rehearsed before launch",
				},
				{
					icon: "book-open",
					title: "A handover that another team can use",
					text: "Decisions are written down with the options that lost. A developer who never met us starts the project from a clean laptop with two commands.",
					highlight: "Timed: under ten minutes to a running copy",
				},
			],
		},
		{
			kind: "demo",
			name: "Budget",
			title: "The page you are reading has one too.",
			lead: "These limits stand in the tests of this website. A change that breaks one does not ship.",
			caption: "Compressed sizes of one page view on a phone, before anybody scrolls; pictures are left out. Limits, not averages.",
		},
		{
			kind: "solutions",
			variant: "panels",
			name: "Solutions",
			title: "Four kinds of application that we know by their failures.",
			items: [
				{
					title: "Operations desks",
					text: "Dispatch, berths, beds, shifts: many people change one plan at once, and stale data costs money.",
					features: ["Live updates without a reload", "Conflicts shown, never overwritten", "Keyboard for the twelve commonest actions"],
					result: "38% fewer late drops at a same-day courier",
					sample: true,
				},
				{
					title: "Customer portals",
					text: "Contracts, invoices, tickets and documents in one place, with the permissions of the back office behind it.",
					features: ["Single sign-on with your identity provider", "Documents that expire", "An audit trail that the customer may read"],
					result: "Sign-in to a paid invoice in four clicks",
				},
				{
					title: "Catalogs and search",
					text: "Collections that outgrew their filters: hundreds of thousands of objects, several languages, spellings that drift.",
					features: [
						"Typo-tolerant search with your synonyms",
						"Facets that never lead to zero results",
						"Pages that search engines can read",
					],
					result: "214,000 museum objects, answers in 60 ms",
					sample: true,
				},
				{
					title: "Internal tools",
					text: "The spreadsheet that became a department. We keep its speed and add what it lacked: rights, history and one truth.",
					features: ["Import of the old file, row by row", "Bulk edits with a preview", "Export at any time, in the same columns"],
					result: "First useful version in four weeks",
				},
			],
		},
		{
			kind: "stack",
			variant: "table",
			name: "Stack",
			title: "Boring where it may be, sharp where it must be.",
			items: [
				{
					icon: "layout",
					title: "Interface",
					technologies: ["React", "TypeScript", "Vite", "Tailwind CSS"],
					text: "Typed from the table row to the button, so that a renamed column breaks the build and not the screen.",
				},
				{
					icon: "server",
					title: "Services",
					technologies: ["Go", "Node.js", "WebSockets", "OpenAPI"],
					text: "Go where thousands of connections stay open, Node where the team already lives in one language.",
				},
				{
					icon: "database",
					title: "Data",
					technologies: ["PostgreSQL", "PostGIS", "Redis", "Meilisearch"],
					text: "Postgres until measurements say otherwise. Most systems never reach that point.",
				},
				{
					icon: "cloud",
					title: "Operations",
					technologies: ["Terraform", "GitHub Actions", "Grafana", "k6"],
					text: "Infrastructure is reviewed like code, and an alert exists only if somebody knows what to do about it.",
				},
			],
		},
		{
			kind: "phases",
			variant: "bars",
			name: "Process",
			title: "Five phases, and something to click after the second.",
			items: [
				{
					title: "Discovery",
					duration: "1-2 weeks",
					text: "We sit beside the people who will use it and write down what they really do, including the workarounds.",
					activities: ["Task list with frequencies", "Risk list", "Fixed price range"],
				},
				{
					title: "Design",
					duration: "2-3 weeks",
					text: "A prototype in the browser with real data shapes. Five users try it; what confuses three of them is changed.",
					activities: ["Clickable prototype", "Component library", "Access rules"],
				},
				{
					title: "Build",
					duration: "6-12 weeks",
					text: "A release to your staging address every Friday, with notes in plain words. You may stop at any of them.",
					activities: ["Weekly releases", "Tests with every change", "Open burn-up chart"],
				},
				{
					title: "Launch",
					duration: "1-2 weeks",
					text: "Data moves in a rehearsal first. On the day itself nothing happens for the first time.",
					activities: ["Load test", "Migration rehearsal", "Accessibility audit"],
				},
				{
					title: "Operation",
					duration: "ongoing",
					text: "Monitoring, security updates and a monthly hour in which we look at the numbers together.",
					activities: ["On-call rota", "Dependency updates", "Monthly report"],
				},
			],
			note: "Phases overlap; small scopes skip phases. That is how 4-12 weeks from the price list and the lengths above fit together.",
		},
		{
			kind: "form",
			name: "Estimate",
			title: "Ask for a price range.",
			lead: "Three sentences are enough: who uses it, what they use today, and when it has to work.",
			source: "web-apps-estimate",
			points: [
				"Answer within 24 hours, from an engineer",
				"A range with its assumptions, not a teaser price",
				"No follow-up calls unless you ask for one",
			],
		},
		{
			kind: "form",
			name: "Rescue",
			title: "Or send us a system that hurts.",
			lead: "A slow page, a release that nobody dares to make, a developer who left. We read the code before we offer anything.",
			source: "web-apps-rescue",
			points: [
				"Non-disclosure agreement first, if you like",
				"Two days of reading, at a fixed price",
				"A list of causes, ordered by what they cost you",
			],
		},
		{
			kind: "closing",
			title: "Bring the busiest hour of your year.",
			text: "We will tell you what would break in it, and what it takes to keep it standing.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "web-apps-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
		{ kind: "portfolio", whenEmpty: "say" },
	],
};
