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
		says: "In budget: ready 2.2 ms before the refresh, seen before the limit. 72 pictures a second.",
		inBudget: true,
		parts: [tracking, { key: "B", ms: "2.6" }, { key: "C", name: "Two eyes", ms: "6.4" }, compositor, { key: "E", ms: "2.2" }, panel],
	},
	{
		result: "32.4 ms",
		says: "The same room before optimization: 5.1 ms late, so it waits for the next refresh. 36 pictures a second.",
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
		title: "Where the time goes",
		columns: "ms before, after",
		/** For screen readers. */
		before: "Before: ",
		after: ", after: ",
		parts: [
			{ key: "A", part: "Tracking", before: "0.9", after: "0.9", text: "Where the head and both hands are. The clock starts here." },
			{ key: "B", part: "Simulation", before: "4.8", after: "2.6", text: "Physics only for what a hand can reach; 60 gauges take turns." },
			{
				key: "C",
				part: "Two eyes",
				before: "11.5",
				after: "6.4",
				text: "Culling, draw calls, pixels. From 1,140 calls to 170, both eyes in one pass, lamps baked into textures.",
			},
			{
				key: "D",
				part: "Compositor",
				before: "1.8",
				after: "1.8",
				text: "Belongs to the headset. It turns an old picture to fit the head, but cannot move the hands in it.",
			},
			{ key: "E", part: "Reserve", before: "none", after: "2.2", text: "For heat: after twenty minutes on a face the chip slows down." },
			{
				key: "F",
				part: "Waiting",
				before: "8.8",
				after: "none",
				text: "A finished picture that nobody sees, because the refresh has left.",
			},
			{
				key: "G",
				part: "Panel",
				before: "4.6",
				after: "4.6",
				text: "Lines load, the light flashes, the clock stops: motion to photon, at most 20.",
			},
		],
	},
	causes: {
		title: "What makes people sick",
		items: [
			{ name: "Late", text: "The inner ear reports a turn at once. A picture more than 20 ms behind it makes the room swim." },
			{ name: "Repeated", text: "A missed refresh shows the old picture twice, and whatever is near jumps with every step." },
			{
				name: "Moved",
				text: "A view that glides while the body stands still. No frame rate cures that one; real steps or teleporting do.",
			},
		],
	},
};
