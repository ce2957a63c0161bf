import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for software that decides.",
		reasons: [
			{
				title: "A mistake has a price before it has a model",
				text: "We agree on what a wrong answer costs and what a refused one costs. That ratio sets the threshold, not a feeling about accuracy.",
			},
			{
				title: "Scores by group, not on average",
				text: "Results are split by language, branch and channel. An average of 96 percent can hide one branch in which every third answer is wrong.",
			},
			{
				title: "Handing over is part of the product",
				text: "The colleague who takes a case sees what was said, what is doubtful and what comes next. The handover is timed and rehearsed.",
			},
			{
				title: "Your data trains nobody else",
				text: "Recordings, mails and files are used to test your system and leave it for no other purpose. The contract and the network rules say the same.",
			},
			{
				title: "The switch is in the room",
				text: "Whoever is on duty can turn the model off, and has done so in a drill. What remains without it is slower and complete.",
			},
		],
	},
	roadmap: {
		title: "Twelve steps from a pile of cases to a decision you can defend.",
		lead: "A model is chosen in the third step and earns its place until the twelfth. Most of the work lies in between.",
		stages: [
			{
				name: "Evidence",
				steps: [
					{
						title: "Read the pile",
						text: "A few hundred real cases are read with the people who solved them and sorted by how the answer was found.",
					},
					{
						title: "What wrong costs",
						text: "For each kind of mistake the owner of the process writes down who notices, when, and what the repair takes.",
					},
					{
						title: "A plain attempt",
						text: "Rules and search go first, and a model has to beat their score to be worth its risk.",
					},
				],
			},
			{
				name: "Limits",
				steps: [
					{
						title: "Frozen cases",
						text: "A test set is labeled twice by different people and locked away from whoever writes the prompts.",
					},
					{
						title: "Rights",
						text: "The system gets an account that sees only what the task needs and writes only where a person can undo it.",
					},
					{
						title: "Words it may use",
						text: "Tone, forbidden promises and the exact sentences for delicate moments are approved by your lawyer.",
					},
				],
			},
			{
				name: "Practice",
				steps: [
					{
						title: "First honest score",
						text: "The whole chain runs over the frozen cases, and the report shows its worst examples on page one.",
					},
					{
						title: "Hard conditions",
						text: "Noise, dialects, blurred scans and sarcasm are added until the score no longer falls by surprise.",
					},
					{
						title: "Beside a colleague",
						text: "For two weeks it proposes and a person disposes, and every disagreement is discussed on Friday.",
					},
				],
			},
			{
				name: "Duty",
				steps: [
					{
						title: "One lane opens",
						text: "A single branch, language or supplier goes live with a daily limit and a name on the pager.",
					},
					{
						title: "Daily sample",
						text: "Fifty finished cases a day are checked by hand, and the sample shrinks only while the errors do.",
					},
					{
						title: "Change of model",
						text: "A newer version repeats the whole examination and stays out if a single group got worse.",
					},
				],
			},
		],
		closing: "Which decision would you hand over first?",
	},
};
