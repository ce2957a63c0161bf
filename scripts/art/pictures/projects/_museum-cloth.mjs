import { each, n } from "../../kit/base.mjs";

/** Woven, gilded and instrument-like things, each around x = 0 from y = 0 down. */

const around = (/** @type {number} */ count, /** @type {(angle: number, i: number) => string} */ draw) => Array.from({ length: count }, (_, i) => draw((i / count) * 360, i)).join("");
const rows = (/** @type {number} */ count, /** @type {(i: number) => string} */ draw) => Array.from({ length: count }, (_, i) => draw(i)).join("");

const RED = "#9c3322";
const BLUE = "#2b4763";
const OCHRE = "#c08a35";
const INK = "#34160d";

/** A blossom. @param {number} x @param {number} y @param {number} r @param {string} petal @param {string} heart @param {number} [count] */
const blossom = (x, y, r, petal, heart, count = 8) =>
	`<g transform="translate(${n(x)} ${n(y)})">
		${around(count, (a) => `<path d="M0 0C${n(-r * 0.42)} ${n(-r * 0.4)} ${n(-r * 0.3)} ${n(-r)} 0 ${n(-r)}C${n(r * 0.3)} ${n(-r)} ${n(r * 0.42)} ${n(-r * 0.4)} 0 0z" fill="${petal}" stroke="${INK}" stroke-width="1.3" transform="rotate(${n(a)})"/>`)}<circle r="${n(r * 0.34)}" fill="${heart}" stroke="${INK}" stroke-width="1.3"/>
		<circle r="${n(r * 0.12)}" fill="${INK}"/></g>`;

/** A sprig: a stem with leaves and a blossom. @param {number} x @param {number} y @param {boolean} flip @param {string} petal @param {string} heart */
const sprig = (x, y, flip, petal, heart) =>
	`<g transform="translate(${n(x)} ${n(y)})${flip ? " scale(-1 1)" : ""}">
		<path d="M6 62C-16 40 14 20 0 -4" stroke="${INK}" stroke-width="2.6" fill="none"/>
		${each([[-4, 44, -64], [4, 28, 48], [-1, 14, -52]], ([a, b, turn]) => `<path d="M0 0C6 -10 18 -12 26 -6C20 4 8 6 0 0z" transform="translate(${a} ${b}) rotate(${turn < 0 ? 190 : -16})" fill="${BLUE}" stroke="${INK}" stroke-width="1.2"/>`)}${blossom(0, -12, 27, petal, heart)}${blossom(22, 48, 10, heart, petal, 5)}</g>`;

/** A painted cotton with a border and a fringe, 340 wide, 440 high. */
export function chintz() {
	const field = rows(4, (r) =>
		rows(r % 2 ? 2 : 3, (c) => {
			const bright = (c + r) % 3 > 0;
			return sprig((r % 2 ? -46 : -92) + c * 92, 74 + r * 82, (c + r) % 2 === 1, bright ? RED : OCHRE, bright ? "#ecc98b" : RED);
		}),
	);
	const side = (/** @type {number} */ x) => `<rect x="${x}" width="34" height="424" fill="${RED}"/>
		<path d="M${x + 1.5} 0V424M${x + 32.5} 0V424" stroke="${INK}" stroke-width="1.6"/>
		<path d="M${x + 5} 0V424M${x + 29} 0V424" stroke="#ecc98b" stroke-width="2"/>
		${rows(12, (i) => blossom(x + 17, 18 + i * 35, 10, "#f1dfc0", OCHRE, 6))}`;
	const end = `<rect x="-170" y="372" width="340" height="52" fill="${RED}"/>
		<path d="M-170 372H170M-170 424H170" stroke="${INK}" stroke-width="1.6"/>
		<path d="M-170 378H170M-170 418H170" stroke="#ecc98b" stroke-width="2.4"/>
		${rows(9, (i) => blossom(-144 + i * 36, 398, 13, i % 2 ? "#f1dfc0" : "#ecc98b", BLUE, 8))}<path d="${rows(17, (i) => `M${-136 + i * 16} 372l8-22 8 22z`)}" fill="${RED}" stroke="${INK}" stroke-width="1.2"/>`;
	const fringe = `<path d="${rows(43, (i) => `M${-168 + i * 8} 424v${13 + (i % 3) * 3}`)}" stroke="${INK}" stroke-width="5"/>
		<path d="${rows(43, (i) => `M${-168 + i * 8} 424v${12 + (i % 3) * 3}`)}" stroke="#e6cfa2" stroke-width="2.6"/>`;
	return `<defs><linearGradient id="fold"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".22" stop-color="#000" stop-opacity=".1"/>
		<stop offset=".36" stop-color="#fff" stop-opacity=".16"/><stop offset=".58" stop-color="#000" stop-opacity=".12"/>
		<stop offset=".7" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>
		<clipPath id="field"><rect x="-136" width="272" height="352"/></clipPath></defs>
		${fringe}<rect x="-170" width="340" height="424" fill="#f1e2c4"/><g clip-path="url(#field)">${field}</g>
		${side(-170)}${side(136)}${end}<rect x="-170" width="340" height="424" fill="url(#fold)" stroke="${INK}" stroke-width="2"/>`;
}

