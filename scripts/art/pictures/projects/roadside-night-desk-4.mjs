import { at, each, n, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { tone } from "./_roadside-night-desk.mjs";

const ink = "#1b1e52";
const dim = "#5b5f8f";
/** Hour, calls, minutes from first ring to accepted job this night, and in April a year earlier. @type {[string, number, number, number][]} */
const hours = [["22", 14, 6, 24], ["23", 13, 7, 23], ["00", 12, 5, 22], ["01", 10, 6, 23], ["02", 14, 8, 25], ["03", 9, 6, 24], ["04", 8, 5, 22], ["05", 10, 6, 21]];
const figures = [["90", "calls"], ["84", "by the agent alone"], ["6", "taken over"], ["82", "found on the first try"]];
const delays = [["5,112", "Wrong carriageway", "19 min"], ["5,098", "Fuel stop not reported", "11 min"], ["5,131", "Queue at the toll", "7 min"], ["5,120", "Village name unclear", "4 min"]];

const TALL = 300;
const STEP = 83;
const up = (/** @type {number} */ minutes) => (minutes / 25) * TALL;
const chart = svg(736, 420, each(hours, ([hour, calls, now, was], i) => {
	const x = i * STEP + 6;
	const words = (/** @type {number} */ y, /** @type {string | number} */ text, /** @type {string} */ color, /** @type {number} */ size, /** @type {number} */ weight) => `<text x="${x + 31}" y="${n(y)}" text-anchor="middle" fill="${color}" font-size="${size}" font-weight="${weight}">${text}</text>`;
	return `<rect x="${x}" y="${n(TALL + 26 - up(was))}" width="62" height="${n(up(was))}" rx="6" fill="#dcdff3"/><rect x="${x}" y="${n(TALL + 26 - up(now))}" width="62" height="${n(up(now))}" rx="6" fill="${i === 4 ? "#f08a12" : tone.amber}"/>
		${words(TALL + 26 - up(was) + 28, was, dim, 20, 500)}${words(TALL + 14, now, ink, 32, 600)}${words(TALL + 60, hour, ink, 24, 600)}${words(TALL + 92, calls, dim, 20, 500)}`;
}) + `<path d="M0 ${TALL + 26}H736" stroke="${ink}" stroke-width="3"/><text x="736" y="${TALL + 60}" text-anchor="end" fill="${dim}" font-size="20">hour</text><text x="736" y="${TALL + 92}" text-anchor="end" fill="${dim}" font-size="20">calls</text>`);

const sheet = `
	<div class="r sb base"><div class="s24 soft">Saarthi Roadside, night desk</div><div class="s24 soft nw">Friday 3 April 2026, 06:00</div></div>
	<div class="r sb" style="margin-top:14px;align-items:flex-end"><div class="s72 b nw">Night of 2 to 3 April</div></div>
	<div class="r figures">${each(figures, ([value, label], i) => `<div style="flex:${[0.7, 1.25, 0.95, 1.35][i]}"><div class="s56 b">${value}</div><div class="s20 soft nw">${label}</div></div>`)}</div>
	<div class="r top" style="gap:56px;margin-top:30px">
		<div style="width:736px"><div class="r sb"><span class="s26 b nw">First ring to accepted job, minutes</span><span class="r s20 soft nw" style="gap:10px"><i class="sw" style="background:#dcdff3"></i>a year ago<i class="sw" style="background:${tone.amber};margin-left:14px"></i>tonight</span></div><div style="margin-top:14px;position:relative">${chart}</div></div>
		<div class="g" style="position:relative"><div class="s26 b">Delays and their causes</div>${each(delays, ([id, cause, lost]) => `<div class="delay"><div class="r sb"><span class="b nw">${cause}</span>
			<span class="b nw">${lost}</span></div><div class="s20 soft">Case ${id}</div></div>`)}<div class="safe"><div class="r sb"><span class="nw">Asked first: all safe?</span>
			<b class="b">90 of 90</b></div><div class="r sb"><span class="nw">Unclear twice, to a person</span><b class="b">2</b></div></div>
		<div class="abs" style="right:-26px;top:33px">${svg(140, 66, '<path d="M22 42C14 18 52 4 88 8S134 34 112 50 34 62 20 40 60 2 104 12" stroke="#d2452f" stroke-width="4.5" stroke-linecap="round"/>')}</div></div>
	</div>`;

const glass = svg(300, 300, `<defs><radialGradient id="tea" cx=".38" cy=".34" r=".8"><stop stop-color="#dc9a5c"/><stop offset=".6" stop-color="#b36a32"/>
	<stop offset="1" stop-color="#7d4219"/></radialGradient><linearGradient id="rim" x2="1" y2="1"><stop stop-color="#fff6e2"/><stop offset=".5" stop-color="#a9a2c8"/>
	<stop offset="1" stop-color="#55579a"/></linearGradient></defs><circle cx="150" cy="150" r="128" fill="url(#rim)"/><circle cx="150" cy="150" r="118" fill="#3b2a4e"/>
	<circle cx="150" cy="150" r="112" fill="url(#tea)"/><path d="M58 128A96 96 0 0 1 128 58" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/>
	<circle cx="190" cy="186" r="9" stroke="#f2c595" stroke-opacity=".7" stroke-width="3"/><circle cx="208" cy="172" r="5" stroke="#f2c595" stroke-opacity=".7" stroke-width="3"/>`);
const shadow = '<div style="width:460px;height:230px;border-radius:120px;background:linear-gradient(90deg,rgb(4 5 28 / .75),rgb(4 5 28 / 0));filter:blur(14px);transform:rotate(38deg);transform-origin:110px 115px"></div>';

export const picture = {
	alt: "The printed morning report beside a glass of tea: response times by hour against a year ago, and each delay with its cause.",
	accent: tone.amber,
	css: `
		.paper { background: linear-gradient(135deg,#fffdf4,#fdf3df 70%,#efe2cf); color: ${ink}; padding: 50px 62px; box-shadow: 50px 60px 90px -10px rgb(4 5 28 / .75), 10px 14px 24px rgb(4 5 28 / .4); border-radius: 4px; } .soft { color: ${dim}; }
		.figures { margin-top: 28px; padding: 24px 0 22px; border-top: 3px solid ${ink}; border-bottom: 1.5px solid #cfcbe0; } .figures > div { display: grid; gap: 8px; }
		.delay { height: 86px; border-bottom: 1.5px solid #d8d2dc; display: grid; align-content: center; gap: 2px; } .delay:nth-of-type(2) { margin-top: 4px; } .safe { margin-top: 22px; padding: 18px 22px; background: #fbe3b6; border-radius: 10px; display: grid; gap: 10px; font-size: 21px; } .sw { width: 18px; height: 18px; border-radius: 4px; }
	`,
	html:
		ground({ base: "linear-gradient(142deg,#f2a65a 0%,#a35a6c 26%,#3a2f72 54%,#11123d 100%)", glows: [[0, 0, 800, "rgb(255 214 150 / .85)"]], grained: 0.25 }) +
		at(70, 66, 1330, 1060, sheet, { cls: "paper box layer", turn: "rotateX(9deg) rotateY(4deg) rotateZ(-3deg)" }) +
		at(1440, 110, null, null, shadow) + at(1352, 28, null, null, glass),
};
