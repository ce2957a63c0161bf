/** Parts of a frame by their keys; the keys join the bars with the list below them. */
export type PartKey = "A" | "B" | "C" | "D" | "E" | "F" | "G";

interface Part {
	key: PartKey;
	/** Absent when the part is too narrow for text. */
	name?: string;
	ms?: string;
}

interface Frame {
	result: string;
	says: string;
	inBudget: boolean;
	parts: Part[];
}

interface Mark {
	ms: string;
	what: string;
	wide?: string;
}

const tracking: Part = { key: "A" };
const compositor: Part = { key: "D", ms: "1.8" };
const panel: Part = { key: "G", name: "Panel", ms: "4.6" };

const frames: Frame[] = [
	{
		result: "18.5 ms",
		says: "After optimization, the picture is ready 2.2 ms early, and the headset displays 72 pictures per second.",
		inBudget: true,
		parts: [tracking, { key: "B", ms: "2.6" }, { key: "C", name: "Two eyes", ms: "6.4" }, compositor, { key: "E", ms: "2.2" }, panel],
	},
	{
		result: "32.4 ms",
		says: "In the first version, the picture was ready 5.1 ms after the refresh and had to wait, which resulted in 36 pictures per second.",
		inBudget: false,
		parts: [
			tracking,
			{ key: "B", name: "Simulation", ms: "4.8" },
			{ key: "C", name: "Two eyes", ms: "11.5" },
			compositor,
			{ key: "F", name: "Waiting", ms: "8.8" },
			panel,
		],
	},
];

const marks: Mark[] = [
	{ ms: "13.9", what: "refresh" },
	{ ms: "20", what: "limit", wide: "motion to photon, " },
	{ ms: "27.8", what: "refresh" },
];

export const demo = {
	frames,
	marks,
	work: {
		title: "Distribution of time",
		columns: "ms, first and optimized",
		/** For screen readers. */
		before: "First version: ",
		after: ", optimized: ",
		parts: [
			{ key: "A", part: "Tracking", before: "0.9", after: "0.9", text: "The headset measures the position of the head and both hands." },
			{
				key: "B",
				part: "Simulation",
				before: "4.8",
				after: "2.6",
				text: "Physics is calculated only within reach, and the 60 gauges are updated one by one.",
			},
			{
				key: "C",
				part: "Two eyes",
				before: "11.5",
				after: "6.4",
				text: "Both eyes are drawn together, while precalculated light and 170 draw calls instead of 1,140 save the most time.",
			},
			{
				key: "D",
				part: "Compositor",
				before: "1.8",
				after: "1.8",
				text: "This part belongs to the headset, which adjusts the picture to the latest head position.",
			},
			{
				key: "E",
				part: "Reserve",
				before: "none",
				after: "2.2",
				text: "Spare time for a warm chip, which slows down after twenty minutes of use.",
			},
			{
				key: "F",
				part: "Waiting",
				before: "8.8",
				after: "none",
				text: "The finished picture waits for the next refresh of the panel.",
			},
			{
				key: "G",
				part: "Panel",
				before: "4.6",
				after: "4.6",
				text: "The panel lights up. In the optimized scene, this happens within 20 ms of the movement.",
			},
		],
	},
	causes: {
		title: "Comfortable for everyone",
		items: [
			{ name: "Immediate response", text: "The picture follows a turn of the head within 20 ms, so the room feels stable." },
			{ name: "Steady pictures", text: "A new picture arrives for every refresh, so nearby objects move smoothly as you walk." },
			{
				name: "Natural movement",
				text: "Users walk with real steps or jump to the next place, because a gliding view tires the sense of balance.",
			},
		],
	},
};
