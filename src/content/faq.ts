import { sectionLabel } from "./home-sections";
import { paths } from "./paths";
import type { FaqEntry } from "./schema";

export const faqSection = {
	label: sectionLabel("faq"),
	title: "Asked before the first call.",
	lead: "Eight answers with figures in them.",
	contact: { text: "Contact Us", href: paths.contactSection },
} as const;

/** A test compares prices and weeks with ./services/index. */
export const faqEntries: FaqEntry[] = [
	{
		id: "timeline",
		question: "How long does a project take?",
		answer:
			"Between 4 and 24 weeks: web applications take 4-12 weeks, SaaS platforms 8-16 weeks, games 12-24 weeks. Phases overlap. Once building starts, you see a running version every two weeks, so a slip shows early.",
	},
	{
		id: "technologies",
		question: "Which technologies do you use?",
		answer:
			"Mostly TypeScript, React, Go, Python, Swift, Kotlin and Unity, with PostgreSQL, on the cloud you already pay for. We pick tools your next team can hire for, and stay on your stack if it works.",
	},
	{
		id: "support",
		question: "What happens after launch?",
		answer:
			"Our defects are fixed free for 30 days; SaaS packages include 3 to 12 months of support. Then take a monthly plan with agreed response times, or run it yourselves. The phone line for running projects is open 24/7.",
	},
	{
		id: "process",
		question: "How does a project run?",
		answer:
			"First a written scope with price range, timeline and risks. Then design, build, launch and operations under one lead engineer. Every change passes review and automated tests before you see it; anything that alters cost needs your signature.",
	},
	{
		id: "ai-expertise",
		question: "How is AI output checked?",
		answer:
			"We build agents, voice callers and document pipelines on hosted or open models. Each release is tested on your real cases and ships only under the agreed error rate. Steps that move money or cannot be undone wait for a person.",
	},
	{
		id: "pricing",
		question: "What does it cost, and when do I pay?",
		answer:
			"Web applications start at $5,000, mobile apps at $10,000, games at $20,000; prices are in USD, excl. taxes. You pay 30% at the start, 40% at an agreed midpoint and 30% on acceptance. Scope changes are quoted first.",
	},
	{
		id: "collaboration",
		question: "How do we work together, and who owns the code?",
		answer:
			"Code, designs and data are yours once their milestone is paid, in your own repository. We sign your NDA first. Mumbai (UTC+5:30) shares at least four working hours with Europe; we call the Americas in our evening.",
	},
	{
		id: "industries",
		question: "Which industries do you serve, and what do you decline?",
		answer:
			"Case studies cover logistics, healthcare, transport, fitness and manufacturing. In regulated fields we meet your compliance lead in week one. We decline calls without consent, covert tracking, and systems that judge people without an appeal.",
	},
];
