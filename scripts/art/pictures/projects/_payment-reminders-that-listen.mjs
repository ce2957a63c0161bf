import { n, random, svg } from "../../kit/base.mjs";

export const plum = { ink: "#2a0b20", deep: "#3d1030", mid: "#7d2452", rose: "#d5517f", pink: "#f3b3c8", pale: "#fbeaf0" };

/** Who speaks when in the call, as shares of it. @type {[from: number, to: number, who: "agent" | "borrower"][]} */
export const turns = [[0.02, 0.2, "agent"], [0.25, 0.76, "borrower"], [0.81, 0.98, "agent"]];

/** How loud the call is. @param {number} count of measurements @param {number} seed */
export function call(count, seed) {
	const next = random(seed);
	return Array.from({ length: count }, (_, i) => {
		const t = i / (count - 1);
		const turn = turns.find(([from, to]) => t >= from && t <= to);
		if (!turn) return { t, who: "", loud: 0 };
		const share = (t - turn[0]) / (turn[1] - turn[0]);
		const words = 0.55 + 0.45 * Math.sin(t * 71) * Math.sin(t * 29 + 1);
		return { t, who: turn[2], loud: Math.max(0.1, Math.sin(Math.PI * share) ** 0.5 * words * (0.5 + next() * 0.5) * (turn[2] === "agent" ? 0.62 : 1)) };
	});
}

/** A call along a straight line. @param {number} w @param {number} h @param {number} bar @param {number} gap @param {number} seed @param {{ agent: string, borrower: string, rest: string }} colors @param {number} [played] */
export function strip(w, h, bar, gap, seed, colors, played = 1) {
	const count = Math.floor((w + gap) / (bar + gap));
	const bars = call(count, seed).map(({ t, who, loud }, i) => {
		const tall = Math.max(bar, h * loud);
		return `<rect x="${n(i * (bar + gap))}" y="${n((h - tall) / 2)}" width="${bar}" height="${n(tall)}" rx="${bar / 2}" fill="${t <= played && who ? colors[/** @type {"agent" | "borrower"} */ (who)] : colors.rest}"/>`;
	});
	return svg(w, h, bars.join(""));
}

/**
 * The pilot: one promise from each account, by the week in which it fell due.
 * @type {{ made: number[], kept: number[] }}
 */
export const pilot = { made: [62, 64, 61, 63, 65, 60, 66, 59], kept: [26, 32, 34, 37, 40, 38, 42, 41] };
/** @type {{ made: number[], kept: number[] }} */
export const control = { made: [63, 61, 64, 62, 60, 65, 63, 62], kept: [22, 21, 22, 21, 20, 22, 20, 22] };

/** A marigold from above, 100 in radius: rings of notched petals, each ring with the shade of the one above it. @param {string} id @param {[string, string][]} tones light and dark of each ring from the outside @param {number} seed */
export function marigold(id, tones, seed) {
	const next = random(seed);
	const rings = tones.map(([light, dark], i) => {
		const r = 100 - i * (84 / tones.length);
		const count = Math.max(7, 19 - i * 2);
		const wide = (Math.PI * r) / count;
		const petals = Array.from({ length: count }, (_, p) => {
			const turn = (p / count) * 360 + i * 23 + (next() - 0.5) * 9;
			const out = r * (0.92 + next() * 0.1);
			return `<path d="M0 ${n(-r * 0.35)}C${n(-wide * 1.4)} ${n(-out * 0.66)} ${n(-wide * 1.2)} ${n(-out * 1.02)} ${n(-wide * 0.45)} ${n(-out * 0.98)}Q${n(-wide * 0.1)} ${n(-out * 0.9)} 0 ${n(-out * 0.94)}Q${n(wide * 0.3)} ${n(-out * 1.06)} ${n(wide * 0.8)} ${n(-out * 0.98)}C${n(wide * 1.5)} ${n(-out * 0.9)} ${n(wide * 1.2)} ${n(-out * 0.6)} 0 ${n(-r * 0.35)}z" fill="${p % 3 === 1 ? dark : light}" stroke="${dark}" stroke-width="1.4" transform="rotate(${n(turn)})"/>`;
		});
		return `<circle r="${n(r * 0.8)}" cx="5" cy="7" fill="#5c1c00" opacity=".28"/>${petals.join("")}`;
	});
	return `<symbol id="${id}" overflow="visible">${rings.join("")}<circle r="16" fill="${tones[tones.length - 1][0]}"/><path d="M-14 4Q-6-14 2 0T14-6M-8 12Q2 2 12 10" stroke="${tones[2][1]}" stroke-width="3"/><circle r="95" fill="url(#${id}-light)"/></symbol><radialGradient id="${id}-light" cx=".32" cy=".28" r=".8"><stop stop-color="#fff6c8" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#6b1600" stop-opacity=".46"/></radialGradient>`;
}
