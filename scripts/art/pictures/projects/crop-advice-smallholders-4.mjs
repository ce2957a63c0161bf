import { at, avatar, each, icon, random, svg, win } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { foliage, leafDefs, leaflet, rays, speech, tone, voice } from "./_crop-advice-smallholders.mjs";

const next = random(17);
const soils = ["#5d3a22", "#3d4f25", "#7a5433", "#2f4420", "#69502c", "#4a3420"];
/** A farmer's photograph: a leaflet on its field, now and then dim or with a thumb in the corner. @param {number} i */
const photo = (i) => {
	const turn = -90 + (next() - 0.5) * 96;
	const long = 172 + next() * 120;
	const wide = long * (0.3 + next() * 0.05);
	const odd = i === 6;
	const spots = Array.from({ length: odd ? 0 : 5 + Math.floor(next() * 3) }, () => /** @type {[number, number, number]} */ ([0.24 + next() * 0.56, (next() - 0.5) * 1.4, (0.03 + next() * 0.055) * long]));
	const angle = (turn * Math.PI) / 180;
	const [x, y] = [118 - (Math.cos(angle) * long) / 2, 92 - (Math.sin(angle) * long) / 2];
	const greens = odd ? { light: "#c9d26a", body: "#a3b348", shade: "#6f8330", vein: "#edf2b4" } : { light: "#a5cf55", body: "#5fa338", shade: "#2c6b28", vein: "#d3e79a" };
	return svg(236, 184, `<rect width="236" height="184" fill="${soils[(i * 5) % 6]}"/><g filter="url(#leafblur)"><ellipse cx="${40 + next() * 160}" cy="${next() * 180}" rx="90" ry="46" fill="${soils[(i * 5 + 3) % 6]}"/><path transform="translate(10 14)" d="M${x} ${y}L${236 - x} ${184 - y}" stroke="#000" stroke-opacity=".5" stroke-width="54"/></g><g transform="translate(${x} ${y}) rotate(${turn})">${leaflet({ id: `f${i}`, long, wide, lobes: 6, bend: (next() - 0.5) * 0.2, spots, greens, yellow: next() * 0.6 })}</g>${i === 3 || i === 9 ? `<ellipse cx="222" cy="182" rx="58" ry="44" fill="#9a6243" transform="rotate(-38 222 182)"/><ellipse cx="204" cy="168" rx="20" ry="14" fill="#c9957a" transform="rotate(-38 204 168)"/>` : ""}${i === 4 || i === 8 ? `<rect width="236" height="184" fill="#0a1208" opacity=".4"/>` : ""}`);
};

/** @type {[name: string, crop: string, cases: number, state: string][]} */
const groups = [["Early blight", "Tomato", 38, "draft ready"], ["Purple blotch", "Onion", 21, "draft ready"], ["Not sure", "Mixed crops", 12, "needs you"], ["Downy mildew", "Grape", 9, "draft ready"]];
/** @type {[language: string, farms: number][]} */
const tongues = [["Marathi", 22], ["Ahirani", 9], ["Hindi", 6]];

