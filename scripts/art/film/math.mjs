// Numbers for the hero's film: easing, a fixed source of chance, and the camera.

export const LOOP = 10;
export const RATE = 30;
export const WIDTH = 1280;
export const HEIGHT = 720;

/** A number within a range. */
export const clamp = (x, low = 0, high = 1) => Math.min(high, Math.max(low, x));
/** The number between `a` and `b` at `t`, from 0 to 1. */
export const mix = (a, b, t) => a + (b - a) * t;
/** Eases from 0 at `from` to 1 at `to`. */
export const ramp = (x, from, to) => {
	const t = clamp((x - from) / (to - from));
	return t * t * t * (t * (6 * t - 15) + 10);
};
/** Eases from 0 to 1 and back to 0. */
export const bump = (t) => (t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t) ** 2);
/** A periodic sine. `turns` must be whole so that the loop closes. */
export const sway = (seconds, turns = 1, phase = 0) => Math.sin(2 * Math.PI * (turns * (seconds / LOOP) + phase));
/** Seconds since an event, in a loop: always 0 … LOOP. */
export const since = (seconds, event) => (((seconds - event) % LOOP) + LOOP) % LOOP;

/** mulberry32: the same numbers in every run. */
export function chance(seed) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

/**
 * A camera that looks down on the plane z = 0. World units are pixels at the target.
 *
 * @param view yaw and pitch in radians, zoom, target height, screen center, sub-pixel shift.
 * @returns a function from world to screen: [x, y, depth, scale]; depth grows away from the eye.
 */
export function camera({ yaw, pitch, zoom, height, x, y }) {
	const distance = 1700;
	const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
	return (px, py, pz) => {
		const right = px * cy - py * sy;
		const away = px * sy + py * cy;
		const up = pz - height;
		const depth = away * cp - up * sp;
		const scale = (zoom * distance) / (distance + depth);
		return [x + right * scale, y - (up * cp + away * sp) * scale, depth, scale];
	};
}
