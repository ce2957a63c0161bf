import { at, each, icon } from "../../kit/base.mjs";
import { black, gymCss, lime, mark } from "./_gym-membership-billing.mjs";

/** @type {[name: string, words: string][]} */
const parts = [
	["Period", "every month on the <b>5th</b>"],
	["Price", "<b>Rs 1,800</b>"],
	["Proration", "by the <b>day</b>, first month"],
	["Hours", "<b>16:00</b> to <b>22:00</b>, every day"],
	["Freeze", "up to <b>60 days</b> a year, by the day"],
	["Family", "third person at <b>half price</b>"],
	["Until", "birthday <b>21</b>, then <b>Rs 2,400</b>"],
	["Tax", "GST <b>18%</b>, inside the price"],
];

/** Riya joins on 15 September and turns 21 on 5 March. Charged by the day: 20 of 30, 15 of 31, 15 of 30. @type {[day: string, amount: number, full: number, off: string][]} */
const invoices = [
	["15 Sep", 1200, 1800, "−10 days"], ["5 Oct", 1800, 1800, ""], ["5 Nov", 1800, 1800, ""], ["5 Dec", 870.97, 1800, "16 days frozen"], ["5 Jan", 1800, 1800, ""], ["5 Feb", 1800, 1800, ""],
	["5 Mar", 2400, 2400, ""], ["5 Apr", 2400, 2400, ""], ["5 May", 2400, 2400, ""], ["5 Jun", 1200, 2400, "15 days frozen"], ["5 Jul", 2400, 2400, ""], ["5 Aug", 2400, 2400, ""],
];
const total = invoices.reduce((sum, [, amount]) => sum + amount, 0);
const money = (/** @type {number} */ value) => value.toLocaleString("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const long = (/** @type {number} */ rupees) => Math.round(rupees / 4.8);

const part = ([name, words], /** @type {number} */ i) => `<div class="r part ${i === 4 ? "on" : ""}"><span class="no">${i + 1}</span><span class="name">${name}</span><span class="words nw">${words}</span>${i === 4 ? `<span class="caret"></span>` : ""}</div>`;
const bill = ([day, amount, full, off], /** @type {number} */ i) =>
	at(0, 142 + i * 57, 640, 46, `<span class="day">${day}</span><div class="bar clip" style="width:${long(amount)}px">${money(amount)}</div>${full > amount ? `<div class="gap clip" style="left:${108 + long(amount) + 4}px;width:${long(full) - long(amount) - 4}px">${off}</div>` : ""}`);

export const picture = {
	alt: "A plan editor with eight numbered price parts and, beside it, the next twelve invoices as bars with two frozen months cut short.",
	accent: lime,
	css: `${gymCss}
		.ed { position: absolute; inset: 0 700px 0 0; background: #10120b; } .tape { position: absolute; inset: 0 0 0 900px; background: ${lime}; color: ${black}; }
		.part { height: 93px; margin: 0 44px 0 56px; border-top: 2px solid #292d1e; font-size: 31px; letter-spacing: -.025em; } .no { width: 54px; color: #7f8669; font-size: 24px; font-weight: 600; } .name { width: 186px; color: #b4b9a4; font-size: 26px; } .words { color: #f4f7e8; } .words b { color: ${lime}; font-weight: 700; }
		.part.on { margin: 0 0 0 24px; padding-left: 32px; background: #262b16; border-color: transparent; border-radius: 18px 0 0 18px; } .part.on .no { color: ${lime}; }
		.day { position: absolute; left: 0; top: 8px; font-size: 25px; font-weight: 600; white-space: nowrap; }
		.bar { position: absolute; left: 108px; top: 0; height: 48px; padding-left: 14px; background: ${black}; color: ${lime}; border-radius: 6px; font-size: 26px; font-weight: 700; line-height: 48px; white-space: nowrap; }
		.gap { position: absolute; top: 0; height: 48px; border: 3px dashed rgb(10 11 7 / .5); border-radius: 6px; padding-left: 12px; font-size: 22px; font-weight: 600; line-height: 42px; letter-spacing: -.02em; white-space: nowrap; }
		.caret { width: 4px; height: 42px; margin-left: 6px; background: ${lime}; }
	`,
	html: `<div class="ui dark ed layer box">
			<div class="r" style="padding:44px 56px 0;gap:22px">${mark(56, lime)}<span class="s28 m2">New plan</span></div>
			<div class="b" style="padding:20px 56px 30px;font-size:74px;letter-spacing:-.05em;line-height:1">Student, evenings</div>
			${each(parts, part)}
		</div>
		<div class="tape layer box">
			<div class="abs b nw" style="left:44px;top:44px;font-size:34px;letter-spacing:-.03em">Next 12 invoices</div><div class="abs r" style="right:48px;top:48px;gap:10px;font-size:26px;font-weight:600">${icon("Check", 28, { stroke: 3.2 })}1 plan, no special case</div>
			<div class="abs" style="left:44px;top:0">${each(invoices, bill)}</div>
			<div class="abs r base sb" style="left:44px;right:48px;bottom:44px"><span class="s28 b nw">12 months, Rs</span><span class="big" style="font-size:100px">${money(total)}</span></div>
		</div>`,
};
