import { sectionLabel } from "./home/sections";
import { paths } from "./paths";
import type { FaqEntry } from "./schema";
import { site } from "./site";

export const faqSection = {
	label: sectionLabel("faq"),
	title: "Questions clients ask on the first call.",
	lead: "Short answers with real figures, so you can plan ahead.",
	contact: { text: "Contact Us", href: paths.contactSection },
} as const;

/** A test compares prices and weeks with ./services/index. */
export const faqEntries: FaqEntry[] = [
	{
		id: "timeline",
		question: "How long does a project take?",
		answer:
			"Most projects take between 4 and 24 weeks. A web application takes 4-12 weeks and a SaaS platform 8-16 weeks, while games need 12-24 weeks. Once development starts, you see a running version every two weeks.",
	},
	{
		id: "technologies",
		question: "Which technologies do you use?",
		answer:
			"We mostly work with TypeScript, React, Go, Python, Swift, Kotlin and Unity, on PostgreSQL and the cloud you already use. We choose tools you can hire for, and we keep your current stack if it serves you well.",
	},
	{
		id: "support",
		question: "What happens after launch?",
		answer: `We fix our defects free of charge for 30 days after launch, and SaaS packages include 3 to 12 months of support. After that, you can choose a monthly plan with agreed response times or run the system yourselves. You can reach our support line ${site.hours ?? "24/7"}.`,
	},
	{
		id: "process",
		question: "How does a project run?",
		answer:
			"It begins with a free 30-minute call and a written scope with timeline, price range and risks. One lead engineer takes the project from design to launch and operations. Nothing that affects the cost goes ahead until you approve it.",
	},
	{
		id: "ai-expertise",
		question: "How do you make AI output reliable?",
		answer:
			"Our AI agents and pipelines run on hosted or open models. New releases run on your real cases first and go live only once they meet the accuracy we agreed on. Steps that move money or can’t be undone wait for human approval.",
	},
	{
		id: "pricing",
		question: "What does it cost, and when do I pay?",
		answer:
			"Web applications start at $5,000 and mobile apps at $10,000, while games start at $20,000 (USD, excl. taxes). You pay 30% at the start, 40% at an agreed midpoint and 30% on acceptance. We quote changes of scope first, so you always know what you’ll spend.",
	},
	{
		id: "collaboration",
		question: "How do we work together, and who owns the code?",
		answer:
			"Code, designs and data belong to you once their milestone is paid, and live in your repository. We sign an NDA before you share details. From Mumbai (UTC+5:30), we share at least four working hours a day with Europe and call the Americas in our evening.",
	},
	{
		id: "industries",
		question: "Which industries do you serve, and what do you decline?",
		answer: `${site.showsSamples ? "Our case studies cover logistics, healthcare, transport, fitness and manufacturing. " : ""}In regulated fields, we involve your compliance lead from the first week, which saves time later. We decline covert tracking, calls without consent and systems that judge people without a way to appeal.`,
	},
];
