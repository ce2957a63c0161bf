// Makes the pictures of the site: npm run art [part of a name] [-- --force | --draft=folder]
// A picture is made anew only when its scene, the kit or the settings have changed. The same input gives the same bytes.
// A draft is one PNG per scene in a folder of your own, for looking while you draw; nothing of the site changes.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeIcons } from "./icons/make-icons.mjs";
import { openBrowser } from "./pipeline/browser.mjs";
import { encode, filesOf } from "./pipeline/encode.mjs";
import { isCurrent, readLock, scenes, sorted } from "./pipeline/lock.mjs";
import { root } from "./pipeline/settings.mjs";
import { socialScenes } from "./social/cards.mjs";

const force = process.argv.includes("--force");
const wanted = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "";
const draft = process.argv.find((word) => word.startsWith("--draft="))?.slice("--draft=".length);
const lockPath = join(root, "scripts/art/lock.json");
const manifestPath = join(root, "public/media/manifest.json");

const lock = readLock(lockPath);
const manifest = readLock(manifestPath);
// In this order: social pictures show scenes.
const all = [...scenes(), ...(await socialScenes())];
let made = 0;

if (draft) {
	await withBrowser(async (browser) => {
		mkdirSync(draft, { recursive: true });
		for (const { name, load } of all.filter((scene) => scene.name.includes(wanted))) {
			const path = join(draft, `${name.replaceAll("/", "-")}.png`);
			writeFileSync(path, await browser.shoot(name, await load()));
			console.log(path);
		}
	});
	process.exit();
}

await withBrowser(async (browser) => {
	for (const scene of all) {
		const { name } = scene;
		if (!name.includes(wanted) || (!force && manifest[name] && isCurrent(lock[name], scene, filesOf(name)))) continue;
		const print = scene.print();
		const picture = await scene.load();
		const files = await encode(name, await browser.shoot(name, picture), picture);
		for (const [path, bytes] of files.outputs) {
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), bytes);
		}
		manifest[name] = { width: files.width, height: files.height, color: files.color, blur: files.blur, alt: picture.alt };
		lock[name] = print;
		made += 1;
		save();
		const kilobytes = files.outputs.map(([path, bytes]) => `${path.match(/-(\d{3,4}\.\w+)$/)?.[1] ?? "whole"} ${Math.ceil(bytes.length / 1024)}`);
		console.log(`${name}: ${kilobytes.join(", ")} kB`);
	}
});

save();
if (!wanted) await makeIcons();
console.log(`${made} pictures made, ${all.length - made} unchanged.`);

/** After every picture, so that a run that stops can go on where it was. */
function save() {
	const names = new Set(all.map(({ name }) => name));
	writeFileSync(lockPath, sorted(lock, names));
	writeFileSync(manifestPath, sorted(manifest, names));
}

/** Starts the browser for the first shot only. @param {(browser: { shoot: (name: string, picture: import("./kit/page.mjs").Picture) => Promise<Buffer> }) => Promise<void>} work */
async function withBrowser(work) {
	/** @type {Awaited<ReturnType<typeof openBrowser>> | undefined} */
	let browser;
	try {
		await work({
			shoot: async (name, picture) => {
				browser ??= await openBrowser();
				return browser.shoot(name, picture);
			},
		});
	} finally {
		await browser?.close();
	}
}
