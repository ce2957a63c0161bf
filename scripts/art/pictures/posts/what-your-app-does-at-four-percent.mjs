import { at, each, icon, svg } from "../../kit/base.mjs";
import { grain } from "../../kit/background.mjs";

/** The phone that was: a candle, of which the lower part is left. */
const [LEFT, RIGHT, FOOT, TOP] = [548, 1052, 902, 622];

/** Wax that ran down from the rim. @param {number} x @param {number} long @param {number} wide */
const drip = (x, long, wide) => {
	const [r, y] = [wide / 2, TOP + 40];
	return `M${x - r - 20} ${y}C${x - r - 4} ${y + 4} ${x - r} ${y + 12} ${x - r} ${y + 30}V${y + long}a${r} ${r} 0 0 0 ${wide} 0V${y + 30}C${x + r} ${y + 12} ${x + r + 4} ${y + 4} ${x + r + 20} ${y}z`;
};
const rim = `M${LEFT} ${TOP + 6}C620 ${TOP - 30} 716 ${TOP + 30} 800 ${TOP + 24}C884 ${TOP + 30} 980 ${TOP - 30} ${RIGHT} ${TOP + 6}`;
const flame = "M806 232C800 312 884 372 884 468C884 530 848 574 800 574C752 574 716 532 716 472C716 384 794 330 806 232z";
const core = "M802 400C800 446 842 470 842 516C842 548 824 570 800 570C776 570 758 548 758 518C758 474 798 452 802 400z";

/** Apps that the system has put out: place, size, subject, and the side on which the light falls. @type {[x: number, size: number, name: string, side: 1 | -1][]} */
const apps = [[92, 168, "Music", 1], [312, 142, "Mail", 1], [1146, 142, "MapPin", -1], [1340, 168, "Camera", -1]];
/** @param {[x: number, size: number, name: string, side: 1 | -1]} app */
const out = ([x, size, , side]) => {
	const [mid, y] = [x + size / 2, FOOT - 18 - size];
	return `<ellipse cx="${mid + 10 * -side}" cy="${FOOT - 14}" rx="${size * 0.62}" ry="14" fill="#12061c" opacity=".6" filter="url(#soft)"/>
		<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.25}" fill="#4b2660"/><path d="M${side > 0 ? x + size - 9 : x + 9} ${y + size * 0.27}v${size * 0.46}" stroke="#ff9a5c" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>
		<path d="M${mid} ${y + 4}c-2-14 ${6 * side}-18 ${4 * side}-32" stroke="#150726" stroke-width="8" stroke-linecap="round"/>
		<path d="M${mid + 4 * side} ${y - 40}c${-26 * side}-44 ${30 * side}-70 ${2 * side}-118c${-22 * side}-40 ${22 * side}-66 ${6 * side}-104" stroke="#d9b8d8" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/>`;
};

const drawing = svg(1600, 1000, `
	<defs>
		<radialGradient id="halo"><stop stop-color="#ff9a3c" stop-opacity=".8"/><stop offset=".3" stop-color="#ff6a2b" stop-opacity=".38"/><stop offset=".64" stop-color="#c22f4a" stop-opacity=".14"/><stop offset="1" stop-color="#c22f4a" stop-opacity="0"/></radialGradient>
		<linearGradient id="fire" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ff4b22"/><stop offset=".5" stop-color="#ff841f"/><stop offset="1" stop-color="#ffb32e"/></linearGradient>
		<linearGradient id="heart" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffd24a"/><stop offset="1" stop-color="#fffbe6"/></linearGradient>
		<linearGradient id="wax" gradientUnits="userSpaceOnUse" x1="0" y1="600" x2="0" y2="${FOOT}"><stop stop-color="#ffe2ac"/><stop offset=".4" stop-color="#ffeed4"/><stop offset="1" stop-color="#e6b596"/></linearGradient>
		<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#642742"/><stop offset="1" stop-color="#270f2c"/></linearGradient>
		<filter id="soft" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="18"/></filter>
	</defs>
	<circle cx="800" cy="470" r="780" fill="url(#halo)"/>
	<rect y="${FOOT - 42}" width="1600" height="200" fill="url(#table)"/>
	${each(apps, out)}
	<path d="M${LEFT} ${TOP - 12}V138a78 78 0 0 1 78-78H${RIGHT - 78}a78 78 0 0 1 78 78V${TOP - 12}" stroke="#ffe0bd" stroke-opacity=".62" stroke-width="4.5" stroke-dasharray="1 17" stroke-linecap="round"/>
	<path d="M744 98H856" stroke="#ffe0bd" stroke-opacity=".4" stroke-width="24" stroke-linecap="round"/>
	<ellipse cx="816" cy="${FOOT + 6}" rx="320" ry="26" fill="#12061c" opacity=".75" filter="url(#soft)"/>
	<path d="${rim}V${FOOT - 78}a78 78 0 0 1-78 78H${LEFT + 78}a78 78 0 0 1-78-78z" fill="url(#wax)"/>
	<path d="M${LEFT + 26} ${TOP + 58}H${RIGHT - 26}V${FOOT - 80}a54 54 0 0 1-54 54H${LEFT + 80}a54 54 0 0 1-54-54z" fill="#3a0f24"/>
	<path d="${drip(606, 42, 34)}${drip(664, 32, 22)}${drip(952, 34, 22)}${drip(1008, 80, 40)}" fill="url(#wax)"/>
	<path d="M798 ${TOP + 26}C794 598 806 584 800 552" stroke="#2c0d18" stroke-width="11" stroke-linecap="round"/>
	<path d="${flame}" fill="url(#fire)"/><path d="${core}" fill="url(#heart)"/>
	<path d="M732 ${FOOT - 44}h136" stroke="#ffe2c4" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"/>`, "position:absolute;left:0;top:0");

export const picture = {
	alt: "A phone burned down like a candle to its last four percent, its draft saved, between four apps that are already put out.",
	accent: "#ff8a1f",
	css: `
		.night { position: absolute; inset: 0; background: linear-gradient(160deg,#2d1446 0%,#1d0b33 54%,#150726 100%); }
		.four { font-size: 128px; font-weight: 700; letter-spacing: -.065em; line-height: 1; color: #ffb02e; } .saved { gap: 10px; font-size: 34px; font-weight: 600; letter-spacing: -.03em; color: #ffe9cf; }
		.app { display: grid; place-items: center; color: #a97fb6; }
	`,
	html: `<div class="night layer">${drawing}
		${each(apps, ([x, size, name]) => at(x, FOOT - 18 - size, size, size, icon(name, Math.round(size * 0.5), { stroke: 1.8 }), { cls: "app" }))}
		${at(LEFT, 712, RIGHT - LEFT - 44, null, `<div class="r mid" style="gap:26px"><span class="four nw">4%</span><span class="saved r nw">${icon("Check", 38, { stroke: 3 })}Draft saved</span></div>`)}
	</div>${grain(0.22)}`,
};
