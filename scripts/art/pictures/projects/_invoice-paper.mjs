import { each } from "../../kit/base.mjs";
import { rupees, tone } from "./_invoice-matching-agents.mjs";

/** The invoice that the pictures follow: what is on it, and how it is printed. */

/** @type {[string, string, string, number, number][]} */
const items = [["Aluminum scrap, A", "7602", "184 cwt", 184, 9140], ["Silicon metal, 98%", "2804", "22 cwt", 22, 8350],
	["Freight to Satara", "9965", "1", 1, 6400]];
const net = items.reduce((sum, [, , , much, rate]) => sum + much * rate, 0);
const tax = net * 0.09;
export const total = Math.round(net + tax * 2);
const rounding = total - net - tax * 2;

/** A field that was read, with its score. @param {string} text @param {string} score @param {string} [kind] */
export const mark = (text, score, kind = "") => `<span class="mark ${kind}">${text}<em>${score}</em></span>`;

/** A round stamp in violet ink, 210 across. */
export const stamp = `<svg width="210" height="210" viewBox="-105 -105 210 210" fill="none"><g stroke="#4b4a9a" opacity=".62">
	<circle r="100" stroke-width="5"/><circle r="68" stroke-width="2.5"/></g><g fill="#4b4a9a" opacity=".72" text-anchor="middle" font-weight="600">
	<path id="arc" d="M-82 0A82 82 0 0 1 82 0" fill="none"/><text font-size="20" letter-spacing="3">
	<textPath href="#arc" startOffset="50%">RECEIVED, GATE 2</textPath></text><text y="-4" font-size="34">13 JUL</text>
	<text y="30" font-size="28">2026</text></g></svg>`;

const scribble = `<svg width="190" height="80" viewBox="0 0 190 80" fill="none">
	<path d="M6 52C30 10 44 6 40 34S26 74 40 58S66 20 74 30S70 60 84 48S100 30 108 38S112 56 126 44S150 30 184 22M30 66C80 58 120 58 168 62" stroke="#27408a" stroke-width="3.5" stroke-linecap="round"/>
	</svg>`;

const sums = [["Taxable value", net], ["CGST 9%", tax], ["SGST 9%", tax], ["Rounding", rounding]];

export const invoice = `
	<i class="hole" style="top:250px"></i><i class="hole" style="top:560px"></i><div class="crease"></div>
	<div class="r top sb"><div><div class="firm nw">Shree Alloys &amp; Scrap</div>
	<div class="addr">Plot 44, MIDC Chakan, Pune 410501<br>GSTIN 27ABKFS4417L1Z6</div></div><div class="ta"><div class="kind nw">TAX INVOICE</div>
	<div class="addr">Original for recipient</div></div></div>
	<div class="meta mono"><div><span>Invoice no.</span>${mark("SA/26/0719", "0.99")}</div><div><span>Order</span>${mark("PO 30418", "0.99")}</div>
	<div><span>Date</span><b>11-07-2026</b></div><div><span>Vehicle</span><b>MH 14 GH 2207</b></div></div>
	<div class="to"><span>To</span> Vardhan Castings, MIDC Satara 415004</div>
	<div class="line head"><span>Description</span><span>HSN</span><span>Quantity</span><span>Rate</span><span>Amount</span></div>
	${each(items, ([what, hsn, much, count, rate], i) => `<div class="line mono"><span>${what}</span><span>${hsn}</span><span>${i ? much : mark(much, "0.93", "low")}</span><span>${rupees(rate)}</span><span>${i ? rupees(count * rate) : mark(rupees(count * rate), "0.98")}</span></div>`)}
	<div class="feet"><div class="sums mono">
	${each(sums, ([name, value]) => `<div class="r sb"><span>${name}</span><span>${rupees(Number(value))}</span></div>`)}<div class="r sb all">
	<span>Total Rs</span>${mark(rupees(total), "0.99")}</div></div></div>
	<div class="words">Rupees twenty-two lakh<br>eight thousand seven<br>hundred ninety-five only</div><div class="abs" style="left:104px;top:900px">
	${scribble}</div>`;

export const print = `
	.bill { padding: 62px 62px 0 100px; } .firm { font-size: 40px; font-weight: 700; letter-spacing: -.035em; }
	.addr { font-size: 20px; line-height: 1.4; color: ${tone.ink2}; margin-top: 6px; }
	.kind { font-size: 30px; font-weight: 700; letter-spacing: .02em; padding-top: 8px; }
	.hole { position: absolute; left: 34px; width: 34px; height: 34px; border-radius: 50%; background: #cbbb9f; box-shadow: inset 4px 5px 7px rgb(60 40 16 / .5); }
	.crease { position: absolute; left: 0; right: 0; top: 508px; height: 40px; background: linear-gradient(rgb(120 96 60 / 0),rgb(120 96 60 / .13) 48%,rgb(255 255 255 / .8) 52%,rgb(255 255 255 / 0)); }
	.meta { display: grid; grid-template-columns: 452px 1fr; row-gap: 22px; margin-top: 40px; font-size: 24px; }
	.meta span:first-child { display: inline-block; width: 152px; font: 500 20px "Instrument Sans Variable"; color: ${tone.ink3}; }
	.meta > :nth-child(even) span:first-child { width: 100px; } .meta b { font-weight: 500; }
	.to { margin: 32px 0 26px; font-size: 23px; } .to span { color: ${tone.ink3}; font-size: 20px; margin-right: 14px; }
	.line { display: grid; grid-template-columns: minmax(0, 1fr) 64px 140px 142px 186px; align-items: center; height: 74px; border-top: 1.5px solid #c9bca4; font-size: 20px; white-space: nowrap; }
	.line > :nth-child(n+3) { text-align: right; } .line.head { height: 50px; border-top: 3px solid ${tone.ink}; font-size: 19px; font-weight: 600; }
	.line .mark em { right: -10px; }
	.feet { border-top: 3px solid ${tone.ink}; padding-top: 18px; } .sums { width: 440px; margin-left: auto; font-size: 21px; line-height: 38px; }
	.all { font-size: 27px; font-weight: 700; margin-top: 16px; }
	.words { position: absolute; left: 100px; top: 782px; font-size: 20px; line-height: 1.45; color: ${tone.ink2}; }
	.mark { position: relative; display: inline-block; padding: 4px 10px; margin: -4px -10px; border-radius: 3px; background: rgb(43 41 37 / .07); box-shadow: 0 0 0 2.5px #2b2925; white-space: nowrap; }
	.mark em { position: absolute; right: -16px; top: -20px; height: 26px; padding: 0 8px; background: #2b2925; color: #fff; border-radius: 3px; font: 600 17px/26px "Instrument Sans Variable"; letter-spacing: 0; }
	.mark.low { background: rgb(216 57 26 / .12); box-shadow: 0 0 0 4px ${tone.red}; } .mark.low em { background: ${tone.red}; }
`;
