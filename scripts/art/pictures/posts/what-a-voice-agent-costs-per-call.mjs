import { at, each, n, svg } from "../../kit/base.mjs";

const INK = "#2a0f18";
const RED = "#c8172f";
const [X0, Y0, PITCH, HIGH, LEAN] = [146, 634, 27.2, 138, 26];

/** One loop of the cord for each cent of one conversation: seventeen of machines, then thirty-one of people. @type {[loops: number, front: string, back: string][]} */
const parts = [[3, "#15306f", "#0c1d48"], [1, "#3a6fd0", "#234a93"], [2, "#1d4aa3", "#12306e"], [5, "#2f7be0", "#1d549f"], [5, "#79b4f3", "#4a80bb"], [1, "#15306f", "#0c1d48"], [31, RED, "#8a0c1e"]];
const loops = parts.flatMap(([count, front, back]) => Array.from({ length: count }, () => [front, back]));

/** Half a loop; the cord leans, so its loops lie over each other. @param {number} index @param {number} from @param {number} to in turns */
function half(index, from, to) {
	const points = Array.from({ length: 25 }, (_, i) => {
		const turn = (from + ((to - from) * i) / 24) * 2 * Math.PI;
		return `${n(X0 + PITCH * (index + turn / (2 * Math.PI)) + LEAN * Math.sin(turn))} ${n(Y0 - HIGH * Math.cos(turn))}`;
	});
	return `M${points.join("L")}`;
}

const cord = `
	<path d="M126 410C112 440 116 474 ${X0} ${Y0 - HIGH}" stroke="${parts[0][1]}" stroke-width="17" stroke-linecap="round"/>
	${each(loops, ([, back], i) => `<path d="${half(i, 0.5, 1)}" stroke="${back}" stroke-width="17" stroke-linecap="round"/>`)}
	${each(loops, ([front], i) => `<path d="${half(i, 0, 0.5)}" stroke="${front}" stroke-width="17" stroke-linecap="round"/><path d="${half(i, 0.06, 0.3)}" stroke="#fff" stroke-opacity=".34" stroke-width="4" stroke-linecap="round"/>`)}
	<path d="M${n(X0 + PITCH * 48)} ${Y0 - HIGH}C1530 ${Y0 - HIGH - 4} 1570 ${Y0 - HIGH - 40} 1640 ${Y0 - HIGH - 46}" stroke="${RED}" stroke-width="17"/>`;

const body = "M104 392C108 330 132 286 176 252C300 128 630 128 754 252C798 286 822 330 826 392H618C618 356 628 334 640 312C560 196 370 196 290 312C302 334 312 356 312 392z";
const handset = `
	<path d="${body}" fill="${INK}" stroke="${INK}" stroke-width="44" stroke-linejoin="round" opacity=".36" filter="url(#soft)" transform="translate(30 50)"/>
	<path d="${body}" fill="${INK}" stroke="${INK}" stroke-width="44" stroke-linejoin="round"/>
	<path d="M122 322C134 292 152 272 186 246C306 132 624 132 744 246" stroke="#fff" stroke-opacity=".3" stroke-width="8" stroke-linecap="round"/>
	<path d="M108 366H306M624 366H822" stroke="#fff" stroke-opacity=".2" stroke-width="6" stroke-linecap="round"/>`;

export const picture = {
	alt: "A phone handset whose coiled cord has one loop for each of 48 cents: 17 for machines, 31 for people.",
	accent: RED,
	css: `
		.pink { position: absolute; inset: 0; background: linear-gradient(150deg,#ffdcd6 0%,#f8bdb9 52%,#ee9d9f 100%); color: ${INK}; }
		.sum { font-size: 330px; font-weight: 700; letter-spacing: -.07em; line-height: .8; } .sum small { font-size: 200px; letter-spacing: 0; margin-left: 26px; }
		.part { font-size: 40px; font-weight: 600; letter-spacing: -.035em; } .part b { font-size: 64px; font-weight: 700; letter-spacing: -.05em; margin-right: 14px; }
	`,
	html: `<div class="pink layer">
		${svg(1600, 1000, `<defs><filter id="soft" x="-20%" y="-30%" width="140%" height="180%"><feGaussianBlur stdDeviation="26"/></filter></defs>
			<path d="M150 818H${n(X0 + PITCH * 48)}" stroke="${INK}" stroke-opacity=".2" stroke-width="44" stroke-linecap="round" filter="url(#soft)"/>
			${cord}${handset}
			<path d="M${X0 - 18} 848v22H${n(X0 + PITCH * 17 - 16)}v-22" stroke="#15306f" stroke-width="4"/><path d="M${n(X0 + PITCH * 17 + 8)} 848v22H${n(X0 + PITCH * 48)}v-22" stroke="#980c21" stroke-width="4"/>`, "position:absolute;left:0;top:0")}
		${at(900, 116, 551, null, '<div class="sum ta nw">48<small>¢</small></div>')}
		${at(X0 - 18, 888, null, null, '<div class="part nw" style="color:#15306f"><b>17</b>machines</div>')}
		${at(Math.round(X0 + PITCH * 17 + 8), 888, null, null, `<div class="part nw" style="color:#980c21"><b>31</b>people</div>`)}
	</div>`,
};
