import { random } from "../../kit/base.mjs";

/** The colors of the triage line: deep cyan to white; amber for a second language, red for an emergency only. */
export const tone = { ink: "#06303b", ink2: "#33606b", ink3: "#4c7580", line: "#cfe6eb", wash: "#e9f6f8", cyan: "#0b7d95", deep: "#0a5266", night: "#053441", bright: "#5fe0f2", amber: "#ffc65c", red: "#cf2437" };

/** The variables of the kit in these colors. */
export const skin = `.ui,.calm{--bg:#fff;--bg2:#f3fafb;--bg3:${tone.wash};--ln:${tone.line};--ink:${tone.ink};--ink2:${tone.ink2};--ink3:${tone.ink3};--ok:#0f7a5a;--okw:#dcf3ea;color:var(--ink);}`;

/** Each language: its greeting, the day it opened in 2026, its calls on Monday, 5 October 2026 (1,240 in all). @type {[name: string, greeting: string, since: string, calls: number][]} */
export const languages = [
	["Hindi", "Namaste", "27 April", 312],
	["Marathi", "Namaskar", "11 May", 268],
	["English", "Hello", "25 May", 164],
	["Gujarati", "Kem chho", "15 June", 138],
	["Tamil", "Vanakkam", "6 July", 96],
	["Urdu", "Adaab", "20 July", 84],
	["Telugu", "Namaskaram", "3 August", 71],
	["Kannada", "Namaskara", "24 August", 58],
	["Bengali", "Nomoshkar", "14 September", 49],
];

/** A voice laid round a circle: bars of [angle, length 0 to 1]. @param {number} seed @param {number} count @param {number} from @param {number} to degrees, clockwise from the top */
export function polar(seed, count, from, to) {
	const next = random(seed);
	return Array.from({ length: count }, (_, i) => {
		const t = (i + 0.5) / count;
		const swell = Math.sin(Math.PI * t) ** 0.55 * (0.62 + 0.38 * Math.abs(Math.sin(t * 9 + seed)));
		return /** @type {[number, number]} */ ([from + ((to - from) * i) / count, Math.min(1, 0.1 + swell * (0.5 + next() * 0.5))]);
	});
}
