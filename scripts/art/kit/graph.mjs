import { n, svg } from "./base.mjs";

/** Links between nodes, drawn under them: from the right side of one to the left side of the next. @param {number} w @param {number} h @param {[x1: number, y1: number, x2: number, y2: number, color: string, dash?: string][]} links @param {number} [width] */
export const links = (w, h, list, width = 4) =>
	svg(w, h, list.map(([x1, y1, x2, y2, color, dash = ""]) => {
		const bend = Math.max(40, Math.abs(x2 - x1) / 2);
		return `<path d="M${x1} ${y1}C${n(x1 + bend)} ${y1} ${n(x2 - bend)} ${y2} ${x2} ${y2}" stroke="${color}" stroke-width="${width}" ${dash ? `stroke-dasharray="${dash}"` : ""} stroke-linecap="round"/><circle cx="${x1}" cy="${y1}" r="8" fill="${color}"/><circle cx="${x2}" cy="${y2}" r="8" fill="${color}"/>`;
	}).join(""), "position:absolute;left:0;top:0");

/** Links that fall from one node to the next. @param {number} w @param {number} h @param {[x1: number, y1: number, x2: number, y2: number, color: string][]} list @param {number} [width] */
export const falls = (w, h, list, width = 4) =>
	svg(w, h, list.map(([x1, y1, x2, y2, color]) => {
		const mid = (y1 + y2) / 2;
		const r = x1 === x2 ? 0 : Math.min(22, Math.abs(x2 - x1) / 2);
		const way = x2 > x1 ? 1 : -1;
		const d = r ? `M${x1} ${y1}V${mid - r}q0 ${r} ${r * way} ${r}H${x2 - r * way}q${r * way} 0 ${r * way} ${r}V${y2}` : `M${x1} ${y1}V${y2}`;
		return `<path d="${d}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/><path d="M${x2 - 10} ${y2 - 13}L${x2} ${y2}l10-13" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
	}).join(""), "position:absolute;left:0;top:0");
