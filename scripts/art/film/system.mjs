// The system that assembles itself: four modules of sixteen tiles, a stack that becomes a plan and a stack again.
import { HOT, INK, COLD } from "./faces.mjs";
import { bump, camera, chance, clamp, LOOP, mix, ramp, since, sway } from "./math.mjs";

const CELL = 48;
const HALF = CELL / 2 - 0.3;
const THICK = 7;
const GAP = 68;
const FLIGHT = 2.1;
const TO_PLAN = 0.8;
const TO_STACK = 5.6;
/** Places of board, data, model, interface in the plan: back, right, left, front. */
const PLAN = [[0, 1], [1, 0], [-1, 0], [0, -1]].map(([right, away]) => [(right + away) * 106, (away - right) * 106]);

const random = chance(5);
const tiles = [];
for (let module = 0; module < 4; module += 1) {
	for (let row = 0; row < 4; row += 1) {
		for (let column = 0; column < 4; column += 1) {
			const [x, y] = [(column - 1.5) * CELL, (row - 1.5) * CELL];
			const wave = (column + (3 - row)) / 6;
			const [stray, height] = [random() * 0.12, 30 + random() * 34];
			tiles.push({
				module, row, column, x, y, height,
				leave: TO_PLAN + (3 - module) * 0.34 + wave * 0.55 + stray,
				back: TO_STACK + module * 0.34 + (1 - wave) * 0.55 + stray,
				lean: (random() - 0.5) * 0.3,
			});
		}
	}
}
const moduleTiles = [0, 1, 2, 3].map((module) => tiles.filter((tile) => tile.module === module));
const last = (module, key) => Math.max(...moduleTiles[module].map((tile) => tile[key])) + FLIGHT;
const first = (module, key) => Math.min(...moduleTiles[module].map((tile) => tile[key]));
/** When a module is complete, in the plan and in the stack. */
const planned = [0, 1, 2, 3].map((module) => last(module, "leave"));
const stacked = [0, 1, 2, 3].map((module) => last(module, "back"));
const PLAN_DONE = Math.max(...planned);
const STACK_DONE = Math.max(...stacked);
if (STACK_DONE > LOOP) throw new Error(`The stack is complete after ${STACK_DONE} s, the film ends before`);

const inPlan = (s, module) => ramp(s, planned[module] - 0.2, planned[module] + 0.3) * (1 - ramp(s, first(module, "back") - 0.1, first(module, "back") + 0.25));
const inStack = (s, module) => {
	const away = ramp(s, first(module, "leave") - 0.1, first(module, "leave") + 0.25);
	return 1 - away + ramp(s, stacked[module] - 0.2, stacked[module] + 0.3);
};
/** A wave of light from the board to the interface once the system is complete. */
const life = (s, module) => {
	const wave = (event) => {
		const t = since(s, event + module * 0.22);
		return ramp(t, 0, 0.25) * (1 - ramp(t, 0.3, 1.7));
	};
	return Math.max(wave(PLAN_DONE - 0.25), wave(STACK_DONE - 0.25));
};

/** The camera at a second of the loop. `jitter` moves the picture, in pixels. */
export function view(s, jitter = [0, 0]) {
	const plan = ramp(s, 0.6, 4.9) - ramp(s, 5.4, 9.7);
	return camera({
		yaw: Math.PI / 4 + 0.085 * sway(s, 1, 0.1),
		pitch: 0.6 + 0.03 * sway(s, 1, 0.4) + 0.035 * plan,
		zoom: mix(1.3, 1.06, plan),
		height: mix(GAP * 1.5 + 4, -6, plan),
		x: mix(966, 945, plan) + jitter[0],
		y: mix(292, 300, plan) + jitter[1],
	});
}

const glide = (x, from, to) => mix(ramp(x, from, to), (1 - Math.cos(Math.PI * clamp((x - from) / (to - from)))) / 2, 0.65);

