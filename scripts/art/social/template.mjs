import { at } from "../kit/base.mjs";
import { gridLines, ground } from "../kit/background.mjs";
import { mark } from "../kit/mark.mjs";

/** @typedef {{ name: string, label: string, title: string, scene: string, brand: string }} Card */

const COLUMN = 510;

/** Long titles are set smaller, so that none needs more than four lines and no word leaves the column. @param {string} title */
function sizeOf(title) {
	const whole = title.length <= 18 ? 96 : title.length <= 28 ? 80 : title.length <= 40 ? 68 : 58;
	const longest = Math.max(...title.split(/[\s/]+/).map((word) => word.length));
	return Math.min(whole, Math.floor(COLUMN / (longest * 0.55)));
}

/** A page's social picture: who speaks, what about, and a scene of it. @param {Card} card @returns {import("../kit/page.mjs").Picture} */
export function socialCard({ title, label, scene, brand }) {
	return {
		width: 1200,
		height: 630,
		alt: `${title} ${brand}`,
		css: `
			.who { display: flex; align-items: center; gap: 14px; color: #f6f4ee; font-size: 29px; font-weight: 600; letter-spacing: -.025em; white-space: nowrap; }
			.said-title { color: #f6f4ee; font-size: ${sizeOf(title)}px; font-weight: 600; letter-spacing: -.045em; line-height: 1; text-wrap: balance; }
			.label { color: #ff8a5c; font-size: 25px; letter-spacing: -.01em; white-space: nowrap; }
			.label::before { content: ""; display: inline-block; width: 34px; height: 3px; margin: 0 16px 7px 0; background: currentColor; }
			.scene { border-radius: 22px; overflow: hidden; box-shadow: 0 0 0 1.5px rgb(255 255 255 / .22), 40px 60px 120px rgb(0 0 0 / .6); } .scene img { display: block; width: 100%; height: 100%; object-fit: cover; }
		`,
		html:
			ground({ base: "linear-gradient(180deg,#10131a,#0b0d12)", glows: [[860, 20, 560, "rgb(255 90 31 / .5)"], [1240, 650, 430, "rgb(36 70 216 / .55)"]], lines: gridLines(75, "rgb(255 255 255 / .08)", [900, 190], 820, 1200, 630), grained: 0.35 }) +
			at(600, 74, 800, 500, `<img src="${scene}" alt="">`, { cls: "scene", turn: "rotateY(-9deg) rotateX(3deg) rotateZ(1deg)" }) +
			at(64, 58, null, null, `${mark(46)}<span>${brand}</span>`, { cls: "who" }) +
			`<div class="abs c mid box" style="left:60px;top:130px;width:${COLUMN + 10}px;height:370px;padding-left:4px"><div class="said-title">${title}</div></div>` +
			at(64, 532, null, null, label, { cls: "label" }),
	};
}
