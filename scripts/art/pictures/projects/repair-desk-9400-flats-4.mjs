import { at, each, icon, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { skin, tone } from "./_repair-desk-9400-flats.mjs";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"];
/** The day of the month on which the rent came in; 0 is not yet. @type {[flat: string, rent: string, days: number[]][]} */
const flats = [
	["Palm Court 3C", "26,000", [3, 2, 4, 1, 3, 2]],
	["Palm Court 6D", "29,000", [5, 5, 9, 4, 5, 4]],
	["Orchid House 3D", "21,500", [1, 1, 2, 1, 2, 1]],
	["Jasmine 4A", "24,000", [6, 11, 7, 6, 5, 6]],
	["Jasmine 7C", "24,500", [4, 3, 5, 12, 9, 0]],
	["Lake View 2A", "19,000", [2, 4, 3, 2, 1, 3]],
];
/** What came in of Rs 144,000 a month; in June, Rs 24,500 are open. */
const received = ["100%", "100%", "100%", "100%", "100%", "83%"];
const look = (/** @type {number} */ day) => (day === 0 ? "due" : day > 7 ? "late" : "");

const roll = `
	<div class="r base" style="gap:24px"><span class="s72 b nw">Rent roll</span><span class="s28 m2 nw">Leela Kulkarni, 6 flats</span></div>
	<div class="line head m2"><span class="flat">Jan to Jun 2025</span><span class="rent">Rs</span>${each(months, (month) => `<span class="cell">${month}</span>`)}</div>
	${each(flats, ([flat, rent, days], i) => `<div class="line ${i === 0 ? "on" : ""}"><b class="flat b nw">${flat}</b><span class="rent">${rent}</span>${each(days, (day) => `<span class="cell"><b class="day ${look(day)}">${day || ""}</b></span>`)}</div>`)}
	<div class="line sum b"><span class="flat">Received of</span><span class="rent">144,000</span>${each(received, (sum, i) => `<span class="cell ${i === 5 ? "a" : ""}">${sum}</span>`)}</div>
	<div class="r key m2"><b class="day">4</b><span class="nw">day the rent came</span><b class="day late">9</b><span class="nw">after the 7th</span><b class="day due"></b><span class="nw">open</span></div>`;

const mark = svg(44, 44, `<path d="M4 20L22 5l18 15v20H4z" fill="${tone.brick}"/><path d="M17 40V27h10v13z" fill="#fffaf1"/>`);
/** The rule's versions from 2019 to 2027; the letter's date stands in the third. */
const inYear = (/** @type {number} */ year) => Math.round(((year - 2019) / 8) * 408);
const versions = svg(408, 74, `<rect x="0" y="20" width="${inYear(2021.5) - 5}" height="20" rx="5" fill="#dfc4b2"/><rect x="${inYear(2021.5)}" y="20" width="${inYear(2024.25) - inYear(2021.5) - 5}" height="20" rx="5" fill="#cd9b83"/><rect x="${inYear(2024.25)}" y="20" width="${408 - inYear(2024.25)}" height="20" rx="5" fill="${tone.brick}"/><path d="M${inYear(2025.49)} 4v52" stroke="${tone.ink}" stroke-width="4"/><circle cx="${inYear(2025.49)}" cy="8" r="8" fill="${tone.ink}"/>`);
const label = (/** @type {number} */ x, /** @type {string} */ text) => `<span class="abs nw s19" style="left:${x}px;top:46px">${text}</span>`;

const sign = svg(150, 64, `<path d="M8 54C22 8 52-6 50 16 48 34 26 32 24 30c14 4 22 14 28 24 6-14 14-20 20-14 4 6-8 14-6 6 2-10 22-10 24 0 4-12 12-14 16-4 6-8 14-8 32-16" stroke="${tone.dusk}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`);

const letter = `
	<div class="r" style="gap:14px">${mark}<span class="s32 b">Nestwise</span><span class="mono s19 m2 end">No. 8214</span></div>
	<div class="m2" style="margin-top:40px">27 June 2025</div>
	<div class="s44 b nw" style="margin-top:8px">Notice of rent increase</div>
	<p>Dear Mr. Nair, from 1 October 2025 the rent of Palm Court 3C changes. It is the first change since 1 October 2024.</p>
	<div class="r sums"><span class="m2">Rs 26,000</span>${icon("ArrowRight", 34, { color: tone.brick })}<span class="b">Rs 27,300</span><span class="pill end" style="background:${tone.sand}">5%</span></div>
	<div class="basis">
		<div class="r sb"><span class="s28 b nw">Rule MH-14, version 3</span>${icon("Scale", 36, { color: tone.brick })}</div>
		<div class="m2" style="margin:8px 0 18px;line-height:1.4">In force from 1 April 2024<br>Reviewed by counsel, 12 March 2024</div>
		<div style="position:relative">${versions}${label(0, "v1")}${label(inYear(2021.5), "v2")}${label(inYear(2024.25), "v3")}${label(inYear(2025.49) + 12, "letter")}</div>
	</div>
	<div class="m2" style="margin-top:20px">Notice of 90 days is required, 96 are given.</div>
	<div class="r" style="gap:22px;margin-top:22px">${sign}<div class="m2 nw s20" style="line-height:1.25">Rohan Pinto<br>Managing Partner</div></div>`;

export const picture = {
	alt: "A rent roll for six flats with the day each rent came in, beside a rent letter that carries its legal basis.",
	accent: tone.brick,
	css: `${skin}
		.paper { border-radius: 6px; color: ${tone.ink}; }
		.roll { background: #f8f0e3; padding: 56px 52px; box-shadow: 30px 48px 90px -8px rgb(4 4 26 / .7), 6px 10px 22px rgb(4 4 26 / .35); }
		.line { display: flex; align-items: center; height: 82px; border-bottom: 1.5px solid #e0d0ba; } .line.head { height: 74px; margin-top: 14px; font-size: 21px; } .line.on { background: #f4dccb; margin: 0 -22px; padding: 0 22px; border-radius: 10px; border-color: transparent; }
		.flat { width: 206px; } .rent { width: 92px; text-align: right; margin-right: 16px; } .cell { width: 82px; display: grid; place-items: center; }
		.day { width: 54px; height: 54px; border-radius: 50%; display: grid; place-items: center; background: #dfe0ee; color: ${tone.dusk}; font-size: 23px; font-weight: 600; } .day.late { background: ${tone.lamp}; color: #5b3300; } .day.due { background: none; border: 3.5px dashed ${tone.brick}; }
		.sum { border: 0; border-top: 4px solid ${tone.ink}; } .sum .cell { font-size: 23px; }
		.key { gap: 14px; margin-top: 12px; font-size: 20px; } .key span { margin-right: 22px; } .key .day { width: 40px; height: 40px; font-size: 18px; }
		.letter { background: #fffdf8; padding: 52px 52px; box-shadow: -8px 10px 40px rgb(4 4 26 / .3), 38px 56px 90px -8px rgb(4 4 26 / .75), 6px 10px 22px rgb(4 4 26 / .35); } .letter p { font-size: 25px; line-height: 1.4; margin-top: 26px; color: ${tone.ink2}; }
		.sums { gap: 20px; font-size: 36px; letter-spacing: -.03em; margin: 26px 0 30px; white-space: nowrap; }
		.basis { background: #f9e6da; border-left: 7px solid ${tone.brick}; border-radius: 4px 14px 14px 4px; padding: 24px 26px 14px; } .pill { font-size: 22px; height: 42px; color: ${tone.ink}; }
	`,
	html:
		ground({ base: "linear-gradient(150deg,#c4654a 0%,#7a3f5c 30%,#2f2c5c 62%,#171a40 100%)", glows: [[60, -60, 760, "rgb(255 180 110 / .65)"]], grained: 0.25 }) +
		at(64, 78, 948, 1000, roll, { cls: "paper roll nest layer", turn: "rotate(-2deg)" }) +
		at(948, 70, 576, 860, letter, { cls: "paper letter nest layer", turn: "rotate(2.2deg)" }),
};