/** Place and tilt of a tile. */
function pose(tile, s) {
	const go = clamp((s - tile.leave) / FLIGHT);
	const come = clamp((s - tile.back) / FLIGHT);
	const across = glide(go, 0.06, 0.92) - glide(come, 0.04, 0.9);
	const down = glide(go, 0.2, 1) - glide(come, 0, 0.72);
	const flying = bump(go) + bump(come);
	const [px, py] = PLAN[tile.module];
	const spread = 1 + 0.5 * flying;
	const lift = flying * tile.height + bump(clamp(come * 1.05)) * 30;
	const tilt = 0.34 * (Math.sin(2 * Math.PI * go) - Math.sin(2 * Math.PI * come)) * (go > 0 && go < 1 || come > 0 && come < 1 ? 1 : 0);
	const hover = 1.6 * sway(s, 2, tile.module * 0.2) * (1 - across);
	const landed = Math.min(since(s, tile.leave + FLIGHT - 0.1), since(s, tile.back + FLIGHT - 0.1));
	return {
		x: px * across + tile.x * spread,
		y: py * across + tile.y * spread,
		z: mix(tile.module * GAP, 0, down) + lift + hover,
		tiltX: tilt * (0.55 + tile.lean),
		tiltY: tilt * 0.5 * (px > 0 ? 1 : -1),
		flying: clamp(flying * 1.5),
		spark: landed < 1 ? ramp(landed, 0, 0.12) * (1 - ramp(landed, 0.1, 0.9)) : 0,
	};
}

function place(at, project, x, y, z) {
	// First-order approximation of a small tilt around both axes.
	const [sx, sy] = [Math.sin(at.tiltX), Math.sin(at.tiltY)];
	return project(at.x + x * Math.cos(at.tiltY), at.y + y * Math.cos(at.tiltX), at.z + z + y * sx + x * sy);
}

const poly = (ctx, points) => {
	ctx.beginPath();
	points.forEach(([x, y], index) => (index ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
	ctx.closePath();
};
const rgba = (color, alpha) => `rgba(${color},${clamp(alpha)})`;
/** Keeps the left side, behind the text, quiet. */
const calm = (x) => mix(0.25, 1, ramp(x, 420, 800));

function drawTile(ctx, glow, faces, project, item, s) {
	const { tile, at } = item;
	const top = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => place(at, project, x * HALF, y * HALF, THICK / 2));
	const low = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => place(at, project, x * HALF, y * HALF, -THICK / 2));
	const power = mix(1, 0.66, at.flying) + 0.3 * life(s, tile.module);
	const fade = calm((top[0][0] + top[2][0]) / 2);
	// Flanks towards the viewer: the left one in shade, the right one in the warm light.
	for (const [a, b, light] of [[0, 1, 0], [3, 0, 1]]) {
		const face = [top[a], top[b], low[b], low[a]];
		poly(ctx, face);
		ctx.fillStyle = "rgba(9,11,16,0.98)";
		ctx.fill();
		ctx.fillStyle = light ? rgba(COLD, 0.1 + 0.12 * at.flying) : rgba(HOT, 0.16 + 0.25 * at.flying);
		ctx.fill();
	}
	poly(ctx, top);
	ctx.fillStyle = "rgba(15,19,27,0.93)";
	ctx.fill();
	// The face catches the light when it leans towards it.
	const sheen = clamp(0.05 + 0.5 * (at.tiltX * 0.7 + at.tiltY * 0.5) + 0.05 * life(s, tile.module));
	ctx.fillStyle = rgba(HOT, sheen * fade);
	ctx.fill();
	paintFace(ctx, faces.faces[tile.module].face, faces.unit, tile, at, project, clamp(power) * fade);
	const seam = at.flying > 0.02;
	poly(ctx, top);
	ctx.strokeStyle = rgba(INK, (0.12 + 0.4 * at.flying) * fade);
	ctx.lineWidth = 1;
	ctx.stroke();
	rim(ctx, tile, top, at, fade, seam);
	if (!glow) return;
	// Cover what is below.
	poly(glow, top);
	glow.fillStyle = "rgba(0,0,0,0.85)";
	glow.fill();
	paintFace(glow, faces.faces[tile.module].shine, faces.unit, tile, at, project, clamp(power * power * 0.8 + 0.5 * life(s, tile.module)) * fade);
	if (at.spark > 0.01) {
		poly(glow, top);
		glow.strokeStyle = rgba(HOT, 0.7 * at.spark * fade);
		glow.lineWidth = 1.6;
		glow.stroke();
	}
}

/** The outer edges of a module, and all edges of a tile in flight, are hairlines of light. */
function rim(ctx, tile, top, at, fade, seam) {
	const outer = [tile.row === 0, tile.column === 3, tile.row === 3, tile.column === 0];
	for (let side = 0; side < 4; side += 1) {
		if (!outer[side] && !seam) continue;
		const [a, b] = [top[side], top[(side + 1) % 4]];
		const strength = outer[side] ? 0.72 : 0.55 * at.flying;
		ctx.beginPath();
		ctx.moveTo(a[0], a[1]);
		ctx.lineTo(b[0], b[1]);
		ctx.strokeStyle = rgba(side === 1 ? "255,190,160" : INK, strength * fade);
		ctx.lineWidth = 1.1;
		ctx.stroke();
	}
	if (at.spark > 0.01) {
		poly(ctx, top);
		ctx.strokeStyle = rgba("255,140,95", 0.8 * at.spark * fade);
		ctx.lineWidth = 1;
		ctx.stroke();
	}
}

