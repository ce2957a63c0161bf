import { at, avatar, each, icon, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { bookCss, co2e, tone } from "./_audit-ready-carbon-ledger.mjs";

/** @type {[label: string, value: string][]} */
const facts = [["Consumer", "Nilgara Pressings, Chakan"], ["Consumer no.", "170 149 036 228"], ["Meter", "HT-04417, kWh"], ["Period", "1 to 31 December 2024"]];
/** @type {[label: string, rate: string, amount: string][]} */
const charges = [
	["Energy, 680,700 kWh", "8.12", "55,27,284.00"],
	["Demand, 1,900 kVA", "549.00", "10,43,100.00"],
	["Wheeling", "0.60", "4,08,420.00"],
	["Electricity duty", "7.5%", "5,23,410.30"],
];
const reading = [["Present", "39,093.3"], ["Previous", "38,412.6"], ["Difference", "680.7"], ["Multiplier", "1,000"]];

const bolt = svg(74, 74, `<rect width="74" height="74" rx="6" fill="#28465e"/><path d="M42 10L20 42h14l-5 22 24-33H39z" fill="#f0c53a"/>`);
const bars = svg(190, 64, `<path d="${[0, 6, 10, 18, 22, 27, 36, 40, 48, 53, 57, 66, 72, 76, 84, 88, 97, 101, 106, 114, 120, 124, 132, 137, 145, 149, 154, 162, 168, 173, 181].map((x, i) => `M${x} 0v64h${[2, 4, 3][i % 3]}v-64z`).join("")}" fill="#2a2a24"/>`);
const bill = `
	<div class="r top" style="gap:20px">${bolt}<div class="nw"><div class="s32 b">Western Hills Power</div><div class="s20 m2">Bill of supply, high-tension industry</div></div><div class="end ta nw s18 m2">Bill 24-12-88121<br>3 January 2025</div></div>
	<div class="facts">${each(facts, ([label, value]) => `<div class="m2">${label}</div><div class="b nw">${value}</div>`)}</div>
	<div class="read">${each(reading, ([label, value]) => `<div class="nw"><div class="s18 m2">${label}</div><div class="s24">${value}</div></div>`)}<div class="units nw"><div class="s18 m2">Units, kWh</div><div class="mark">680,700</div></div></div>
	<div class="charge s18 m2"><span>Charge</span><span class="ta">Rate, Rs</span><span class="ta">Amount, Rs</span></div>
	${each(charges, ([label, rate, amount]) => `<div class="charge"><span class="nw">${label}</span><span class="ta">${rate}</span><span class="ta">${amount}</span></div>`)}
	<div class="charge due"><span>Total</span><span></span><span class="ta">75,02,214.30</span></div>
	<div class="r" style="margin-top:30px;gap:26px">${bars}<div class="s18 m2 nw">Pay by 17 January 2025</div></div>
	<div class="stamp tc nw">Received<br>6 Jan 2025</div>`;

export const picture = {
	alt: "An electricity bill with its 680,700 kWh marked on the page; from the mark a line leads to the posting of 494.9 tonnes.",
	accent: tone.green,
	css: `${bookCss}
		.bill { --ink2: #5d594a; background: linear-gradient(125deg,#fffefa,#f6f2e4); color: #23231d; padding: 54px 60px 0; box-shadow: 50px 70px 110px -10px rgb(0 0 0 / .6), 10px 16px 34px rgb(0 0 0 / .3); font-size: 21px; }
		.facts { display: grid; grid-template-columns: 170px 1fr; gap: 9px 0; padding: 26px 0 24px; margin-top: 28px; border-top: 2.5px solid #28465e; }
		.read { display: flex; justify-content: space-between; align-items: center; height: 118px; padding: 0 22px; background: #ece6d3; margin: 0 -22px 24px; } .read .units { padding-left: 26px; border-left: 1.5px solid #c6bea5; }
		.mark { position: relative; width: fit-content; font-size: 40px; font-weight: 600; letter-spacing: -.03em; line-height: 1; margin: 4px -10px 0; padding: 5px 12px 8px; background: #ffe45c; box-shadow: 0 0 0 4px #d29a00; border-radius: 4px; }
		.charge { display: grid; grid-template-columns: 1fr 130px 200px; padding: 11px 0 12px; border-bottom: 1.5px solid #ddd5c0; } .due { font-weight: 600; font-size: 26px; border-bottom: 0; border-top: 2.5px solid #23231d; margin-top: -1.5px; }
		.stamp { position: absolute; right: 66px; top: 806px; padding: 12px 24px; border: 3.5px solid #8d3b5a; border-radius: 8px; color: #8d3b5a; font-size: 22px; font-weight: 600; line-height: 1.15; transform: rotate(-5deg); opacity: .85; }
		.sum1 { color: #fff; font-size: 76px; font-weight: 600; letter-spacing: -.045em; line-height: 1; } .sum1 small { font-size: 34px; font-weight: 500; letter-spacing: -.02em; color: #c4dccb; } .note { font-size: 22px; color: #a9c7b4; margin-top: 12px; }
		.result { color: ${tone.mint}; font-size: 140px; font-weight: 600; letter-spacing: -.06em; line-height: 1; } .result small { font-size: 38px; letter-spacing: -.03em; }
		.line2 { height: 9px; border-top: 2.5px solid #fff; border-bottom: 2.5px solid #fff; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#2e6a4e 0%,#143c2b 46%,#061810 100%)", glows: [[60, -40, 900, "rgb(190 226 196 / .6)"], [1640, 1040, 700, "rgb(2 10 6 / .7)"]], grained: 0.4 }) +
		at(84, 66, 850, 1110, bill, { cls: "bill layer", turn: "rotate(-3.2deg)" }) +
		svg(1600, 1000, `<path d="M886 466C982 452 920 296 1030 282" stroke="#ffd84a" stroke-width="5" stroke-linecap="round"/><circle cx="1030" cy="282" r="10" fill="#ffd84a"/>`, "position:absolute;inset:0") +
		at(1062, 128, 474, null, `
			<div class="s24 nw" style="color:#c4dccb;margin-bottom:84px">Posting 4,118, grid power</div>
			<div class="sum1 nw">680,700 <small>kWh</small></div><div class="note nw">read from the marked spot</div>
			<div class="sum1 nw" style="margin-top:44px">0.727 <small>kg per kWh</small></div><div class="note nw">CEA 20, known since December 2024</div>
			<div class="line2" style="margin:44px 0 30px"></div>
			<div class="result nw">494.9 <small>t ${co2e}</small></div>
			<div class="r" style="gap:16px;margin-top:60px;color:#fff">${avatar("PK", 60, "#3f7a5c")}<div class="nw"><div class="b">Looked at by Parul K.</div><div class="s20" style="color:#a9c7b4">14 January 2025, 11:20</div></div><span class="end" style="color:${tone.mint}">${icon("CircleCheck", 48)}</span></div>`, { cls: "layer" }),
};
