import { avatar, card, each, icon, tile, win } from "../../kit/base.mjs";
import { ring } from "../../kit/chart.mjs";
import { dots, ground } from "../../kit/background.mjs";
import { code } from "../../kit/talk.mjs";

/** @type {[string, string, string, string, string][]} */
const calls = [
	["Search", "orders.find", "order 71184, delivered 9 Aug", "0.4 s", "ok"],
	["BookOpen", "policy.read", "returns within 14 days, section 4.2", "0.2 s", "ok"],
	["PackageCheck", "carrier.track", "left at the wrong gate, photo found", "1.1 s", "ok"],
	["Wallet", "refund.create", "$148.00, above the limit of $100.00", "", "wait"],
];

const thread = `
	<div class="say r top">${avatar("DK", 54, "#7a3b58")}<div class="bubble"><div class="m3 s19">Customer, 16:02</div>My espresso machine never came. The app says it was delivered.</div></div>
	<div class="trail">
		${each(calls, ([name, call, found, time, state]) => `<div class="call r ${state === "ok" ? "" : "wait"}"><span class="knot">${icon(state === "ok" ? "Check" : "Hand", state === "ok" ? 22 : 24, { stroke: 3 })}</span>${tile(name, 52, state === "ok" ? "#f9a8d0" : "#ffd98a", state === "ok" ? "#3a1a2c" : "#4a3610")}<div class="g"><div class="mono b s24" style="color:${state === "ok" ? "#ff9dc8" : "#ffd98a"}">${call}</div><div class="m2 s20 nw">${found}</div></div><span class="mono m3 s18">${time}</span></div>`)}
	</div>
	<div class="ask r"><div class="g"><div class="s28 b nw">May I refund $148.00?</div><div class="m2 s20 nw">Asked of the returns desk</div></div><div class="btn" style="background:#ff6fae;color:#2b0418">Approve</div><div class="btn q">Decline</div></div>`;

const guard = `
	<div class="r sb"><div class="s28 b">Limits</div>${icon("ShieldCheck", 30, { color: "#be185d" })}</div>
	<div class="r" style="gap:22px;margin:22px 0 24px"><div style="position:relative">${ring(0.42, 124, 16, "#be185d", "#f6dbe7")}<div class="abs tc b s28" style="left:0;top:43px;width:124px">5 / 12</div></div><div class="g" style="display:grid;gap:12px"><div class="m3 s19">Steps used</div><div class="s20 b">Stops by itself<br>at twelve</div></div></div>
	${each([["Read orders", "ok", "allowed"], ["Refund to $100", "ok", "allowed"], ["Refund above", "warn", "asks"], ["Delete data", "bad", "never"]], ([what, kind, word]) => `<div class="r sb permit"><span class="nw">${what}</span><span class="pill ${kind}">${word}</span></div>`)}`;

/** @type {[string, string, string][]} */
const events = [["16:02:07", "plan", "5 steps"], ["16:02:08", "call", "orders.find"], ["16:02:08", "call", "policy.read"], ["16:02:10", "call", "carrier.track"], ["16:02:11", "hold", "refund.create"]];
const log = `<div class="tag" style="color:#c58aa8">Log, run 4182</div>${code(events.map(([time, kind, what]) => [[time, "#a87d94"], [kind, kind === "hold" ? "#ffd98a" : "#ff8fc0", 58], [what, "#f3dbe7"]]))}`;

export const picture = {
	alt: "The run of an AI agent: a customer's message, four tool calls of which the refund waits for a person's approval, the limits it works under and its log.",
	accent: "#be185d",
	css: `
		.ui.dark { --bg: #180c14; --bg2: #24131e; --bg3: #33202b; --ln: #3a2330; --ink2: #d9bfcd; --ink3: #b08a9d; }
		.thread { padding: 34px 40px 40px 38px; } .say { gap: 20px; } .bubble { background: var(--bg3); border-radius: 8px 24px 24px 24px; padding: 18px 26px 22px; font-size: 27px; line-height: 1.32; max-width: 700px; }
		.trail { position: relative; margin: 30px 0 26px 26px; padding-left: 48px; display: grid; gap: 16px; border-left: 3px solid #5d3049; } .call { position: relative; height: 96px; gap: 20px; padding: 0 26px 0 22px; border-radius: 20px; background: var(--bg2); box-shadow: inset 0 0 0 1.5px var(--ln); }
		.call.wait { box-shadow: inset 0 0 0 2.5px #d9a22e; background: #2a1e10; } .knot { position: absolute; left: -70px; top: 27px; width: 42px; height: 42px; border-radius: 50%; background: #ff6fae; color: #2b0418; display: grid; place-items: center; } .wait .knot { background: #ffd98a; color: #3d2a05; }
		.ask { gap: 14px; padding: 24px 26px; border-radius: 22px; background: #3a1329; box-shadow: inset 0 0 0 1.5px #7d2b58; } .ask .q { box-shadow: inset 0 0 0 2px #7d2b58; color: #ffd5e6; }
		.guard { padding: 30px 32px 22px; } .permit { height: 62px; border-top: 1.5px solid var(--ln); }
		.log { padding: 26px 30px; font-size: 19px; } .log .tag { margin-bottom: 12px; }
	`,
	html:
		ground({ base: "linear-gradient(145deg,#d4417f 0%,#831046 44%,#2a0318 100%)", glows: [[80, -60, 840, "rgb(255 180 212 / .6)"], [1600, 960, 700, "rgb(20 0 14 / .7)"]], lines: dots(40, 2.4, "rgb(255 220 236 / .22)", [1400, 200], 900) }) +
		win(70, 84, 1020, 900, "Run 4182, returns agent", `<div class="thread">${thread}</div>`, { dark: true, bleed: "b", turn: "rotateX(4deg) rotateY(8deg) rotateZ(-1deg)" }) +
		card(1096, 128, 420, null, `<div class="guard">${guard}</div>`, { turn: "rotateX(3deg) rotateY(-8deg) rotateZ(1.2deg) translateZ(40px)" }) +
		card(1060, 700, 480, null, `<div class="log">${log}</div>`, { dark: true, turn: "rotateX(3deg) rotateY(-8deg) rotateZ(1.2deg) translateZ(80px)" }),
};
