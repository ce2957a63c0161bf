import { each, icon, n, phone, random, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { marigold, plum, strip } from "./_payment-reminders-that-listen.mjs";

// The borrower makes garlands; her phone lies among them.
/** @type {[x: number, y: number][]} */
const way = [[1640, 40], [1540, 66], [1432, 60], [1330, 92], [1250, 160], [1196, 252], [1178, 356], [1200, 458], [1256, 546], [1322, 626], [1376, 716], [1396, 818], [1370, 920], [1306, 1006], [100, 878]];
const next = random(12);
const string = way.map(([x, y], i) => ({ x, y, r: 76 + next() * 8, turn: next() * 360, kind: ["gold", "orange", "yellow", "gold", "orange"][i % 5] }));
const leaf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {number} */ size) =>
	`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M8 14C60-18 130-22 208 14 130 50 60 46 8 14z" fill="#3b0418" opacity=".3" transform="translate(6 12)"/><path d="M0 0C50-34 126-38 200 0 126 36 50 34 0 0z" fill="url(#leaf)"/><path d="M0 0H196" stroke="#b9dd8c" stroke-width="3" opacity=".7"/></g>`;

const garland = svg(1600, 1000, `<defs>${marigold("gold", [["#f08a0c", "#d96c04"], ["#f79a12", "#e27808"], ["#ffae1f", "#ee8a0c"], ["#ffc038", "#f49a14"], ["#ffd058", "#f8a820"]], 3)}${marigold("orange", [["#e0560a", "#c03f04"], ["#ea6710", "#cb4a06"], ["#f47a18", "#d95a0a"], ["#fb8d26", "#e46a10"], ["#ffa23c", "#ee7c18"]], 8)}${marigold("yellow", [["#f2ac10", "#dc8f04"], ["#f8ba1c", "#e69c08"], ["#ffc92e", "#efaa12"], ["#ffd648", "#f5b71e"], ["#ffe271", "#fac62e"]], 21)}
	<linearGradient id="leaf" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7fb548"/><stop offset=".5" stop-color="#4f8a2b"/><stop offset=".5" stop-color="#3b7422"/><stop offset="1" stop-color="#285a18"/></linearGradient><filter id="cast" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="20"/></filter></defs>
	<g filter="url(#cast)" fill="#4a0524" opacity=".6">${each(string, ({ x, y, r }) => `<circle cx="${x + 30}" cy="${y + 46}" r="${n(r)}"/>`)}</g>
	${leaf(1240, 150, -128, 0.8)}${leaf(1200, 440, 158, 0.85)}${leaf(1340, 650, -20, 1.05)}${leaf(1190, 300, 4, 1)}${leaf(1400, 850, 22, 0.9)}${leaf(126, 850, -62, 0.8)}
	${each(string, ({ x, y, r, turn, kind }) => `<use href="#${kind}" transform="translate(${x} ${y}) rotate(${n(turn % 50)}) scale(${Math.round(r) / 100})"/>`)}`, "position:absolute;left:0;top:0");

const thread = `
	<div class="r top" style="padding:70px 24px 12px;gap:14px"><span class="av" style="width:50px;height:50px;background:${plum.mid};font-size:24px">M</span><div><div class="s24 b">Mudra</div><div class="s17 m2">8 September, 09:34</div></div></div>
	<div class="rule"></div>
	<div class="bub" style="margin-top:16px">Agreed: <b class="b">Rs 1,250</b> on<br><b class="b">Tuesday 15 September</b>.<br>No extra charge.</div>
	<div class="bub" style="margin-top:10px">
		<div>Your call, to hear again:</div>
		<div class="r rec"><span class="av" style="width:56px;height:56px;background:${plum.rose}">${icon("Play", 26, { fill: "#fff" })}</span><span style="margin:-16px 0">${strip(132, 84, 5, 4, 5, { agent: "#b98aa2", borrower: plum.rose, rest: "#e3c3cf" })}</span><span class="s18 b end">1:12</span></div>
		<div class="s20" style="color:#8a1f52;text-decoration:underline;text-underline-offset:4px">mudra.example/r/4KQ7</div>
	</div>
	<div class="bub me" style="margin-top:10px">Thank you</div>`;

export const picture = {
	alt: "Beside a marigold garland, a phone with the confirmation message: the new date and a link to the recording of the call.",
	accent: plum.rose,
	css: `
		.bub { width: fit-content; max-width: 318px; margin-left: 22px; padding: 14px 20px 16px; border-radius: 8px 24px 24px 24px; background: ${plum.pale}; color: ${plum.ink}; font-size: 23px; line-height: 1.32; } .bub.me { margin: 0 22px 0 auto; border-radius: 24px 8px 24px 24px; background: ${plum.mid}; color: #fff; }
		.rec { gap: 12px; width: 278px; margin: 9px 0; padding: 8px 14px 8px 9px; border-radius: 20px; background: #fff; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#f3a9bf 0%,#d9648f 42%,#8c2a5e 100%)", glows: [[60, -60, 900, "rgb(255 226 226 / .75)"], [1640, 1040, 700, "rgb(70 6 48 / .6)"]], grained: 0.2 }) +
		phone(318, 22, 1.58, thread, { time: "9:35", turn: "rotateZ(7deg)" }) +
		garland,
};
