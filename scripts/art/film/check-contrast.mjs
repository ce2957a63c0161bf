// Measures how well the hero's words stand out from the film: node scripts/art/film/check-contrast.mjs
// Decodes both encoded films, lays every fifth frame behind the hero as the page does (cover, position, shade, grid) and gives the
// worst contrast of each text in its box. Ends with an error below 4.5 : 1 (WCAG 2.2, 1.4.3). Needs ffmpeg on the PATH.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { HEIGHT, WIDTH } from "./math.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../../public/media/hero");
const EVERY = 5;
/** `object-position` of the video in src/features/home/hero-film-player.tsx. */
const POSITION = [0.76, 0.4];
/** The shade over it, from left to right, in src/features/home/hero-film-player.tsx: from a width on, [place, opacity of the night color]. */
const SHADES = [
	{ from: 1280, stops: [[0, 0.9], [0.52, 0.8], [0.64, 0.66], [0.86, 0], [1, 0]] },
	{ from: 1024, stops: [[0, 0.88], [0.54, 0.82], [0.77, 0.66], [1.05, 0]] },
	{ from: 768, stops: [[0, 0.85], [0.6, 0.85], [1, 0.65]] },
	{ from: 0, stops: [[0, 0.82], [1, 0.82]] },
];
const NIGHT = [11, 13, 18];
/** A line of the hero's grid (src/styles/frame.css) may run under any letter. */
const GRID = 0.06;

const COLORS = { label: "#ff8a5c", headline: "#f6f4ee", accent: "#ff8a5c", pitch: "#c9ccd6", button: "#f6f4ee", facts: "#c9ccd6", pause: "#f6f4ee" };
/** Width and height of the hero, and where its texts stand in it: [left, top, right, bottom], measured in Chromium. */
const SCREENS = [
	{ hero: [1920, 892], label: [388, 156, 673, 170], headline: [388, 177, 1074, 397], accent: [705, 275, 981, 397], pitch: [388, 409, 1142, 468], button: [604, 501, 777, 549], facts: [388, 586, 1092, 651], pause: [20, 832, 60, 872] },
	{ hero: [1440, 887], label: [148, 151, 433, 165], headline: [148, 172, 834, 392], accent: [465, 270, 741, 392], pitch: [148, 405, 902, 463], button: [364, 496, 537, 544], facts: [148, 581, 852, 646], pause: [20, 827, 60, 867] },
	{ hero: [1024, 818], label: [41, 128, 326, 142], headline: [41, 151, 608, 333], accent: [303, 232, 531, 333], pitch: [41, 347, 760, 403], button: [257, 436, 430, 484], facts: [41, 521, 745, 586], pause: [12, 780, 48, 816] },
	{ hero: [768, 779], label: [31, 114, 316, 128], headline: [31, 138, 489, 285], accent: [243, 203, 427, 285], pitch: [31, 302, 709, 355], button: [246, 387, 420, 435], facts: [31, 472, 735, 538], pause: [12, 741, 48, 777] },
	{ hero: [390, 1085], label: [20, 100, 305, 114], headline: [20, 127, 322, 224], accent: [160, 170, 281, 224], pitch: [20, 243, 336, 343], button: [20, 437, 193, 485], facts: [20, 514, 370, 651], pause: [12, 1047, 48, 1083] },
	{ hero: [320, 1257], label: [20, 100, 194, 128], headline: [20, 141, 251, 281], accent: [20, 227, 141, 281], pitch: [20, 300, 296, 400], button: [20, 493, 193, 541], facts: [20, 570, 300, 751], pause: [12, 1219, 48, 1255] },
];

const linear = Array.from({ length: 256 }, (_, value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
const luminance = (r, g, b) => 0.2126 * linear[Math.round(r)] + 0.7152 * linear[Math.round(g)] + 0.0722 * linear[Math.round(b)];
const ofHex = (hex) => luminance(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Opacity of the shade at a share of the hero's width. */
function shade(stops, share) {
	const next = stops.findIndex(([place]) => place >= share);
	if (next <= 0) return stops[0][1];
	const [[a, from], [b, to]] = [stops[next - 1], stops[next]];
	return from + ((to - from) * (share - a)) / (b - a);
}

function frames(name) {
	const { stdout, status, error } = spawnSync(
		"ffmpeg",
		["-loglevel", "error", "-i", join(folder, name), "-vf", `select=not(mod(n\\,${EVERY})),scale=in_color_matrix=bt709`, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
		{ maxBuffer: 2 ** 30 },
	);
	if (error) throw new Error("The check needs ffmpeg on the PATH (Debian: apt-get install ffmpeg)");
	if (status !== 0) throw new Error(`ffmpeg exited with ${status}`);
	const size = WIDTH * HEIGHT * 3;
	return Array.from({ length: stdout.length / size }, (_, index) => stdout.subarray(index * size, (index + 1) * size));
}

/** The lightest pixel of a text box in one frame. */
function lightest(frame, [width, height], [left, top, right, bottom]) {
	const scale = Math.max(width / WIDTH, height / HEIGHT);
	const [dx, dy] = [(WIDTH * scale - width) * POSITION[0], (HEIGHT * scale - height) * POSITION[1]];
	const { stops } = SHADES.find(({ from }) => width >= from);
	let most = 0;
	for (let y = Math.floor((top + dy) / scale); y <= (bottom + dy) / scale; y += 1) {
		for (let x = Math.floor((left + dx) / scale); x <= (right + dx) / scale; x += 1) {
			const opacity = shade(stops, (x * scale - dx) / width);
			const at = (y * WIDTH + x) * 3;
			const seen = NIGHT.map((night, c) => {
				const shaded = frame[at + c] * (1 - opacity) + night * opacity;
				return shaded + (255 - shaded) * GRID;
			});
			most = Math.max(most, luminance(...seen));
		}
	}
	return most;
}

let worst = Number.POSITIVE_INFINITY;
for (const name of ["film.webm", "film.mp4"]) {
	const all = frames(name);
	console.log(`${name}, ${all.length} frames`);
	for (const { hero, ...boxes } of SCREENS) {
		const found = Object.entries(boxes).map(([text, box]) => {
			const value = ratio(ofHex(COLORS[text]), Math.max(...all.map((frame) => lightest(frame, hero, box))));
			worst = Math.min(worst, value);
			return `${text} ${value.toFixed(1)}`;
		});
		console.log(`  ${hero.join(" x ").padEnd(12)} ${found.join("  ")}`);
	}
}
console.log(`Worst: ${worst.toFixed(2)} : 1`);
if (worst < 4.5) throw new Error("Some text has too little contrast with the film");
