import { n, svg } from "../../kit/base.mjs";

export const lime = "#cdff1f";
export const black = "#0a0b07";

/** July 2026 of one owner: recurring revenue by gym, in lakh rupees; together 78.4. @type {[name: string, lakh: number][]} */
export const gyms = [["Parel", 13.2], ["Worli", 12.4], ["Thane", 10.8], ["Vashi", 9.6], ["Baner", 8.9], ["Sion", 7.7], ["Nashik", 6.3], ["Camp", 5.8], ["Alibag", 3.7]];

/** How far a thing of this height leans to the right: every slant of the product has one angle. @param {number} h */
const lean = (h) => h * 0.2;

/** A bar that leans; x and y are its lower left corner. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill */
const slab = (x, y, w, h, fill) => `<path d="M${n(x)} ${n(y)}l${n(lean(h))} ${n(-h)}h${n(w)}l${n(-lean(h))} ${n(h)}z" fill="${fill}"/>`;

/** The product's mark: plates on a bar. @param {number} size @param {string} color */
export const mark = (size, color) =>
	svg(size, size, `<g transform="scale(${n(size / 40)})">${slab(0, 27, 5, 14, color)}${slab(7, 33, 6, 26, color)}${slab(15, 23, 7, 6, color)}${slab(21.8, 33, 6, 26, color)}${slab(32.2, 27, 5, 14, color)}</g>`);

/** What the scenes share. */
export const gymCss = `
	.ui.dark { --bg: #14160f; --bg2: #1d2016; --bg3: #2b2f20; --ln: #30342a; --ink: #f6f8ee; --ink2: #c6cabb; --ink3: #9a9f8e; --ok: ${lime}; --okw: #2c3510; --bad: #ff6b57; --badw: #3d1a14; }
	.big { font-weight: 700; letter-spacing: -.06em; line-height: .8; }
`;
