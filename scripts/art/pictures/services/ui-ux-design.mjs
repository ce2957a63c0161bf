import { at, card, each, icon, svg } from "../../kit/base.mjs";
import { dots, ground } from "../../kit/background.mjs";

const frame = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {string} */ label, /** @type {string} */ inner, cls = "") => `<div class="abs layer" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px"><div class="label nw">${label}</div><div class="ui frame box ${cls}">${inner}</div></div>`;

/** @type {[string, string, string, string][]} */
const swatches = [["#0d0f14", "#fff", "Ink", "19.2"], ["#6d28d9", "#fff", "Violet 600", "7.1"], ["#ddd0fa", "#2e1065", "Violet 100", "10.5"], ["#ff5a1f", "#1a0a03", "Signal", "6.2"], ["#f2f0ea", "#0d0f14", "Sand", "16.8"]];

const type = `<div class="r" style="gap:36px;padding:52px 36px"><div class="ag">Ag</div><div class="g" style="display:grid;gap:17px">${each([["Display", "64/62", 40], ["Title", "40/42", 32], ["Body", "18/28", 25], ["Label", "13/16", 20]], ([name, size, px]) => `<div class="r base sb nw" style="gap:14px"><span class="b" style="font-size:${px}px;letter-spacing:-.03em;line-height:1">${name}</span><span class="mono m3 s18">${size}</span></div>`)}</div></div>`;

const buttons = `<div style="padding:32px 36px;display:grid;gap:22px">${each([["Default", ""], ["Hover", "hover"], ["Focus", "focus"], ["Disabled", "off"]], ([name, cls]) => `<div class="r sb"><span class="m3">${name}</span><div class="btn sample ${cls}">Book a visit</div></div>`)}</div>`;

const booking = `
	<div style="padding:40px 40px 0"><div class="s20 m3">Step 2 of 3</div><div class="s44 b" style="margin:6px 0 28px">Choose a time</div>
	<div class="days">${each([["Mon", "18"], ["Tue", "19"], ["Wed", "20"], ["Thu", "21"]], ([day, date], i) => `<div class="day ${i === 2 ? "on" : ""}"><span>${day}</span><b>${date}</b></div>`)}</div>
	<div class="slots">${each(["09:30", "10:15", "11:00", "14:30", "15:15", "17:00"], (slot, i) => `<div class="slot ${i === 3 ? "on" : i === 1 ? "gone" : ""}">${slot}</div>`)}</div>
	<div class="r" style="gap:14px;margin:26px 0;color:#444955">${icon("MapPin", 26)}<span>Room 4, second floor</span></div>
	<div class="btn" style="height:74px;font-size:26px">Confirm 14:30</div><div class="m3 tc" style="margin-top:20px">Free to cancel until 12:00</div></div>`;

const note = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text) => at(x, y, null, null, text, { cls: "measure" });
const cursor = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ name, /** @type {string} */ color) => at(x, y, null, null, `<svg width="44" height="44" viewBox="0 0 24 24"><path d="M3 2l7.5 19 2.8-8.2L21.500 10z" fill="${color}" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg><span style="background:${color}">${name}</span>`, { cls: "cursor layer" });