/** One tile's part of its module's picture, as the parallelogram that the camera sees. */
function paintFace(ctx, picture, unit, tile, at, project, alpha) {
	if (alpha < 0.01) return;
	const [ox, oy] = place(at, project, 0, 0, THICK / 2);
	const [ax, ay] = place(at, project, HALF, 0, THICK / 2);
	const [bx, by] = place(at, project, -HALF, 0, THICK / 2);
	const [cx, cy] = place(at, project, 0, HALF, THICK / 2);
	const [dx, dy] = place(at, project, 0, -HALF, THICK / 2);
	ctx.save();
	ctx.globalAlpha = alpha;
	// The picture's y axis points to the viewer, the world's away from them.
	ctx.transform((ax - bx) / (2 * HALF), (ay - by) / (2 * HALF), (dx - cx) / (2 * HALF), (dy - cy) / (2 * HALF), ox, oy);
	ctx.drawImage(picture, tile.column * CELL * unit, (3 - tile.row) * CELL * unit, CELL * unit, CELL * unit, -HALF, -HALF, 2 * HALF, 2 * HALF);
	ctx.restore();
}

function stroke(ctx, project, color, alpha, width, ...points) {
	ctx.beginPath();
	for (const [index, [x, y, z]] of points.entries()) {
		const [px, py] = project(x, y, z);
		if (index) ctx.lineTo(px, py);
		else ctx.moveTo(px, py);
	}
	ctx.strokeStyle = rgba(color, alpha);
	ctx.lineWidth = width;
	ctx.stroke();
}

/** The plane: a grid of cells that fades with the distance, and the sites where modules dock. */
export function drawGround(ctx, glow, project, s) {
	const REACH = 20;
	for (let index = -REACH; index <= REACH; index += 1) {
		const strong = index % 4 === 2 || index % 4 === -2;
		for (let part = -REACH; part < REACH; part += 2) {
			const middle = part + 1;
			const distance = Math.hypot(index, middle) / REACH;
			const alpha = (strong ? 0.13 : 0.055) * clamp(1.05 - distance) ** 1.5;
			if (alpha < 0.004) continue;
			for (const [ax, ay, bx, by] of [[part, index, part + 2, index], [index, part, index, part + 2]]) {
				const a = project(ax * CELL, ay * CELL, -8);
				const b = project(bx * CELL, by * CELL, -8);
				ctx.beginPath();
				ctx.moveTo(a[0], a[1]);
				ctx.lineTo(b[0], b[1]);
				ctx.strokeStyle = rgba("190,200,230", alpha * calm(a[0]));
				ctx.lineWidth = 1;
				ctx.stroke();
			}
		}
	}
	for (const [module, [x, y]] of PLAN.entries()) {
		const near = ramp(s, first(module, "leave"), planned[module]) - ramp(s, first(module, "back") + 0.3, first(module, "back") + FLIGHT);
		const ask = ramp(s, TO_PLAN - 0.9, TO_PLAN + 0.6) - ramp(s, first(module, "back") + 0.4, first(module, "back") + 2);
		corners(ctx, project, x, y, 100, 0.1 + 0.5 * ask, ask > 0.3 && near < 1 ? "255,150,110" : INK);
		// A module that has docked sends its outline over the plane.
		outline(ctx, glow, project, x, y, since(s, planned[module] - 0.12));
	}
	outline(ctx, glow, project, 0, 0, since(s, stacked[0] - 0.12));
	corners(ctx, project, 0, 0, 100, 0.15 + 0.5 * (inStack(s, 0) > 0.02 ? inStack(s, 0) : ramp(s, TO_STACK - 0.6, TO_STACK + 0.5)), INK);
}

function corners(ctx, project, x, y, half, alpha, color) {
	for (const [sx, sy] of [[1, 1], [1, -1], [-1, 1], [-1, -1]]) {
		stroke(ctx, project, color, alpha * calm(project(x, y, 0)[0]), 1.1, [x + sx * (half - 18), y + sy * half, -8], [x + sx * half, y + sy * half, -8], [x + sx * half, y + sy * (half - 18), -8]);
	}
}

