import { ground } from "../../kit/ground.mjs";

/** Night, rain and wet light: what all four pictures of the game are painted with. */
export const tone = { night: "#0a1020", deep: "#10183a", teal: "#2fd6c3", sea: "#0f9aa0", dark: "#0b4a5c", violet: "#8f73ff", plum: "#3a2478", pale: "#e9fbff", sun: "#ffb52e", coral: "#ff6b4a" };

/** The course of the week, and what a bot found in it: 192 of 200 races reach the end. */
export const course = { name: "The Narrows", bins: [3, 9, 21, 36, 44, 35, 23, 12, 6, 3], finished: 192 };

/** Six friends in the order of their best times; seconds, and the colors of their boats: hull, trim. @type {{ name: string, time: number, hull: string, trim: string, me?: true }[]} */
export const racers = [
	{ name: "Ira", time: 72.08, hull: "#8f73ff", trim: "#e4dcff" },
	{ name: "Zubin", time: 72.41, hull: "#2fd6c3", trim: "#e0fffa" },
	{ name: "You", time: 73.02, hull: "#ffb52e", trim: "#fff4d6", me: true },
	{ name: "Manasi", time: 73.37, hull: "#ff6b9a", trim: "#ffe3ec" },
	{ name: "Tariq", time: 74.1, hull: "#7fb2ff", trim: "#e6f0ff" },
	{ name: "Lobo", time: 74.95, hull: "#a9d65c", trim: "#f1fbdc" },
];

/** Minutes, seconds and hundredths. @param {number} seconds */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(2).padStart(5, "0")}`;

/** The ground of a picture: a storm that clears to the upper left. @param {[number, number]} light @param {string} [lines] */
export const storm = (light, lines = "") =>
	ground({
		base: "linear-gradient(148deg,#1d8f95 0%,#2a5f9a 30%,#3f2f8c 62%,#160f3f 100%)",
		glows: [[...light, 820, "rgb(120 245 232 / .62)"], [1480, 980, 900, "rgb(14 8 48 / .85)"], [1240, 60, 620, "rgb(132 96 255 / .4)"]],
		lines,
		grained: 0.22,
	});

/** Panels that hang in the rain. */
export const glass = `
	.glass { border-radius: 22px; background: rgb(11 15 36 / .9); color: #f3f6ff; box-shadow: 26px 38px 70px -12px rgb(5 3 30 / .6), inset 1.5px 1.5px 0 rgb(255 255 255 / .2), inset 0 0 0 1px rgb(255 255 255 / .07); --ink2: #c4c9e2; --ink3: #9aa2c8; --bg3: #2a2f55; --ln: #2a2f55; }
	.rail { position: relative; height: 8px; border-radius: 4px; background: #2d3360; } .rail i { position: absolute; left: 0; top: 0; bottom: 0; border-radius: 4px; background: linear-gradient(90deg,#7f6bff,#2fd6c3); } .rail b { position: absolute; top: -9px; width: 26px; height: 26px; margin-left: -13px; border-radius: 50%; background: #fff; box-shadow: 0 3px 8px rgb(0 0 0 / .4); }
`;