export const picture = {
	alt: "A design canvas with a booking screen, its spacing measured in red, next to the type scale, the states of a button and colors with their contrast.",
	accent: "#6d28d9",
	css: `
		.board { position: absolute; inset: 0; transform: rotateX(9deg) rotateY(-7deg) rotateZ(3deg) translate(-6px, -6px); transform-origin: 50% 40%; }
		.flat .board { transform: none; }
		.label { position: absolute; left: 2px; top: -38px; font-size: 21px; color: #4b2a90; font-weight: 600; }
		.frame { width: 100%; height: 100%; border-radius: 22px; overflow: hidden; box-shadow: 30px 46px 80px -14px rgb(50 20 120 / .42), 8px 12px 26px rgb(50 20 120 / .14), 0 0 0 1px rgb(60 30 130 / .1); }
		.frame.sel { box-shadow: 30px 46px 80px -14px rgb(50 20 120 / .42), 0 0 0 4px #6d28d9; }
		.ag { font-size: 170px; font-weight: 600; letter-spacing: -.06em; line-height: .95; }
		.btn.sample { width: 220px; height: 62px; border-radius: 31px; } .btn.hover { background: #5418b3; box-shadow: 0 10px 24px rgb(109 40 217 / .45); } .btn.focus { box-shadow: 0 0 0 5px #fff, 0 0 0 9px #6d28d9; } .btn.off { background: #e4e6ec; color: #6b7080; }
		.sw { flex: 1; padding: 22px 20px; display: flex; flex-direction: column; justify-content: flex-end; white-space: nowrap; }
		.days { display: grid; grid-template-columns: repeat(4, 1fr); gap: 14px; } .day { height: 104px; border-radius: 20px; background: #f4f1fb; display: grid; place-content: center; text-align: center; color: #6b7080; font-size: 20px; } .day b { font-size: 34px; font-weight: 600; color: #0d0f14; line-height: 1.1; } .day.on { background: #6d28d9; color: #e5d8ff; } .day.on b { color: #fff; }
		.slots { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; margin-top: 26px; } .slot { height: 72px; border-radius: 18px; box-shadow: inset 0 0 0 2px #ded6ef; display: grid; place-items: center; font-size: 25px; font-weight: 600; } .slot.on { box-shadow: inset 0 0 0 4px #6d28d9; color: #6d28d9; background: #f3edfe; } .slot.gone { color: #a4a0b2; text-decoration: line-through; background: #f6f5f8; box-shadow: none; }
		.measure { background: #ff3d2e; color: #fff; font: 600 19px/30px "Instrument Sans Variable"; padding: 0 10px; border-radius: 8px; }
		.cursor { display: flex; } .cursor span { color: #fff; font-weight: 600; font-size: 22px; line-height: 42px; height: 42px; padding: 0 16px; border-radius: 12px; margin: 34px 0 0 -6px; box-shadow: 8px 12px 24px rgb(40 10 90 / .3); }
		.bar { display: flex; gap: 8px; padding: 10px; } .bar span { width: 62px; height: 62px; display: grid; place-items: center; border-radius: 15px; color: #444955; } .bar .on { background: #6d28d9; color: #fff; }
	`,
	html:
		ground({ base: "linear-gradient(145deg,#faf7ff 0%,#e3d7fb 50%,#b99af0 100%)", glows: [[100, -40, 800, "#fff"], [1600, 1020, 720, "rgb(120 60 220 / .5)"]], lines: dots(32, 2, "rgb(80 30 170 / .22)", [700, 400], 1400), grained: 0.3 }) +
		`<div class="board">
			${frame(56, 130, 520, 300, "Type", type)}
			${frame(56, 508, 520, 400, "Button, four states", buttons)}
			${frame(660, 116, 520, 760, "Booking, step 2", booking, "sel")}
			${frame(1264, 116, 300, 790, "Color and contrast", `<div class="c" style="height:100%">${each(swatches, ([fill, ink, name, ratio]) => `<div class="sw" style="background:${fill};color:${ink}"><span class="s32 b">${ratio}:1</span><span class="s20">${name}</span></div>`)}</div>`)}
			<div class="layer abs" style="inset:0"><svg class="abs" width="1600" height="1000" style="left:0;top:0" fill="none"><g stroke="#ff3d2e" stroke-width="3"><path d="M660 640h40M660 628v24M700 628v24"/><path d="M1140 640h40M1140 628v24M1180 628v24"/><path d="M600 222v30M588 222h24M588 252h24" opacity="0"/></g></svg>${note(658, 590, "40")}${note(1138, 590, "40")}</div>
			${cursor(1010, 760, "Neha", "#ff5a1f")}${cursor(430, 392, "Imran", "#0e7490")}
		</div>` +
		card(604, 900, 430, null, `<div class="bar">${each(["MousePointer2", "Frame", "Square", "Type", "PenTool", "MessageCircle"], (name, i) => `<span class="${i === 0 ? "on" : ""}">${icon(name, 30)}</span>`)}</div>`),
};
