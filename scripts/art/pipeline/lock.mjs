import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesOf } from "./encode.mjs";
import { root, settings } from "./settings.mjs";

const art = join(root, "scripts/art");

/**
 * A picture to be made: its name as in the address ("services/iot"), the hash of all that it depends on, and the picture itself.
 * @typedef {{ name: string, print: () => string, load: () => Promise<import("../kit/page.mjs").Picture> }} Scene
 */

/**
 * Every scene of scripts/art/pictures. Files that begin with "_" are what scenes of one folder share.
 *
 * @returns {Scene[]}
 */
export function scenes() {
	const folders = readdirSync(join(art, "pictures"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
	return folders
		.flatMap(({ name: folder }) =>
			readdirSync(join(art, "pictures", folder))
				.filter((file) => file.endsWith(".mjs") && !file.startsWith("_"))
				.map((file) => {
					const path = join(art, "pictures", folder, file);
					return { name: `${folder}/${file.slice(0, -4)}`, print: () => fingerprint(path), load: async () => (await import(pathToFileURL(path).href)).picture };
				}),
		)
		.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What all pictures depend on, read once: files that change while the command runs belong to the next run. */
const common = [...readdirSync(join(art, "kit")).sort().map((name) => `kit/${name}`), "pipeline/browser.mjs", "pipeline/encode.mjs"]
	.map((name) => join(art, name))
	.reduce((hash, path) => hash.update(readFileSync(path)), createHash("sha256").update(JSON.stringify(settings)))
	.digest("hex");

/** What a picture depends on, as one hash: the kit, its module, and the modules of its folder that it imports. @param {string} file the scene's module. */
function fingerprint(file) {
	const hash = createHash("sha256").update(common);
	const source = readFileSync(file, "utf8");
	const shared = [...source.matchAll(/from "(\.\/[\w-]+\.mjs)"/g)].map(([, path = ""]) => readFileSync(join(dirname(file), path)));
	for (const part of [source, ...shared]) hash.update(part);
	return hash.digest("hex").slice(0, 32);
}

/** @param {string | undefined} known hash of the lock @param {Scene} scene @param {string[]} outputs paths from the root */
export function isCurrent(known, scene, outputs) {
	return outputs.every((path) => existsSync(join(root, path))) && known === scene.print();
}

/** A JSON file, or nothing yet. @param {string} path */
export function readLock(path) {
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/**
 * JSON with the keys in order, without pictures that have neither a scene nor files.
 * The pictures of the sample projects have no scene.
 *
 * @param {Record<string, unknown>} entries by the pictures' names
 * @param {Set<string>} names of the pictures that have a scene
 */
export function sorted(entries, names) {
	const kept = Object.entries(entries).filter(([name]) => names.has(name) || filesOf(name).some((path) => existsSync(join(root, path))));
	return `${JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;
}
