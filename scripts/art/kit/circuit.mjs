import { each, n, svg } from "./base.mjs";

/** @typedef {{ copper: string, mask: string, silk: string, pad: string }} Board */

/** A chip with legs on all sides. @param {number} x @param {number} y @param {number} s @param {string} name @param {number} [legs] */
export function chip(x, y, s, name, legs = 9) {
	const step = (s - 24) / (legs - 1);
	const at = Array.from({ length: legs }, (_, i) => 12 + i * step);
	const leg = each(at, (i) => `<path d="M${n(x + i)} ${y - 14}v14M${n(x + i)} ${y + s}v14M${x - 14} ${n(y + i)}h14M${x + s} ${n(y + i)}h14" />`);
	return `<g stroke="#dfe6e2" stroke-width="${n(step * 0.5)}">${leg}</g><rect x="${x + 8}" y="${y + 12}" width="${s}" height="${s}" rx="8" fill="#000" opacity=".45"/><rect x="${x}" y="${y}" width="${s}" height="${s}" rx="8" fill="url(#chip)"/><path d="M${x + 6} ${y + s - 8}V${y + 8}q0-4 4-4H${x + s - 8}" stroke="#fff" stroke-opacity=".22" stroke-width="2"/><circle cx="${x + 22}" cy="${y + 22}" r="6" fill="#0a0c0e"/>${each(name.split("|"), (line, i) => `<text x="${x + s / 2}" y="${y + s / 2 + 2 + i * 26}" text-anchor="middle" fill="#aeb8b4" font-size="21" font-weight="500">${line}</text>`)}`;
}

/** A part in a can of metal, as radio modules have. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} name */
export const can = (x, y, w, h, name) =>
	`<rect x="${x + 8}" y="${y + 12}" width="${w}" height="${h}" rx="6" fill="#000" opacity=".45"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="url(#can)"/><rect x="${x + 10}" y="${y + 10}" width="${w - 20}" height="${h - 20}" rx="4" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>${each(name.split("|"), (line, i) => `<text x="${x + w / 2}" y="${y + h / 2 + 2 + i * 26}" text-anchor="middle" fill="#3d4744" font-size="21" font-weight="600">${line}</text>`)}`;

/** A resistor or capacitor. @param {number} x @param {number} y @param {boolean} [upright] @param {string} [color] */
export const passive = (x, y, upright = false, color = "#1c1f22") =>
	upright
		? `<rect x="${x}" y="${y}" width="18" height="38" rx="3" fill="#dfe6e2"/><rect x="${x}" y="${y + 9}" width="18" height="20" fill="${color}"/>`
		: `<rect x="${x}" y="${y}" width="38" height="18" rx="3" fill="#dfe6e2"/><rect x="${x + 9}" y="${y}" width="20" height="18" fill="${color}"/>`;

/** A row of pads with holes. @param {number} x @param {number} y @param {number} count @param {[number, number]} step @param {Board} board */
export const header = (x, y, count, [dx, dy], board) =>
	Array.from({ length: count }, (_, i) => `<circle cx="${x + i * dx}" cy="${y + i * dy}" r="13" fill="${board.pad}"/><circle cx="${x + i * dx}" cy="${y + i * dy}" r="6" fill="#07140d"/>`).join("");

/** Traces that bend by 45 degrees, with a via at their end. Each is a list of points. @param {[number, number][][]} routes @param {Board} board @param {number} [width] */
export const traces = (routes, board, width = 5) =>
	`<path d="${routes.map((route) => `M${route.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`).join("")}" stroke="${board.copper}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>${routes.map((route) => { const [x, y] = route[route.length - 1]; return `<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="${board.pad}"/><circle cx="${n(x)}" cy="${n(y)}" r="4" fill="#07140d"/>`; }).join("")}`;

/** A bundle of parallel traces. @param {[number, number][]} route @param {number} count @param {number} gap @param {[number, number][]} [shift] direction by point in which the next trace lies */
export const bundle = (route, count, gap, shift = route.map(() => [1, 1])) =>
	Array.from({ length: count }, (_, i) => route.map(([x, y], p) => /** @type {[number, number]} */ ([x + shift[p][0] * gap * i, y + shift[p][1] * gap * i])));

/** The board itself. @param {number} w @param {number} h @param {Board} board @param {string} inner */
export const board = (w, h, look, inner) =>
	svg(w, h, `<defs><linearGradient id="mask" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${look.mask}"/><stop offset="1" stop-color="#062a18"/></linearGradient><linearGradient id="chip" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#3b4145"/><stop offset="1" stop-color="#121517"/></linearGradient><linearGradient id="can" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f3f6f5"/><stop offset=".5" stop-color="#bcc6c2"/><stop offset="1" stop-color="#89958f"/></linearGradient></defs><rect width="${w}" height="${h}" rx="34" fill="url(#mask)"/><rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="32" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>${inner}${each([[46, 46], [w - 46, 46], [46, h - 46], [w - 46, h - 46]], ([x, y]) => `<circle cx="${x}" cy="${y}" r="27" fill="${look.pad}"/><circle cx="${x}" cy="${y}" r="15" fill="#06120c"/>`)}`);
