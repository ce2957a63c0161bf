import { at, each, icon, phone } from "../../kit/base.mjs";
import { ring } from "../../kit/chart.mjs";
import { ground, rings } from "../../kit/background.mjs";
import { map } from "../../kit/map.mjs";

const pin = (x, y, label, on) => at(x, y, null, null, `<span class="pin ${on ? "on" : ""}">${icon("Zap", 18, { fill: "currentColor" })}${label}</span>`);

const find = `
	${map({ w: 388, h: 842, seed: 12, turn: -17, land: "#e9e6f2", street: "#fff", water: "#c9dcf7", park: "#d4e8d3", over: '<path d="M96 500C124 470 150 462 196 436S236 350 228 296" stroke="#6d28d9" stroke-width="9" stroke-linecap="round"/><circle cx="96" cy="500" r="15" fill="#6d28d9" stroke="#fff" stroke-width="6"/>' })}
	<div class="search r">${icon("Search", 24)}<span class="m3">Chargers near Powai</span></div>
	${pin(46, 210, "3", false)}${pin(170, 240, "2 free", true)}${pin(290, 380, "1", false)}${pin(54, 396, "0", false)}
	<div class="sheet">
		<div class="r sb"><span class="s28 b">Lake Road 4</span><span class="s24 b a">0.9 km</span></div>
		<div class="m3">60 kW, CCS2, covered</div>
		<div class="r" style="gap:10px;margin:16px 0 20px"><span class="pill ok">2 of 4 free</span><span class="pill">Rs 18 per kWh</span></div>
		<div class="btn">Hold for 15 min</div>
	</div>`;

const charge = `
	<div class="tc" style="padding-top:88px"><div class="m2 s24">Lake Road 4, bay B</div></div>
	<div class="abs" style="left:39px;top:160px">${ring(0.72, 310, 26, "#b794ff", "#2b2440")}</div>
	<div class="abs tc" style="left:39px;top:236px;width:310px"><div style="font-size:104px;letter-spacing:-.05em;line-height:1" class="b">72%</div><div class="m2 s24" style="margin-top:4px">196 km range</div></div>
	<div class="stats">${each([["21.6", "kWh"], ["38", "min"], ["27", "kW now"]], ([value, unit]) => `<div><div class="s36 b">${value}</div><div class="m3 s20 nw">${unit}</div></div>`)}</div>
	<div class="limit"><div class="r sb"><span class="m2">Stop at</span><span class="b">80%, 14:34</span></div><div class="meter" style="margin-top:16px;height:14px"><i style="width:90%;background:#b794ff"></i></div></div>
	<div class="btn abs" style="left:24px;right:24px;bottom:44px;background:#fff;color:#170d2b">Stop charging</div>`;

const lines = [["24.0 kWh at Rs 18", "432.00"], ["Idle time, 0 min", "0.00"], ["GST 18%", "77.76"]];
const receipt = `
	<div class="c" style="align-items:center;padding-top:96px"><span class="av" style="width:92px;height:92px;background:#e4f4ea;color:#15803d">${icon("Check", 50, { stroke: 3 })}</span><div class="m3" style="margin-top:22px">Paid with UPI</div><div class="s72 b"><span class="s36 m3" style="letter-spacing:0">Rs</span> 509.76</div></div>
	<div class="slip">${each(lines, ([label, amount]) => `<div class="r sb"><span class="m2">${label}</span><span class="b">${amount}</span></div>`)}<div class="rule"></div><div class="r sb s24"><span class="b">Total</span><span class="b">Rs 509.76</span></div></div>
	<div class="r saved">${icon("Route", 28, { color: "#15803d" })}<div><div class="b">218 km of range added</div></div></div>
	<div class="btn abs" style="left:24px;right:24px;bottom:44px">Share receipt</div>`;

export const picture = {
	alt: "Three phones with one flow of a car-charging app: a map with a free charger, a charging session at 72 percent, and the receipt.",
	accent: "#6d28d9",
	css: `
		.pin { display: flex; align-items: center; gap: 6px; height: 44px; padding: 0 14px 0 11px; border-radius: 22px; background: #fff; color: #6d28d9; font-weight: 600; font-size: 20px; white-space: nowrap; box-shadow: 0 6px 16px rgb(20 8 60 / .28); } .pin.on { background: #6d28d9; color: #fff; height: 54px; border-radius: 27px; font-size: 24px; padding: 0 18px 0 14px; }
		.search { position: absolute; left: 20px; right: 20px; top: 72px; height: 64px; border-radius: 32px; background: #fff; gap: 12px; padding: 0 22px; box-shadow: 0 8px 24px rgb(20 8 60 / .2); color: #6b7080; }
		.sheet { position: absolute; left: 0; right: 0; bottom: 0; padding: 28px 26px 50px; background: #fff; border-radius: 34px 34px 0 0; box-shadow: 0 -10px 40px rgb(20 8 60 / .18); }
		.stats { position: absolute; left: 26px; right: 26px; top: 506px; display: flex; justify-content: space-between; text-align: center; } .stats > div { width: 108px; }
		.limit { position: absolute; left: 24px; right: 24px; top: 620px; padding: 20px 22px; border-radius: 22px; background: #1f1833; }
		.slip { margin: 30px 24px 0; padding: 24px 22px; border-radius: 22px; background: #f6f4fb; display: grid; gap: 18px; } .saved { margin: 18px 24px 0; gap: 14px; padding: 18px 22px; border-radius: 22px; background: #e9f6ee; font-size: 20px; white-space: nowrap; }
		.phone .btn { height: 68px; border-radius: 34px; font-size: 24px; }
	`,
	html:
		ground({ base: "linear-gradient(145deg,#9a66f2 0%,#6d28d9 42%,#35117a 100%)", glows: [[60, -60, 900, "rgb(214 190 255 / .7)"], [1640, 1040, 800, "rgb(26 4 80 / .85)"]], lines: rings(800, 1060, 9, 130, "rgb(255 255 255 / .12)", 2) }) +
		phone(142, 150, 1, find, { time: "13:40", turn: "rotateY(11deg) rotateZ(-4deg)" }) +
		phone(1060, 128, 1, receipt, { time: "14:36", turn: "rotateY(-11deg) rotateZ(4deg)" }) +
		phone(566, 76, 1.13, charge, { dark: true, time: "14:28", css: "background:#140f22;" }),
};
