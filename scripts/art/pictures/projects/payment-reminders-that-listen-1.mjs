import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { call, plum } from "./_payment-reminders-that-listen.mjs";

// The call is the way from the day it was due to the day that suits: its voice leaps over the calendar.
const FIRST = 88;
const STEP = 128;
const WIDE = 112;
const middle = (/** @type {number} */ day) => FIRST + (day - 7) * STEP + WIDE / 2;
const [cx, cy, rx, ry] = [(middle(7) + middle(15)) / 2, 700, (middle(15) - middle(7)) / 2, 500];

const bars = call(92, 5).map(({ t, who, loud }) => {
	const angle = Math.PI * (1 - t);
	const [x, y] = [cx + rx * Math.cos(angle), cy - ry * Math.sin(angle)];
	const turn = (Math.atan2(Math.sin(angle) / ry, Math.cos(angle) / rx) * 180) / Math.PI;
	const tall = 9 + loud * (who === "borrower" ? 230 : 190);
	return `<rect x="${n(-tall / 2)}" y="-4.5" width="${n(tall)}" height="9" rx="4.5" fill="${who === "borrower" ? "url(#said)" : who ? plum.pink : "rgb(255 255 255 / .4)"}" transform="translate(${n(x)} ${n(y)}) rotate(${n(-turn)})"/>`;
}).join("");
const arc = svg(1600, 1000, `<defs><radialGradient id="said" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100"><stop stop-color="#ffe6c9"/><stop offset="1" stop-color="#ff9d6b"/></radialGradient><filter id="glow" x="-10%" y="-20%" width="120%" height="140%"><feGaussianBlur stdDeviation="20"/></filter></defs><g filter="url(#glow)" opacity=".6">${bars}</g>${bars}`, "position:absolute;left:0;top:0");

const week = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const day = (/** @type {number} */ date) => {
	const look = date === 7 ? "due" : date === 15 ? "new" : date > 17 || date < 7 ? "out" : "free";
	const more = date === 15 ? 22 : 0;
	return at(FIRST + (date - 7) * STEP - more, more * -2.6, WIDE + more * 2, 184 + more * 3.2, `<span class="wd">${week[(date + 6 - 5) % 7]}</span><span class="no b">${date}</span>${look === "out" && date > 17 ? icon("Lock", 26) : look === "due" ? '<span class="wd">due</span>' : look === "new" ? '<span class="wd b nw">Rs 1,250</span>' : ""}`, { cls: `day c ${look}` });
};

export const picture = {
	alt: "A reminder call whose voice leaps over a calendar, from the day the payment was due to the new date agreed, Tuesday the fifteenth.",
	accent: plum.rose,
	css: `
		.day { align-items: center; justify-content: center; gap: 6px; border-radius: 20px; color: #fff; background: rgb(255 255 255 / .13); box-shadow: inset 1.5px 1.5px 0 rgb(255 255 255 / .3), inset 0 -7px 0 rgb(30 4 22 / .22); }
		.wd { font-size: 24px; } .no { font-size: 66px; line-height: 1; letter-spacing: -.045em; } .out { opacity: .4; box-shadow: none; } .due { background: ${plum.pink}; color: ${plum.ink}; }
		.new { background: linear-gradient(150deg,#fff,#ffe9dc); color: ${plum.ink}; gap: 8px; border-radius: 26px; box-shadow: inset 0 -9px 0 #f0bfa6; } .new .no { font-size: 104px; color: #a3265c; } .new .wd { font-size: 28px; } .cast { background: #160210; border-radius: 26px; opacity: .6; filter: blur(22px); }
		.span { height: 3px; background: #f6c6d6; } .span::before, .span::after { content: ""; position: absolute; top: -9px; width: 3px; height: 21px; background: inherit; left: 0; } .span::after { left: auto; right: 0; }
		.said { color: #fff; } .by { color: #fff2f5; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#9c3966 0%,#701e4d 40%,#33092a 100%)", glows: [[60, -60, 860, "rgb(255 150 176 / .22)"], [1180, 720, 420, "rgb(255 150 110 / .5)"], [656, 520, 620, "rgb(255 120 120 / .18)"], [1640, 1040, 760, "rgb(24 2 20 / .8)"]], grained: 0.25 }) +
		`<div class="layer">${arc}</div>` +
		at(0, 704, 1600, 176, each([6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18], day) + at(1122, -10, 150, 210, "", { cls: "cast" }) + day(15), { cls: "floor layer", turn: "rotateX(34deg)", css: "transform-origin:50% 0;" }) +
		`<div class="layer said">
			${at(88, 84, null, null, '<div class="s24 by">Agent</div><div class="s36 b nw" style="margin-top:8px">Is something<br>in the way?</div>')}
			${at(296, 362, 720, null, '<div class="s26 by tc">Lata Pawar</div><div class="b tc" style="font-size:64px;line-height:1.06;letter-spacing:-.04em;margin-top:14px">I am paid for the<br>garlands after<br>Chaturthi.</div>')}
			${at(middle(7), 906, middle(15) - middle(7), null, "", { cls: "span" })}${at(middle(7), 920, middle(15) - middle(7), null, '<div class="s24 tc">8 days later, the limit is 10</div>')}
			${at(1166, 84, 360, null, '<div class="s24 by">Agent</div><div class="s36 b nw" style="margin-top:8px">Then the 15th,<br>at no extra charge.</div>')}
		</div>`,
};
