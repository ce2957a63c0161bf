// Draws the sample projects' pictures: node scripts/art/make-scenes.mjs [part of a slug]
// The same input gives the same bytes. A text that leaves its box, or a picture above 24 kB, stops the run.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { start } from "./scenes/kit.mjs";

/** @typedef {{ slug: string, pictures: (() => string)[] }} Project */

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "../../public/media/projects");
const largest = 24 * 1024;
const wanted = process.argv[2] ?? "";

mkdirSync(target, { recursive: true });
let count = 0;
for (const file of readdirSync(join(here, "scenes")).sort()) {
	if (!file.startsWith("of-")) continue;
	/** @type {{ projects: Project[] }} */
	const { projects } = await import(`./scenes/${file}`);
	for (const { slug, pictures } of projects) {
		if (!slug.includes(wanted)) continue;
		pictures.forEach((picture, index) => {
			start();
			const name = `${slug}-${index + 1}.svg`;
			let svg;
			try {
				svg = picture();
			} catch (error) {
				throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
			}
			if (Buffer.byteLength(svg) > largest) throw new Error(`${name} has ${Buffer.byteLength(svg)} bytes, more than ${largest}`);
			if (/NaN|undefined|<script|<foreignObject|href=/.test(svg)) throw new Error(`${name} holds what a picture must not hold`);
			writeFileSync(join(target, name), svg);
			count += 1;
		});
	}
}
console.log(`${count} pictures in public/media/projects`);
