import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Something at a place of its parent. @param {number} x @param {number} y @param {number | null} w @param {number | null} h @param {string} inner @param {{ cls?: string, css?: string, turn?: string }} [look] */
export const at = (x, y, w, h, inner, { cls = "", css = "", turn = "" } = {}) =>
	`<div class="abs ${cls}" style="left:${x}px;top:${y}px;${w === null ? "" : `width:${w}px;`}${h === null ? "" : `height:${h}px;`}${turn ? `transform:${turn};` : ""}${css}">${inner}</div>`;

/** A window with its bar. `bleed` names the edges ("r", "b") beyond which its content may run. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} title @param {string} inner @param {{ dark?: boolean, turn?: string, css?: string, bleed?: string }} [look] */
export const win = (x, y, w, h, title, inner, { dark = false, turn = "", css = "", bleed = "" } = {}) =>
	at(x, y, w, h, `<header><i></i><i></i><i></i><span class="nw">${title}</span></header><main class="box"${bleed ? ` data-bleed="${bleed}"` : ""}>${inner}</main>`, { cls: `ui win layer ${dark ? "dark" : ""}`, turn, css });

/** A card that floats. @param {number} x @param {number} y @param {number} w @param {number | null} h @param {string} inner @param {{ dark?: boolean, turn?: string, css?: string }} [look] */
export const card = (x, y, w, h, inner, { dark = false, turn = "", css = "" } = {}) =>
	at(x, y, w, h, inner, { cls: `ui card box layer ${dark ? "dark" : ""}`, turn, css });

/** A phone, 414 by 868 before `scale`. @param {number} x @param {number} y @param {number} scale @param {string} inner @param {{ dark?: boolean, turn?: string, time?: string, css?: string, tall?: number }} [look] */
export const phone = (x, y, scale, inner, { dark = false, turn = "", time = "9:41", css = "", tall = 868 } = {}) =>
	at(x, y, 414, tall, `<div class="ui box ${dark ? "dark" : ""}" style="${css}">${inner}<div class="bar"><span>${time}</span>${icon("BatteryMedium", 26)}</div><div class="island"></div><div class="home"></div></div>`, { cls: "phone layer", turn: `${turn} scale(${scale})`, css: "transform-origin:0 0;" });

/** A tablet in landscape. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} inner @param {{ dark?: boolean, turn?: string }} [look] */
export const tablet = (x, y, w, h, inner, { dark = false, turn = "" } = {}) => at(x, y, w, h, `<div class="ui box ${dark ? "dark" : ""}">${inner}</div>`, { cls: "tablet layer", turn });

/** A line icon of the set that the site uses. @param {string} name @param {number} [size] @param {{ color?: string, stroke?: number, fill?: string }} [look] */
export function icon(name, size = 24, { color = "currentColor", stroke = 2, fill = "none" } = {}) {
	const shape = lucide[name];
	if (!shape) throw new Error(`There is no icon ${name}`);
	return renderToStaticMarkup(createElement(shape, { size, color, strokeWidth: stroke, fill })).replace(/ class="[^"]*"/, "");
}

/** Initials in a circle. @param {string} letters @param {number} size @param {string} color */
export const avatar = (letters, size, color) => `<span class="av" style="width:${size}px;height:${size}px;background:${color};font-size:${Math.round(size * 0.4)}px">${letters}</span>`;

/** An icon in a tile. @param {string} name @param {number} size @param {string} color @param {string} ground */
export const tile = (name, size, color, ground) => `<span class="av" style="width:${size}px;height:${size}px;border-radius:${Math.round(size * 0.28)}px;background:${ground};color:${color}">${icon(name, Math.round(size * 0.5))}</span>`;

/** Numbers from 0 to 1 that look random and are the same in every run. @param {number} seed */
export function random(seed) {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

/** A drawing. @param {number} w @param {number} h @param {string} inner @param {string} [css] */
export const svg = (w, h, inner, css = "") => `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="none" style="${css}">${inner}</svg>`;

/** A number with at most one decimal. @param {number} value */
export const n = (value) => String(Math.round(value * 10) / 10);

/** Items of a list as markup. @template T @param {T[]} items @param {(item: T, index: number) => string} draw */
export const each = (items, draw) => items.map(draw).join("");
