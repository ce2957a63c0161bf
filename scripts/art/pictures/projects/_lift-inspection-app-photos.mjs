import { each, n } from "../../kit/base.mjs";

/** Parts of a lift as the light of a lamp shows them. Each drawing is 360 by 250; all need the paints below once in a picture. */
export const paints = `
	<linearGradient id="st" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f1f4f5"/><stop offset=".5" stop-color="#a9b3b9"/><stop offset="1" stop-color="#59636a"/></linearGradient>
	<linearGradient id="sd" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#7d878e"/><stop offset="1" stop-color="#343c42"/></linearGradient>
	<linearGradient id="ye" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffe571"/><stop offset=".5" stop-color="#f5c400"/><stop offset="1" stop-color="#a67e00"/></linearGradient>
	<linearGradient id="re" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#e0604f"/><stop offset="1" stop-color="#7d1f14"/></linearGradient>
	<linearGradient id="ra" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#f3f6f7"/><stop offset=".34" stop-color="#bcc5ca"/><stop offset=".36" stop-color="#828d94"/><stop offset="1" stop-color="#4c565d"/></linearGradient>
	<pattern id="tw" width="24" height="11" patternUnits="userSpaceOnUse" patternTransform="skewY(-28)"><path d="M0 0h24v11H0z" fill="#59636a"/><path d="M0 3h24" stroke="#dde3e6" stroke-width="5"/></pattern>
	<linearGradient id="ro"><stop stop-color="#101417" stop-opacity=".75"/><stop offset=".4" stop-color="#101417" stop-opacity="0"/><stop offset="1" stop-color="#101417" stop-opacity=".8"/></linearGradient>
	<radialGradient id="ve" cx=".42" cy=".4" r=".75"><stop offset=".35" stop-color="#05080a" stop-opacity="0"/><stop offset="1" stop-color="#05080a" stop-opacity=".78"/></radialGradient>`;

/** A bolt with its shadow. @param {number} x @param {number} y @param {number} [r] */
export const bolt = (x, y, r = 11) =>
	`<circle cx="${x + r * 0.25}" cy="${y + r * 0.35}" r="${n(r * 1.06)}" fill="#000" opacity=".4"/><path d="${each([0, 1, 2, 3, 4, 5], (i) => `${i ? "L" : "M"}${n(x + r * Math.cos((i * Math.PI) / 3 + 0.3))} ${n(y + r * Math.sin((i * Math.PI) / 3 + 0.3))}`)}z" fill="url(#st)"/><circle cx="${x}" cy="${y}" r="${n(r * 0.52)}" fill="#8b959c"/>`;
const shadow = (/** @type {string} */ d, dx = 8, dy = 11) => `<path d="${d}" fill="#000" opacity=".38" transform="translate(${dx} ${dy})"/>`;
const solid = (/** @type {string} */ d, /** @type {string} */ fill) => `${shadow(d)}<path d="${d}" fill="${fill}"/>`;
/** A steel rope. @param {number} x @param {number} y1 @param {number} y2 @param {number} [w] */
export const rope = (x, y1, y2, w = 15) => `<path d="M${n(x - w / 2)} ${y1}h${w}V${y2}h-${w}z" fill="url(#tw)"/><path d="M${n(x - w / 2)} ${y1}h${w}V${y2}h-${w}z" fill="url(#ro)"/>`;

const brake = `<rect width="360" height="250" fill="#525c63"/><path d="M0 196H360V250H0z" fill="#3b444a"/><circle cx="186" cy="138" r="102" fill="#000" opacity=".4"/><circle cx="176" cy="126" r="102" fill="url(#sd)"/><circle cx="176" cy="126" r="88" fill="url(#st)"/><circle cx="176" cy="126" r="46" fill="url(#sd)"/><circle cx="176" cy="126" r="20" fill="#1b2024"/>${each([0, 1, 2, 3, 4, 5], (i) => bolt(Math.round(176 + 66 * Math.cos(i * 1.047)), Math.round(126 + 66 * Math.sin(i * 1.047)), 8))}${solid("M30 54h52c-18 44-18 100 0 146H30z", "url(#re)")}${solid("M322 54h-52c18 44 18 100 0 146h52z", "url(#re)")}<path d="M30 40H322" stroke="#c4ccd1" stroke-width="13"/><path d="M30 37H322" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${bolt(46, 40, 14)}${bolt(306, 40, 14)}`;
const governor = `<rect width="360" height="250" fill="#3f484e"/>${solid("M96 214h180v36H96z", "url(#sd)")}<circle cx="192" cy="128" r="98" fill="#000" opacity=".4"/><circle cx="182" cy="118" r="98" fill="url(#ye)"/><circle cx="182" cy="118" r="74" fill="#2a3136"/>${each([0, 1, 2], (i) => `<path d="M182 118V48" stroke="#aeb8be" stroke-width="22" transform="rotate(${20 + i * 120} 182 118)"/>`)}<path d="M182 118m-40 34l-12 24 34 14z" fill="url(#re)"/><circle cx="182" cy="118" r="25" fill="url(#st)"/><circle cx="182" cy="118" r="9" fill="#20262b"/>${rope(87, 118, 250, 10)}${rope(277, 118, 250, 10)}<path d="M87 120a95 95 0 0 1 190 0" stroke="#20262b" stroke-width="9"/>`;
const ropes = `<rect width="360" height="250" fill="#465057"/><path d="M-40 60A240 240 0 0 1 400 60V-20H-40z" fill="#2f373c"/><path d="M40 0h280l-10 66a300 300 0 0 1-260 0z" fill="url(#sd)"/>${each([86, 132, 178, 224, 270], (x) => `<path d="M${x + 9} 40V250" stroke="#000" stroke-opacity=".35" stroke-width="20"/>${rope(x, 0, 250, 21)}`)}${solid("M20 78q160 54 320 0l4 22q-164 56-328 0z", "url(#st)")}${bolt(44, 98, 10)}${bolt(316, 98, 10)}`;
const rail = `<rect width="360" height="250" fill="#6a747b"/><path d="M0 90H360M230 90V250" stroke="#30383d" stroke-opacity=".5" stroke-width="4"/>${solid("M36 84h288v92H36z", "url(#sd)")}${shadow("M150 0h56v250h-56z", 12, 0)}<path d="M150 0h62v250h-62z" fill="url(#ra)"/>${solid("M92 100h70l16 16v32l-16 12H92z", "url(#ye)")}${solid("M268 100h-66l-12 16v32l12 12h66z", "url(#ye)")}${bolt(118, 130, 18)}${bolt(246, 130, 18)}`;
const lock = `<rect width="360" height="250" fill="#59636a"/><path d="M0 0h360v70H0z" fill="#737e86"/><path d="M0 70H360" stroke="#2b3238" stroke-width="5"/>${solid("M34 52h170v70H34z", "url(#st)")}${solid("M60 78h176q36 0 44 40l4 44h-34l-4-28q-2-16-18-16H60z", "url(#sd)")}${bolt(90, 98, 20)}${solid("M226 158h92v62h-92z", "url(#ye)")}<path d="M240 172h64v20h-64z" fill="#20262b"/><circle cx="166" cy="186" r="34" fill="#000" opacity=".4"/><circle cx="160" cy="180" r="34" fill="#1b2024"/><circle cx="160" cy="180" r="18" fill="url(#st)"/><path d="M160 180L120 104" stroke="#aab3b9" stroke-width="13" stroke-linecap="round"/>`;

