import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for work that fits no drawer.",
		reasons: [
			{
				title: "We say what is new to us",
				text: "If we have never built a part, the offer names it. The plan puts that part at the front, where a change of mind is cheap.",
			},
			{
				title: "Specialists by the week",
				text: "A sound designer, a cartographer or a compiler writer joins for the weeks in which they matter. You meet them by name.",
			},
			{
				title: "A small contract first",
				text: "The first agreement covers a few weeks and one result. A longer one follows once you have seen how we work.",
			},
			{
				title: "One page every second Friday",
				text: "What was finished, what it cost, what we got wrong: written by the engineer who did it, and short enough to be read.",
			},
		],
	},
	roadmap: {
		title: "Eight steps for something that nobody has a recipe for.",
		lead: "Fewer steps than usual, because what has no precedent is best planned a little at a time.",
		stages: [
			{
				name: "Find",
				steps: [
					{
						title: "The question behind it",
						text: "We ask what will be different on the last day, until the answer is a sentence without software in it.",
					},
					{
						title: "What exists",
						text: "Files, licenses, people and half-built attempts are listed with what each of them is worth today.",
					},
				],
			},
			{
				name: "Plan",
				steps: [
					{
						title: "The boldest guess",
						text: "The assumption that could sink the project is tried within ten days, with whatever is at hand.",
					},
					{
						title: "A plan with doors",
						text: "Each milestone has a price, a proof and the right to stop, and all of them fit on four pages.",
					},
				],
			},
			{
				name: "Make",
				steps: [
					{
						title: "First finished piece",
						text: "Something small is brought to its end and given to the people who asked for it.",
					},
					{
						title: "Rounds of two weeks",
						text: "A round ends with a version to try, a list of what changed and a decision about the next one.",
					},
				],
			},
			{
				name: "Keep",
				steps: [
					{
						title: "Strangers try it",
						text: "People who sat in none of the meetings use it for an hour, and we only watch.",
					},
					{
						title: "Keys and notes",
						text: "Sources, accounts and a manual change hands, and one of your people proves it with a change of their own.",
					},
				],
			},
		],
		closing: "What would you build if it had a name?",
	},
};
