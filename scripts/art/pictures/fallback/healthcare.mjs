import { dots, ground } from "../../kit/background.mjs";
import { plate, shade, stand } from "../../kit/solids.mjs";

const beat = '<path d="M-360 20h180l36-60 40 60h60l50-150 70 290 56-190 34 50H360" stroke="#e2574c" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"/>';
const grid = Array.from({ length: 12 }, (_, i) => `<path d="M${-330 + i * 60} -210V210" stroke="#cfe3e2" stroke-width="3"/>`).join("") + Array.from({ length: 8 }, (_, i) => `<path d="M-390 ${-210 + i * 60}H390" stroke="#cfe3e2" stroke-width="3"/>`).join("");
const cross = '<path transform="rotate(45)" d="M-30 -92h60v62h62v60H30v62h-60V30h-62v-60h62z" fill="#fff"/>';
const pill = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {string} */ a, /** @type {string} */ b) => `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-64" y="16" width="128" height="54" rx="27" fill="#0a2b30" opacity=".35" filter="url(#soft)"/><path d="M0 -30h38a30 30 0 0 1 0 60H0z" fill="${b}"/><path d="M0 -30h-38a30 30 0 0 0 0 60H0z" fill="${a}"/><path d="M-44 -16h80" stroke="#fff" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/></g>`;

export const picture = {
	alt: "A heartbeat line on a chart, a plate with a white cross and three capsules.",
	html:
		ground({ base: "linear-gradient(150deg,#eaf6f5 0%,#a9d3d1 50%,#4f9295 100%)", glows: [[120, -40, 900, "#fff"], [1560, 1000, 760, "rgb(10 60 66 / .5)"]], lines: dots(44, 2.6, "rgb(255 255 255 / .6)", [400, 200], 1300), grained: 0.3 }) +
		stand(`${shade(820, 520, 0.42, 50, 110)}${plate(820, 520, -40, 46, "#f8fcfb", "#b4cfcd", 26, grid + beat)}${shade(280, 280, 0.4, 290, -150)}<g transform="translate(250 -150)">${plate(270, 270, 60, 70, "#2f8f8b", "#175854", 36, cross)}</g>${pill(-360, 250, -24, "#ffffff", "#e2574c")}${pill(-190, 330, 14, "#ffffff", "#2f8f8b")}${pill(-470, 120, 30, "#ffffff", "#f0b429")}`, 800, 520, 1.12),
};
