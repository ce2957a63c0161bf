import { at, n, svg } from "../../kit/base.mjs";
import { put } from "./_museum-engraver.mjs";

/** What the pictures of the museum's collection share: its stones, its plates. */

export const stone = { bone: "#f6efe2", lime: "#e9dfcc", sand: "#e0cfb2", clay: "#e2b498", moss: "#c9cbb6", umber: "#2f1d15", terracotta: "#a4462b", ink: "#2a1a12", ink2: "#5c463a", ink3: "#74594a" };

/** The styles of the interface. */
export const manner = `
	.ui { --bg: #f6efe2; --bg2: #ece1cd; --bg3: #e4d6be; --ln: #d6c6ab; --ink: #2a1a12; --ink2: #5c463a; --ink3: #74594a; --ok: #4f6330; --okw: #dfe2c6; --warn: #8a4a12; --warnw: #f3dcb8; }
	.thing { filter: drop-shadow(12px 16px 9px rgb(58 28 12 / .3)); }
	.words { left: 20px; right: 16px; font-size: 23px; letter-spacing: -.02em; line-height: 1.22; } .when { font-size: 19px; letter-spacing: -.01em; }
	.why { margin-top: 10px; display: inline-flex; align-items: center; gap: 8px; height: 34px; padding: 0 13px; border-radius: 3px; background: #a4462b; color: #fdf5ea; font-size: 17px; font-weight: 600; white-space: nowrap; }
	.btn { border-radius: 4px; } .pill { border-radius: 3px; }
`;

/** A thing alone on its stone. @param {number} w @param {number} h @param {string} art @param {number} x @param {number} y @param {number} scale @param {number} [turn] */
export const stage = (w, h, art, x, y, scale, turn = 0) => svg(w, h, `<g class="thing">
	${put(art, x, y, scale, turn)}</g>`, "position:absolute;left:0;top:0;overflow:hidden");

/** A plate of the wall: a thing on its stone, its name below. @param {{ x: number, y: number, w: number, h: number, ground: string, art: string, scale: number, lift?: number, side?: number, turn?: number, name: string, when: string, why?: string, dark?: boolean, top?: boolean }} plate */
export function plate({ x, y, w, h, ground, art, scale, lift = 34, side = 0, turn = 0, name, when, why, dark = false, top = false }) {
	const chip = why ? `<span class="why">${why}</span>` : "";
	const words = `<div class="abs words" style="${top ? "top:18px" : "bottom:18px"};color:${dark ? "#fbf1e0" : stone.ink}"><div class="b nw">
		${name}</div><div class="nw when" style="color:${dark ? "#d9c3a6" : stone.ink2}">${when}</div>${chip}</div>`;
	return at(x, y, w, h, stage(w, h, art, w / 2 + side, lift, scale, turn) + words, { cls: "plate layer clip", css: `background:${ground};` });
}

/** How much of a list, as a bar. @param {number} share @param {number} w @param {string} color */
export const bar = (share, w, color) => `<i style="display:block;height:6px;width:${n(Math.max(6, share * w))}px;background:${color}"></i>`;
