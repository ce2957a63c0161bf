import { each, icon, n, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { android, androidCss, arrow, day, tone } from "./_control-tower-delivery-riders.mjs";
import { camera, city, km, path, soft } from "./_control-tower-delivery-riders-city.mjs";

const next = [["15:24", "Linking Road 41", "KX-20931", "new"], ["15:40", "Sea Breeze, tower B", "KX-20886", ""], ["15:58", "Turner Lane 9", "KX-20912", ""]];
const notice = `
	<div class="call"><div class="r s20 b" style="gap:10px">${icon("RadioTower", 22, { stroke: 2.4 })}From the desk, 15:12</div>
		<div class="b" style="font-size:45px;line-height:1.02;letter-spacing:-.035em;margin-top:22px">Take one<br>more parcel</div>
		<div class="r paid"><div><div class="s36 b">+0.8 km</div><div class="s19">2 min longer</div></div><div><div class="s36 b">Rs 7.20</div><div class="s19">paid for it</div></div></div></div>
	<div style="padding:20px 26px 0">${each(next, ([when, where, job, fresh], i) => `<div class="r stop ${i ? "line" : ""}"><span class="s24 b ${fresh ? "" : "m2"}">${when}</span><div class="g"><div class="b nw">${where}</div><div class="s18 m3">${job}</div></div>${fresh ? '<span class="chip">new</span>' : ""}</div>`)}</div>
	<div class="press abs" style="left:24px;right:24px;bottom:92px">Accept</div><div class="press q abs" style="left:24px;right:24px;bottom:16px">Not possible</div>`;

const view = camera({ at: [72.8305, 19.0562], x: 184, y: 290, turn: 8, pitch: 90, far: 10, scale: 262 });
const way = /** @type {[number, number][]} */ ([[72.8292, 19.0527], [72.8267, 19.0536], [72.827, 19.0567], [72.8279, 19.0585], [72.832, 19.0575]]);
const [from, to] = [view(...km(way[0])), view(...km(way[4]))].map((spot) => spot ?? { x: 0, y: 0, near: 1 });
const d = path(view, soft(way, 1));
const trip = `${city(view, day, 3.2)}<path d="${d}" stroke="#fff" stroke-width="22" stroke-linejoin="round" stroke-linecap="round"/><path d="${d}" stroke="#10161f" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>
	<circle cx="${n(from.x)}" cy="${n(from.y)}" r="27" fill="${tone.amber}" stroke="#fff" stroke-width="6"/>${arrow(from.x, from.y, -62, 1.25, "#10161f")}
	<path d="M${n(to.x)} ${n(to.y)}c-8-20-34-32-34-62a34 34 0 0 1 68 0c0 30-26 42-34 62z" fill="#10161f" stroke="#fff" stroke-width="5"/><circle cx="${n(to.x)}" cy="${n(to.y - 62)}" r="12" fill="${tone.amber}"/>`;
const drop = `
	<div class="abs" style="inset:0;background:#bfd6e6">${svg(378, 500, trip)}</div>
	<div class="abs turnsign">${icon("CornerUpRight", 40, { stroke: 2.6 })}<div><div class="s28 b">180 m</div><div class="s19 nw">Waterfield Road</div></div></div>
	<div class="abs sheet"><div class="r sb s19 m2 b"><span>Drop 6 of 10</span><span class="nw">promised 15:26</span></div>
		<div class="b" style="font-size:37px;letter-spacing:-.03em;margin:8px 0 2px">Linking Road 41</div><div class="m2">Flat 3, ring twice</div>
		<div class="r nums"><div><b class="s36 b">5</b> min</div><div><b class="s36 b">1.2</b> km</div><div><b class="s36 b">15:24</b></div></div>
		<div class="press">Arrived</div>
		<div class="r s18 m2 mid" style="gap:9px;margin-top:15px">${icon("CloudOff", 20)}2 events kept on this phone</div></div>`;

/** Painted lines of a road, worn away in places. */
const paint = svg(1600, 1000, `<defs><filter id="worn" x="-300" y="-400" width="2200" height="1900" filterUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -16 10.9"/><feComposite in="SourceGraphic" operator="in"/></filter></defs>
	<g transform="rotate(13 800 500)"><g filter="url(#worn)"><path d="M96-300V1400M148-300V1400" stroke="${tone.amber}" stroke-width="26"/><path d="M1452-330V-30M1452 170V470M1452 670V970" stroke="#d9dee6" stroke-width="40"/></g></g>`, "position:absolute;inset:0");

export const picture = {
	alt: "Two rider phones on asphalt: the desk asks to take one more parcel for 0.8 paid kilometers, and the map leads to that drop.",
	accent: tone.amber,
	css: `${androidCss}
		.call { padding: 74px 26px 24px; background: ${tone.amber}; color: #150d00; } .paid { margin-top: 26px; padding: 16px 20px 17px; border-radius: 18px; background: #10161f; color: #fff; justify-content: space-between; } .paid .s36 { color: ${tone.amber}; } .paid > div:first-child { padding-right: 22px; border-right: 1.5px solid #3a4658; }
		.stop { gap: 18px; height: 76px; } .stop.line { border-top: 1.5px solid var(--ln); } .stop .s24 { width: 70px; } .chip { padding: 4px 12px 5px; border-radius: 14px; background: ${tone.amber}; font-size: 18px; font-weight: 600; }
		.press { display: grid; place-items: center; height: 66px; border-radius: 16px; background: #10161f; color: #fff; font-size: 25px; font-weight: 600; } .press.q { background: #eceef2; color: #10161f; }
		.turnsign { left: 18px; right: 18px; top: 60px; padding: 13px 20px 14px; border-radius: 20px; background: #10161f; color: #fff; display: flex; gap: 18px; align-items: center; box-shadow: 0 8px 20px rgb(10 20 40 / .3); } .turnsign svg { color: ${tone.amber}; } .turnsign .s19 { color: #c3ccd9; }
		.sheet { left: 0; right: 0; bottom: 0; padding: 24px 26px 20px; background: #fff; border-radius: 30px 30px 0 0; box-shadow: 0 -8px 30px rgb(10 20 40 / .18); } .nums { margin: 18px 0 20px; gap: 0; justify-content: space-between; border-top: 1.5px solid var(--ln); border-bottom: 1.5px solid var(--ln); padding: 10px 0 12px; color: var(--ink2); } .nums b { color: var(--ink); }
	`,
	html:
		ground({ base: "linear-gradient(140deg,#2a3442 0%,#171e29 45%,#0b1017 100%)", glows: [[240, -40, 820, "rgb(150 180 220 / .34)"], [1560, 1000, 560, "rgb(255 178 36 / .16)"]], grained: 0.55 }) + paint +
		android(352, 66, 1, 13, "15:12", notice) + android(868, 94, 1, 13, "15:19", drop),
};
