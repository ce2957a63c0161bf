import { sectionLabel } from "./home-sections";
import { paths } from "./paths";
import type { FaqEntry } from "./schema";

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
			"Most projects take between 4 and 24 weeks. A web application takes 4-12 weeks and a SaaS platform 8-16 weeks, while games need 12-24 weeks. Phases can overlap. Once development starts, you see a running version every two weeks, so you can steer the result early.",
	},
	{
		id: "technologies",
		question: "Which technologies do you use?",
		answer:
			"We mostly work with TypeScript, React, Go, Python, Swift, Kotlin and Unity, with PostgreSQL as the database and in the cloud you already pay for. We choose tools that make hiring easy for you later, and we're happy to keep your current stack if it serves you well.",
	},
	{
		id: "support",
		question: "What happens after launch?",
		answer:
			"We fix our defects free of charge for 30 days after launch, and SaaS packages include 3 to 12 months of support. After that, you can choose a monthly plan with agreed response times or run the system yourselves. You can reach our support line 24/7.",
	},
	{
		id: "process",
		question: "How does a project run?",
		answer:
			"It begins with a free 30-minute call, followed by a written scope with a timeline and a price range that also covers the main risks. One lead engineer then takes the project from design to launch and operations. Changes are reviewed and checked automatically as we build, and nothing that affects the cost goes ahead until you approve it.",
	},
	{
		id: "ai-expertise",
		question: "How do you make AI output reliable?",
		answer:
			"Our AI agents and pipelines run on hosted or open models. New releases run on your real cases first and go live only once they meet the accuracy we agreed on. Steps that move money or can't be undone wait for human approval.",
	},
	{
		id: "pricing",
		question: "What does it cost, and when do I pay?",
		answer:
			"Web applications start at $5,000 and mobile apps at $10,000, while games start at $20,000 (USD, excl. taxes). You pay 30% at the start, 40% at an agreed midpoint and 30% on acceptance. If you'd like to change the scope, we quote the change first, so you always know what you'll spend.",
	},
	{
		id: "collaboration",
		question: "How do we work together, and who owns the code?",
		answer:
			"The code and designs belong to you once their milestone is paid, as does the data, and they live in your repository. We sign an NDA before you share any details. From Mumbai (UTC+5:30), we share at least four working hours a day with Europe, and we call clients in the Americas during our evening.",
	},
	{
		id: "industries",
		question: "Which industries do you serve, and what do you decline?",
		answer:
			"Our case studies cover logistics, healthcare, transport, fitness and manufacturing. In regulated fields, we involve your compliance lead from the first week, which saves time later. We decline covert tracking and calls to people who haven't agreed. We also don't build systems that judge people and offer no way to appeal.",
	},
];
