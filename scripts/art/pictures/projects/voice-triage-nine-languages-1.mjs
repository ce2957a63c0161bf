import { at, each, n, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { polar, skin, tone } from "./_voice-triage-nine-languages.mjs";

const [CX, CY] = [1092, 500];
const INNER = 208;
const OUTER = 384;
const RIM = 418;

/** The turns of the call, clockwise from the top: who speaks, from and to which degree. @type {[from: number, to: number, who: "agent" | "hindi" | "english"][]} */
const turns = [[4, 34, "agent"], [40, 78, "hindi"], [84, 112, "agent"], [118, 146, "english"], [146, 170, "hindi"], [176, 208, "agent"], [214, 230, "hindi"], [230, 256, "english"], [256, 286, "hindi"], [286, 312, "english"]];
const color = { agent: "rgb(255 255 255 / .38)", hindi: tone.bright, english: tone.amber };
const tall = { agent: 0.42, hindi: 1, english: 0.92 };

const spoke = (/** @type {number} */ angle, /** @type {number} */ r) => `${n(CX + r * Math.sin((angle * Math.PI) / 180))} ${n(CY - r * Math.cos((angle * Math.PI) / 180))}`;
const bars = each(turns, ([from, to, who], i) => {
	const d = polar(i * 7 + 3, Math.round((to - from) / 2), from, to).map(([angle, size]) => `M${spoke(angle, INNER)}L${spoke(angle, INNER + 10 + (OUTER - INNER - 10) * size * tall[who])}`);
	return `<path d="${d.join("")}" stroke="${color[who]}" stroke-width="7" stroke-linecap="round"/>`;
});
const rest = `<path d="${Array.from({ length: 22 }, (_, i) => `M${spoke(316 + i * 2, INNER)}L${spoke(316 + i * 2, INNER + 2)}`).join("")}" stroke="#fff" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/>`;

/** Where in the call each question of the protocol was asked. @type {[angle: number, number: string, done: boolean][]} */
const steps = [[19, "212", true], [98, "218", true], [192, "231", true], [314, "233", false]];
const beads = each(steps, ([angle, number, done]) => {
	const [x, y] = spoke(angle, RIM).split(" ");
	return `<circle cx="${x}" cy="${y}" r="36" fill="${done ? "#fff" : tone.amber}" stroke="${tone.deep}" stroke-width="5"/><text x="${x}" y="${Number(y) + 8}" text-anchor="middle" font-size="23" font-weight="600" fill="${tone.ink}">${number}</text>`;
});

const dial = svg(1600, 1000, `<defs><radialGradient id="disc" cx=".34" cy=".28" r=".9"><stop stop-color="#1590a8"/><stop offset=".45" stop-color="#0a5a6f"/><stop offset="1" stop-color="#042c38"/></radialGradient><radialGradient id="well" cx=".4" cy=".3" r=".8"><stop stop-color="#06404f"/><stop offset="1" stop-color="#032530"/></radialGradient><filter id="far" x="-30%" y="-30%" width="170%" height="170%"><feGaussianBlur stdDeviation="42"/></filter><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#b8f0f8"/><stop offset=".5" stop-color="#2c9db2"/><stop offset="1" stop-color="#07414f"/></linearGradient></defs>
	<circle cx="${CX + 46}" cy="${CY + 66}" r="400" fill="#02232c" opacity=".55" filter="url(#far)"/><circle cx="${CX}" cy="${CY}" r="${RIM}" fill="url(#disc)" stroke="url(#rim)" stroke-width="5"/>${bars}${rest}
	<circle cx="${CX}" cy="${CY}" r="${INNER - 24}" fill="url(#well)"/>${beads}`, "position:absolute;inset:0");

const hi = (/** @type {string} */ words) => `<mark class="hi">${words}</mark>`;
const en = (/** @type {string} */ words) => `<mark class="en">${words}</mark>`;

export const picture = {
	alt: "Live call as a circular voice form: one sentence in Hindi and English, the protocol steps on the rim, two minutes into the call.",
	accent: tone.cyan,
	css: `${skin}
		mark { background: none; color: inherit; padding: 0 11px; border-radius: 13px; -webkit-box-decoration-break: clone; } .hi { background: #bdeef5; } .en { background: #ffdf9f; }
		.said-big { font-size: 70px; font-weight: 600; letter-spacing: -.04em; line-height: 1.31; margin-left: -11px; white-space: nowrap; }
		.key { gap: 12px; font-size: 21px; } .key i { width: 26px; height: 26px; border-radius: 7px; }
		.next { background: #fff; border-radius: 20px; padding: 22px 26px; gap: 20px; box-shadow: 22px 34px 64px -8px rgb(3 50 62 / .32), 0 0 0 1.5px rgb(6 80 96 / .1); }
	`,
	html:
		ground({ base: "linear-gradient(128deg,#ffffff 0%,#f1fafb 30%,#b5e1e8 52%,#3d9db0 76%,#0a5266 100%)", glows: [[60, 0, 700, "#ffffff"]], grained: 0 }) +
		dial +
		at(CX - 180, CY - 92, 360, null, `<div class="layer tc" style="color:#fff"><div class="s24" style="color:#a9dfe8">Call 88,214</div><div class="s96 b" style="margin:8px 0 10px">02:41</div><div class="s24" style="color:#a9dfe8">answered in 4 s</div></div>`) +
		at(80, 92, 600, null, `<div class="r key layer"><i class="hi"></i><span>Hindi</span><i class="en" style="margin-left:18px"></i><span>English</span></div>
			<div class="s32 m2 nw" style="margin-top:60px">Did you fall, or did it begin by itself?</div>
			<div class="said-big" style="margin-top:22px">${hi("Nahin,")}${en("I didn’t fall.")}<br>${hi("Bas seedhi")}<br>${hi("chadhte waqt")}<br>${en("it hurts a lot.")}</div>`, { cls: "calm" }) +
		at(80, 760, 560, null, `<span class="av" style="width:74px;height:74px;background:${tone.amber};color:${tone.ink};font-size:26px">233</span><div class="nw"><div class="m2 s20">The protocol asks next</div><div class="s28 b" style="margin-top:4px">Is the knee swollen or warm?</div></div>`, { cls: "calm next r layer" }),
};
