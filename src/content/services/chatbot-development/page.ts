import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "chatbot-development",
	seo: {
		title: "AI Autonomous Agents Development",
		description:
			"AI agents and chatbots with typed tools, spending limits and a test set of 200 real cases. From $15,000 in 8-16 weeks; prompts, tests and logs are yours.",
		keywords: ["AI autonomous agents development", "AI chatbots", "AI agent permissions", "agent evaluation", "LangGraph development"],
	},
	service: {
		name: "AI Autonomous Agents Development",
		type: "AI agent and chatbot development",
		description: "AI agents that work with a company’s own tools under written limits, with a test set, approvals and replayable logs.",
	},
	hero: {
		variant: "wide",
		title: "AI Autonomous Agents Development",
		lead: "An agent picks its own next step. We build those whose steps are listed, capped and logged, for work that now takes a person with four browser tabs open.",
		actions: [
			{ kind: "scoping", text: "Plan an Agent", source: "chatbot-development-hero" },
			{ kind: "link", text: "Read How We Test", href: paths.post("test-an-agent-before-you-trust-it") },
		],
	},
	sections: [
		{
			kind: "prose",
			name: "About",
			title: "The model is rented. What you buy is the fence.",
			paragraphs: [
				"An agent is a loop. A model reads the case, picks one of the tools it was given, looks at what came back and picks again, until the case is closed or a limit is reached. The tools are ordinary functions: find an order, read a policy, draft a reply. Everything that it can do to the world stands in that list.",
				"It is not a chatbot with better manners: a chatbot answers, an agent changes rows in your systems. Nor is it a substitute for a rule. Where the steps are the same each time, forty lines of script are cheaper, faster and never creative. If that is your case, we say so before you have paid for the other thing.",
				"Agents fail in four ways that we plan for. They stop one step early and report success. They obey an instruction hidden in a mail that they were only meant to read. They go round in circles at ten cents a turn. And they are right for the wrong reason, which looks like quality until the data changes.",
				"So the limits do not stand in the prompt, where they would be a request. They stand in the code around it: a ceiling in dollars for each tool, a budget of steps for each run, a person before whatever cannot be taken back, and a log that nobody can edit, the agent included.",
			],
		},
		{
			kind: "features",
			variant: "ledger",
			name: "Capabilities",
			title: "Six abilities, each with the brake that belongs to it.",
			items: [
				{
					icon: "plug",
					title: "Tools that check who knocks",
					text: "Each tool tests its arguments, its caller and its ceiling before it runs. A model that invents an order number gets an error it can read; one that asks for too much gets a no.",
					highlight: "Every tool tested with hostile arguments",
				},
				{
					icon: "hand",
					title: "Approval in ten seconds",
					text: "Whoever approves sees the case, the proposed step and the reason on one screen, on the phone as well. Approvals that cost five clicks are given blindly, so we time them.",
					highlight: "Median time to a decision, every week",
				},
				{
					icon: "brain",
					title: "Memory with an end date",
					text: "What the agent remembers is a table: a fact, its source, the day it lapses. A customer may ask what stands there and have it removed. A wrong fact is corrected once.",
					highlight: "Export and deletion for each customer",
				},
				{
					icon: "book-open",
					title: "Answers that show their paragraph",
					text: "A statement about your policy carries the passage that it rests on. If the search finds none, the agent says that, because a guess in your name is still a promise.",
					highlight: "No passage, no statement",
				},
				{
					icon: "shield",
					title: "Reading without obeying",
					text: "Mails, web pages and attachments come in as material, never as orders. Before launch we plant instructions in all three, and those that worked stay in the test set for good.",
					highlight: "150 planted instructions per release",
				},
				{
					icon: "refresh",
					title: "Runs that play again",
					text: "Inputs, tool answers and model version are stored for each run. An engineer plays last Tuesday’s mistake against today’s code and sees whether it would happen again.",
					highlight: "90 days of runs, step by step",
				},
			],
		},
		{
			kind: "demo",
			name: "Permissions",
			title: "Read an agent by what it may do, not by how it talks.",
			lead: "The returns desk from the picture above, as its owner signs it: six tools, two spending limits and one door that was never built.",
			caption:
				"An example agent, composed for this page. The tools enforce the limits; the prompt only mentions them. A run ends by itself after twelve steps, finished or not.",
		},
		{
			kind: "stack",
			variant: "board",
			name: "Stack",
			title: "Eight parts. Seven of them are ordinary software.",
			items: [
				{
					icon: "brain",
					title: "Models",
					technologies: ["Claude", "OpenAI", "Llama"],
					text: "Two vendors pass the same tests, so that an outage or a price rise is a setting and not a project.",
				},
				{
					icon: "workflow",
					title: "Orchestration",
					technologies: ["LangGraph", "Temporal"],
					text: "Loops, waits and retries live in an engine. A run that waits two days for approval survives a deployment.",
				},
				{
					icon: "plug",
					title: "Tools",
					technologies: ["MCP", "OpenAPI", "Zod"],
					text: "Your systems behind narrow functions. The schema turns a bad call away before your database hears of it.",
				},
				{
					icon: "search",
					title: "Retrieval",
					technologies: ["pgvector", "PostgreSQL", "BM25"],
					text: "Keywords and vectors together, since a part number has no meaning that could be embedded.",
				},
				{
					icon: "database",
					title: "Memory",
					technologies: ["PostgreSQL", "Redis"],
					text: "Short-lived notes within the run, lasting facts in tables with row-level rights. No extra store to secure.",
				},
				{
					icon: "key",
					title: "Identity",
					technologies: ["OAuth 2.0", "Vault", "Open Policy Agent"],
					text: "The agent has an account and keys of its own, valid for minutes. No log ever blames a colleague for its work.",
				},
				{
					icon: "flask",
					title: "Evaluation",
					technologies: ["Promptfoo", "pytest", "Langfuse"],
					text: "Five passes for each case, and only five out of five count. A release that loses an old case waits.",
				},
				{
					icon: "eye",
					title: "Observation",
					technologies: ["OpenTelemetry", "Grafana", "Langfuse"],
					text: "Cost of a closed case, hand-overs and refusals on one screen, each with the name of whoever is paged.",
				},
			],
		},
		{
			kind: "phases",
			variant: "line",
			name: "Lifecycle",
			title: "Seven steps, and the model arrives in the fourth.",
			items: [
				{
					title: "Choose the case",
					text: "We read 100 closed cases with those who closed them, and keep the kinds in which a wrong step can be undone. The others stay with people.",
					activities: ["100 closed cases, sorted", "Price of each kind of error", "List of what stays manual"],
				},
				{
					title: "Write the tests",
					text: "Ordinary cases at random, hard ones from complaints. The set exists before the first prompt, so nobody can write it around the answers.",
					activities: ["200 cases, expected outcomes", "What must never happen", "Pass rate, agreed in writing"],
				},
				{
					title: "Open the tools",
					text: "Each system gets the smallest function that the case needs, with its ceiling. Read access first; write access tool by tool.",
					activities: ["Permission table, signed", "Refusals tested per tool", "Keys with an expiry"],
				},
				{
					title: "Build the loop",
					text: "Two models run the same cases. The cheaper one wins unless the difference shows in the score, and the score is yours to check.",
					activities: ["Prompts in your repository", "Scores of both models", "Cost of one closed case"],
				},
				{
					title: "Attack it",
					text: "Planted instructions, furious customers, empty results, a service that lies about success. What breaks is repaired and joins the tests.",
					activities: ["Red-team log", "Outages of every tool", "Runaway loops, stopped"],
				},
				{
					title: "Run in the shadow",
					text: "The agent proposes, your team decides as before, and the two are compared every day. Nothing is sent until they agree as often as you require.",
					activities: ["Proposal beside decision", "Weekly talk on differences", "Go-live by kind of case"],
				},
				{
					title: "Widen and watch",
					text: "Limits rise on evidence, one tool at a time, and fall to zero by one switch. A new model has to beat the old one before it meets a customer.",
					activities: ["Off switch, rehearsed", "Monthly review of limits", "Report of cost and errors"],
				},
			],
		},
		{
			kind: "closing",
			title: "Bring the task that everybody postpones to Friday.",
			text: "You will hear whether it needs an agent, a script or a shorter form. Two of these three cost less than you planned.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "chatbot-development-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
