import { at, avatar, each, icon, n, random, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { rays, speech, tone } from "./_crop-advice-smallholders.mjs";

const SOIL = 566;
const SECOND = 20;
const played = 0.55;

/** Voice notes in their order: the farmer's grow down as roots, the agronomist's grow up as leaves. @type {[from: number, seconds: number, up: boolean, seed: number][]} */
const notes = [[80, 18, false, 3], [440, 31, true, 8], [1060, 9, false, 12], [1240, 14, true, 21]];

/** A leaf whose height is how loud the voice is; it bends with the wind. @param {number} x @param {number} h @param {[string, string]} tones */
const blade = (x, h, [light, dark]) => {
	const [w, lean] = [7.6 + h * 0.012, h * 0.1];
	const top = `${n(x + lean)} ${n(SOIL - h)}`;
	const rib = `Q${n(x)} ${n(SOIL - h * 0.5)}`;
	const side = (/** @type {number} */ way, /** @type {string} */ fill) => `<path d="M${n(x)} ${SOIL + 3}C${n(x + way * w * 1.25)} ${n(SOIL - h * 0.22)} ${n(x + way * w + lean * 0.35)} ${n(SOIL - h * 0.74)} ${top}${rib} ${n(x)} ${SOIL + 3}z" fill="${fill}"/>`;
	return side(-1, light) + side(1, dark);
};

/** A root with two hairs. @param {number} x @param {number} h @param {() => number} next */
const root = (x, h, next) => {
	const [a, b] = [(next() - 0.5) * 12, (next() - 0.5) * 14];
	const hair = (/** @type {number} */ share, /** @type {number} */ way) => `<path d="M${n(x + a * share)} ${n(SOIL + h * share)}q${n(way * 3)} ${n(h * 0.12)} ${n(way * 8)} ${n(h * 0.17)}" stroke-width="1.8"/>`;
	return `<path d="M${n(x - 4.2)} ${SOIL - 3}C${n(x - 3 + a)} ${n(SOIL + h * 0.4)} ${n(x - 2 - a)} ${n(SOIL + h * 0.7)} ${n(x + b)} ${n(SOIL + h)}C${n(x + 3 - a)} ${n(SOIL + h * 0.7)} ${n(x + 4 + a)} ${n(SOIL + h * 0.4)} ${n(x + 4.2)} ${SOIL - 3}z" fill="currentColor" stroke="none"/>${h > 60 ? hair(0.42, 1) + hair(0.6, -1) : ""}`;
};

const [, [start, long]] = notes;
/** Where the playing has come to. */
const head = start + 100 + (long * SECOND - 100) * played - 8;
let leaves = "";
let roots = "";
notes.forEach(([from, seconds, up, seed], index) => {
	const next = random(seed);
	const loud = speech(Math.round((seconds * SECOND - 100) / 17), seed, 7 + (seed % 3));
	loud.forEach((value, i) => {
		const x = from + 100 + i * 17;
		const heard = x < head;
		leaves += blade(x, up ? 26 + value * 214 : 12 + value * 46, heard ? ["#5ba83a", "#2d7228"] : ["#b4d573", "#8fbd52"]);
		roots += root(x, up ? 18 + value * 52 : 40 + value * 158, next);
	});
});

/** @type {[x: number, y: number, r: number, dark: number][]} */
const stones = [[250, 672, 0, 0], [498, 702, 15, 0], [590, 664, 8, 1], [720, 742, 21, 0], [836, 690, 9, 1], [930, 812, 14, 1], [778, 902, 17, 0], [690, 862, 8, 1], [1010, 716, 11, 0], [1330, 706, 18, 0], [1452, 668, 9, 1], [1546, 736, 13, 0], [42, 720, 10, 1], [980, 940, 10, 0], [24, 900, 16, 0]];
const earth = `<defs><linearGradient id="soil" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="#6d4325"/><stop offset=".45" stop-color="#472a15"/><stop offset="1" stop-color="#29170a"/></linearGradient><radialGradient id="sun"><stop stop-color="#fffdf0"/><stop offset=".8" stop-color="#fff8d2"/><stop offset="1" stop-color="#fff2b8"/></radialGradient><filter id="faraway" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="30"/></filter></defs>
	<circle cx="262" cy="500" r="300" fill="#fffbe0" opacity=".5" filter="url(#faraway)"/><circle cx="262" cy="506" r="150" fill="url(#sun)"/>${rays(0.4)}
	<path d="M0 ${SOIL}Q200 ${SOIL - 7} 420 ${SOIL}T840 ${SOIL}T1260 ${SOIL}T1680 ${SOIL}V1000H0z" fill="url(#soil)"/>
	${each(stones, ([x, y, r, dark]) => `<ellipse cx="${x}" cy="${y}" rx="${r * 1.45}" ry="${r}" fill="${dark ? "#3a2110" : "#70492a"}"/>`)}
	<g color="#e0b57e" stroke="#e0b57e" stroke-linecap="round">${roots}</g>${leaves}
	<path d="M${n(head)} 322V${SOIL}" stroke="${tone.ink}" stroke-width="4"/><path d="M${n(head)} ${SOIL}V${SOIL + 112}" stroke="#fdf3e0" stroke-width="4"/>`;

const buttons = each(notes, ([from, , up], i) => at(from, SOIL - 39, 78, 78, icon(i === 1 ? "Pause" : "Play", 36, { fill: "currentColor" }), { cls: `play ${up ? "up" : "down"}` }));

/** @param {number} x @param {number} y @param {number} w @param {string} who @param {string} color @param {string} name @param {string} when @param {string} words @param {string} cls */
const said = (x, y, w, who, color, name, when, words, cls) =>
	at(x, y, w, null, `<div class="r" style="gap:16px">${avatar(who, 58, color)}<div class="nw"><div class="b s24">${name}</div><div class="s20 when">${when}</div></div></div><div class="words">${words}</div>`, { cls: `said ${cls}` });

export const picture = {
	alt: "A voice-note conversation drawn at the surface of a field: the farmer’s questions as roots, the agronomist’s answers as leaves.",
	accent: tone.leaf,
	css: `
		.said { background: none; padding: 0; width: auto; border-radius: 0; text-wrap: balance; } .words { margin-top: 18px; letter-spacing: -.025em; line-height: 1.16; }
		.sky { color: ${tone.ink}; } .sky .when { color: #4c5a34; } .big .words { font-size: 54px; letter-spacing: -.035em; font-weight: 600; } .mid2 .words { font-size: 32px; }
		.earth { color: #fdf3e0; } .earth .when { color: #dcc09a; } .earth .words { font-size: 34px; }
		.words s, .words u { white-space: nowrap; } .words s { color: #7d8a63; text-decoration: line-through; text-decoration-thickness: 4px; text-decoration-color: #b4441c; } .words u { text-decoration: none; box-shadow: inset 0 -.3em 0 #b8dc6a; }
		.head { border-radius: 20px; background: #fdf3e0; color: ${tone.ink}; font-size: 21px; font-weight: 600; text-align: center; line-height: 41px; }
		.play { border-radius: 50%; display: grid; place-items: center; box-shadow: 6px 10px 22px rgb(20 10 0 / .4); } .play.up { background: ${tone.deep}; color: #fff; } .play.down { background: #fdf3e0; color: #5a3319; }
	`,
	html:
		ground({ base: "linear-gradient(165deg,#f8f3c8 0%,#e6efb4 40%,#c5dc86 100%)", glows: [[60, -60, 900, "rgb(255 252 232 / .95)"]], grained: 0 }) +
		svg(1600, 1000, earth, "position:absolute;inset:0") +
		`<div class="fill layer">${buttons}${at(Math.round(head) - 39, SOIL + 108, 78, 42, "0:17", { cls: "head" })}
			${said(440, 62, 760, "SP", tone.leaf, "Suresh P., agronomist", "19:06, heard in Ahirani", "Take off the spotted leaves. Spray <s>at noon</s> <u>at dusk</u>.", "sky big")}
			${said(1240, 172, 310, "SP", tone.leaf, "Suresh P.", "19:31", "No, wait six days. Monday, 13 October.", "sky mid2")}
			${said(80, 790, 560, "BP", "#a8623a", "Bhau P., Shirwade", "Recorded 16:10, sent 18:44", "Brown rings on the lower leaves. It rained on Friday.", "earth")}
			${said(1060, 790, 470, "BP", "#a8623a", "Bhau P.", "19:24", "Can we pick on Saturday?", "earth")}</div>`,
};