function outline(ctx, glow, project, x, y, t) {
	if (t > 1.5) return;
	const half = 100 + 70 * (1 - (1 - t / 1.5) ** 3);
	const alpha = ramp(t, 0, 0.12) * (1 - ramp(t, 0.1, 1.5)) * calm(project(x, y, 0)[0]);
	for (const [target, width, strength] of [[ctx, 1.2, 0.8], [glow, 3, 0.7]]) {
		if (target) stroke(target, project, HOT, alpha * strength, width, [x - half, y - half, -8], [x + half, y - half, -8], [x + half, y + half, -8], [x - half, y + half, -8], [x - half, y - half, -8]);
	}
}

/** Lines into the system. Pulses run a whole number of times per loop, so that the film closes. */
const BUSES = [
	{ from: [-900, 24], bend: [-330, 24], to: [-212, 24], color: COLD, turns: 4 },
	{ from: [-900, -120], bend: [-420, -120], to: [-212, -72], color: HOT, turns: 3 },
	{ from: [24, 900], bend: [24, 400], to: [24, 212], color: COLD, turns: 3 },
	{ from: [120, 900], bend: [120, 420], to: [72, 212], color: HOT, turns: 4 },
	{ from: [900, 72], bend: [420, 72], to: [212, 72], color: HOT, turns: 3 },
	{ from: [900, -24], bend: [420, -24], to: [212, -24], color: COLD, turns: 5 },
	{ from: [-24, -900], bend: [-24, -420], to: [-24, -212], color: COLD, turns: 4 },
	{ from: [72, -900], bend: [72, -420], to: [72, -212], color: HOT, turns: 3 },
];

/** Draws the lines that lead to the board, with their pulses of light, at a second of the loop. */
export function drawBuses(ctx, glow, project, s) {
	for (const [index, { from, bend, to, color, turns }] of BUSES.entries()) {
		const lengths = [Math.hypot(bend[0] - from[0], bend[1] - from[1]), Math.hypot(to[0] - bend[0], to[1] - bend[1])];
		const total = lengths[0] + lengths[1];
		const on = (along) => {
			const d = clamp(along) * total;
			const [a, b, t] = d < lengths[0] ? [from, bend, d / lengths[0]] : [bend, to, (d - lengths[0]) / lengths[1]];
			return [mix(a[0], b[0], t), mix(a[1], b[1], t), -8];
		};
		for (let step = 0; step < 24; step += 1) {
			const [a, b] = [on(step / 24), on((step + 1) / 24)];
			stroke(ctx, project, INK, 0.26 * ramp(step / 24, 0.05, 0.9) * calm(project(...a)[0]), 1, a, b);
		}
		// In the stack only the middle is built on: the lines grow to its board.
		const inner = [Math.sign(to[0]) * (Math.abs(to[0]) > 100 ? 100 : Math.abs(to[0])), Math.sign(to[1]) * (Math.abs(to[1]) > 100 ? 100 : Math.abs(to[1])), -8];
		const grown = inStack(s, 0);
		const tip = to.map((value, axis) => mix(value, inner[axis], grown));
		stroke(ctx, project, INK, 0.26 * calm(project(...on(1))[0]), 1, on(1), [...tip, -8]);
		dotAt(ctx, project, [...tip, -8], 2, INK, 0.6);
		for (const offset of [0, 0.5]) {
			const head = ((turns * s) / LOOP + index * 0.37 + offset) % 1;
			const alpha = ramp(head, 0.1, 0.5) * (1 - ramp(head, 0.93, 1));
			packet(ctx, glow, project, on, head, 0.07, color, alpha);
		}
	}
}

function packet(ctx, glow, project, on, head, tail, color, alpha) {
	if (alpha < 0.01) return;
	for (let step = 0; step < 7; step += 1) {
		const [a, b] = [on(head - tail * (step / 7)), on(head - tail * ((step + 1) / 7))];
		const strength = alpha * (1 - step / 7) ** 1.5 * calm(project(...a)[0]);
		stroke(ctx, project, step < 2 ? "255,225,210" : color, strength, 1.9, a, b);
		if (glow) stroke(glow, project, color, strength, 3.4, a, b);
	}
}

function dotAt(ctx, project, [x, y, z], radius, color, alpha) {
	const [px, py, , scale] = project(x, y, z);
	ctx.beginPath();
	ctx.arc(px, py, radius * scale, 0, 7);
	ctx.fillStyle = rgba(color, alpha * calm(px));
	ctx.fill();
}

const SATELLITES = [
	{ x: -560, y: 240, size: 84, plates: 3, phase: 0.1 },
	{ x: -150, y: 640, size: 104, plates: 2, phase: 0.45 },
	{ x: 470, y: 72, size: 76, plates: 3, phase: 0.7 },
	{ x: 640, y: -180, size: 96, plates: 3, phase: 0.25 },
	{ x: 220, y: -600, size: 90, plates: 2, phase: 0.9 },
	{ x: -420, y: -380, size: 76, plates: 3, phase: 0.6 },
];

