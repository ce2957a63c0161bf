// Makes the pictures of the site: npm run art -- --help
// A picture is made anew only when its scene, the kit or the settings have changed. The same input gives the same bytes.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Problem } from "../embedded/folder.mjs";
import { readOptions } from "../options.mjs";
import { makeIcons } from "./icons/make-icons.mjs";
import { openBrowser } from "./pipeline/browser.mjs";
import { encode, filesOf } from "./pipeline/encode.mjs";
import { isCurrent, readLock, scenes, sorted } from "./pipeline/lock.mjs";
import { root } from "./pipeline/settings.mjs";
import { socialScenes } from "./social/cards.mjs";

const HELP = `npm run art -- [NAME] [options]
Makes the pictures that changed, or only those whose name contains NAME, such as services/iot.
  --force          makes pictures that didn't change, too
  --draft=FOLDER   one PNG of each picture in this folder, for looking while you draw; nothing of the site changes`;
const lockPath = join(root, "scripts/art/lock.json");
const manifestPath = join(root, "public/media/manifest.json");

const lock = readLock(lockPath);
const manifest = readLock(manifestPath);
// In this order: social pictures show scenes.
const all = [...scenes(), ...(await socialScenes())];
const { wanted, force, draft } = readOptions(HELP, { force: { type: "boolean" }, draft: { type: "string" } }, readWanted, { words: true });
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

/** @param {{ force?: boolean, draft?: string }} values @param {string[]} words */
function readWanted({ force, draft }, words) {
	const [name = ""] = words;
	if (words.length > 1) throw new Problem(`One name is possible, but these are ${words.length}: ${words.join(", ")}.`);
	if (!all.some((scene) => scene.name.includes(name))) throw new Problem(`No picture has "${name}" in its name. The names are in scripts/art/pictures.`);
	if (draft?.trim() === "") throw new Problem("--draft needs a folder.");
	return { wanted: name, force, draft };
}

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
