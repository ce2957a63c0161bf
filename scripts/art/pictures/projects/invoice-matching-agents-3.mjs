import { at, each, icon } from "../../kit/base.mjs";
import { manner, rupees, tone } from "./_invoice-matching-agents.mjs";

const lists = [["277", "posted"], ["27", "proposed"], ["14", "odd"]];

/** @type {[string, string, string, number][]} */
const odd = [
	["Price is 3.1% above the order", "Nova Refractories, NR-5520", "Compare", 147980],
	["Receipt is 40 pieces short", "Sahyadri Forgings, SF-2071", "Compare", 84200],
	["Same number came in May", "Bharat Tools, 1187", "Compare", 12450],
	["No order, freight above limit", "Kirti Transport, 88/26", "Find the order", 9300],
	["Drum is not in the unit table", "Om Lubricants, OL-331", "Normalize", 29110],
	["Page 2 is missing", "Patil Patterns, P-0612", "Read", 56700],
	["Order was closed in June", "Deccan Bearings, 40877", "Find the order", 31864],
];

const row = ([why, who, step, sum], i) => `
	<div class="row r ${i === 0 ? "on" : ""}">
		<div class="g"><div class="why nw">${why}</div><div class="who nw">${who}</div></div>
		<div class="step nw">${step}</div><div class="money nw">${rupees(sum)}</div>
	</div>`;

const desk = `
	<div class="r lists">
	${each(lists, ([count, name], i) => `<div class="tab ${i === 2 ? "on" : ""}"><b>${count}</b><span>${name}</span></div>`)}<div class="end s24 nw" style="color:${tone.ink3}">Tue 14 July, 07:02</div>
	</div>
	<div class="row r head"><div class="g">Why it stopped</div><div class="step">Stopped at</div><div class="money">Amount, Rs</div></div>
	${each(odd, row)}`;

const sign = `<svg width="210" height="76" viewBox="0 0 210 76" fill="none">
	<path d="M8 60C18 34 24 14 26 10V64M26 40C38 34 46 20 50 10V62C60 44 66 40 72 44S76 62 88 54S104 34 110 42S112 62 126 54S146 20 148 10S138 64 152 58S178 40 202 36" stroke="#27408a" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
	</svg>`;

const release = `
	<div class="s24 nw" style="color:#cfc2aa">Nova Refractories, NR-5520</div>
	<div class="over">3.1%</div>
	<div class="text">The order says Rs 14,353 a tonne, the invoice 14,798. No amendment to order 30377 was found.</div>
	<div class="slip">
		<div class="r sb"><span>Invoice, 10 t</span><b class="b">1,47,980.00</b></div>
		<div class="r sb"><span>Order, 10 t</span><b class="b">1,43,530.00</b></div>
		<div class="r sb due"><span>Above the order</span><b class="b">4,450.00</b></div>
		<div class="r two"><div class="name"><div class="ink">${sign}</div><b class="b nw">H. Kulkarni</b><span>07:01</span></div>
		<div class="name empty"><div class="ink">${icon("PenLine", 34)}</div><b class="b nw">Second name</b></div></div>
	</div>
	<div class="r" style="gap:14px;margin-top:34px"><div class="btn g">Sign as second</div><div class="btn q back">Ask the buyer</div></div>`;

export const picture = {
	alt: "A review desk at seven in the morning: odd invoices with the reason that stopped each, and a price that two named people must release.",
	accent: tone.red,
	css: `${manner}
		.desk { background: ${tone.paper}; color: ${tone.ink}; padding: 44px 0 0 64px; }
		.lists { gap: 38px; padding-right: 44px; height: 104px; align-items: flex-start; }
		.tab { display: flex; align-items: baseline; gap: 12px; font-size: 26px; color: ${tone.ink3}; padding-bottom: 14px; }
		.tab b { font-size: 66px; font-weight: 600; letter-spacing: -.05em; line-height: 1; }
		.tab.on { color: #c22f12; border-bottom: 6px solid ${tone.red}; } .lists .end { padding-top: 30px; }
		.row { height: 112px; border-top: 1.5px solid ${tone.line}; padding: 0 44px 0 64px; margin-left: -64px; }
		.head { height: 64px; font-size: 20px; color: ${tone.ink3}; border-top: 3px solid ${tone.ink}; }
		.why { font-size: 29px; font-weight: 600; letter-spacing: -.025em; line-height: 1.2; } .who { font-size: 21px; color: ${tone.ink2}; }
		.step { width: 176px; font-size: 21px; color: ${tone.ink2}; } .money { width: 158px; text-align: right; font-size: 25px; font-weight: 600; }
		.head > div { font-size: 20px; font-weight: 500; color: ${tone.ink3}; }
		.row.on { background: ${tone.wash}; box-shadow: inset 10px 0 0 ${tone.red}; border-color: transparent; }
		.free { background: linear-gradient(160deg,#3d3a34,#211f1b 70%); color: #fbf5ea; padding: 52px 60px 0 56px; }
		.over { font-size: 184px; font-weight: 600; letter-spacing: -.06em; line-height: 1.06; color: #ff7d5c; margin-left: -8px; }
		.text { font-size: 28px; line-height: 1.32; letter-spacing: -.02em; margin: 10px 0 36px; text-wrap: balance; }
		.slip { background: linear-gradient(125deg,#fffdf7,#efe5d2); color: ${tone.ink}; padding: 18px 30px 28px; box-shadow: 20px 28px 46px rgb(0 0 0 / .42); }
		.slip > .sb { height: 60px; border-bottom: 1.5px solid ${tone.line}; font-size: 22px; } .slip b { font-size: 24px; }
		.due { color: #b92d11; border-bottom: 0 !important; }
		.two { gap: 18px; margin-top: 10px; }
		.name { flex: 1; height: 160px; min-width: 0; border: 2px solid #cdbfa6; border-radius: 4px; padding: 0 16px 12px; display: grid; grid-template-columns: 1fr auto; align-items: end; font-size: 20px; }
		.name b { font-size: 20px; } .ink { grid-column: 1 / 3; height: 84px; align-self: start; padding-top: 8px; overflow: hidden; }
		.empty { border: 2.5px dashed ${tone.red}; color: #b92d11; } .empty .ink { padding-top: 28px; }
		.free .back { color: #fbf5ea; box-shadow: inset 0 0 0 2px #8b8375; }
	`,
	html: at(0, 0, 972, 1000, desk, { cls: "desk layer" }) + at(972, 0, 628, 1000, release, { cls: "ui dark free layer box" }),
};
