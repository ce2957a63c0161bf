import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../pipeline/settings.mjs";
import { socialCard } from "./template.mjs";

/**
 * The social pictures of the pages in src/content/social.ts and of the sample projects.
 *
 * @returns {Promise<import("../pipeline/lock.mjs").Scene[]>}
 */
export async function socialScenes() {
	const { module } = await runnerImport(join(root, "src/content/social.ts"), { root, configFile: false, logLevel: "error", resolve: { alias: { "@": join(root, "src") } } });
	const { module: facts } = await runnerImport(join(root, "src/content/site.ts"), { root, configFile: false, logLevel: "error", resolve: { alias: { "@": join(root, "src") } } });
	const template = readFileSync(new URL("template.mjs", import.meta.url));
	return [...module.socialCards, ...sampleProjects()].map((/** @type {import("./template.mjs").Card} */ card) => {
		const words = { ...card, brand: facts.site.name };
		return {
			name: `social/${card.name}`,
			print: () => createHash("sha256").update(template).update(JSON.stringify(words)).update(readFileSync(join(root, "public", sceneFile(card.scene)))).digest("hex").slice(0, 32),
			load: async () => socialCard({ ...words, scene: sceneFile(card.scene) }),
		};
	});
}

/** The size of a scene that is large enough for a card. @param {string} address */
const sceneFile = (address) => address.replace(/\.webp$/, "-1200.webp");

/** The sample projects as cards; their words stand in the seed only. @returns {{ name: string, label: string, title: string, scene: string }[]} */
function sampleProjects() {
	const seed = readFileSync(join(root, "supabase/seed.sql"), "utf8");
	const rows = seed.matchAll(/^values \('[\w-]+', '([\w-]+)', \$t\$(.+?)\$t\$, \$t\$(.+?)\$t\$, '\/media\/clients\//gm);
	return [...rows].map(([, slug, title, client]) => ({ name: `project-${slug}`, label: client, title, scene: `/media/projects/${slug}-1.webp` }));
}