/** The forehead ornament of an elephant, gilded domes on cloth, 300 wide, 400 high. */
export function nettipattam() {
	const dome = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => `<circle cx="${n(x + r * 0.1)}" cy="${n(y + r * 0.16)}" r="${n(r)}" fill="${INK}"/>
		<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#dome)" stroke="#4a2d0b" stroke-width="1.4"/>`;
	const half = (/** @type {number} */ y) => (y < 70 ? 128 + y * 0.1 : 135 * Math.cos(((y - 70) / 300) * (Math.PI / 2)) ** 0.72);
	const lines = [28, 70, 110, 148, 184, 218, 250, 280, 308];
	const field = lines.map((y, i) => {
		const r = [17, 15, 15, 14, 14, 13, 13, 12, 11][i];
		const count = Math.max(1, Math.floor((half(y) * 2 - 24) / (r * 2 + 7)));
		const step = (half(y) * 2 - 24) / count;
		return rows(count, (c) => dome(-half(y) + 12 + step * (c + 0.5), y, r));
	}).join("");
	const rim = [...Array.from({ length: 21 }, (_, i) => i * 17.4)].map((y) => dome(-half(y), y + 6, 8) + dome(half(y), y + 6, 8)).join("");
	const d = `M${Array.from({ length: 38 }, (_, i) => `${n(-half(i * 10))} ${i * 10 + 4}`).join("L")}L${Array.from({ length: 38 }, (_, i) => `${n(half(370 - i * 10))} ${374 - i * 10}`).join("L")}z`;
	return `<defs><radialGradient id="dome" cx=".34" cy=".3" r=".8"><stop stop-color="#fff3c4"/><stop offset=".4" stop-color="#e6bd52"/>
		<stop offset="1" stop-color="#8a5e18"/></radialGradient></defs>
		<path d="${d}" fill="#a3321f" stroke="${INK}" stroke-width="14" stroke-linejoin="round"/>
		<path d="${d}" fill="#a3321f" stroke="#d8a83f" stroke-width="10" stroke-linejoin="round"/>
		${field}${rim}${dome(0, 352, 18)}${rows(7, (i) => `<path d="M${-18 + i * 6} 378l${(i - 3) * 3} 44" stroke="${INK}" stroke-width="6"/><path d="M${-18 + i * 6} 378l${(i - 3) * 3} 43" stroke="${i % 2 ? "#e6bd52" : "#b8432b"}" stroke-width="4"/>`)}${dome(0, 384, 12)}`;
}

/** A mariner's astrolabe, 320 high. */
export function astrolabe() {
	const ink = "#33200c";
	const ringed = (/** @type {number} */ r, /** @type {number} */ w) => `<circle cy="180" r="${r}" stroke="${ink}" stroke-width="${w}"/>`;
	return `<defs><linearGradient id="m-disc" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f6e0a0"/><stop offset=".5" stop-color="#d0a54c"/>
		<stop offset="1" stop-color="#8f6426"/></linearGradient></defs>
		<circle cy="22" r="18" stroke="${ink}" stroke-width="11"/><circle cy="22" r="18" stroke="#d8b055" stroke-width="7"/>
		<path d="M-14 40h28l8 14h-44z" fill="#d0a54c" stroke="${ink}" stroke-width="2"/>
		<path fill-rule="evenodd" d="M0 44a136 136 0 1 1 0 272a136 136 0 1 1 0-272zM-8 82a98 98 0 0 0-90 90h90zM8 82v90h90a98 98 0 0 0-90-90zM-98 188a98 98 0 0 0 66 86q10-40 24-56v-30zM98 188H8v30q14 16 24 56a98 98 0 0 0 66-86z" fill="url(#m-disc)" stroke="${ink}" stroke-width="2.4"/>
		${ringed(130, 1.4)}${ringed(112, 1.4)}
		${around(72, (a, i) => `<path d="M0 ${50}v${i % 6 ? 9 : 17}" stroke="${ink}" stroke-width="${i % 6 ? 1.6 : 2.6}" transform="rotate(${a} 0 180)"/>`)}
		<g transform="rotate(-37 0 180)">
		<path d="M-122 180L-96 168H-22a25 25 0 0 1 44 0H96L122 180 96 192H22a25 25 0 0 1-44 0H-96z" fill="#e6c676" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/>
		<rect x="-78" y="160" width="15" height="40" fill="#d0a54c" stroke="${ink}" stroke-width="2"/>
		<rect x="63" y="160" width="15" height="40" fill="#d0a54c" stroke="${ink}" stroke-width="2"/>
		<path d="M-110 180H-30M30 180H110" stroke="${ink}" stroke-width="1.8"/></g>
		<circle cy="180" r="13" fill="#f6e0a0" stroke="${ink}" stroke-width="2.4"/><circle cy="180" r="4.5" fill="${ink}"/>`;
}
