import { each, n, svg } from "../../kit/base.mjs";

/** An olive plan chest; every drawer is a row of the table. */
const tone = { front: "#98a26d", light: "#b7c08d", low: "#7c8654", deep: "#4d5633", dark: "#23290f", card: "#fbf4e0", ink: "#23270f", brass: "#d9a73c", tag: "#d8452b" };
const PITCH = 204;
const HIGH = 186;
const WIDE = 880;
/** How far an open drawer comes toward the viewer: down, and wider. */
const OUT = 152;
const GROW = 26;

/** A drawer's front. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} id @param {string} state @param {boolean} open */
function front(x, y, w, h, id, state, open) {
	const text = (/** @type {number} */ left, /** @type {string} */ words, /** @type {string} */ more) => `<text x="${n(x + left)}" y="${n(y + h / 2 + 17)}" fill="${tone.ink}" font-size="46" ${more}>${words}</text>`;
	const middle = x + w * 0.68;
	return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="9" fill="url(#${open ? "near" : "front"})"/>
		<path d="M${x + 5} ${y + h - 10}V${y + 9}q0-5 5-5H${x + w - 10}" stroke="#e2e8bd" stroke-width="4" stroke-opacity=".75" stroke-linecap="round"/>
		<path d="M${x + 10} ${y + h - 3}H${x + w - 8}q5 0 5-5V${y + 10}" stroke="${tone.dark}" stroke-width="5" stroke-opacity=".4" stroke-linecap="round"/>
		${id === "" ? "" : `<rect x="${x + 44}" y="${y + h / 2 - 48}" width="372" height="104" rx="8" fill="${tone.dark}" opacity=".34"/>
		<rect x="${x + 36}" y="${y + h / 2 - 54}" width="372" height="104" rx="8" fill="url(#brass)"/><rect x="${x + 46}" y="${y + h / 2 - 44}" width="352" height="84" rx="3" fill="${open ? "#fff" : tone.card}"/>
		${text(72, id, 'font-weight="600"')}${text(150, state, `opacity="${open ? 1 : 0.72}"`)}`}
		<path d="M${n(middle - 70)} ${y + h / 2 + 34}q0-54 84-54t84 54z" fill="${tone.dark}" opacity=".34"/>
		<path d="M${n(middle - 84)} ${y + h / 2 + 24}q0-60 84-60t84 60z" fill="url(#iron)"/><path d="M${n(middle - 70)} ${y + h / 2 + 8}q12-34 66-34" stroke="#aab48a" stroke-width="5" stroke-linecap="round"/>`;
}

/** @typedef {[from: number, to: number, back: number, fill: string, lean: number]} Leaf */
/** @type {Leaf[][]} what lies in the two open drawers */
const papers = [
	[[0.04, 0.46, 0.06, "#efe4c8", 0.012], [0.52, 0.95, 0.02, "#f6edd6", -0.01], [0.12, 0.6, 0.14, "#fffaf0", 0], [0.56, 0.9, 0.3, "#fffdf7", 0.02]],
	[[0.03, 0.5, 0.1, "#f6edd6", 0.02], [0.44, 0.97, 0.04, "#efe4c8", 0], [0.08, 0.42, 0.34, "#fffdf7", -0.012], [0.38, 0.84, 0.2, "#fffaf0", 0.01]],
];

/** Sheets in an open drawer: x from 0 to 1 across, z from 0 at the back to 1 at the front. @param {number} x @param {number} y @param {Leaf[]} leaves */
function sheets(x, y, leaves) {
	const px = (/** @type {number} */ across, /** @type {number} */ z) => n(x + 14 - GROW * z + across * (WIDE - 28 + 2 * GROW * z));
	const py = (/** @type {number} */ z) => n(y + 16 + (OUT - 16) * z);
	const leaf = (/** @type {Leaf} */ [a, b, from, fill, lean]) =>
		`<path d="M${px(a + lean, from)} ${py(from)}L${px(b + lean, from)} ${py(from)}L${px(b, 1)} ${py(1)}L${px(a, 1)} ${py(1)}z" fill="${fill}"/>
			${each([0.2, 0.36, 0.52, 0.68, 0.84], (z) => (z < from + 0.08 ? "" : `<path d="M${px(a + 0.03 + lean * (1 - z), z)} ${py(z)}L${px(b - (z === 0.52 ? 0.16 : 0.04), z)} ${py(z)}" stroke="#b9ad8d" stroke-width="${n(3 + z * 4)}"/>`))}`;
	return `<path d="M${x} ${y}H${x + WIDE}L${x + WIDE + GROW} ${y + OUT}H${x - GROW}z" fill="${tone.dark}"/>
		${each(leaves, leaf)}
		<path d="M${x} ${y}H${x + WIDE}L${x + WIDE + 5} ${y + 36}H${x - 5}z" fill="url(#inside)"/>`;
}

/** @param {number} x @param {number} row @param {string} id @param {string} state */
const closed = (x, row, id, state) => front(x, 24 + row * PITCH, WIDE, HIGH, id, state, false);
/** @param {number} x @param {number} row @param {string} id @param {string} state */
function opened(x, row, id, state) {
	const y = 24 + row * PITCH;
	const h = HIGH + 14;
	return `${sheets(x, y, papers[row % 3 === 0 ? 1 : 0])}<path d="M${x - GROW + 34} ${y + OUT + 40}H${x + WIDE + GROW + 40}V${y + OUT + h + 54}H${x - GROW + 34}z" fill="${tone.dark}" opacity=".5" filter="url(#soft)"/>${front(x - GROW, y + OUT, WIDE + 2 * GROW, h, id, state, true)}`;
}

/** @param {string} ring @param {string} shaft @param {string} bit */
const key = (ring, shaft, bit) => `<path d="M-10 410h-122v46h32v24h-32v52H-10z" fill="${bit}"/><path d="M-24 90h48v446q0 8-8 8h-32q-8 0-8-8z" fill="${shaft}"/><path d="M-44 76h88v34h-88zM-34 150h68v22h-68z" fill="${shaft}"/>
	<path d="M0-120a104 104 0 1 0 .1 0zM0-64a48 48 0 1 1-.1 0z" fill-rule="evenodd" fill="${ring}"/>`;

export const picture = {
	alt: "An olive plan chest of wide drawers: those labeled published stand open, drafts are shut, and a brass key with the tag anon hangs in front.",
	accent: tone.tag,
	css: "svg text { letter-spacing: -.02em; }",
	html: `<div class="layer">${svg(1600, 1000, `<defs>
			<linearGradient id="front" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${tone.front}"/><stop offset="1" stop-color="${tone.low}"/></linearGradient>
			<linearGradient id="near" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${tone.light}"/><stop offset="1" stop-color="${tone.front}"/></linearGradient>
			<linearGradient id="brass" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#f6d57f"/><stop offset=".5" stop-color="${tone.brass}"/><stop offset="1" stop-color="#9c6a1b"/></linearGradient>
			<linearGradient id="key" gradientUnits="userSpaceOnUse" x1="-100" y1="-90" x2="90" y2="90"><stop stop-color="#f9dc8c"/><stop offset=".5" stop-color="#dca93f"/><stop offset="1" stop-color="#9c6a1b"/></linearGradient><linearGradient id="shaft" gradientUnits="userSpaceOnUse" x1="-40" y1="0" x2="40" y2="0"><stop stop-color="#f3d07a"/><stop offset=".45" stop-color="#dda93d"/><stop offset="1" stop-color="#8f5f16"/></linearGradient>
			<linearGradient id="iron" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#5c6640"/><stop offset="1" stop-color="#2b3218"/></linearGradient>
			<linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#12160a" stop-opacity=".9"/><stop offset="1" stop-color="#12160a" stop-opacity="0"/></linearGradient>
			<filter id="soft" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="20"/></filter></defs>
		<rect width="1600" height="1000" fill="${tone.deep}"/>
		${each([["6", 0], ["8", 2], ["9", 3], ["10", 4]], ([id, row]) => closed(52, Number(row), String(id), "draft"))}
		${each([["16", 0], ["", 1], ["18", 2], ["20", 4]], ([id, row]) => closed(976, Number(row), String(id), "draft"))}
		${opened(52, 1, "7", "published")}${opened(976, 3, "19", "published")}
		<g transform="translate(1486 176) rotate(-4) scale(.8)"><g opacity=".55" filter="url(#soft)" transform="translate(56 62)">${key(tone.dark, tone.dark, tone.dark)}</g></g>
		<g transform="translate(1486 176) rotate(-4) scale(.8)">${key("url(#key)", "url(#shaft)", "url(#brass)")}<path d="M-86 8A88 88 0 0 1 20-98M-13 190V514" stroke="#fff0b8" stroke-width="6" stroke-linecap="round"/></g>
		<path d="M1482-20L1486 112q2 16-8 26" stroke="#33170d" stroke-width="9" stroke-linecap="round"/>
		<g transform="translate(996 244) rotate(3.5)"><path d="M14 24h316l60 64-60 64H14z" fill="${tone.dark}" opacity=".5" filter="url(#soft)" transform="translate(14 18)"/><path d="M12 0H330l62 64-62 64H12q-12 0-12-12V12Q0 0 12 0z" fill="${tone.tag}"/><path d="M6 122V14q0-9 9-9H328" stroke="#ff9a80" stroke-width="4" stroke-linecap="round"/><circle cx="348" cy="64" r="15" fill="${tone.dark}"/><text x="34" y="96" fill="#fff" font-size="104" font-weight="600">anon</text></g><path d="M1448 190q0 84-107 138" stroke="#33170d" stroke-width="9" stroke-linecap="round"/>`, "position:absolute;inset:0")}</div>`,
};
