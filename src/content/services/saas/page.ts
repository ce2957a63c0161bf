import { claims } from "../../claims";
import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "saas-solutions",
	seo: {
		title: "SaaS Development, Multi-Tenant and Metered",
		description:
			"SaaS platforms with isolated tenants, a meter you can audit and invoices that add up. Three tiers from $15,000, built in 8-16 weeks, with export from day one.",
		keywords: ["SaaS development", "multi-tenant architecture", "usage-based billing", "subscription platform"],
	},
	service: {
		name: "SaaS Platform Development",
		type: "Software as a service development",
		description: "Design, engineering and operation of multi-tenant subscription products with metering, billing, roles and data export.",
	},
	hero: {
		variant: "wide",
		title: "Your customers share one database. None of them should notice.",
		lead: "We build the parts of a subscription product that no demo shows: isolation, metering, dunning, and the export that lets a customer go. They decide how quiet your second year is.",
		actions: [
			{ kind: "scoping", text: "Scope Your Platform", source: "saas-hero" },
			{ kind: "link", text: "See SaaS Projects", href: paths.projectsOf("saas") },
		],
	},
	sections: [
		{
			kind: "metrics",
			name: "Figures",
			items: [claims.uptime, claims.firstTenant, claims.platforms, claims.tenantRetention],
		},
		{
			kind: "features",
			variant: "bento",
			name: "Foundations",
			title: "Six parts that no buyer asks to see until they break.",
			items: [
				{
					icon: "boxes",
					title: "The tenant is part of every key",
					text: "Primary and foreign keys carry the tenant, so a row of one customer cannot even point at a row of another. Each build plays a stranger who asks for everything; a new table without a policy does not merge.",
					highlight: "0 rows for the stranger, or no release",
				},
				{
					icon: "gauge",
					title: "A heavy tenant slows itself",
					text: "Requests, queue time and export size are counted per tenant. An import of two million rows takes its turn while everybody else keeps typing.",
					highlight: "Neighbors’ p95 under 5% slower in the test",
				},
				{
					icon: "receipt",
					title: "One meter, read twice",
					text: "Usage is counted as events when it happens and again from the tables at night. If the two sums differ, the invoice run waits for a person.",
					highlight: "Drift above 0.1% stops billing",
				},
				{
					icon: "credit-card",
					title: "Failed cards without drama",
					text: "Cards expire; that is weather, not fraud. Retries follow the bank’s decline code, access narrows in steps, and nobody is locked out in the middle of a payroll.",
					highlight: "Read-only comes before locked, always",
				},
				{
					icon: "fingerprint",
					title: "Sign-in for the security review",
					text: "SAML and OpenID Connect, SCIM for the colleague who leaves on a Friday, roles that your customer edits, and an audit log that streams into theirs.",
					highlight: "A leaver is out within 60 s of the SCIM call",
				},
				{
					icon: "package",
					title: "An exit that customers can find",
					text: "Export is a button in the settings: rows, files, history and ids, in formats that open without you. Procurement asks for it before the signature, lawyers ask afterward, and deletion ends with a receipt.",
					highlight: "Full export within 24 hours, however large",
				},
			],
		},
		{
			kind: "demo",
			name: "Invoice",
			title: "One tenant, one month, and every cent explained.",
			lead: "Usage billing goes wrong in the small print: time zones, retries, tiers, rounding. Beside each line stands the mistake that it had to avoid.",
			caption: "The tenant and the price list are invented. The arithmetic is not: add it up.",
		},
		{
			kind: "solutions",
			variant: "bands",
			name: "Products",
			title: "Four kinds of subscription product, each with its own trap.",
			items: [
				{
					title: "Software for one trade",
					text: "Gyms, clinics, movers: you win because you know their words, their hardware and their tax. The trap is the sixty-first billing case.",
					features: [
						"Plans with freeze, family and day-pass rules",
						"Turnstiles, scales and label printers",
						"One owner above nine businesses",
					],
					result: "0.02% of invoices corrected by hand, across 340 gyms",
					sample: true,
				},
				{
					title: "Work between companies",
					text: "Landlord, tenant, contractor: a case passes between firms that share no login. The trap is that nobody knows whose turn it is.",
					features: ["Guest access by link, for one case", "Approval above an agreed limit", "A clock that names the holder"],
					result: "64% fewer messages per repair at a housing manager",
					sample: true,
				},
				{
					title: "Figures for auditors",
					text: "Carbon, clinical or financial records that somebody will sign. The trap is the edit button: what was reported has to stay reproducible.",
					features: ["Corrections as second postings", "Any report as of any date", "A read-only seat that samples at random"],
					result: "98.6% of sampled figures accepted at first audit",
					sample: true,
				},
				{
					title: "Products for developers",
					text: "The product is an endpoint, and the invoice is the only screen that finance will ever see. The trap is a loop that runs all weekend.",
					features: [
						"Keys with scopes, rotation and a spend cap",
						"A sandbox that never reaches the bill",
						"Webhooks that can be sent again",
					],
					result: "Each price change rehearsed on last month’s traffic",
				},
			],
		},
		{
			kind: "stack",
			variant: "strata",
			name: "Layers",
			title: "From the logo on top down to the cloud bill.",
			items: [
				{
					icon: "layout",
					title: "Screens",
					technologies: ["Next.js", "TypeScript", "Storybook"],
					text: "A tenant’s logo, domain and language are settings and never forks: one build serves all of them.",
				},
				{
					icon: "key",
					title: "Identity",
					technologies: ["Keycloak", "SAML", "OpenID Connect", "SCIM"],
					text: "Configured, never home-made. A session knows two things at any time: which person, in which tenant.",
				},
				{
					icon: "workflow",
					title: "Jobs",
					technologies: ["Node.js", "Go", "Temporal"],
					text: "Imports, webhooks and invoice runs carry a key, so that running one of them twice does no harm.",
				},
				{
					icon: "wallet",
					title: "Money",
					technologies: ["Stripe", "Razorpay", "Double-entry ledger"],
					text: "The provider moves the money; what is owed stands in your own ledger. That is how you change providers later.",
				},
				{
					icon: "database",
					title: "Rows",
					technologies: ["PostgreSQL", "Row-level security", "ClickHouse"],
					text: "Shared by default. A customer who pays for it moves into a database of its own over one night.",
				},
				{
					icon: "cloud",
					title: "Ground",
					technologies: ["AWS", "Terraform", "OpenTelemetry"],
					text: "Cost is tagged by tenant, which tells you in March which plan loses money, and not in December.",
				},
			],
		},
		{
			kind: "phases",
			variant: "line",
			name: "Plan",
			title: "Five phases from a price list to a quiet month end.",
			items: [
				{
					title: "Prices and tenancy",
					duration: "2-3 weeks",
					text: "What is a tenant, what is a seat, what is counted? We bill your ten likeliest customers on paper before a table exists.",
					activities: ["Price list as test cases", "Isolation model and its cost", "Plan for existing accounts"],
				},
				{
					title: "The core",
					duration: "6-8 weeks",
					text: "The thing that people pay for, with two tenants in it from the first day. A single tenant hides every mistake of this trade.",
					activities: ["Two tenants on staging", "Roles and invitations", "Demo every second Friday"],
				},
				{
					title: "Money and limits",
					duration: "4-6 weeks",
					text: "Checkout, meter, quotas, dunning, tax. A test clock runs through a year of invoices overnight, and an accountant reads them.",
					activities: ["Thirteen month ends simulated", "Refunds, credits, chargebacks", "Quota and load tests"],
				},
				{
					title: "First paying tenants",
					duration: "2-3 weeks",
					text: "Five friendly customers pay real money before sign-up opens. Their first invoices are checked by hand, line after line.",
					activities: ["Restore against the clock", "Public status page", "Security answers on file"],
				},
				{
					title: "Operation",
					duration: "ongoing",
					text: "Churn, cost per tenant and failed payments on one page each month. What is built next is argued from that page.",
					activities: ["Cost report by tenant", "Key rotation", "Price experiments"],
				},
			],
			note: "The four dated phases add up to 14-20 weeks, the price list says 8-16. Billing starts while the core still grows, and a product with one plan needs little of phase three.",
		},
		{
			kind: "tiers",
			name: "Prices",
			title: "Three sizes, sorted by how strange your billing is.",
			items: [
				{
					name: "Starter",
					price: "$15,000",
					terms: ["8-12 weeks", "3 months support"],
					text: "One plan, one currency, one kind of customer. Enough to charge the first of them and see what they use.",
					features: [
						"Tenant isolation with its tests",
						"Card checkout, monthly invoices",
						"Three roles, invitations by e-mail",
						"Export of all customer data",
					],
					popular: false,
					action: { kind: "lead", text: "Get Started", source: "saas-starter" },
				},
				{
					name: "Professional",
					price: "$35,000",
					terms: ["12-16 weeks", "6 months support"],
					text: "Several plans, a meter and a back office, for a product that already has customers or a sales team.",
					features: [
						"Seats and usage on one invoice",
						"Proration, credits, dunning, tax",
						"Single sign-on and audit log",
						"Quotas for every plan",
					],
					popular: true,
					action: { kind: "lead", text: "Get Started", source: "saas-professional" },
				},
				{
					name: "Enterprise",
					price: "Custom",
					terms: ["16-24 weeks", "12 months support"],
					text: "Negotiated contracts, data in named regions, and buyers whose security team writes before they do.",
					features: [
						"Own database or region for a tenant",
						"SCIM, custom roles, log streaming",
						"Migration from the old platform",
						"Uptime target with service credits",
					],
					popular: false,
					action: { kind: "lead", text: "Get Started", source: "saas-enterprise" },
				},
			],
			note: "US dollars, before taxes; cloud and payment fees go to accounts of yours. Weeks count from the signed scope to the first paying tenant. The price list’s 8-16 weeks are the first two tiers.",
		},
		{
			kind: "closing",
			title: "Show us your strangest contract.",
			text: "Every sales team has signed one. We price it on paper, month by month, and tell you what your data model has to learn.",
			actions: [
				{ kind: "scoping", text: "Plan Your Platform", source: "saas-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
		{ kind: "portfolio", whenEmpty: "say" },
	],
};
