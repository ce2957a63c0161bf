import { at, each, icon, phone, svg } from "../../kit/base.mjs";
import { tone } from "./_lift-inspection-app.mjs";
import { limitSwitch, paints, photos } from "./_lift-inspection-app-photos.mjs";

/** The phone, and the switch behind it: its screen shows the very piece of wall that it hides. */
const PHONE = { x: 190, y: 74, scale: 1.02, turn: -5 };
const wall = `<g transform="translate(270 256) scale(.62)">${limitSwitch}<text x="227" y="372" text-anchor="middle" fill="#ffcf0d" font-size="33" font-weight="600">LIMIT UP</text></g>`;
const behind = `<div class="abs" style="left:0;top:0;transform-origin:0 0;transform:translate(-13px,-13px) scale(${1 / PHONE.scale}) rotate(${-PHONE.turn}deg) translate(${-PHONE.x}px,${-PHONE.y}px)" data-free>${svg(1600, 1000, wall)}</div>`;

const camera = `<div class="abs" style="inset:0 0 296px 0;overflow:hidden">${behind}</div>
	<div class="abs shade top"></div><div class="abs focus"><i></i><i></i><i></i><i></i></div>
	<div class="abs c here"><div class="r sb"><span class="s20 b stopno">Stop 17 of 31</span><span class="s20 m2">Shaft, 11:08</span></div><div class="b" style="font-size:38px;letter-spacing:-.03em;line-height:1.1;margin-top:16px">Limit switch<br>does not open</div><div class="r sb" style="margin-top:26px"><span class="verdict">Fail</span><span class="shutter"></span><span class="r s20 m2" style="gap:9px">${icon("Mic", 24)}note</span></div></div>`;

const print = (/** @type {typeof photos[number]} */ { stop, name, time, count, art }, /** @type {number} */ i) => {
	const last = i === photos.length - 1;
	const [x, y] = [806 + (i % 2) * 372, 106 + Math.floor(i / 2) * 288];
	return at(x, y, 342, 262, `<div class="abs ph">${svg(342, 192, `<svg x="0" y="0" width="342" height="192" viewBox="0 10 360 202" preserveAspectRatio="xMidYMid slice">${art}<rect y="0" width="360" height="250" fill="url(#ve)"/></svg>`)}</div><div class="abs r cap"><b class="no ${last ? "now" : ""}">${stop}</b><span class="b s24 nw">${name}</span><span class="end r s20 m3 nw" style="gap:12px">${count > 1 ? `<span class="r" style="gap:6px">${icon("Images", 20)}${count}</span>` : ""}${time}</span></div>`, { cls: `print layer ${last ? "fresh" : ""}` });
};

export const picture = {
	alt: "Phone that photographs a limit switch in the shaft, beside six evidence photographs, each filed under its stop and time.",
	accent: tone.yellow,
	css: `
		.shade.top { left: 0; right: 0; top: 0; height: 120px; background: linear-gradient(rgb(10 13 15 / .8),transparent); } .phone .bar { color: #fff; }
		.focus { left: 36px; right: 36px; top: 150px; height: 362px; } .focus i { position: absolute; width: 46px; height: 46px; border: solid ${tone.yellow}; border-width: 6px 0 0 6px; border-radius: 12px 0 0 0; } .focus i:nth-child(2) { right: 0; transform: rotate(90deg); } .focus i:nth-child(3) { bottom: 0; transform: rotate(-90deg); } .focus i:nth-child(4) { right: 0; bottom: 0; transform: rotate(180deg); }
		.here { left: 0; right: 0; bottom: 0; padding: 26px 28px 40px; background: #14181b; color: #fff; --ink2: #c3cbd0; } .stopno { padding: 5px 14px 6px; border-radius: 17px; background: ${tone.yellow}; color: ${tone.ink}; } .verdict { padding: 9px 22px 11px; border-radius: 14px; background: #d8382a; color: #fff; font-size: 24px; font-weight: 600; } .shutter { width: 74px; height: 74px; border-radius: 50%; background: #fff; border: 6px solid #14181b; box-shadow: 0 0 0 4px #fff; }
		.print { --ink: ${tone.ink}; --ink3: ${tone.ink3}; color: var(--ink); background: #f7f8f9; border-radius: 14px; box-shadow: 16px 24px 40px rgb(0 0 0 / .5); } .ph { left: 0; top: 0; width: 342px; height: 192px; overflow: hidden; border-radius: 14px 14px 0 0; } .cap { left: 0; right: 0; bottom: 0; height: 70px; padding: 0 18px 0 16px; gap: 14px; } .no { min-width: 44px; height: 40px; padding: 0 8px; border-radius: 10px; background: #dfe4e7; display: grid; place-items: center; font-size: 22px; font-weight: 600; } .no.now { background: ${tone.yellow}; } .fresh { outline: 6px solid ${tone.yellow}; }
	`,
	html:
		`<div class="ground" style="background:#1a2025">${svg(1600, 1000, `<defs>${paints}<radialGradient id="torch" gradientUnits="userSpaceOnUse" cx="430" cy="380" r="900"><stop offset=".18" stop-color="#0b0e10" stop-opacity=".42"/><stop offset=".5" stop-color="#0e1215" stop-opacity=".8"/><stop offset=".85" stop-color="#1a2025" stop-opacity=".97"/><stop offset="1" stop-color="#1a2025"/></radialGradient></defs>${wall}<rect width="1600" height="1000" fill="url(#torch)"/>`)}</div>` +
		phone(PHONE.x, PHONE.y, PHONE.scale, camera, { time: "11:08", css: "background:#14181b;color:#fff;", turn: `rotate(${PHONE.turn}deg)` }) +
		at(806, 42, 714, null, '<div class="r sb" style="color:#fff"><span class="s28 b nw">Lift 4417, Mehra House</span><span class="s24 nw" style="color:#c3cbd0">10 photographs</span></div>', { cls: "layer" }) +
		each(photos, print),
};
