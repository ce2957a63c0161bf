import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A scene: its words for those who do not see it, its own styles, its accent, what stands on the ground, and the quality of its
 * files where that of the settings does not do.
 * @typedef {{ alt: string, accent?: string, css?: string, html: string, width?: number, height?: number, quality?: { avif: number, webp: number } }} Picture
 */

const css = readFileSync(join(dirname(fileURLToPath(import.meta.url)), "kit.css"), "utf8");
const latin = "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215";
const faces = [
	["instrument-sans-latin-wght-normal.woff2", latin],
	["instrument-sans-latin-ext-wght-normal.woff2", "U+0100-02BA,U+20A0-20AB,U+20AD-20C0"],
]
	.map(([file, range]) => `@font-face{font-family:"Instrument Sans Variable";src:url(/fonts/${file}) format("woff2");font-weight:400 700;font-display:block;unicode-range:${range}}`)
	.join("");

/** The whole document of a scene. @param {Picture} picture */
export function page({ accent = "#2446d8", css: own = "", html, width = 1600, height = 1000 }) {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${faces}${css}html,body{width:${width}px;height:${height}px}:root{--c:${accent}}${own}</style><body><div class="stage">${html}</div></body></html>`;
}
