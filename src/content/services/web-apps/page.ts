import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "web-apps",
	seo: {
		title: "Web Application Development",
		description:
			"Custom web applications for growing teams, with accessible screens. Load-tested at twice your peak. From $5,000, delivered in 4-12 weeks.",
		keywords: ["web application development", "React development", "TypeScript", "PostgreSQL"],
	},
	service: {
		name: "Web Application Development",
		type: "Web application development",
		description:
			"Design and engineering of web applications, including accessibility audits, performance checks and complete handover documents.",
	},
	hero: {
		variant: "split",
		title: "Web applications that stay fast when everyone logs in at once.",
		lead: "We build customer portals and dispatch boards for operations teams in logistics, property and public service, designed around the tasks people do most. A load test at twice your busiest hour shows that you have room to double your traffic.",
		actions: [
			{ kind: "scoping", text: "Scope Your Application", source: "web-apps-hero" },
			{ kind: "link", text: "See Web Projects", href: paths.projectsOf("web-apps") },
		],
		proof: { text: "Late deliveries down 38% at Relay Mile", href: paths.caseStudy("control-tower-delivery-riders"), sample: true },
	},
	sections: [
		{
			kind: "features",
			variant: "ledger",
			name: "Strengths",
			title: "Quality you can see and measure for yourself.",
			items: [
				{
					icon: "gauge",
					title: "Fast on everyday phones",
					text: "Customers reach the first screen sooner, which helps more of them complete a booking. We measure page weight and layout shifts with every commit, so a library that would slow the page is noticed as soon as it’s added.",
					highlight: "First paint under 1 s on a mid-range phone",
				},
				{
					icon: "activity",
					title: "Room to grow",
					text: "How many users can the system serve? We replay your busiest hour with realistic pauses and then double it. The report shows where response times begin to rise and which part to scale first.",
					highlight: "Report and reusable k6 scripts included",
				},
				{
					icon: "accessibility",
					title: "Open to more customers",
					text: "Automated checks cover all screens in both color themes, and someone on our team then uses the application with a keyboard and a screen reader. Fixing what we find is included in the price.",
					highlight: "WCAG 2.2 AA, with the full audit log",
				},
				{
					icon: "lock",
					title: "Permissions enforced in the database",
					text: "The database itself decides who can see a record, so private data stays private even if a screen has a bug.",
					highlight: "Blocked access tested for every table and role",
				},
				{
					icon: "undo",
					title: "Releases you can reverse",
					text: "While a new version goes live, the previous one stays ready to return. Anyone on call can roll back with a single command, and that confidence lets you ship improvements more often.",
					highlight: "Rollback rehearsed before launch",
				},
				{
					icon: "book-open",
					title: "A handover any team can use",
					text: "Your repository documents our decisions together with the alternatives we considered. With two commands, a developer who is new to the project has it running on a clean laptop.",
					highlight: "Running copy in under ten minutes",
				},
			],
		},
		{
			kind: "demo",
			name: "Budget",
			title: "This website has a performance budget too.",
			lead: "Automated checks hold every public page of this site to the limits below. At the start of the project, we agree on a similar budget for your application.",
			caption:
				"Compressed size of one page view on a phone as it arrives, excluding images. These are upper limits, so most pages use less.",
		},
		{
			kind: "solutions",
			variant: "panels",
			name: "Solutions",
			title: "The web applications we build most often.",
			items: [
				{
					title: "Operations desks",
					text: "Dispatchers and shift planners often change the same plan simultaneously. Live information lets the whole team make decisions faster.",
					features: [
						"Live updates without a reload",
						"Conflicting edits shown side by side",
						"Keyboard shortcuts for the twelve most common actions",
					],
					result: "Late deliveries down 38% at a same-day courier",
					sample: true,
				},
				{
					title: "Customer portals",
					text: "Contracts, invoices and support tickets are available in one place. Customers help themselves at any hour, and your back office saves the time it used to spend on answering.",
					features: ["Single sign-on with your identity provider", "Documents with expiry dates", "An audit trail your customers can read"],
					result: "From sign-in to paid invoice in four clicks",
				},
				{
					title: "Catalogs and search",
					text: "Large collections in several languages become easy to search, so more visitors find the right item even if they spell it differently.",
					features: [
						"Typo-tolerant search with your synonyms",
						"Filters that always lead to results",
						"Pages that search engines can index",
					],
					result: "214,000 museum objects searched in 60 ms",
					sample: true,
				},
				{
					title: "Internal tools",
					text: "Some spreadsheets now run a whole department. We keep their speed and add permissions, a change history and reliable figures.",
					features: ["Row-by-row import of your existing file", "Bulk edits with a preview", "Export in the same columns at any time"],
					result: "First useful version in four weeks",
				},
			],
		},
		{
			kind: "stack",
			variant: "table",
			name: "Stack",
			title: "Proven technology your next team can hire for.",
			items: [
				{
					icon: "layout",
					title: "Interface",
					technologies: ["React", "TypeScript", "Vite", "Tailwind CSS"],
					text: "Types reach from the database column to the button, so the build catches a mismatch early. That makes later changes faster and cheaper.",
				},
				{
					icon: "server",
					title: "Services",
					technologies: ["Go", "Node.js", "WebSockets", "OpenAPI"],
					text: "We use Go where thousands of connections stay open, and Node.js where your developers already work in one language.",
				},
				{
					icon: "database",
					title: "Data",
					technologies: ["PostgreSQL", "PostGIS", "Redis", "Meilisearch"],
					text: "PostgreSQL is our default because it serves most systems for years, and we add a specialized store when measurements show a benefit.",
				},
				{
					icon: "cloud",
					title: "Operations",
					technologies: ["Terraform", "GitHub Actions", "Grafana", "k6"],
					text: "Infrastructure changes go through code review, and alerts come with instructions for the engineer on call.",
				},
			],
		},
		{
			kind: "phases",
			variant: "bars",
			name: "Process",
			title: "A clickable prototype by the end of phase two.",
			items: [
				{
					title: "Discovery",
					duration: "1-2 weeks",
					text: "We sit with the people who will use the application and document how they work today, including the workarounds.",
					activities: ["Task list with frequencies", "Risk list", "Written price range"],
				},
				{
					title: "Design",
					duration: "2-3 weeks",
					text: "You receive an interactive browser prototype with realistic data. Five users try it, and we improve anything that confuses three of them.",
					activities: ["Clickable prototype", "Component library", "Access rules"],
				},
				{
					title: "Build",
					duration: "6-12 weeks",
					text: "A running version reaches your staging address every two weeks, with release notes in plain English, so you can steer the work as it grows.",
					activities: ["Two-week releases", "Automated checks of all changes", "Shared burn-up chart"],
				},
				{
					title: "Launch",
					duration: "1-2 weeks",
					text: "We rehearse the data migration and the rollback in advance, so by launch day the team has practiced every step.",
					activities: ["Load test", "Migration rehearsal", "Accessibility audit"],
				},
				{
					title: "Operation",
					duration: "ongoing",
					text: "Monitoring and security updates keep the application healthy, and a monthly call turns your usage figures into the next improvements.",
					activities: ["On-call rotation", "Dependency updates", "Monthly report"],
				},
			],
			note: "Some phases run in parallel, and a small project needs fewer of them. That’s how it fits the 4-12 weeks in our price list.",
		},
		{
			kind: "form",
			name: "Estimate",
			title: "What would your application cost?",
			lead: "Tell us who will use the application and when you need it. A few sentences about how those people work today are enough for a first price range.",
			source: "web-apps-estimate",
			points: [
				"A reply from an engineer within 24 hours",
				"A price range with the assumptions behind it",
				"A phone call if you would like to talk",
			],
		},
		{
			kind: "form",
			name: "Rescue",
			title: "Or let us improve the system you have.",
			lead: "Perhaps pages have become slow, releases feel risky or the main developer has left. We read the code first and then recommend the repairs that save you the most money.",
			source: "web-apps-rescue",
			points: [
				"An NDA to protect your code and data",
				"Two-day code review at a fixed price",
				"Causes ranked by how much a repair saves you",
			],
		},
		{
			kind: "closing",
			title: "Bring us the busiest hour of your year.",
			text: "In a free 30-minute call, we’ll work out what your system needs to serve that hour and how much more business it could carry.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "web-apps-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
		{ kind: "portfolio", whenEmpty: "say" },
	],
};