/** Draws the small stacks around the board at a second of the loop. */
export function drawSatellites(ctx, project, s) {
	for (const { x, y, size, plates, phase } of SATELLITES) {
		const open = 20 + 9 * sway(s, 1, phase);
		for (let plate = 0; plate < plates; plate += 1) {
			const z = -6 + plate * open;
			const square = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([dx, dy]) => project(x + (dx * size) / 2, y + (dy * size) / 2, z));
			const alpha = 0.3 * calm(square[0][0]);
			poly(ctx, square);
			ctx.fillStyle = rgba("12,15,21", 0.75);
			ctx.fill();
			ctx.strokeStyle = rgba(INK, alpha);
			ctx.lineWidth = 1;
			ctx.stroke();
			stroke(ctx, project, INK, alpha * 0.5, 1, [x - size / 2, y, z], [x + size / 2, y, z]);
			stroke(ctx, project, INK, alpha * 0.5, 1, [x, y - size / 2, z], [x, y + size / 2, z]);
		}
	}
}

const VIAS = [[-88, -88], [88, -88], [88, 88], [-88, 88], [-24, -24], [24, 24], [24, -24], [-24, 24], [72, 0], [-72, 24], [0, 72], [0, -72]];

/** Every object, far to near. */
export function drawSystem(ctx, glow, faces, project, s) {
	const items = tiles.map((tile) => {
		const at = pose(tile, s);
		return { tile, at, depth: project(at.x, at.y, at.z)[2] };
	});
	for (let module = 0; module < 3; module += 1) {
		const joined = Math.min(inStack(s, module), inStack(s, module + 1));
		if (joined < 0.02) continue;
		for (const [index, [x, y]] of VIAS.entries()) {
			const [low, high] = [module * GAP + THICK / 2, (module + 1) * GAP - THICK / 2];
			items.push({ depth: project(x, y, (low + high) / 2)[2] - 4, via: { x, y, low, high, joined, index, module } });
		}
	}
	items.sort((a, b) => b.depth - a.depth);
	for (const item of items) {
		if (item.tile) drawTile(ctx, glow, faces, project, item, s);
		else drawVia(ctx, glow, project, item.via, s);
	}
	drawBridges(ctx, glow, project, s);
}

function drawVia(ctx, glow, project, { x, y, low, high, joined, index, module }, s) {
	const grown = mix(low, high, joined);
	const rail = index < 4;
	stroke(ctx, project, INK, (rail ? 0.55 : 0.3) * joined, rail ? 1.2 : 1, [x, y, low], [x, y, grown]);
	if (rail) return;
	const color = index % 2 ? COLD : HOT;
	const head = ((5 * s) / LOOP + index * 0.29 - module * 0.33 + 2) % 1;
	const on = (along) => [x, y, mix(low, high, clamp(along))];
	packet(ctx, glow, project, on, head * 1.3, 0.5, color, joined * (1 - ramp(head, 0.85, 1)));
}

/** In the plan, neighbors are joined across the gap. */
function drawBridges(ctx, glow, project, s) {
	for (const [a, b] of [[0, 1], [0, 2], [1, 3], [2, 3]]) {
		const joined = Math.min(inPlan(s, a), inPlan(s, b));
		if (joined < 0.02) continue;
		const [ax, ay] = PLAN[a];
		const [bx, by] = PLAN[b];
		const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
		const [dx, dy] = [Math.sign(bx - ax), Math.sign(by - ay)];
		for (let lane = -3; lane <= 3; lane += 1) {
			const [ox, oy] = [mx + lane * 16 * Math.abs(dy), my + lane * 26 * Math.abs(dx)];
			const on = (along) => [ox + dx * mix(-19, 19, clamp(along)), oy + dy * mix(-19, 19, clamp(along)), 4];
			stroke(ctx, project, INK, 0.5 * joined, 1, on(0.5 - 0.5 * joined), on(0.5 + 0.5 * joined));
			dotAt(ctx, project, on(0), 1.5, INK, 0.7 * joined);
			dotAt(ctx, project, on(1), 1.5, INK, 0.7 * joined);
			const head = ((6 * s) / LOOP + lane * 0.23 + a * 0.17 + 1) % 1;
			packet(ctx, glow, project, on, head * 1.4, 0.6, lane % 2 ? COLD : HOT, joined * (1 - ramp(head, 0.75, 1)));
		}
	}
}
