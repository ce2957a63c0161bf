// What is drawn on the four modules: board, data, model, interface. Coordinates -96 … 96, y towards the viewer.
import { bump, chance, LOOP, since, sway } from "./math.mjs";

export const INK = "246,244,238";
export const HOT = "255,90,31";
const WARM = "255,138,92";
export const COLD = "74,108,255";

const ink = (alpha) => `rgba(${INK},${alpha})`;
const hot = (alpha) => `rgba(${HOT},${alpha})`;
const cold = (alpha) => `rgba(${COLD},${alpha})`;

function line(ctx, style, width, ...points) {
	ctx.strokeStyle = style;
	ctx.lineWidth = width;
	ctx.beginPath();
	points.forEach(([x, y], index) => (index ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
	ctx.stroke();
}
function box(ctx, x, y, w, h, radius, { fill, stroke, width = 1 }) {
	ctx.beginPath();
	ctx.roundRect(x, y, w, h, radius);
	if (fill) {
		ctx.fillStyle = fill;
		ctx.fill();
	}
	if (stroke) {
		ctx.strokeStyle = stroke;
		ctx.lineWidth = width;
		ctx.stroke();
	}
}
function dot(ctx, x, y, radius, fill, stroke) {
	ctx.beginPath();
	ctx.arc(x, y, radius, 0, 7);
	if (fill) {
		ctx.fillStyle = fill;
		ctx.fill();
	}
	if (stroke) {
		ctx.strokeStyle = stroke;
		ctx.lineWidth = 1;
		ctx.stroke();
	}
}

/** Traces leave the processor, bend once by 45 degrees and end in a pad at the rim. */
function board(ctx, glow, seconds) {
	const random = chance(11);
	for (let side = 0; side < 4; side += 1) {
		for (let lane = -3; lane <= 3; lane += 1) {
			const start = lane * 8;
			const end = lane * 21 + (random() - 0.5) * 6;
			const bend = 46 + Math.abs(lane) * 2;
			const far = 84 - random() * 12;
			const turn = Math.min(Math.abs(end - start), far - bend - 2);
			const at = (along, across) => [
				[along, across],
				[-across, along],
				[-along, -across],
				[across, -along],
			][side];
			const path = [at(36, start), at(bend, start), at(bend + turn, start + Math.sign(end - start) * turn), at(far, start + Math.sign(end - start) * turn)];
			const live = (lane + side) % 3 === 0;
			line(ctx, live ? hot(0.75) : ink(0.34), live ? 1.3 : 1, ...path);
			const [px, py] = path[3];
			dot(ctx, px, py, 2.4, live ? hot(0.9) : "rgba(12,15,21,1)", live ? undefined : ink(0.5));
			if (live) {
				line(glow, hot(0.5), 2, ...path);
				dot(glow, px, py, 3, hot(0.8));
			}
		}
	}
	box(ctx, -36, -36, 72, 72, 6, { fill: "rgba(20,25,35,1)", stroke: ink(0.75), width: 1.2 });
	box(ctx, -26, -26, 52, 52, 3, { stroke: ink(0.3) });
	const pulse = 0.55 + 0.45 * sway(seconds, 5);
	box(ctx, -13, -13, 26, 26, 3, { fill: hot(0.35 + 0.5 * pulse), stroke: hot(1), width: 1.2 });
	box(glow, -13, -13, 26, 26, 3, { fill: hot(0.5 + 0.5 * pulse) });
	for (const [x, y] of [[-78, -78], [78, -78], [-78, 78], [78, 78]]) {
		box(ctx, x - 9, y - 9, 18, 18, 2, { fill: "rgba(20,25,35,1)", stroke: ink(0.4) });
		dot(ctx, x, y, 3, undefined, ink(0.4));
	}
}

/** A store of records: cells that fill and empty, and a row that is being read. */
function data(ctx, glow, seconds) {
	const random = chance(23);
	const reading = ((seconds / LOOP) * 16) % 8;
	for (let y = 0; y < 8; y += 1) {
		const away = Math.abs(((y - reading + 12) % 8) - 4);
		for (let x = 0; x < 8; x += 1) {
			const [kind, phase, turns] = [random(), random(), 1 + Math.floor(random() * 3)];
			const level = 0.5 + 0.5 * sway(seconds, turns, phase);
			const [left, top] = [-86 + x * 21.6, -86 + y * 21.6];
			const color = kind > 0.94 ? HOT : kind > 0.4 ? COLD : INK;
			const strength = kind > 0.94 ? 0.85 : kind > 0.4 ? 0.18 + 0.62 * level ** 2 : 0.05 + 0.1 * level;
			box(ctx, left, top, 17, 17, 2.5, { fill: `rgba(${color},${strength})`, stroke: ink(0.26 + 0.55 * Math.max(0, 1 - away)) });
			if (kind > 0.4) box(glow, left, top, 17, 17, 2, { fill: `rgba(${color},${strength * 0.55})` });
		}
	}
}

const LAYERS = [3, 5, 6, 5, 2];
const nodes = LAYERS.map((count, layer) => Array.from({ length: count }, (_, index) => [-74 + layer * 37, (index - (count - 1) / 2) * (count > 5 ? 27 : 31)]));

/** A network that weighs: signals run from its inputs to its outputs. */
function model(ctx, glow, seconds) {
	const random = chance(37);
	for (let layer = 0; layer < nodes.length - 1; layer += 1) {
		for (const from of nodes[layer]) {
			for (const to of nodes[layer + 1]) {
				const [weight, phase] = [random(), random()];
				const strong = weight > 0.7;
				line(ctx, strong ? cold(0.75) : ink(0.13), strong ? 1.1 : 0.8, from, to);
				if (!strong) continue;
				line(glow, cold(0.3), 1.5, from, to);
				const along = since(seconds + phase * LOOP, 0) / (LOOP / 4) % 1;
				const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
				dot(ctx, x, y, 2.2, ink(0.95 * bump(along)));
				dot(glow, x, y, 3, `rgba(150,170,255,${bump(along)})`);
			}
		}
	}
	nodes.forEach((layer, depth) => {
		layer.forEach(([x, y], index) => {
			const level = 0.5 + 0.5 * sway(seconds, 2, depth * 0.13 + index * 0.21);
			const output = depth === nodes.length - 1;
			dot(ctx, x, y, output ? 8 : 6.2, "rgba(14,18,26,1)", output ? hot(1) : ink(0.7));
			dot(ctx, x, y, output ? 4.5 : 3, output ? hot(0.4 + 0.6 * level) : cold(0.25 + 0.75 * level));
			dot(glow, x, y, 5, output ? hot(0.8 * level) : cold(0.7 * level));
		});
	});
}

/** What people see of it: a window with a rail, three figures, a curve and columns. */
function screen(ctx, glow, seconds) {
	line(ctx, ink(0.4), 1, [-88, -66], [88, -66]);
	for (const [index, x] of [-80, -71, -62].entries()) dot(ctx, x, -77, 2.6, index ? ink(0.45) : hot(1));
	box(ctx, 34, -81.5, 46, 9, 4.5, { stroke: ink(0.35) });
	line(ctx, ink(0.28), 1, [-52, -66], [-52, 88]);
	for (let index = 0; index < 6; index += 1) {
		if (index === 1) box(ctx, -84, -54 + index * 15, 27, 10, 3, { fill: hot(0.95) });
		else line(ctx, ink(0.42), 2.2, [-81, -49 + index * 15], [-81 + 13 + ((index * 7) % 10), -49 + index * 15]);
	}
	box(glow, -84, -39, 27, 10, 3, { fill: hot(0.7) });
	for (let index = 0; index < 3; index += 1) {
		const x = -43 + index * 44;
		box(ctx, x, -57, 39, 27, 3, { fill: ink(0.05), stroke: ink(0.4) });
		line(ctx, ink(0.4), 1.6, [x + 6, -50], [x + 18, -50]);
		line(ctx, index === 1 ? hot(1) : ink(0.9), 3.4, [x + 6, -40], [x + 20 + index * 4, -40]);
	}
	const curve = Array.from({ length: 33 }, (_, index) => {
		const t = index / 32;
		return [-43 + t * 127, 22 - 34 * t ** 1.4 + 5 * Math.sin(t * 9 + 1) * (1 - t * 0.4) + 2 * sway(seconds, 2, t)];
	});
	for (const y of [-18, -2, 14, 30]) line(ctx, ink(0.12), 1, [-43, y], [84, y]);
	ctx.fillStyle = hot(0.14);
	ctx.beginPath();
	ctx.moveTo(-43, 32);
	for (const [x, y] of curve) ctx.lineTo(x, y);
	ctx.lineTo(84, 32);
	ctx.fill();
	line(ctx, hot(1), 2.2, ...curve);
	line(glow, hot(0.8), 3, ...curve);
	const [x, y] = curve[Math.round(16 + 15.4 * sway(seconds, 1, 0.1))];
	dot(ctx, x, y, 4.2, ink(1), hot(1));
	dot(glow, x, y, 6, `rgba(${WARM},0.9)`);
	for (let index = 0; index < 13; index += 1) {
		const height = 12 + 24 * (0.5 + 0.5 * Math.sin(index * 1.7 + 0.6)) * (0.75 + 0.25 * sway(seconds, 2, index * 0.09));
		const strong = index % 4 === 2;
		box(ctx, -43 + index * 9.9, 86 - height, 6.2, height, 1.5, { fill: strong ? cold(0.95) : ink(0.3) });
		if (strong) box(glow, -43 + index * 9.9, 86 - height, 6.2, height, 1, { fill: cold(0.6) });
	}
}

const DRAW = [board, data, model, screen];
const UNIT = 2.5;
const SIZE = 192 * UNIT;

/** Pictures of the four modules at a time of the loop: what is seen, and what shines. */
export function makeFaces() {
	const canvas = () => Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
	const faces = DRAW.map((draw) => ({ draw, face: canvas(), shine: canvas() }));
	return {
		faces,
		unit: UNIT,
		paint(seconds) {
			for (const { draw, face, shine } of faces) {
				const contexts = [face, shine].map((target) => {
					const ctx = target.getContext("2d");
					ctx.setTransform(1, 0, 0, 1, 0, 0);
					ctx.clearRect(0, 0, SIZE, SIZE);
					ctx.setTransform(UNIT, 0, 0, UNIT, SIZE / 2, SIZE / 2);
					ctx.lineCap = "round";
					ctx.lineJoin = "round";
					return ctx;
				});
				draw(contexts[0], contexts[1], seconds);
			}
		},
	};
}
