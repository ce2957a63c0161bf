import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for work in three dimensions.",
		reasons: [
			{
				title: "Tasks of eight minutes",
				text: "Each lesson is cut into short pieces with a natural place to stop. People come back to what did not tire them.",
			},
			{
				title: "The trainer holds the controls",
				text: "Casting, pausing and starting over are on a tablet in the trainer’s hand. Whoever wears the headset never has to find a menu.",
			},
			{
				title: "A flat version is included",
				text: "The same scene opens on a laptop with mouse and keys. Vertigo, or an empty battery, does not cancel the session.",
			},
			{
				title: "Physics you can argue with",
				text: "Weights, distances and tolerances come from your drawings and carry their source. If a valve turns too easily, there is a number to change.",
			},
		],
	},
	roadmap: {
		title: "Twelve steps from a floor plan to people who forget the headset.",
		lead: "The sixth step is a decision: after it you either build the whole thing or keep what the trial has taught you.",
		stages: [
			{
				name: "Place",
				steps: [
					{
						title: "The task on film",
						text: "Three experts and three beginners are filmed at the real thing, and we mark where their hands differ.",
					},
					{
						title: "Room to move",
						text: "Free floor, light and wireless coverage are measured where the headset will be worn, not where it will be shown.",
					},
					{
						title: "One measure",
						text: "Fewer errors, fewer trips or a faster start: you choose one, together with the day on which it is read.",
					},
				],
			},
			{
				name: "Proof",
				steps: [
					{
						title: "Hands before eyes",
						text: "The central gesture is built with plain shapes until a stranger performs it without a word from us.",
					},
					{
						title: "Scale check",
						text: "One room at full size is walked by the people who know it, with a folding rule in the pocket.",
					},
					{
						title: "Go or stop",
						text: "Eight of your people try a fifteen-minute version, and what they manage decides about the rest of the budget.",
					},
				],
			},
			{
				name: "World",
				steps: [
					{
						title: "Source models",
						text: "Drawings and scans are cleaned, named and tied to their revision, so that a change in the plant reaches the scene.",
					},
					{
						title: "Light and noise",
						text: "Shadows, reflections and machine sounds are recorded on site, since they tell the wearer more than an arrow.",
					},
					{
						title: "Consequences",
						text: "Wrong moves get their results, from a hint to a flooded basement, in the words of your safety officer.",
					},
				],
			},
			{
				name: "Floor",
				steps: [
					{
						title: "Dress rehearsal",
						text: "A full class goes through it with your trainer in charge, while we sit at the back and take notes.",
					},
					{
						title: "Monday morning",
						text: "Cleaning, storage, accounts and spare straps are settled for twelve impatient people at eight o’clock.",
					},
					{
						title: "Second reading",
						text: "After a month the measure from step three is taken again, and the scene is corrected where it did not move.",
					},
				],
			},
		],
		closing: "What can your people not practice today?",
	},
};
