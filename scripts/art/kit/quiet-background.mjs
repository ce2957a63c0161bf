import { contours, ground, gridLines, rings } from "./background.mjs";

/** @type {Record<string, { lines: string, light: [number, number], far: [number, number] }>} each color has lines of its own */
const looks = {
	cyan: { lines: contours("rgb(255 255 255 / .07)", 20, 0.4), light: [260, 40], far: [1500, 900] },
	blue: { lines: gridLines(88, "rgb(255 255 255 / .09)", [420, 160], 1100), light: [360, 0], far: [1560, 1000] },
	purple: { lines: rings(1180, 1060, 12, 110, "rgb(255 255 255 / .1)"), light: [200, 120], far: [1240, 1040] },
	pink: { lines: gridLines(160, "rgb(255 255 255 / .09)", [1250, 800], 1000), light: [420, -40], far: [1460, 860] },
	green: { lines: contours("rgb(255 255 255 / .07)", 16, 2.6), light: [140, 200], far: [1400, 1020] },
};

/** A dark ground on which white text can stand: light from the upper left, a second light low at the right. @param {string} name @param {string} light @param {string} main @param {string} deep */
export function quietGround(name, light, main, deep) {
	const look = looks[name];
	return {
		alt: `A dark ${name} ground with light from the upper left and fine lines.`,
		// Fewer bits, and the light falls apart into blocks.
		quality: { avif: 66, webp: 78 },
		html: ground({ base: `linear-gradient(150deg,${deep} 0%,#0b0d12 78%)`, glows: [[...look.light, 760, `color-mix(in srgb, ${main} 62%, transparent)`], [...look.light, 300, `color-mix(in srgb, ${light} 22%, transparent)`], [...look.far, 820, `color-mix(in srgb, ${main} 46%, transparent)`]], lines: look.lines, grained: 0.3 }),
	};
}
