import { avatar, card, each, icon, win } from "../../kit/base.mjs";
import { lineChart } from "../../kit/chart.mjs";
import { dots, ground, rings } from "../../kit/background.mjs";
import { table } from "../../kit/talk.mjs";

const months = ["Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"];
const revenue = [118, 123, 131, 134, 142, 151, 156, 168, 177, 184, 196, 208];

/** @type {[string, string, string, string, number, string][]} */
const tenants = [
	["H", "#2446d8", "Harbor Clinics", "Scale", 0.62, "$8,420"],
	["O", "#0e7490", "Orchard Schools", "Growth", 0.94, "$3,190"],
	["T", "#be185d", "Tallis Freight", "Scale", 0.38, "$6,075"],
	["M", "#15803d", "Marlow Foods", "Growth", 0.71, "$2,840"],
];

const overview = `
	<div class="side c">
		<div class="r org">${avatar("M", 44, "#5b74f5")}<span class="b g">Metergrid</span>${icon("ChevronsUpDown", 20)}</div>
		${each([["LayoutDashboard", "Overview"], ["Building2", "Tenants"], ["ReceiptText", "Billing"], ["Gauge", "Usage"], ["KeyRound", "Access"], ["Webhook", "Events"]], ([name, label], i) => `<div class="r item ${i === 0 ? "on" : ""}">${icon(name, 22)}${label}</div>`)}
	</div>
	<div class="body">
		<div class="r base sb"><div><div class="m3">Monthly recurring revenue</div><div class="s96 b">$208,400</div></div><div class="r" style="gap:40px;padding-right:60px"><div><div class="s36 b">412</div><div class="m3 s19">tenants</div></div><div><div class="s36 b">1.4%</div><div class="m3 s19">churn</div></div><div><div class="s36 b">107%</div><div class="m3 s19 nw">net retention</div></div></div></div>
		<div class="plot">${lineChart({ w: 1000, h: 236, min: 90, max: 215, ticks: [[100, ""], [150, ""], [200, ""]], series: [{ values: revenue, color: "#8fa2ff", fill: "url(#fall)", width: 5 }], line: "#232a3b", over: `<defs><linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5b74f5" stop-opacity=".5"/><stop offset="1" stop-color="#5b74f5" stop-opacity="0"/></linearGradient></defs><circle cx="1000" cy="13" r="10" fill="#10131b" stroke="#8fa2ff" stroke-width="5"/>` })}
			<div class="r sb s17 m3 mono" style="width:1000px;margin-top:12px">${each(months, (month) => `<span>${month}</span>`)}</div></div>
		${table([42, 230, 110, 260, 80, 130], tenants.map(([letter, color, name, plan, used, due]) => [avatar(letter, 42, color), `<b class="b">${name}</b>`, `<span class="m3">${plan}</span>`, `<div class="meter"><i style="width:${used * 100}%;background:${used > 0.9 ? "#fbbf4d" : "#7189ff"}"></i></div>`, `<span class="m2">${Math.round(used * 100)}%</span>`, `<div class="b ta">${due}</div>`]), 74)}
	</div>`;

const lines = [["Scale plan, 1 August to 31 August", "$4,900.00"], ["Seats, 64 at $40", "$2,560.00"], ["Messages, 480,000 at $2 per 1,000", "$960.00"]];
const invoice = `
	<div class="r sb"><div class="tag">Invoice 2041</div><span class="pill ok">${icon("Check", 18, { stroke: 3 })} Paid</span></div>
	<div class="s56 b" style="margin:16px 0 2px">$8,420.00</div><div class="m3 s20">Harbor Clinics, due 1 September</div>
	<div class="lines">${each(lines, ([label, amount]) => `<div class="r sb"><span class="m2">${label}</span><span class="b">${amount}</span></div>`)}</div>
	<div class="r sb total"><span class="b">Total</span><span class="b s24">$8,420.00</span></div>`;

export const picture = {
	alt: "A dark billing console of a software platform with recurring revenue over twelve months and usage by tenant, and one tenant's invoice in front of it.",
	accent: "#2446d8",
	css: `
		.side { position: absolute; left: 0; top: 0; bottom: 0; width: 254px; padding: 26px 20px; gap: 8px; border-right: 1.5px solid var(--ln); background: #0c0f16; color: var(--ink2); }
		.org { gap: 12px; padding: 0 8px 22px; color: var(--ink); } .item { gap: 14px; height: 54px; padding: 0 16px; border-radius: 12px; } .item.on { background: #232b45; color: #fff; }
		.body { position: absolute; left: 254px; right: 0; top: 0; bottom: 0; padding: 30px 40px; } .plot { margin: 26px 0 26px; }
		.inv { padding: 34px 36px; } .lines { display: grid; gap: 16px; margin: 28px 0 22px; font-size: 20px; padding-top: 24px; border-top: 1.5px solid var(--ln); } .total { border-top: 1.5px solid var(--ln); padding-top: 20px; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#eef3ff 0%,#cdd9fb 46%,#93abf0 100%)", glows: [[180, -40, 800, "rgb(255 255 255 / .95)"], [1500, 1020, 760, "rgb(70 100 225 / .55)"]], lines: dots(34, 2, "rgb(36 70 216 / .26)", [1500, 120], 900) + rings(1480, 900, 7, 120, "rgb(36 70 216 / .16)", 2), grained: 0.3 }) +
		win(64, 104, 1380, 960, "Overview, all tenants", overview, { dark: true, bleed: "b", turn: "rotateX(6deg) rotateY(9deg) rotateZ(-1.2deg)", css: "transform-origin:0 40%;" }) +
		card(1010, 490, 520, null, `<div class="inv">${invoice}</div>`, { turn: "rotateX(4deg) rotateY(8deg) rotateZ(-1deg) translateZ(90px)" }),
};
