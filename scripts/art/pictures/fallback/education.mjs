import { ground, rings } from "../../kit/background.mjs";
import { box, plate, shade, stand } from "../../kit/solids.mjs";
import { each } from "../../kit/base.mjs";

const text = (/** @type {number} */ x, /** @type {number[]} */ widths) => each(widths, (w, i) => `<rect x="${x}" y="${-150 + i * 46}" width="${w}" height="16" rx="8" fill="#c5cbe0"/>`);
const pages = `<rect x="-3" y="-210" width="6" height="420" fill="#b8bfd6"/>${text(-290, [230, 200, 240, 180])}<circle cx="-180" cy="110" r="62" stroke="#5b6bc8" stroke-width="14"/><path d="M-180 110V48" stroke="#f0b429" stroke-width="14" stroke-linecap="round"/><path d="M-180 110l44 44" stroke="#f0b429" stroke-width="14" stroke-linecap="round"/>${text(60, [220, 240, 190, 230, 160, 210, 120])}`;
/** @type {[string, string, string]} */
const blue = ["#7f8fe0", "#4f60bd", "#35438f"];
/** @type {[string, string, string]} */
const gold = ["#ffd877", "#e8ad2c", "#b98312"];
/** @type {[string, string, string]} */
const paper = ["#fbfbff", "#dfe3f2", "#c0c6de"];

export const picture = {
	alt: "An open book with lines and a drawing, and steps that lead up to a flag.",
	html:
		ground({ base: "linear-gradient(150deg,#f1f2fd 0%,#bcc4ee 50%,#6370b8 100%)", glows: [[120, -40, 900, "#fff"], [1560, 1000, 760, "rgb(24 30 90 / .5)"]], lines: rings(1250, 200, 9, 130, "rgb(255 255 255 / .3)", 2), grained: 0.3 }) +
		stand(`<g transform="translate(330 10) scale(.86)">${shade(420, 420, 0.28, 20, 110)}${each([0, 1, 2, 3], (i) => box([-190, 110 - i * 100, 0], [200, 100, 60 + i * 60], i === 3 ? gold : i % 2 ? blue : paper))}<path d="M-52 -450v190" stroke="#35438f" stroke-width="12" stroke-linecap="round" transform="translate(105 25)"/><path d="M58 -425l120 34-120 52z" fill="#f0693d"/></g><g transform="translate(-190 70) scale(.92)">${shade(700, 480, 0.45, 40, 80)}${plate(720, 480, -30, 30, "#35438f", "#232d66", 16)}${plate(680, 450, -6, 22, "#fcfcff", "#cfd5ea", 26, pages)}</g>`, 800, 545, 1.14),
};
