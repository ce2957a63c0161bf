// Makes the pictures of the site: npm run art [part of a name] [-- --force | --draft=folder]
// A picture is made anew only when its scene, the kit or the settings have changed. The same input gives the same bytes.
// A draft is one PNG per scene in a folder of your own, for looking while you draw; nothing of the site changes.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openBrowser } from "./pipeline/browser.mjs";
import { encode, filesOf } from "./pipeline/encode.mjs";
import { fingerprint, isCurrent, readLock, scenes, sorted } from "./pipeline/lock.mjs";
import { root } from "./pipeline/settings.mjs";

const force = process.argv.includes("--force");
const wanted = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "";
const draft = process.argv.find((word) => word.startsWith("--draft="))?.slice("--draft=".length);
const lockPath = join(root, "scripts/art/lock.json");
const manifestPath = join(root, "public/media/manifest.json");

const lock = readLock(lockPath);
const manifest = readLock(manifestPath);
const all = scenes();
const due = all.filter(({ name, file }) => name.includes(wanted) && (force || !manifest[name] || !isCurrent(lock[name], file, filesOf(name))));

if (draft) {
	await makeDrafts(draft);
	process.exit();
}

if (due.length > 0) {
	const browser = await openBrowser();
	try {
		for (const { name, file } of due) {
			const print = fingerprint(file);
			const { picture } = await import(file);
			const files = await encode(name, await browser.shoot(name, picture), picture);
			for (const [path, bytes] of files.outputs) {
				mkdirSync(dirname(join(root, path)), { recursive: true });
				writeFileSync(join(root, path), bytes);
			}
			manifest[name] = { width: files.width, height: files.height, color: files.color, blur: files.blur, alt: picture.alt };
			lock[name] = print;
			save();
			const kilobytes = files.outputs.map(([path, bytes]) => `${path.match(/-(\d{3,4}\.\w+)$/)?.[1] ?? "whole"} ${Math.ceil(bytes.length / 1024)}`);
			console.log(`${name}: ${kilobytes.join(", ")} kB`);
		}
	} finally {
		await browser.close();
	}
}

save();
console.log(`${due.length} pictures made, ${all.length - due.length} left as they are.`);

/** After every picture, so that a run that stops can go on where it was. */
function save() {
	const names = new Set(all.map(({ name }) => name));
	writeFileSync(lockPath, sorted(lock, names));
	writeFileSync(manifestPath, sorted(manifest, names));
}

/** @param {string} folder */
async function makeDrafts(folder) {
	mkdirSync(folder, { recursive: true });
	const browser = await openBrowser();
	try {
		for (const { name, file } of all.filter(({ name }) => name.includes(wanted))) {
			const path = join(folder, `${name.replaceAll("/", "-")}.png`);
			writeFileSync(path, await browser.shoot(name, (await import(file)).picture));
			console.log(path);
		}
	} finally {
		await browser.close();
	}
}