/** The final limit switch at the head of the shaft, 700 by 620: its box, lever and roller, the ramp that ought to push it. */
export const limitSwitch = `
	<path d="M-1200-1200H2600V1900H-1200z" fill="#66717a"/><path d="M-1200 20H2600M-1200 470H2600M330-1200V20M700 20V470M120 470V1900M560 470V1900" stroke="#2b3238" stroke-opacity=".4" stroke-width="5"/><path d="M-1200 25H2600M-1200 475H2600" stroke="#fff" stroke-opacity=".12" stroke-width="4"/>
	${shadow("M-90-1200h74v3100h-74z", 22, 0)}<path d="M-90-1200h84v3100h-84z" fill="url(#ra)"/>${solid("M-150 60h560v86H-150z", "url(#sd)")}${solid("M-150 386h560v86H-150z", "url(#sd)")}${bolt(-122, 103, 19)}${bolt(24, 103, 19)}${bolt(-122, 429, 19)}${bolt(24, 429, 19)}
	${shadow("M96 84q0-22 22-22h218q22 0 22 22v360q0 22-22 22H118q-22 0-22-22z", 20, 26)}<path d="M96 84q0-22 22-22h218q22 0 22 22v360q0 22-22 22H118q-22 0-22-22z" fill="url(#ye)"/><path d="M98 440V84q0-20 20-20h216" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>${bolt(126, 92, 12)}${bolt(328, 92, 12)}${bolt(126, 436, 12)}${bolt(328, 436, 12)}
	<path d="M136 318h182v84H136z" fill="#1d2226"/>
	<path d="M200 466h54v60h-54z" fill="url(#sd)"/><path d="M227 526C227 640 170 700 150 1900" stroke="#14181b" stroke-width="34"/><path d="M219 526C219 640 162 700 142 1900" stroke="#5b656c" stroke-width="5"/>
	<circle cx="236" cy="206" r="66" fill="#000" opacity=".35"/><circle cx="227" cy="194" r="66" fill="url(#sd)"/><circle cx="227" cy="194" r="50" fill="url(#st)"/>
	<path d="M214 178L468 62l22 42L246 222z" fill="#000" opacity=".4" transform="translate(14 18)"/><path d="M212 172L470 54q24-8 34 12t-10 34L244 218z" fill="url(#st)"/>${bolt(227, 194, 20)}
	<circle cx="494" cy="88" r="62" fill="#000" opacity=".4"/><circle cx="482" cy="74" r="60" fill="#15191c"/><circle cx="482" cy="74" r="60" stroke="#59636a" stroke-width="4"/><circle cx="482" cy="74" r="30" fill="url(#st)"/>${bolt(482, 74, 13)}
	${shadow("M548-1200L548-60 612 90V1900H720V-1200z", 18, 14)}<path d="M552-1200V-70L616 86V1900H730V-1200z" fill="url(#st)"/><path d="M552-1200V-70L616 86V1900" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>`;
const limit = `<g transform="translate(58 34) scale(.4)">${limitSwitch}</g>`;

/** What the engineer has taken so far, by stop. @type {{ stop: number, name: string, time: string, count: number, art: string }[]} */
export const photos = [
	{ stop: 3, name: "Brake", time: "09:52", count: 2, art: brake }, { stop: 5, name: "Governor", time: "10:03", count: 1, art: governor }, { stop: 6, name: "Ropes", time: "10:11", count: 3, art: ropes },
	{ stop: 12, name: "Rail clips", time: "10:41", count: 2, art: rail }, { stop: 14, name: "Door lock", time: "10:55", count: 1, art: lock }, { stop: 17, name: "Limit switch", time: "11:08", count: 1, art: limit },
];
