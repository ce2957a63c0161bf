import { each, n } from "../../kit/base.mjs";

/** Wheat and harbor blue in daylight. */
export const tone = {
	paper: "#fffdf6", cream: "#faf4e4", line: "#e8dfca", ink: "#1a2530", ink2: "#4a4f52", ink3: "#6b675c",
	deep: "#0c3a5b", blue: "#1a6696", sea: "#3f93bf", foam: "#cfe6f1", pale: "#e6f2f7", clash: "#c4301c", ok: "#23734a",
};

/** What lies in ships and silos: color, shade, light and the ink that reads on it. */
export const cargo = {
	wheat: { name: "Wheat", color: "#e3ab3d", shade: "#b97f1c", light: "#f3cd7c", ink: "#2c2007" },
	maize: { name: "Maize", color: "#a9582c", shade: "#7c3b18", light: "#cf8659", ink: "#ffffff" },
	soy: { name: "Soy", color: "#5f7d3e", shade: "#435b28", light: "#8fab6a", ink: "#ffffff" },
};

/** Hours since Monday, 9 March 2026, 00:00; 0 is Monday. @param {number} day @param {number} hour @param {number} [minute] */
export const when = (day, hour, minute = 0) => day * 24 + hour + minute / 60;

const TOP = when(2, 14, 20);

/** Height of the tide at the bar in meters: high by day 2.04, by night 1.80, low about 0.5. @param {number} t */
export const tide = (t) => 1.2 + 0.72 * Math.cos(((t - TOP) / 12.42) * 2 * Math.PI) + 0.12 * Math.cos(((t - TOP) / 24.84) * 2 * Math.PI);

/** High waters, in order. */
export const highs = [-4, -3, -2, -1, 0, 1, 2, 3].map((i) => TOP + i * 12.42);

/** Hours in which at least `need` meters stand over the bar, around one high water. @param {number} high @param {number} [need] @returns {[number, number]} */
export function over(high, need = 1.6) {
	let from = high;
	let to = high;
	while (tide(from) > need) from -= 1 / 60;
	while (tide(to) > need) to += 1 / 60;
	return [from, to];
}

/** The tide as a line. @param {number} from @param {number} to @param {(t: number) => number} x @param {(h: number) => number} y */
export function tideLine(from, to, x, y) {
	const count = Math.round((to - from) * 4);
	return `M${Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count).map((t) => `${n(x(t))} ${n(y(tide(t)))}`).join("L")}`;
}

/** What the scenes of the planner have in common. */
export const base = `
	.ui { --bg: ${tone.paper}; --bg2: ${tone.cream}; --bg3: #f0e8d6; --ln: ${tone.line}; --ink: ${tone.ink}; --ink2: ${tone.ink2}; --ink3: ${tone.ink3}; --ok: ${tone.ok}; --bad: ${tone.clash}; }
	svg text { letter-spacing: -.012em; }
`;

/** The key of cargos. @param {(keyof typeof cargo)[]} [kinds] */
export const key = (kinds = ["wheat", "maize", "soy"]) =>
	`<div class="r s20 nw" style="gap:26px">${each(kinds, (kind) => `<span class="r" style="gap:10px"><i style="width:18px;height:18px;border-radius:5px;background:${cargo[kind].color}"></i>${cargo[kind].name}</span>`)}</div>`;
