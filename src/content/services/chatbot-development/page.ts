import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "chatbot-development",
	seo: {
		title: "AI Autonomous Agents Development",
		description:
			"AI agents and chatbots with spending limits, scored on 200 of your real cases to save your team hours of routine work. From $15,000 in 8-16 weeks.",
		keywords: ["AI autonomous agents development", "AI chatbots", "AI agent permissions", "agent evaluation", "LangGraph development"],
	},
	service: {
		name: "AI Autonomous Agents Development",
		type: "AI agent and chatbot development",
		description:
			"AI agents and chatbots that use a company’s existing tools within set limits and are scored on real cases in every release.",
	},
	hero: {
		variant: "wide",
		title: "AI Autonomous Agents Development that saves your team hours of routine work.",
		lead: "For service and back-office teams, our agents complete the routine cases for which someone now switches between four browser tabs. You set the permissions and spending limits. Every release is scored on 200 of your real cases, so your customers get faster answers at a known cost per case.",
		actions: [
			{ kind: "scoping", text: "Plan an Agent", source: "chatbot-development-hero" },
			{ kind: "link", text: "View Our Portfolio", href: paths.portfolio },
		],
	},
	sections: [
		{
			kind: "prose",
			name: "About",
			title: "Anyone can rent the model. We build the safeguards around it.",
			paragraphs: [
				"An agent works in a loop. A model reads the case and chooses one of its approved tools, then looks at the result and decides on the next step until the case is closed or a limit is reached. The tools are ordinary functions for finding an order or drafting a reply, and the agent can do nothing outside that list.",
				"A chatbot answers questions, while an agent also completes the work in your systems. It is a good choice for support, research and operations, where the steps differ from case to case and your people spend their time looking things up. A well-chosen case gives them hours for customers who need advice.",
				"We plan for four known weaknesses of agents. They stop one step early and report success, or they follow an instruction hidden in an email. They repeat themselves at ten cents a turn. They also get some answers right by luck, which only shows when the data changes. Our scoring covers all four, so quality improves from release to release.",
				"The limits are part of the code, where the model can’t argue with them. Tools have a ceiling in dollars and runs have a budget of steps, while irreversible actions wait for approval by your staff. The log can be read by everyone on your team and edited by no one.",
			],
		},
		{
			kind: "features",
			variant: "ledger",
			name: "Capabilities",
			title: "What your agent can do, and the safeguards behind it.",
			items: [
				{
					icon: "plug",
					title: "Permission-checked actions",
					text: "Tools verify the caller and the spending limit before any action. An invented order number comes back with a readable message that helps the agent correct itself.",
					highlight: "Tools checked with hostile input",
				},
				{
					icon: "hand",
					title: "Approval on one screen",
					text: "Your approver sees the case with the proposed step and its reason, even on a phone. People stop reading if an approval takes five clicks, which is why we measure the time it takes.",
					highlight: "Median time to a decision, reported weekly",
				},
				{
					icon: "brain",
					title: "Memory with an expiry date",
					text: "The agent’s memory is a table of facts with a source and an expiry date. Customers can see their entries and have them removed, and a fact corrected in one place is corrected everywhere.",
					highlight: "Export and deletion by customer",
				},
				{
					icon: "book-open",
					title: "Answers with a source",
					text: "Statements about your policy quote the passage behind them. If the search finds none, the agent passes the question to your team, because customers read a guess as a promise.",
					highlight: "Policy section shown with the answer",
				},
				{
					icon: "shield",
					title: "Protection against hidden instructions",
					text: "Emails, web pages and attachments are treated as reading material. Before launch we plant instructions in all three, and any that succeed stay in the scored set to keep improving the agent.",
					highlight: "150 planted instructions per release",
				},
				{
					icon: "refresh",
					title: "Replayable runs",
					text: "Every run is stored for 90 days with its inputs and its model version. Our engineers can replay it on today’s code and prove that an improvement works.",
					highlight: "Past runs shown step by step",
				},
			],
		},
		{
			kind: "demo",
			name: "Permissions",
			title: "Your rules decide how far the agent goes.",
			lead: "This is the returns agent from the picture above, with five tools and two spending limits. A tool that deletes records was left out on purpose.",
			caption:
				"An example agent, made for this page. The limits are enforced by the tools, and a run stops automatically after twelve steps.",
		},
		{
			kind: "stack",
			variant: "board",
			name: "Stack",
			title: "Proven software around a replaceable model.",
			items: [
				{
					icon: "brain",
					title: "Models",
					technologies: ["Claude", "OpenAI", "Llama"],
					text: "Two vendors pass the same scoring, which lets you switch with one setting after a price increase.",
				},
				{
					icon: "workflow",
					title: "Orchestration",
					technologies: ["LangGraph", "Temporal"],
					text: "A workflow engine manages loops and retries. A run waiting two days for approval continues after a deployment.",
				},
				{
					icon: "plug",
					title: "Tools",
					technologies: ["MCP", "OpenAPI", "Zod"],
					text: "Narrow functions connect your systems, and a schema stops malformed calls on the way to your database.",
				},
				{
					icon: "search",
					title: "Retrieval",
					technologies: ["pgvector", "PostgreSQL", "BM25"],
					text: "Keyword and vector search work together, because part numbers are best found by exact match.",
				},
				{
					icon: "database",
					title: "Memory",
					technologies: ["PostgreSQL", "Redis"],
					text: "Short-lived notes stay within the run, while lasting facts go into tables with row-level permissions, which saves you an additional store.",
				},
				{
					icon: "key",
					title: "Identity",
					technologies: ["OAuth 2.0", "Vault", "Open Policy Agent"],
					text: "The agent has a separate account with keys valid for minutes, so the log always shows who did the work.",
				},
				{
					icon: "flask",
					title: "Evaluation",
					technologies: ["Promptfoo", "pytest", "Langfuse"],
					text: "Every case runs five times and has to succeed five times, so a new release performs at least as well as the previous one.",
				},
				{
					icon: "eye",
					title: "Observation",
					technologies: ["OpenTelemetry", "Grafana", "Langfuse"],
					text: "One screen shows the cost per closed case next to handovers and declined actions.",
				},
			],
		},
		{
			kind: "phases",
			variant: "line",
			name: "Lifecycle",
			title: "The lifecycle of an agent, from first case to full rollout.",
			items: [
				{
					title: "Choose the case",
					text: "We review 100 closed cases with the people who handled them and select the kinds where automation saves the most time and a step can be undone. The others stay with your team.",
					activities: ["100 closed cases, sorted", "Cost of a mistake by case type", "List of cases that stay manual"],
				},
				{
					title: "Define success",
					text: "Ordinary cases are sampled at random, and difficult ones come from complaints. Because the expected outcomes exist before the first prompt, the score stays fair.",
					activities: ["200 cases with expected outcomes", "Forbidden actions", "Agreed pass rate"],
				},
				{
					title: "Open the tools",
					text: "Your systems are connected through the smallest functions the case requires, beginning with read access. Write access is added tool by tool.",
					activities: ["Approved permission table", "Limits checked tool by tool", "Keys with an expiry date"],
				},
				{
					title: "Build the loop",
					text: "Two models run the same cases, and you receive both scores. The less expensive one wins unless the other performs clearly better, which saves you operating costs.",
					activities: ["Prompts in your repository", "Scores of both models", "Cost per closed case"],
				},
				{
					title: "Put it under pressure",
					text: "The agent faces planted instructions and furious customers as well as services that report false success. We correct its weak points and add the cases to the scored set.",
					activities: ["Red-team log", "Simulated tool outages", "Runaway loops stopped"],
				},
				{
					title: "Run in shadow mode",
					text: "The agent proposes and your team decides as usual, and we compare the two daily. Once they agree as often as you require, the agent starts handling that kind of case independently.",
					activities: ["Proposals next to decisions", "Joint review of differences", "Go-live by kind of case"],
				},
				{
					title: "Expand and improve",
					text: "Limits increase one tool at a time as the results come in, and a single switch resets them to zero. A new model only serves customers after it has outperformed the current one.",
					activities: ["Rehearsed off switch", "Monthly review of limits", "Report on cost and quality"],
				},
			],
		},
		{
			kind: "closing",
			title: "Which task does your team keep putting off?",
			text: "In a free 30-minute call we’ll tell you whether it needs an agent, a simple script or just a shorter form. The last two usually cost less than you budgeted.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "chatbot-development-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
