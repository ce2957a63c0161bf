import { avatar, each, icon, svg } from "../../kit/base.mjs";
import { bookCss, co2e, tone } from "./_audit-ready-carbon-ledger.mjs";

const BAR = 158;
const HEAD = 216;
const HIGH = 91;

/** @typedef {[number: string, what: string, proof: string, amount: string, unit: string, factor: string, version: string, tonnes: string, state: "sampled" | "question" | "fix" | "posted"]} Posting */
/** @type {Posting[]} */
const postings = [
	["4,113", "Diesel, generator 2", "Invoice 88-214", "4,310", "liters", "2.5128", "DEFRA 2024", "10.8", "posted"],
	["4,114", "Coil steel, lot 88", "Supplier’s reply", "9.6", "tonnes", "2.21", "Supplier 2024", "21.2", "sampled"],
	["4,115", "Road freight, Chennai", "Waybill 70-118", "14,300", "t km", "0.098", "GLEC 3.0", "1.4", "posted"],
	["4,116", "Mixed waste, week 51", "Assumption 7", "9.7", "tonnes", "0.37", "Estimate", "3.6", "question"],
	["4,117", "Grid power, Talegaon", "Meter bill, page 1", "28,600", "kWh", "0.727", "CEA 20", "20.8", "posted"],
	["4,118", "Grid power, Chakan", "Meter bill, page 1", "680,700", "kWh", "0.727", "CEA 20", "494.9", "sampled"],
	["4,119", "Diesel, van 07", "Fuel card, 31 lines", "742", "liters", "2.5128", "DEFRA 2024", "1.9", "posted"],
	["4,120", "Corrects 4,113", "Digits swapped: 3,410", "−900", "liters", "2.5128", "DEFRA 2024", "−2.3", "fix"],
	["4,121", "Refrigerant R-410A", "Service sheet 12", "8.4", "kg", "1,924", "DEFRA 2024", "16.2", "posted"],
];

const states = {
	posted: ["", "Posted"],
	sampled: ["ok", `${icon("Check", 22, { stroke: 3 })}Accepted`],
	question: ["ask", `${icon("MessageSquare", 21)}Question`],
	fix: ["brass", `${icon("CornerLeftUp", 22, { stroke: 2.5 })}Correction`],
};
const proofIcon = (/** @type {string} */ proof) => icon(proof.startsWith("Assumption") ? "PencilLine" : proof.startsWith("Supplier") ? "Mail" : proof.startsWith("Digits") ? "Undo2" : "FileText", 21);

const line = (/** @type {Posting} */ [number, what, proof, amount, unit, factor, version, tonnes, state], /** @type {number} */ i) => `
	<div class="line ${state} ${i === 0 ? "old" : ""}"><b class="num">${number}</b>
		<div class="nw"><div class="what">${what}</div><div class="r sub">${proofIcon(proof)}${proof}</div></div>
		<div class="ta nw"><div class="what">${amount}</div><div class="sub">${unit}</div></div>
		<div class="ta nw"><div class="what m2">${factor}</div><div class="sub">${version}</div></div>
		<div class="t">${tonnes}</div>
		<div class="st"><span class="state ${states[state][0]}">${i === 0 ? "Corrected" : states[state][1]}</span></div></div>`;

const middle = (/** @type {number} */ row) => HEAD + row * HIGH + HIGH / 2;
/** From the correction back to what it corrects. */
const link = svg(1600, 1000, `<path d="M96 ${middle(7)}H74Q46 ${middle(7)} 46 ${middle(7) - 28}V${middle(0) + 28}Q46 ${middle(0)} 74 ${middle(0)}H92" stroke="${tone.brass}" stroke-width="5" stroke-linecap="round"/><path d="M82 ${middle(0) - 13}l15 13l-15 13" stroke="${tone.brass}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="98" cy="${middle(7)}" r="9" fill="${tone.brass}"/>`, "position:absolute;inset:0");

export const picture = {
	alt: "A ledger of carbon postings with quantity, evidence and factor version; a correction is tied back to the posting that it names.",
	accent: tone.green,
	css: `${bookCss}
		.book { background: ${tone.paper}; color: ${tone.ink}; --ink2: ${tone.soft}; --ink3: ${tone.soft}; }
		.top { height: ${BAR}px; padding: 36px 64px 0 112px; background: ${tone.forest}; color: #fff; } .tabs { height: 60px; border-radius: 10px; background: #ffffff1c; padding: 6px; font-size: 22px; font-weight: 600; } .tabs span { height: 48px; padding: 0 24px; border-radius: 7px; display: grid; place-items: center; color: #cfe0d2; } .tabs .on { background: ${tone.mint}; color: ${tone.forest}; }
		.line, .names { display: grid; grid-template-columns: 118px 420px 170px 210px 232px 1fr; align-items: center; padding: 0 64px 0 112px; } .names { height: ${HEAD - BAR}px; font-size: 20px; color: ${tone.soft}; border-bottom: 2.5px solid ${tone.ink}; background: ${tone.sage}; } .names > :nth-child(n+3):nth-child(-n+5) { text-align: right; }
		.line { height: ${HIGH}px; border-bottom: 1.5px solid ${tone.rule}; } .line.fix { background: #fbefd0; } .line.old { background: #fdf6e3; }
		.num { font-size: 24px; font-weight: 600; color: ${tone.soft}; } .what { font-size: 28px; letter-spacing: -.02em; font-weight: 600; } .what.m2 { font-weight: 500; } .sub { font-size: 19px; color: ${tone.soft}; gap: 8px; margin-top: 2px; } .t { font-size: 44px; font-weight: 600; letter-spacing: -.04em; text-align: right; } .old .t, .fix .t, .fix .num { color: ${tone.brass}; }
		.st { display: flex; justify-content: flex-end; } .state { display: inline-flex; align-items: center; gap: 9px; height: 44px; padding: 0 17px; border-radius: 7px; font-size: 21px; font-weight: 600; color: ${tone.soft}; box-shadow: inset 0 0 0 1.5px ${tone.rule}; white-space: nowrap; } .state.ok { background: #d8eddd; color: #14532f; box-shadow: none; } .state.ask { background: #fbe3d8; color: ${tone.rust}; box-shadow: none; } .state.brass { background: ${tone.brass}; color: #fff; box-shadow: none; }
		.margin { position: absolute; top: ${BAR}px; bottom: 0; left: 1090px; width: 6px; border-left: 1.5px solid #cfa08a; border-right: 1.5px solid #cfa08a; }
	`,
	html: `<div class="book fill layer">
		<div class="top r" style="align-items:flex-start"><div><div class="s56 b nw">Ledger, close of 2024</div><div class="s24 nw" style="color:#bcd2c2;margin-top:6px">312 postings in January, none edited</div></div>
			<div class="r tabs" style="margin-left:auto;margin-right:34px"><span class="on">As reported</span><span>Restated</span></div><div class="r" style="gap:14px">${avatar("IS", 60, "#3f7a5c")}<div class="nw"><div class="b">Auditor seat</div><div class="s20" style="color:#bcd2c2">24 of 25 accepted</div></div></div></div>
		<div class="names">${each(["No.", "Activity and evidence", "Quantity", "Factor", `t ${co2e}`, ""], (name) => `<span class="nw">${name}</span>`)}</div>
		${each(postings, line)}<div class="margin"></div>${link}</div>`,
};
