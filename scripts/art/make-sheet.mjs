// One page with every picture of the site and its weight: npm run art:sheet, then open docs/pictures.html
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesOf } from "./pipeline/encode.mjs";
import { readOptions } from "../options.mjs";
import { root } from "./pipeline/settings.mjs";

readOptions("npm run art:sheet\nWrites docs/pictures.html, a page with every picture of the site and its weight.", {}, () => {});

const media = join(root, "public/media");
/** @type {Record<string, { width: number, height: number, alt: string, color: string }>} */
const manifest = JSON.parse(readFileSync(join(media, "manifest.json"), "utf8"));
const bytes = (/** @type {string} */ path) => (existsSync(join(root, path)) ? statSync(join(root, path)).size : 0);
const kilobytes = (/** @type {number} */ size) => `${(size / 1024).toFixed(size < 10_240 ? 1 : 0)} kB`;
const escape = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @type {Map<string, string[]>} */
const groups = new Map();
for (const [name, { alt, color, width, height }] of Object.entries(manifest)) {
	const files = filesOf(name);
	const shown = files.find((path) => path.endsWith("-480.avif")) ?? files[0];
	const parts = files.map((path) => `${path.match(/-(\d+)\.(\w+)$/)?.slice(1).join(" ") ?? (path.endsWith(".webp") ? "1600 webp" : "jpg")} ${kilobytes(bytes(path))}`);
	add(name.split("/")[0] ?? "", `<figure><img src="../${shown}" width="${width}" height="${height}" alt="${escape(alt)}" loading="lazy"><figcaption><b>${name}</b> <i style="background:${color}"></i> ${kilobytes(files.reduce((sum, path) => sum + bytes(path), 0))} in all<br>${escape(alt)}<small>${parts.join(" · ")}</small></figcaption></figure>`);
}
const listed = new Set(Object.keys(manifest).flatMap(filesOf));
for (const file of readdirSync(media, { recursive: true, withFileTypes: true })) {
	const path = relative(root, join(file.parentPath, file.name)).replaceAll("\\", "/");
	if (!file.isFile() || listed.has(path) || path.endsWith("manifest.json")) continue;
	const picture = /\.(svg|avif)$/.test(path) ? `<img class="plain" src="../${path}" alt="" loading="lazy">` : "";
	add(path.split("/")[2] ?? "", `<figure>${picture}<figcaption><b>${path.replace("public/media/", "")}</b> ${kilobytes(bytes(path))}</figcaption></figure>`);
}
const total = readdirSync(media, { recursive: true, withFileTypes: true }).reduce((sum, file) => sum + (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0), 0);
const style = "body{font:15px/1.45 system-ui,sans-serif;margin:40px;background:#fbfaf7;color:#0d0f14}section{display:grid;grid-template-columns:repeat(auto-fill,minmax(380px,1fr));gap:28px}figure{margin:0}img{width:100%;height:auto;border-radius:10px;display:block}.plain{width:auto;max-width:100%;background:#fff}figcaption{margin-top:8px}small{display:block;color:#636878}i{display:inline-block;width:11px;height:11px;border-radius:3px}";
const body = [...groups].map(([name, figures]) => `<h2>${name} (${figures.length})</h2>\n<section>\n${figures.join("\n")}\n</section>`).join("\n");
writeFileSync(join(root, "docs/pictures.html"), `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>\n<h1>Pictures, ${(total / 1024 / 1024).toFixed(1)} MB in all</h1>\n${body}\n</html>\n`);
console.log(`docs/pictures.html: ${Object.keys(manifest).length} pictures, ${(total / 1024 / 1024).toFixed(2)} MB`);

/** @param {string} group @param {string} figure */
function add(group, figure) {
	groups.set(group, [...(groups.get(group) ?? []), figure]);
}
