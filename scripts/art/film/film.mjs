// The page that renders the film: background, system, glow; several moments per frame are averaged, so that motion is soft and
// lines are smooth. window.renderFrame(number) gives raw RGB bytes.
import { makeFaces } from "./faces.mjs";
import { chance, HEIGHT, LOOP, mix, RATE, ramp, sway, WIDTH } from "./math.mjs";
import { drawBuses, drawGround, drawSatellites, drawSystem, view } from "./system.mjs";

const MOMENTS = 8;
/** Share of a frame's time in which the shutter is open. */
const SHUTTER = 0.45;
/** Luma above which light counts half. */
const KNEE = 135;
const JITTER = [[-0.06, -0.44], [0.31, -0.31], [-0.44, -0.19], [0.06, -0.06], [0.44, 0.06], [-0.31, 0.19], [0.19, 0.31], [-0.19, 0.44]];

const canvas = (width, height) => Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
const scene = canvas(WIDTH, HEIGHT);
const shine = canvas(WIDTH, HEIGHT);
const bloom = canvas(WIDTH, HEIGHT);
const small = canvas(WIDTH / 4, HEIGHT / 4);
const faces = makeFaces();

/** The hero's background (src/styles/frame.css), so that the film replaces the gradient without a jump. */
function ground() {
	const random = chance(99);
	const pixels = new Float32Array(WIDTH * HEIGHT * 3);
	const dither = new Float32Array(WIDTH * HEIGHT);
	const spots = [
		{ x: 0.82, y: 0.18, rx: 0.6 * 0.6, ry: 0.8 * 0.6, alpha: 0.33, color: [255, 90, 31] },
		{ x: 1, y: 0.9, rx: 0.5 * 0.6, ry: 0.7 * 0.6, alpha: 0.33, color: [36, 70, 216] },
	];
	for (let y = 0; y < HEIGHT; y += 1) {
		for (let x = 0; x < WIDTH; x += 1) {
			const [u, v] = [x / WIDTH, y / HEIGHT];
			const color = [mix(16, 11, v), mix(19, 13, v), mix(26, 18, v)];
			for (const spot of [spots[1], spots[0]]) {
				const r = Math.hypot((u - spot.x) / spot.rx, (v - spot.y) / spot.ry);
				// A gradient of two stops would show its edge.
				const alpha = spot.alpha * Math.exp(-2.6 * r * r);
				for (let c = 0; c < 3; c += 1) color[c] = mix(color[c], spot.color[c], alpha);
			}
			const at = y * WIDTH + x;
			for (let c = 0; c < 3; c += 1) pixels[at * 3 + c] = color[c];
			dither[at] = random() + random() - 1;
		}
	}
	return { pixels, dither };
}
const { pixels: back, dither } = ground();
const sum = new Float32Array(WIDTH * HEIGHT * 4);

function moment(seconds, jitter, glowing) {
	scene.clearRect(0, 0, WIDTH, HEIGHT);
	if (glowing) {
		shine.fillStyle = "#000";
		shine.fillRect(0, 0, WIDTH, HEIGHT);
	}
	const glow = glowing ? shine : null;
	const project = view(seconds, jitter);
	faces.paint(seconds);
	drawGround(scene, glow, project, seconds);
	drawBuses(scene, glow, project, seconds);
	drawSatellites(scene, project, seconds);
	drawSystem(scene, glow, faces, project, seconds);
}

function spreadGlow() {
	small.globalCompositeOperation = "copy";
	small.filter = "blur(7px)";
	small.drawImage(shine.canvas, 0, 0, WIDTH / 4, HEIGHT / 4);
	bloom.globalCompositeOperation = "copy";
	bloom.filter = "blur(5px)";
	bloom.globalAlpha = 1;
	bloom.drawImage(shine.canvas, 0, 0);
	bloom.filter = "none";
	bloom.globalCompositeOperation = "lighter";
	bloom.globalAlpha = 0.85;
	bloom.imageSmoothingQuality = "high";
	bloom.drawImage(small.canvas, 0, 0, WIDTH, HEIGHT);
	return bloom.getImageData(0, 0, WIDTH, HEIGHT).data;
}

globalThis.renderFrame = (frame, moments = MOMENTS) => {
	sum.fill(0);
	let glow;
	const start = frame / RATE;
	for (let index = 0; index < moments; index += 1) {
		const seconds = (start + (((index + 0.5) / moments - 0.5) * SHUTTER) / RATE + LOOP) % LOOP;
		const middle = index === moments >> 1;
		moment(seconds, JITTER[index % JITTER.length], middle);
		if (middle) glow = spreadGlow();
		const { data } = scene.getImageData(0, 0, WIDTH, HEIGHT);
		for (let at = 0; at < data.length; at += 4) {
			const alpha = data[at + 3];
			if (alpha === 0) continue;
			const share = alpha / 255 / moments;
			sum[at] += data[at] * share;
			sum[at + 1] += data[at + 1] * share;
			sum[at + 2] += data[at + 2] * share;
			sum[at + 3] += share;
		}
	}
	const breath = 1 + 0.05 * sway(start, 1, 0.2);
	const out = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
	const pixel = [0, 0, 0];
	for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
		const [i, o] = [at * 4, at * 3];
		const through = 1 - sum[i + 3];
		for (let c = 0; c < 3; c += 1) {
			const under = back[o + c] * breath * through + sum[i + c];
			// Screen blending, so that overlapping lights don't clip.
			pixel[c] = under + 0.8 * glow[i + c] * (1 - under / 255);
		}
		// Text lies over the film: compress luma above the knee and keep the hue.
		const light = 0.2126 * pixel[0] + 0.7152 * pixel[1] + 0.0722 * pixel[2];
		const held = light > KNEE ? (KNEE + (light - KNEE) * 0.5) / light : 1;
		for (let c = 0; c < 3; c += 1) out[o + c] = pixel[c] * held + dither[at] * 0.7 + 0.5;
	}
	return out;
};
globalThis.ready = true;
