// Renders the hero's film and encodes it: node scripts/art/film/make-film.mjs [--master film.mkv | --frames 0,45,90 folder]
// Needs Chromium (CHROMIUM_PATH, or an installed one) and ffmpeg on the PATH. --master keeps the frames without loss in a file, or
// encodes from it if it is there; --frames only writes single frames as PNG.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { launchChromium } from "../../find-chromium.mjs";
import { HEIGHT, LOOP, RATE, WIDTH } from "./math.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "../../../public/media/hero");
const FRAMES = LOOP * RATE;
const TYPES = { ".html": "text/html", ".mjs": "text/javascript" };
const KILO = 1000;

/** The folder of this script and one frame after another, on a free port of this machine. */
async function serve(onFrame) {
	const server = createServer(async (request, response) => {
		const path = new URL(request.url ?? "/", "http://film").pathname;
		if (request.method === "POST") {
			const parts = [];
			for await (const part of request) parts.push(part);
			await onFrame(Buffer.concat(parts));
			return response.end();
		}
		const type = TYPES[extname(path)];
		if (!type || path.includes("..")) return response.writeHead(404).end();
		response.setHeader("Content-Type", type);
		response.end(readFileSync(join(here, path)));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return { server, address: `http://127.0.0.1:${server.address().port}` };
}

/** Renders frames in order and hands each to `onFrame` as raw RGB. */
async function render(numbers, onFrame) {
	const { server, address } = await serve(onFrame);
	const browser = await launchChromium(["--no-sandbox"]);
	try {
		const page = await browser.newPage();
		page.on("pageerror", (error) => console.error(error));
		await page.goto(`${address}/film.html`);
		await page.waitForFunction(() => globalThis.ready);
		for (const [count, number] of numbers.entries()) {
			await page.evaluate(async (frame) => {
				await fetch("/frame", { method: "POST", body: globalThis.renderFrame(frame) });
			}, number);
			if (count % 30 === 29) console.log(`${count + 1} of ${numbers.length} frames`);
		}
	} finally {
		await browser.close();
		server.close();
	}
}

function ffmpeg(...options) {
	const { status } = spawnSync("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...options], { stdio: "inherit" });
	if (status !== 0) throw new Error(`ffmpeg exited with ${status}: ${options.join(" ")}`);
}

/** All frames without loss in one file, from which each delivery is encoded. */
async function master(file) {
	const size = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${WIDTH}x${HEIGHT}`, "-r", String(RATE), "-i", "-"];
	// Web players take the colors of a file without a mark for BT.709, so they are converted to it, and marked.
	const color = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p"];
	const encoder = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...size, ...color, "-c:v", "ffv1", file], {
		stdio: ["pipe", "inherit", "inherit"],
	});
	const ended = once(encoder, "close");
	await render([...Array(FRAMES).keys()], async (rgb) => {
		if (!encoder.stdin.write(rgb)) await once(encoder.stdin, "drain");
	});
	encoder.stdin.end();
	const [status] = await ended;
	if (status !== 0) throw new Error(`ffmpeg exited with ${status}`);
}

const MARKS = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];

function encode(file, folder) {
	const av1 = ["-c:v", "libsvtav1", "-preset", "4", "-crf", "40", "-g", "300", "-svtav1-params", "tune=0:enable-qm=1:scd=0"];
	ffmpeg("-i", file, "-an", ...av1, "-pix_fmt", "yuv420p", ...MARKS, join(folder, "film.webm"));
	const h264 = ["-c:v", "libx264", "-preset", "veryslow", "-aq-mode", "3", "-crf", "29", "-profile:v", "high", "-level", "3.1", "-g", "300"];
	ffmpeg("-i", file, "-an", ...h264, "-pix_fmt", "yuv420p", ...MARKS, "-movflags", "+faststart", join(folder, "film.mp4"));
}

async function posters(folder) {
	let first;
	await render([0], async (rgb) => {
		first = rgb;
	});
	const picture = () => sharp(first, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
	await picture().avif({ quality: 52, effort: 9 }).toFile(join(folder, "film.avif"));
	await picture().resize({ width: 960 }).avif({ quality: 40, effort: 9 }).toFile(join(folder, "film-small.avif"));
}

function report(folder, limits) {
	for (const [name, limit] of Object.entries(limits)) {
		const { size } = statSync(join(folder, name));
		console.log(`${name}: ${(size / KILO).toFixed(1)} kB`);
		if (size > limit * KILO) throw new Error(`${name} has more than ${limit} kB`);
	}
}

const kept = process.argv.indexOf("--master");
const choice = process.argv.indexOf("--frames");
if (choice > 0) {
	const numbers = (process.argv[choice + 1] ?? "0").split(",").map(Number);
	const folder = process.argv[choice + 2] ?? ".";
	mkdirSync(folder, { recursive: true });
	const left = [...numbers];
	await render(numbers, async (rgb) => {
		await sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).png().toFile(join(folder, `frame-${String(left.shift()).padStart(3, "0")}.png`));
	});
} else {
	if (spawnSync("ffmpeg", ["-version"]).error) throw new Error("The film needs ffmpeg on the PATH (Debian: apt-get install ffmpeg)");
	mkdirSync(target, { recursive: true });
	const work = mkdtempSync(join(tmpdir(), "film-"));
	const file = kept > 0 ? process.argv[kept + 1] : join(work, "master.mkv");
	try {
		if (!existsSync(file)) await master(file);
		encode(file, target);
		await posters(target);
		report(target, { "film.webm": 1000, "film.mp4": 1000, "film.avif": 30, "film-small.avif": 8 });
	} finally {
		rmSync(work, { recursive: true });
	}
}
