import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "ui-ux-design",
	seo: {
		title: "UI/UX Design, Research and Design Systems",
		description:
			"UI/UX design that helps more users finish their tasks. Prototypes and design systems, tested with five to eight of your users. From $7,000 in 4-10 weeks.",
		keywords: ["UI/UX design", "usability testing", "design systems", "design tokens", "WCAG audit"],
	},
	service: {
		name: "UI/UX Design",
		type: "User interface and user experience design",
		description: "User research, prototypes, usability tests and design systems with tokens for engineering teams.",
	},
	hero: {
		variant: "center",
		title: "UI/UX design that helps more users finish the job.",
		lead: "For product teams whose users get stuck, we observe five to eight people at work and redesign the steps that slow them down. Within 4-10 weeks your engineers have components they can build from, and a month after release we measure how many more users complete their tasks.",
		actions: [
			{ kind: "scoping", text: "Get Started", source: "ui-ux-design-hero" },
			{ kind: "lead", text: "Free Design Audit", source: "design-consultation" },
		],
	},
	sections: [
		{
			kind: "features",
			variant: "aside",
			name: "Strengths",
			title: "Design improvements you can measure.",
			items: [
				{
					icon: "target",
					title: "Completion rates, measured twice",
					text: "Users try the same tasks on today’s product and on the released one, and we report how many finished and how many needed assistance. A group of eight shows you where to improve, although it’s too small to prove a percentage, and our report says so.",
					highlight: "Results of both rounds, with video clips",
				},
				{
					icon: "layers",
					title: "Designed for real data",
					text: "We design the empty list, the ten thousand rows and the name of sixty letters along with the ideal case. Your engineers work faster as a result, and your support team answers fewer questions.",
					highlight: "List of states for all components",
				},
				{
					icon: "git-branch",
					title: "Design changes as pull requests",
					text: "Colors and distances are named by purpose and exported from Figma. A changed value reaches your repository as a reviewed commit, together with a visual comparison of the affected screens.",
					highlight: "One source for web, iOS and Android",
				},
				{
					icon: "eye",
					title: "Readable colors from the start",
					text: "Why decide on contrast so early? Adjusting a pale brand color is easy in the first week and expensive once it appears on forty buttons, so we calculate all text colors for both themes before we draw the first screen.",
					highlight: "At least 4.5:1 for all text",
				},
				{
					icon: "languages",
					title: "Text designed with the layout",
					text: "Labels and messages are written along with the flow and tried with users. Layouts leave room for text that is a third longer, which saves a redesign when you expand into markets such as Germany.",
					highlight: "Text table, ready for translators",
				},
			],
		},
		{
			kind: "demo",
			name: "Repair",
			title: "A payment form that saves customers up to 25 seconds.",
			lead: "The first version is typical of the forms we audit. The second is the same form after an afternoon of improvements, and the list shows the time saved by each repair.",
			caption:
				"The times are estimates from the keystroke-level model of Card, Moran and Newell (1980) for desktop use. A key or click takes 0.28 s, pointing 1.1 s, moving a hand to the mouse or back 0.4 s and a decision 1.35 s. Criteria refer to WCAG 2.2.",
		},
		{
			kind: "stack",
			variant: "board",
			name: "Tools",
			title: "Tools chosen for the questions they answer.",
			items: [
				{
					icon: "mic",
					title: "Interviews",
					technologies: ["Dovetail", "Lookback"],
					text: "Who does this work, how often, and which workarounds do they rely on? Quotations are organized by task and stored with consent.",
				},
				{
					icon: "map",
					title: "Flow mapping",
					technologies: ["FigJam", "Miro"],
					text: "The whole team maps where work changes hands, including the spreadsheets outside the official system.",
				},
				{
					icon: "search",
					title: "Structure",
					technologies: ["Optimal Workshop", "Airtable"],
					text: "Card sorts show where people expect to find information, and a tree test with 30 participants then confirms the menu.",
				},
				{
					icon: "pen",
					title: "Screens",
					technologies: ["Figma", "Illustrator"],
					text: "Auto layout settles how screens behave at 320, 768 and 1440 px, which saves your engineers questions.",
				},
				{
					icon: "hand",
					title: "Prototypes",
					technologies: ["ProtoPie", "Figma", "HTML"],
					text: "Gestures are tried in ProtoPie, while forms become HTML because people need a real keyboard to judge them properly.",
				},
				{
					icon: "video",
					title: "Usability tests",
					technologies: ["Maze", "UserTesting"],
					text: "Can people finish without help? Moderated sessions explain the reasons, and unmoderated ones show how many share them.",
				},
				{
					icon: "accessibility",
					title: "Accessibility",
					technologies: ["Stark", "axe", "NVDA", "VoiceOver"],
					text: "Stark checks the design and axe checks the code, and two screen readers cover the parts automated tools can’t judge.",
				},
				{
					icon: "boxes",
					title: "Design system",
					technologies: ["Storybook", "Style Dictionary", "Chromatic"],
					text: "Storybook documents the states, Style Dictionary exports the tokens and Chromatic highlights visual changes.",
				},
			],
		},
		{
			kind: "phases",
			variant: "grid",
			name: "Process",
			title: "Your users take part in four of the eleven steps.",
			items: [
				{
					title: "Kickoff",
					text: "We agree on the task to improve and on the figure that will prove it, and we record the biggest concern of everyone involved.",
					activities: ["Measurable goal", "List of concerns"],
				},
				{
					title: "Audit",
					text: "We review today’s screens against WCAG 2.2 AA and ten usability heuristics. Findings include a screenshot and an estimate of the repair in hours.",
					activities: ["Findings by severity", "Hours per repair"],
				},
				{
					title: "Interviews",
					text: "Five to eight people show us how they work. We ask about their most recent case, because it’s more informative than a list of wishes.",
					activities: ["Recorded with consent", "Quotes by task"],
				},
				{
					title: "Baseline",
					text: "Users try the core tasks on the current product without assistance, and we record how many complete them and where the others give up.",
					activities: ["Task script", "First measurement"],
				},
				{
					title: "Flows",
					text: "All steps and branches go on one map, so we can remove the steps that exist only for the database.",
					activities: ["Flow map", "Steps removed"],
				},
				{
					title: "Wireframes",
					text: "Gray boxes contain real text and the longest data we found, which keeps the discussion focused on structure.",
					activities: ["Key screens in gray", "Text draft"],
				},
				{
					title: "Prototype",
					text: "You can type into the most important flow, and it responds to likely typing mistakes, while other screens remain sketches.",
					activities: ["Working main flow", "Error paths"],
				},
				{
					title: "Usability test",
					text: "Two rounds of 45-minute sessions leave a day between them for repairs, so the second round confirms the improvements.",
					activities: ["Two rounds of sessions", "Clips by finding"],
				},
				{
					title: "Visual design",
					text: "Three screens settle the visual direction in both themes, and the remaining screens follow from the same tokens.",
					activities: ["Light and dark theme", "Named tokens"],
				},
				{
					title: "Handoff",
					text: "We go through the components and the keyboard order with your engineers, so development can start faster.",
					activities: ["Component specs", "Two working sessions"],
				},
				{
					title: "Follow-up",
					text: "A month after release, we repeat the tasks from step 4 with new participants and report the difference, even if it’s small.",
					activities: ["Second measurement", "Next three improvements"],
				},
			],
			note: "Steps 1 to 10 take the 4-10 weeks in our price list, and a single flow combines steps 5 to 7. The follow-up depends on your release date.",
		},
		{
			kind: "closing",
			title: "Which screen do your customers need help with?",
			text: "A free 30-minute call is enough to look at it together, and afterward you know what to improve first and how to measure the gain.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "ui-ux-design-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
