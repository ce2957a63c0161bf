import { avatar, card, each, icon, win } from "../../kit/base.mjs";
import { wave } from "../../kit/chart.mjs";
import { ground, gridLines } from "../../kit/background.mjs";
import { chat } from "../../kit/talk.mjs";

/** @type {[string, number, string, number][]} */
const parts = [["Renewed", 486, "#15803d", 486], ["Call back", 214, "#f0b429", 214], ["No answer", 180, "#c9c5ba", 180], ["Declined", 62, "#c2261b", 62]];

/** @type {[string, string, string, string, number, string][]} */
const calls = [
	["Anita Deshmukh", "Pune, Marathi", "01:12", "speaking", 11, "on"],
	["Farid Ansari", "Nashik, Hindi", "00:47", "speaking", 26, ""],
	["Grace D'Souza", "Goa, English", "00:31", "speaking", 37, ""],
	["Kiran Patil", "Satara, Marathi", "00:06", "ringing", 0, ""],
	["Leela Rao", "Hubli, Kannada", "00:02", "ringing", 0, ""],
];

const campaign = `
	<div class="head"><div class="r sb"><div><div class="tag">Campaign 12, day 3 of 5</div><div class="s44 b nw" style="margin-top:6px">Policy renewals, west region</div></div><div class="r" style="gap:14px;margin-right:60px"><span class="btn q">${icon("Pause", 24)}Pause</span></div></div>
		<div class="r base" style="gap:18px;margin:26px 0 16px"><span class="s72 b">942</span><span class="s24 m2">of 1,500 called</span></div>
		<div class="split">${each(parts, ([, count, color]) => `<i style="flex:${count};background:${color}"></i>`)}<i style="flex:558;background:#efece4"></i></div>
		<div class="r" style="gap:38px;margin-top:18px">${each(parts, ([label, count, color]) => `<span class="r nw" style="gap:11px"><i class="dot" style="color:${color}"></i><b class="b">${count}</b><span class="m2">${label}</span></span>`)}</div>
	</div>
	<div class="live r"><span class="r b" style="gap:12px"><i class="dot" style="color:#ff5a1f"></i>Live now</span><span class="m3">5 of 8 lines</span></div>
	${each(calls, ([name, where, time, state, seed, on]) => `<div class="r line ${on}">${avatar(name.split(" ").map((part) => part[0]).join(""), 56, on ? "#d8400b" : "#3a3f4b")}<div style="width:250px"><div class="b s24 nw">${name}</div><div class="m3 s19 nw">${where}</div></div><div style="width:330px">${seed ? wave({ seed, w: 320, h: 52, bar: 5, gap: 5, color: on ? "#d8400b" : "#9a9da7", calm: 0.08 }) : '<span class="m3">ringing</span>'}</div><span class="mono s24">${time}</span></div>`)}`;

const said = chat([
	{ who: "a", text: "Your scooter policy ends on 31 August. Shall I renew it?" },
	{ who: "b", text: "Is it still 1,840 rupees?" },
	{ who: "a", text: "Yes, 1,840. I am sending the link to this number." },
]);
const transcript = `
	<div class="r sb"><div><div class="s28 b nw">Anita Deshmukh</div><div class="s19 nw" style="color:#a8a5a0">translated from Marathi</div></div><span class="mono s24" style="color:#ff8a5c">01:12</span></div>
	<div class="turns">${said}</div>
	<div class="r sb result"><span class="r nw" style="gap:12px">${icon("BadgeCheck", 30, { color: "#4ade80" })}<b class="b s24">Will renew</b></span><span class="nw" style="color:#a8a5a0">link sent</span></div>`;

export const picture = {
	alt: "The campaign screen of Speaksify: 942 of 1,500 customers called with their outcomes, five calls in progress, and the transcript of one that ends in a renewal.",
	accent: "#d8400b",
	css: `
		.ui { --bg: #fff; --bg2: #faf8f3; --ln: #e9e5dc; } .ui.dark { --bg: #15161b; --ln: #2d2e35; }
		.head { padding: 32px 44px 28px; } .split { display: flex; gap: 5px; height: 26px; margin-right: 60px; } .split i { border-radius: 7px; }
		.live { height: 58px; padding: 0 44px; gap: 18px; background: var(--bg2); border-top: 1.5px solid var(--ln); border-bottom: 1.5px solid var(--ln); }
		.line { height: 98px; padding: 0 44px; gap: 22px; border-bottom: 1.5px solid var(--ln); } .line.on { background: #fff3ec; box-shadow: inset 7px 0 0 #ff5a1f; }
		.talk { padding: 32px 34px 30px; } .turns { margin: 26px 0; font-size: 25px; --said-a: #ff8a5c; --said-a-ink: #1a0a03; --said-b: #2b2d36; --said-b-ink: #f5f6f9; } .result { border-top: 1.5px solid var(--ln); padding-top: 24px; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#1b1a1f 0%,#0b0d12 60%)", glows: [[60, 0, 1000, "rgb(255 106 48 / .85)"], [1560, 1000, 800, "rgb(36 70 216 / .7)"]], lines: gridLines(88, "rgb(255 255 255 / .08)", [300, 100], 1100), grained: 0.45 }) +
		win(104, 104, 1240, 980, "Speaksify", campaign, { bleed: "rb", turn: "rotateX(6deg) rotateY(8deg) rotateZ(-1.2deg)" }) +
		card(1002, 330, 504, null, `<div class="talk">${transcript}</div>`, { dark: true, turn: "rotateX(4deg) rotateY(-7deg) rotateZ(1deg) translateZ(80px)" }),
};
