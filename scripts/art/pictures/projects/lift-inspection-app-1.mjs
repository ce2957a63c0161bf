import { at, each, icon, svg } from "../../kit/base.mjs";
import { wave } from "../../kit/chart.mjs";
import { drawing, rugged, ruggedCss, section, stopLine, tone } from "./_lift-inspection-app.mjs";
import { paints, rope } from "./_lift-inspection-app-photos.mjs";

/** The wall of the shaft at level 6: joints of concrete, the guide rail on its brackets, ropes, the sill of the landing. */
const bolt = (/** @type {number} */ x, /** @type {number} */ y) => `<circle cx="${x + 2}" cy="${y + 3}" r="9" fill="#000" opacity=".35"/><circle cx="${x}" cy="${y}" r="9" fill="url(#steel)"/><path d="M${x - 4} ${y - 4}l8 8" stroke="#3d464d" stroke-width="2.5"/>`;
const bracket = (/** @type {number} */ y) => `<path d="M0 ${y + 12}h196v64H0z" fill="#000" opacity=".22" transform="translate(8 10)"/><path d="M-20 ${y}h212v62H-20z" fill="url(#plate)"/><path d="M-20 ${y + 1.5}h212" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${bolt(26, y + 31)}${bolt(166, y + 31)}`;
const hazard = Array.from({ length: 16 }, (_, i) => `<path d="M${i * 116 - 90} 1000l84-84h58l-84 84z" fill="#15191c"/>`).join("");
const shaft = svg(1600, 1000, `<defs>${paints}<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#b9c2c8"/><stop offset=".4" stop-color="#7d888f"/><stop offset="1" stop-color="#3a4349"/></linearGradient><linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f2f5f6"/><stop offset="1" stop-color="#717c84"/></linearGradient><linearGradient id="plate" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#a4aeb5"/><stop offset="1" stop-color="#737e86"/></linearGradient><linearGradient id="rail" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#e9edef"/><stop offset=".3" stop-color="#c3cbd0"/><stop offset=".32" stop-color="#8b959c"/><stop offset="1" stop-color="#59636a"/></linearGradient></defs>
	<rect width="1600" height="1000" fill="url(#wall)"/><path d="M0 470H1600M520 0V470M1180 0V470M860 470V1000" stroke="#2b3238" stroke-opacity=".28" stroke-width="4"/><path d="M0 474H1600M524 0V470M1184 0V470" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>
	${bracket(132)}${bracket(660)}<path d="M112 0h30v1000h-30z" fill="#000" opacity=".28"/><path d="M72 0h52v1000H72z" fill="url(#rail)"/>${each([1482, 1518, 1554], (x) => `<path d="M${x + 6} 0h15v1000h-15z" fill="#000" opacity=".3"/>${rope(x, 0, 1000, 17)}`)}
	<path d="M0 900H1600V1000H0z" fill="${tone.yellow}"/>${hazard}<path d="M0 900H1600" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><path d="M0 884H1600V900H0z" fill="#20262b" opacity=".55"/>`, "position:absolute;inset:0");

const points = [["Locks before the car moves", "Pass", ""], ["Bolt engages, mm", "9", "min 7"]];
const stop = `
	<div class="abs left">${drawing(430, 780, section(780, 6, `${stopLine(30, 40, 20.4, 14)}`))}</div>
	<div class="abs right">
		<div class="r sb" style="height:44px"><span class="s24 b m2">Stop 14 of 31</span><span class="r s20 b saved" style="gap:10px">${icon("HardDriveDownload", 22)}Saved here, no network</span></div>
		<div class="b" style="font-size:60px;letter-spacing:-.04em;line-height:1.05;margin:16px 0 4px">Landing door lock</div><div class="s28 m2">Shaft, level 6</div>
		<div style="margin-top:26px">${each(points, ([what, value, limit]) => `<div class="r point"><span class="done">${icon("Check", 24, { stroke: 3.4 })}</span><span class="s26">${what}</span><span class="end r" style="gap:18px"><span class="m3">${limit}</span><b class="s28 b">${value}</b></span></div>`)}</div>
		<div class="hear"><div class="r sb"><span class="s28 b">Gap between panels, mm</span><span class="s24">max 6</span></div><div class="r" style="gap:24px;margin-top:18px"><span class="mic">${icon("Mic", 38, { stroke: 2.2 })}</span>${wave({ seed: 31, w: 180, h: 66, bar: 7, gap: 6, color: tone.ink, calm: 0.16 })}<span class="s32 b nw end">“Four millimeters”</span></div></div>
		<div class="r point last"><span class="done open"></span><span class="s26 m2">Emergency key springs back</span></div>
		<div class="r" style="gap:18px;margin-top:20px"><div class="big yes g">${icon("Check", 40, { stroke: 3 })}Pass</div><div class="big no">${icon("X", 40, { stroke: 3 })}Fail</div></div>
	</div>`;

export const picture = {
	alt: "Tablet in a yellow case in a lift shaft: a section of the shaft with the car, and the checklist of the door lock taken by voice.",
	accent: tone.yellow,
	css: `${ruggedCss}
		.ui { --ink: ${tone.ink}; --ink2: ${tone.ink2}; --ink3: ${tone.ink3}; --ln: ${tone.line}; --bg: #fbfcfc; }
		.left { left: 0; top: 0; bottom: 0; width: 430px; background: #eff2f4; border-right: 2px solid var(--ln); } .right { left: 470px; right: 40px; top: 32px; } .saved { color: ${tone.ink2}; }
		.point { height: 72px; gap: 18px; border-top: 2px solid var(--ln); white-space: nowrap; } .done { width: 40px; height: 40px; border-radius: 50%; background: ${tone.ink}; color: #fff; display: grid; place-items: center; } .done.open { background: transparent; border: 3px solid #8d979e; } .point.last { border: 0; }
		.hear { margin: 0 -22px; padding: 20px 24px 24px; border-radius: 20px; background: ${tone.yellow}; } .mic { flex: none; width: 72px; height: 72px; border-radius: 50%; background: ${tone.ink}; color: ${tone.yellow}; display: grid; place-items: center; }
		.big { height: 104px; border-radius: 20px; display: flex; align-items: center; justify-content: center; gap: 16px; font-size: 40px; font-weight: 600; letter-spacing: -.02em; } .yes { background: ${tone.ink}; color: #fff; } .no { width: 220px; border: 3px solid ${tone.ink}; }
	`,
	html: `${shaft}${at(158, 262, null, null, '<span class="b" style="font-size:262px;line-height:1;letter-spacing:-.04em;color:#ffcf0d">6</span>', { cls: "layer" })}${rugged(310, 48, 1180, 860, stop, "scale(.945) rotateX(4deg) rotateY(-8deg) rotateZ(1.5deg)")}`,
};
