import { claims } from "../../claims";
import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "saas-solutions",
	seo: {
		title: "SaaS Development with Multi-Tenant Billing",
		description:
			"SaaS platforms with separate customer data and accurate usage billing. Packages from $15,000 bring you to your first paying customers in 8-16 weeks.",
		keywords: ["SaaS development", "multi-tenant architecture", "usage-based billing", "subscription platform"],
	},
	service: {
		name: "SaaS Platform Development",
		type: "Software as a service development",
		description: "Design and engineering of multi-tenant subscription products, including usage metering, billing and data export.",
	},
	hero: {
		variant: "wide",
		title: "SaaS platforms that keep every customer’s data separate, and every invoice right.",
		lead: "For founders and product teams who sell software by subscription, we build everything from data separation to automated billing. With the starter package, you can charge your first customers 8-12 weeks after we agree on the scope.",
		actions: [
			{ kind: "scoping", text: "Scope Your Platform", source: "saas-hero" },
			{ kind: "link", text: "See SaaS Projects", href: paths.projectsOf("saas") },
		],
		proof: { text: "67% of failed payments recovered at Ironroom", href: paths.caseStudy("gym-membership-billing"), sample: true },
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
			title: "Foundations for reliable recurring revenue.",
			items: [
				{
					icon: "boxes",
					title: "Customer data kept separate",
					text: "Records carry their tenant’s key, so one customer’s data can’t even point at another’s. Every build simulates an attack by an outside user, and no new table goes live without an access rule.",
					highlight: "0 rows visible to the outside user",
				},
				{
					icon: "gauge",
					title: "Steady speed for everyone",
					text: "A customer who imports two million rows waits for a turn in the queue, while everyone else continues to work at normal speed.",
					highlight: "Other tenants’ p95 less than 5% slower under load",
				},
				{
					icon: "receipt",
					title: "Usage figures you can defend",
					text: "We record usage as it happens and calculate it again overnight from the source tables. If the two totals disagree, the invoice run pauses until your team has reviewed it.",
					highlight: "Billing pauses at a difference above 0.1%",
				},
				{
					icon: "credit-card",
					title: "More payments recovered",
					text: "Cards expire all the time, so payments are retried on a schedule based on the bank’s decline code. Access narrows gradually, which gives a customer time to finish payroll and update the card.",
					highlight: "Read-only access first, lockout last",
				},
				{
					icon: "fingerprint",
					title: "Sign-in that helps you win larger accounts",
					text: "SAML and OpenID Connect satisfy the security review, and SCIM removes former employees automatically. Customers edit their roles themselves and can stream the audit log to their systems.",
					highlight: "Former employees out within 60 s of the SCIM call",
				},
				{
					icon: "package",
					title: "Full export that helps close the sale",
					text: "Customers can export all of their data from the settings page in open formats, including files and history. Procurement asks about this early, so a clear answer helps you win the contract.",
					highlight: "Full export within 24 hours, at any size",
				},
			],
		},
		{
			kind: "demo",
			name: "Invoice",
			title: "A sample invoice, with the reasoning behind it.",
			lead: "Accurate usage billing depends on details such as time zones and rounding. The notes beside this invoice explain how we arrive at the amounts.",
			caption: "The customer and the price list are sample data. The arithmetic is real, so you can check it yourself.",
		},
		{
			kind: "solutions",
			variant: "bands",
			name: "Products",
			title: "Subscription products built for their market.",
			items: [
				{
					title: "Software for one trade",
					text: "Gyms and clinics choose software that speaks their language. We include the industry’s hardware and its unusual plans, which gives you an advantage over general tools.",
					features: ["Freeze, family and day-pass plans", "Turnstiles, scales and label printers", "One owner account for nine businesses"],
					result: "Manual corrections on only 0.02% of invoices, across 340 gyms",
					sample: true,
				},
				{
					title: "Work between companies",
					text: "Landlords and contractors work on the same case from different firms. When everyone can see whose turn it is, repairs finish faster.",
					features: ["Guest access to a single case by link", "Approval above an agreed limit", "A timer that names the responsible party"],
					result: "64% fewer messages per repair at a housing manager",
					sample: true,
				},
				{
					title: "Figures for auditors",
					text: "Carbon and clinical records remain reproducible after they are reported. Auditors see the complete history, which helps them finish sooner.",
					features: ["Corrections as separate postings", "Reports as of any past date", "Read-only access with random sampling"],
					result: "98.6% of sampled figures accepted at first audit",
					sample: true,
				},
				{
					title: "Products for developers",
					text: "A sandbox and a spend cap help developers start with confidence. Precise metering then turns their API usage into revenue.",
					features: ["Keys with scopes, rotation and a spend cap", "Sandbox traffic kept off the bill", "Webhooks that can be resent"],
					result: "Price changes rehearsed on last month’s traffic",
				},
			],
		},
		{
			kind: "stack",
			variant: "strata",
			name: "Layers",
			title: "Your whole platform, from the logo to the cloud bill.",
			items: [
				{
					icon: "layout",
					title: "Screens",
					technologies: ["Next.js", "TypeScript", "Storybook"],
					text: "A tenant’s branding and language are settings, so a single build serves all of your customers.",
				},
				{
					icon: "key",
					title: "Identity",
					technologies: ["Keycloak", "SAML", "OpenID Connect", "SCIM"],
					text: "We configure established identity systems, and a session always records both the user and the tenant.",
				},
				{
					icon: "workflow",
					title: "Jobs",
					technologies: ["Node.js", "Go", "Temporal"],
					text: "Imports and invoice runs carry a unique key, which makes it safe to repeat them after an interruption.",
				},
				{
					icon: "wallet",
					title: "Money",
					technologies: ["Stripe", "Razorpay", "Double-entry ledger"],
					text: "The provider moves the money while your ledger records what customers owe, which lets you change providers later with your history intact.",
				},
				{
					icon: "database",
					title: "Rows",
					technologies: ["PostgreSQL", "Row-level security", "ClickHouse"],
					text: "Tenants share a database by default. A customer who pays for a dedicated one can be moved overnight.",
				},
				{
					icon: "cloud",
					title: "Infrastructure",
					technologies: ["AWS", "Terraform", "OpenTelemetry"],
					text: "Costs are tagged by tenant, so you can see which plans are profitable while there is time to adjust them.",
				},
			],
		},
		{
			kind: "phases",
			variant: "line",
			name: "Plan",
			title: "From a price list to your first paying customers.",
			items: [
				{
					title: "Prices and tenancy",
					duration: "2-3 weeks",
					text: "We agree on how you define a seat and a unit of usage. Then we bill your ten most likely customers on paper, which settles the price list early.",
					activities: ["Price list with worked examples", "Isolation model and its cost", "Plan for existing accounts"],
				},
				{
					title: "The core",
					duration: "6-8 weeks",
					text: "This is the feature people pay for. It runs with two tenants from day one, which builds data separation into the design.",
					activities: ["Two tenants on staging", "Roles and invitations", "Running version every two weeks"],
				},
				{
					title: "Money and limits",
					duration: "4-6 weeks",
					text: "We add checkout, metering, quotas and tax. A simulated clock runs through a year of invoices overnight, and an accountant reviews the results.",
					activities: ["Thirteen month ends simulated", "Refunds, credits, chargebacks", "Quota and load tests"],
				},
				{
					title: "First paying tenants",
					duration: "2-3 weeks",
					text: "Five friendly customers pay real money first. We check their invoices line by line and then open sign-up to everyone.",
					activities: ["Timed restore from backup", "Public status page", "Prepared security answers"],
				},
				{
					title: "Operation",
					duration: "ongoing",
					text: "A monthly report shows churn and cost per tenant, so you can invest in the changes that increase revenue.",
					activities: ["Cost report by tenant", "Key rotation", "Price experiments"],
				},
			],
			note: "Together, the four dated phases take 14-20 weeks, while the price list says 8-16. Billing work starts while the core is still being built, and a product with one plan needs little of phase three.",
		},
		{
			kind: "tiers",
			name: "Prices",
			title: "Three packages, priced by how complex your billing is.",
			items: [
				{
					name: "Starter",
					price: "$15,000",
					terms: ["8-12 weeks", "3 months support"],
					text: "A single plan for one type of customer, in one currency. It’s enough to earn your first subscription revenue and learn how people use the product.",
					features: [
						"Tenant isolation, verified automatically",
						"Card checkout and monthly invoices",
						"Three roles, with invitations by email",
						"Export of all customer data",
					],
					popular: false,
					action: { kind: "lead", text: "Get Started", source: "saas-starter" },
				},
				{
					name: "Professional",
					price: "$35,000",
					terms: ["12-16 weeks", "6 months support"],
					text: "Several plans and usage metering for a product with customers and room to grow, together with a back office for your support team.",
					features: [
						"Seats and usage on one invoice",
						"Proration, credits, dunning, tax",
						"Single sign-on and audit log",
						"Quotas for all plans",
					],
					popular: true,
					action: { kind: "lead", text: "Get Started", source: "saas-professional" },
				},
				{
					name: "Enterprise",
					price: "Custom",
					terms: ["16-24 weeks", "12 months support"],
					text: "For negotiated contracts, regional data hosting and buyers who start with a security questionnaire.",
					features: [
						"Dedicated database or region for a tenant",
						"SCIM, custom roles, log streaming",
						"Migration from the old platform",
						"Uptime target with service credits",
					],
					popular: false,
					action: { kind: "lead", text: "Get Started", source: "saas-enterprise" },
				},
			],
			note: "Prices are in US dollars, excluding taxes. Cloud and payment fees go directly to your accounts. The weeks run from the agreed scope to the first paying tenant, and the price list’s 8-16 weeks cover the first two packages.",
		},
		{
			kind: "closing",
			title: "Even your most unusual contract can have a correct invoice.",
			text: "In a free 30-minute call, we’ll go through one of your contracts month by month and outline the plans and rules your platform needs to bill it.",
			actions: [
				{ kind: "scoping", text: "Plan Your Platform", source: "saas-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
		{ kind: "portfolio", whenEmpty: "say" },
	],
};
