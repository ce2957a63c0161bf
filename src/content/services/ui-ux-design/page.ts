import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "ui-ux-design",
	seo: {
		title: "UI/UX Design, Research and Design Systems",
		description:
			"Interviews, prototypes and design systems, tested with five to eight of your users and handed over as tokens and states. From $7,000 in 4-10 weeks.",
		keywords: ["UI/UX design", "usability testing", "design systems", "design tokens", "WCAG audit"],
	},
	service: {
		name: "UI/UX Design",
		type: "User interface and user experience design",
		description:
			"User research, information architecture, prototypes, usability tests and design systems with tokens that engineers build from.",
	},
	hero: {
		variant: "center",
		title: "Design is finished when your users finish.",
		lead: "We watch people at work on what you have, count where they give up, and redraw those places first. Your engineers receive tokens, components and every state, with nothing left to guess from a picture.",
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
			title: "Taste can be claimed. These five can be counted.",
			items: [
				{
					icon: "target",
					title: "Finish rates, before and after",
					text: "The same tasks in the same words, on today’s product and on the released one. We report who finished, who needed help and who gave up. Eight people show where it hurts; they do not prove a percentage, and the report says so.",
					highlight: "Two counts, with the clips",
				},
				{
					icon: "layers",
					title: "The rainy day is drawn too",
					text: "One row, ten thousand rows, an expired session, a name of sixty letters, a server that does not answer. Presentations show the sunny day; your support desk lives in the others.",
					highlight: "A list of states for every component",
				},
				{
					icon: "git-branch",
					title: "Tokens that arrive as pull requests",
					text: "Colors, sizes and distances are named by purpose and exported from Figma. A changed value reaches your repository as a reviewed commit, and a picture comparison shows which screens it moved.",
					highlight: "One source for web, iOS and Android",
				},
				{
					icon: "eye",
					title: "Contrast solved in the palette",
					text: "Every pair of text and ground is computed for both themes before the first screen exists. Rescuing a pale brand color is easy on day three and unpleasant once it sits on forty buttons.",
					highlight: "At least 4.5:1 for every text pair",
				},
				{
					icon: "languages",
					title: "Words are drawn with the boxes",
					text: "Labels, errors and empty screens are written with the flow, tried with users and delivered as a table of keys. Layouts are checked with text a third longer, which is where German starts.",
					highlight: "Copy table, ready for translators",
				},
			],
		},
		{
			kind: "demo",
			name: "Repair",
			title: "One payment form, five faults, 25 seconds.",
			lead: "First the form as audits find it, then the same form after an afternoon. The price of each fault is arithmetic that you can redo.",
			caption:
				"Rules of thumb, not a study: the keystroke-level model of Card, Moran and Newell (1980), at a desk. Key or click 0.28 s, pointing 1.1 s, hand to the mouse or back 0.4 s, decision 1.35 s. The sum counts each fault once. Criteria are those of WCAG 2.2.",
		},
		{
			kind: "stack",
			variant: "board",
			name: "Tools",
			title: "Each tool is kept for one question.",
			items: [
				{
					icon: "mic",
					title: "Interviews",
					technologies: ["Dovetail", "Lookback"],
					text: "Who does this work, how often, and what do they do when it fails? Quotes are tagged by task and kept with consent.",
				},
				{
					icon: "map",
					title: "Flow mapping",
					technologies: ["FigJam", "Miro"],
					text: "Where does the work change hands? Everybody maps it together, down to the spreadsheet that nobody admits to.",
				},
				{
					icon: "search",
					title: "Structure",
					technologies: ["Optimal Workshop", "Airtable"],
					text: "Where would people look for it? Card sorts build the menu; a tree test with 30 people tries to get lost in it.",
				},
				{
					icon: "pen",
					title: "Screens",
					technologies: ["Figma", "Illustrator"],
					text: "What happens at 320, 768 and 1440 px? Auto layout answers before an engineer has to ask.",
				},
				{
					icon: "hand",
					title: "Prototypes",
					technologies: ["ProtoPie", "Figma", "HTML"],
					text: "How does it feel under a thumb? Gestures go to ProtoPie; a form is tried with a real keyboard, so it becomes HTML.",
				},
				{
					icon: "video",
					title: "Usability tests",
					technologies: ["Maze", "UserTesting"],
					text: "Can people finish alone? Moderated sessions find the reason, unmoderated ones count how many share it.",
				},
				{
					icon: "accessibility",
					title: "Accessibility",
					technologies: ["Stark", "axe", "NVDA", "VoiceOver"],
					text: "Who is shut out? Stark checks the drawing, axe the code, and two screen readers what a machine cannot hear.",
				},
				{
					icon: "boxes",
					title: "Design system",
					technologies: ["Storybook", "Style Dictionary", "Chromatic"],
					text: "What exactly gets built? Stories show the states, Style Dictionary writes the tokens, Chromatic marks moved pixels.",
				},
			],
		},
		{
			kind: "phases",
			variant: "grid",
			name: "Process",
			title: "Eleven steps, four of them in front of users.",
			items: [
				{
					title: "Kickoff",
					text: "We settle on the task that must get easier and the number that will say so. Everybody names one fear; we write those down too.",
					activities: ["Goal with a number", "List of fears"],
				},
				{
					title: "Audit",
					text: "Today’s screens against WCAG 2.2 AA and ten heuristics. Each finding has a picture, a severity and hours to repair.",
					activities: ["Findings by severity", "Hours per repair"],
				},
				{
					title: "Interviews",
					text: "Five to eight people show us their own work. We ask what they did last Tuesday, never what they would like to have.",
					activities: ["Recorded with consent", "Quotes by task"],
				},
				{
					title: "Baseline",
					text: "The core tasks on the present product, without our help. Finished, nearly, gave up: three counts that the new one has to beat.",
					activities: ["Task script", "First count"],
				},
				{
					title: "Flows",
					text: "All steps, branches and dead ends on one map. A step that only the database needs is removed here, with an eraser.",
					activities: ["Flow map", "Steps removed"],
				},
				{
					title: "Wireframes",
					text: "Gray boxes with real words and the longest data we found. Without color, the argument stays with the order of things.",
					activities: ["Key screens in gray", "Copy draft"],
				},
				{
					title: "Prototype",
					text: "The riskiest flow can be typed into, including the errors that people are going to make. The rest stays a sketch.",
					activities: ["Working main flow", "Error paths"],
				},
				{
					title: "Usability test",
					text: "Two rounds of 45-minute sessions with a repair day between, so that the second round tests the repairs of the first.",
					activities: ["Two test rounds", "Clips by problem"],
				},
				{
					title: "Visual design",
					text: "Three screens settle type, color and density in both themes. The others follow from the tokens, or the tokens are wrong.",
					activities: ["Light and dark theme", "Named tokens"],
				},
				{
					title: "Handoff",
					text: "Components with states, limits and keyboard order, walked through with the people who are going to program them.",
					activities: ["Component specs", "Two working sessions"],
				},
				{
					title: "Recount",
					text: "A month after your release, new people do the tasks of step 4. The difference is reported, also when it is small.",
					activities: ["Second count", "Next three repairs"],
				},
			],
			note: "Steps 1 to 10 fill the 4-10 weeks of the price list; a single flow merges steps 5 to 7. The recount waits for your release.",
		},
		{
			kind: "closing",
			title: "Send the screen that everybody complains about.",
			text: "You get back what is wrong with it, which fault to repair first, and the task by which to judge us.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "ui-ux-design-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
