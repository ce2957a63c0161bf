import { each } from "./base.mjs";

/** A conversation; "a" speaks from the left, "b" from the right. Its colors are --said-a, --said-b and their inks. @param {{ who: "a" | "b", text: string, name?: string }[]} turns */
export const chat = (turns) =>
	`<div class="chat">${each(turns, ({ who, text, name }) => `<div class="turn ${who === "a" ? "left" : "right"}">${name ? `<div class="by nw">${name}</div>` : ""}<div class="said">${text}</div></div>`)}</div>`;

/** Lines of code or of a log; each is a list of [words, color, width]. @param {[words: string, color: string, width?: number][][]} lines @param {number} [height] of a line */
export const code = (lines, height = 38) =>
	each(lines, (line) => `<div class="r mono nw" style="height:${height}px;gap:18px">${each(line, ([words, color, width]) => `<span style="color:${color};${width ? `width:${width}px` : ""}">${words}</span>`)}</div>`);

/** Rows of a table without its head; cells are markup. @param {number[]} widths @param {string[][]} rows @param {number} height of a row */
export const table = (widths, rows, height) =>
	each(rows, (cells) => `<div class="r" style="height:${height}px;gap:20px;border-top:1.5px solid var(--ln)">${each(cells, (cell, i) => `<div style="width:${widths[i]}px">${cell}</div>`)}</div>`);
