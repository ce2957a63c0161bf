import { at } from "../../kit/base.mjs";

/** What the pictures of the invoice agents share: paper, graphite, one red. */

export const tone = { paper: "#fbf7ee", page: "#f1e9da", dust: "#e3d8c4", line: "#d6cab4", ink: "#211f1b", ink2: "#544f46", ink3: "#6f695e", graphite: "#2b2925", red: "#d8391a", wash: "#fbe1d6", ochre: "#a8741a" };

/** The styles of paper and of the desk. */
export const manner = `
	.ui { --bg: #fbf7ee; --bg2: #f1e9da; --bg3: #e7dcc9; --ln: #ddd1bc; --ink: #211f1b; --ink2: #544f46; --ink3: #6f695e; --warn: #85580c; --warnw: #f6e6c4; --bad: #b42c10; --badw: #fbe1d6; }
	.sheet { background: linear-gradient(125deg,#fffdf7,#f6efe1 70%,#ece2cf); color: ${tone.ink}; overflow: hidden; box-shadow: 30px 44px 70px -8px rgb(20 12 4 / .5), 5px 8px 16px rgb(20 12 4 / .24), inset 1px 1px 0 #fff; }
	.field { display: inline-block; box-shadow: 0 0 0 3px ${tone.red}; background: rgb(216 57 26 / .1); border-radius: 2px; padding: 2px 8px; margin: -2px -8px; white-space: nowrap; }
	.btn { border-radius: 5px; } .pill { border-radius: 4px; }
`;

/** A sheet of paper. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} inner @param {string} [turn] @param {string} [css] */
export const sheet = (x, y, w, h, inner, turn = "", css = "") => at(x, y, w, h, inner, { cls: "sheet layer clip", turn, css });

/** A number as an Indian ledger writes it: 22,08,795.00. @param {number} value @param {number} [digits] */
export function rupees(value, digits = 2) {
	const [whole, cents] = value.toFixed(digits).split(".");
	const head = whole.length > 3 ? `${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",")},` : "";
	return `${head}${whole.slice(-3)}${cents ? `.${cents}` : ""}`;
}
