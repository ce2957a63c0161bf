import { at, each, icon, phone, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { languages, skin, tone } from "./_voice-triage-nine-languages.mjs";

const ROW = 104;
const wall = each(languages, ([name, greeting, since], i) => at(0, 32 + i * ROW, 1600, ROW, `<span class="hail">${greeting}</span><span class="name nw"><b class="b">${name}</b><br>open since ${since}</span>`, { cls: `hello r layer ${name === "Marathi" ? "now" : ""}` }));

/** From the bus stop to the clinic. */
const way = svg(300, 60, `<path d="M18 30H282" stroke="${tone.cyan}" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 17"/><path d="M82 30H218" stroke="${tone.cyan}" stroke-width="8" stroke-linecap="round"/><circle cx="18" cy="30" r="13" fill="#fff" stroke="${tone.cyan}" stroke-width="6"/><rect x="264" y="12" width="36" height="36" rx="9" fill="${tone.cyan}"/><path d="M282 20v20M272 30h20" stroke="#fff" stroke-width="6" stroke-linecap="round"/><rect x="114" y="4" width="72" height="52" rx="26" fill="#fff" stroke="${tone.cyan}" stroke-width="4"/>`);

const facts = [["Stethoscope", "Dr. Meena Joshi", "Orthopedics"], ["MapPin", "Andheri clinic", "Room 4, first floor"]];
const screen = `
	<div class="banner"><div class="r" style="gap:14px"><span class="live"></span><span class="nw">Sanjeev Clinics</span><span class="end">01:58</span></div></div>
	<div style="padding:34px 26px 0">
		<div class="r" style="gap:12px;color:#0f7a5a">${icon("CircleCheck", 32, { stroke: 2.4 })}<b class="b s24">Booked for you</b></div>
		<div class="when"><div class="s32 m2 nw">Tuesday, 6 October</div><div class="hour b">10:20</div></div>
		${each(facts, ([sign, what, where]) => `<div class="r fact">${icon(sign, 34, { color: tone.cyan })}<div class="nw"><b class="b s24">${what}</b><div class="m2">${where}</div></div></div>`)}
		<div class="trip"><div style="position:relative">${way}<span class="abs" style="left:133px;top:12px;color:${tone.cyan}">${icon("Bus", 34)}</span></div><div class="r sb" style="margin-top:12px"><span class="nw">Leave 10:00</span><b class="b nw">12 min, bus</b></div></div>
	</div>
	<div class="btn abs" style="left:26px;right:26px;bottom:44px">Add to calendar</div>`;

export const picture = {
	alt: "A phone with a booked appointment stands before a wall of greetings in nine languages; the line in Marathi is lit.",
	accent: tone.cyan,
	css: `${skin}
		.hello { padding: 0 64px; gap: 24px; color: #fff; border-top: 1.5px solid rgb(190 235 243 / .22); } .hail { width: 632px; white-space: nowrap; font-size: 95px; font-weight: 600; letter-spacing: -.05em; line-height: 1; margin-top: -12px; } .name { font-size: 21px; line-height: 1.25; color: #bfe9f1; }
		.now { background: #fff; color: ${tone.ink}; } .now .name { color: ${tone.cyan}; }
		.banner { background: ${tone.deep}; color: #fff; padding: 74px 28px 24px; font-size: 24px; font-weight: 600; } .live { width: 16px; height: 16px; border-radius: 50%; background: ${tone.bright}; }
		.when { margin: 20px 0 14px; } .hour { font-size: 112px; letter-spacing: -.055em; line-height: 1; }
		.fact { gap: 20px; height: 92px; border-top: 1.5px solid var(--ln); line-height: 1.2; } .trip { border-radius: 22px; background: ${tone.wash}; padding: 18px 0 18px; margin-top: 4px; } .trip > div { width: 300px; margin: 0 auto; }
		.phone .bar { color: #fff; } .phone .btn { height: 68px; border-radius: 34px; font-size: 24px; }
	`,
	html:
		ground({ base: "linear-gradient(140deg,#0d7389 0%,#08566a 45%,#043443 100%)", glows: [[0, -60, 520, "rgb(120 220 235 / .3)"]], grained: 0 }) +
		wall +
		phone(1040, 54, 1.03, screen, { time: "8:06", turn: "rotate(-3deg)" }),
};
