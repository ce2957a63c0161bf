import { at, card, each, icon, random, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/background.mjs";
import { chat } from "../../kit/talk.mjs";

const next = random(90);
const BAR = 11;
const STEP = 19;
const bars = Array.from({ length: 84 }, (_, i) => {
	const envelope = Math.exp(-(((i - 24) / 13) ** 2)) * 0.95 + Math.exp(-(((i - 50) / 7) ** 2)) * 0.55 + Math.exp(-(((i - 69) / 6) ** 2)) * 0.3;
	const tall = Math.max(BAR, 330 * envelope * (0.4 + 0.6 * Math.abs(Math.sin(i * 1.7)) + next() * 0.12));
	const played = i < 57;
	return `<rect x="${i * STEP}" y="${Math.round(200 - tall / 2)}" width="${BAR}" height="${Math.round(tall)}" rx="${BAR / 2}" fill="${played ? "url(#voice)" : "#33457f"}"/>`;
}).join("");
const voice = svg(1600, 400, `<defs><linearGradient id="voice" gradientUnits="userSpaceOnUse" x1="0" y1="30" x2="0" y2="370"><stop stop-color="#b6d0ff"/><stop offset=".5" stop-color="#5f8bff"/><stop offset="1" stop-color="#2b54ea"/></linearGradient><filter id="glow" x="-5%" y="-40%" width="110%" height="180%"><feGaussianBlur stdDeviation="22"/></filter></defs><g filter="url(#glow)" opacity=".75">${bars}</g>${bars}`);

const talk = chat([
	{ who: "a", name: "Agent", text: "Your water heater service is due. Would Saturday morning suit you?" },
	{ who: "b", name: "Mrs. Fernandes", text: "Shanivaar ko nahi. Sunday after eleven?" },
	{ who: "a", name: "Agent", text: "Sunday, 17 August, 11:30. The technician is Ravi." },
]);

const steps = [["Right person", "yes"], ["Wants a visit", "yes"], ["Sun 17 Aug, 11:30", "booked"]];
const outcome = `
	<div class="r" style="gap:16px;margin-bottom:20px"><span class="av" style="width:64px;height:64px;background:#dff5e6;color:#15803d">${icon("CalendarCheck", 34)}</span><div><div class="s32 b nw">Visit booked</div><div class="m3 s20 nw">In one call, no transfer</div></div></div>
	${each(steps, ([label, value]) => `<div class="r sb fact"><span class="m2 nw">${label}</span><span class="pill ok">${icon("Check", 18, { stroke: 3 })}${value}</span></div>`)}
	<div class="r sb fact"><span class="m2 nw">Confirmation</span><b class="b">SMS sent</b></div>`;

export const picture = {
	alt: "A live call of a voice agent: a large waveform, the transcript in two languages and the outcome, a visit booked for Sunday.",
	accent: "#2446d8",
	css: `
		.head { color: #fff; } .timer { font-size: 108px; font-weight: 600; letter-spacing: -.05em; line-height: 1; }
		.ring { width: 96px; height: 96px; border-radius: 50%; background: #3d6bff; color: #fff; display: grid; place-items: center; box-shadow: 0 0 0 14px rgb(80 125 255 / .25), 0 0 0 32px rgb(80 125 255 / .12); }
		.talk { padding: 34px 38px 120px; font-size: 29px; letter-spacing: -.015em; --ink3: #8fa3e0; --said-a: #1d2a5c; --said-a-ink: #eaf0ff; --said-b: #e6edff; --said-b-ink: #0d1431; } .talk .by { color: #8fa3e0; }
		.out { padding: 32px 34px 22px; } .fact { height: 66px; border-top: 1.5px solid var(--ln); } .ui.dark { --bg: #0d1431; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#152562 0%,#0a1130 48%,#04060f 100%)", glows: [[60, -80, 900, "rgb(110 150 255 / .6)"], [520, 400, 760, "rgb(36 70 216 / .55)"]], grained: 0.4 }) +
		at(0, 164, 1600, 400, voice, { turn: "rotateX(4deg) rotateZ(-2deg)" }) +
		at(92, 92, null, null, `<div class="head r layer" style="gap:44px"><span class="ring">${icon("PhoneCall", 46)}</span><div><div class="timer">01:48</div></div><div><div class="s32 b nw">Mrs. Fernandes, Thane</div><div class="s24 nw" style="color:#a9bbf5">English and Hindi, speaking now</div></div></div>`) +
		card(96, 488, 880, null, `<div class="talk">${talk}</div>`, { dark: true, turn: "rotateX(3deg) rotateY(5deg)" }) +
		card(1044, 452, 454, null, `<div class="out">${outcome}</div>`, { turn: "rotateX(3deg) rotateY(-8deg) rotateZ(1deg) translateZ(60px)" }),
};