const desk = `
	<aside><div class="tag" style="font-size:17px">Tuesday, 07:30</div><div class="s44 b nw" style="margin:6px 0 28px">80 cases</div>
		${each(groups, ([name, crop, cases, state], i) => `<div class="group ${i === 0 ? "on" : ""}"><div class="r sb"><b class="b s24 nw">${name}</b><b class="b s28">${cases}</b></div><div class="r sb s19 low"><span>${crop}</span><span class="${state === "needs you" ? "you" : ""} nw">${state}</span></div></div>`)}
		<div class="wait"><div class="s20" style="color:#bcd3a6">Waiting longest</div><div class="s44 b nw">18 min</div></div></aside>
	<section><div class="r sb"><div class="s36 b nw">38 photographs look alike</div><span class="r m3 nw" style="gap:10px">${icon("Grid3x3", 24)}newest first</span></div>
		<div class="wall">${each(Array.from({ length: 12 }, (_, i) => i), (i) => `<div class="shot ${i === 6 ? "odd" : ""}">${photo(i)}${i === 6 ? `<span class="r out">${icon("X", 22, { stroke: 3 })}Take out</span>` : ""}</div>`)}</div></section>
	<article><div class="r" style="gap:14px">${avatar("SP", 56, tone.leaf)}<div class="nw"><div class="b">One answer</div><div class="s19 m3">Draft from the handbook</div></div></div>
		<p>Early blight. Take off the spotted leaves, spray at dusk.</p>
		<div class="dose"><div class="r sb"><span>Mancozeb 75% WP</span><b class="b nw">1.5 kg per ha</b></div><div class="r sb"><span>Wait</span><b class="b">6 days</b></div></div>
		<div class="r heard"><span class="av" style="width:60px;height:60px;background:${tone.leaf}">${icon("Play", 28, { fill: "currentColor" })}</span>${voice(speech(30, 9), 228, 52, 5, 0, ["#fff", "#6fa552"])}</div>
		${each(tongues, ([name, farms]) => `<div class="r sb tongue"><span>${name}</span><b class="b">${farms}</b></div>`)}
		<div class="btn">${icon("Send", 26)}Send to 37 farms</div></article>`;

export const picture = {
	alt: "An agronomist’s console: 38 similar leaf photographs stand together, one is taken out, and a single answer goes to 37 farms.",
	accent: tone.leaf,
	css: `
		.win > main { display: flex; --ink3: #5c6550; --ln: #e0e5d0; background: #fbfcf5; }
		aside { position: relative; width: 330px; padding: 30px 24px; background: ${tone.deep}; color: #fff; --ink3: #b9d39a; } .group { padding: 18px 20px 20px; border-radius: 16px; margin: 0 -8px 10px; display: grid; gap: 4px; color: #fff; box-shadow: inset 0 0 0 1.5px #ffffff26; } .group .low { color: #bcd3a6; } .group.on { background: #e3f0c6; color: ${tone.ink}; } .group.on .low { color: #435a2c; } .you { color: #ffc46b; font-weight: 600; }
		.wait { padding: 18px 12px; }
		section { flex: 1; padding: 30px 28px 0; } .wall { margin-top: 24px; display: grid; grid-template-columns: repeat(3, 236px); gap: 14px; } .shot { position: relative; width: 236px; height: 184px; border-radius: 14px; overflow: hidden; } .shot svg { border-radius: 14px; }
		.odd { box-shadow: 0 0 0 5px #fbfcf5, 0 0 0 10px #c2571b; } .out { position: absolute; left: 14px; bottom: 14px; height: 42px; gap: 8px; padding: 0 16px 0 12px; border-radius: 21px; background: #fff; color: #9c3d0c; font-weight: 600; font-size: 20px; white-space: nowrap; }
		article { width: 400px; padding: 30px 32px; border-left: 1.5px solid var(--ln); background: #fff; } article p { margin: 28px 0; font-size: 36px; line-height: 1.16; letter-spacing: -.02em; text-wrap: balance; } .dose { border-radius: 14px; background: #f1f5e2; padding: 14px 18px; font-size: 19px; line-height: 44px; white-space: nowrap; }
		.heard { gap: 18px; margin: 28px 0 20px; } .tongue { height: 56px; font-size: 24px; border-top: 1.5px solid var(--ln); } article .btn { margin-top: 20px; height: 72px; font-size: 24px; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#e9edb0 0%,#9fbb55 34%,#3f6f2a 68%,#1d3a16 100%)", glows: [[40, -60, 860, "rgb(255 251 224 / .95)"]], grained: 0.2 }) +
		svg(1600, 1000, `<defs>${leafDefs}</defs>${foliage([[1720, 180, 185, 800, "#5d9433"], [-120, 1040, -40, 620, "#6b4226"], [500, 1120, -20, 900, "#54371f"], [1300, -80, 150, 560, "#8bb848"]])}${rays(0.4)}`, "position:absolute;inset:0") +
		win(50, 92, 1500, 960, "Beejsetu desk", desk, { bleed: "rb", turn: "rotateX(5deg) rotateY(5deg) rotateZ(-.8deg)" }),
};
