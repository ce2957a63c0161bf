import { at, each, n, svg } from "../../kit/base.mjs";
import { arch, blue, deck, drawn, marker, pier, sheet, tenders } from "./_tender-reading-contractor.mjs";

const [X0, X1, Y0, Y1] = [150, 1150, 112, 856];
const x = (/** @type {number} */ risks) => X0 + (risks / 50) * (X1 - X0);
const y = (/** @type {number} */ margin) => Y1 - (margin / 14) * (Y1 - Y0);
const [SPLIT_X, SPLIT_Y] = [x(32), y(6)];
const [, , risks, margin] = tenders[0];

/** Frame of the sheet, with its fields named as on every drawing. */
const frame = `
	<path d="M24 24H1576V976H24zM58 58H1542V942H58z" stroke-width="2"/><path d="M58 58H1542V942H58z" stroke-width="4"/><path d="M1186 58V942" stroke-width="4"/>
	${each([1, 2, 3, 4, 5], (i) => `<path d="M${n(58 + i * 247.3)} 24v34M${n(58 + i * 247.3)} 942v34" stroke-width="2"/>`)}
	${each([1, 2, 3], (i) => `<path d="M24 ${58 + i * 221}h34M1542 ${58 + i * 221}h34" stroke-width="2"/>`)}`;
const field = `
	<path d="M${X0} ${Y0}V${Y1}H${X1}" stroke-width="4"/><path d="M${SPLIT_X} ${Y0}V${Y1}M${X0} ${SPLIT_Y}H${X1}" stroke-width="2.5" stroke-dasharray="24 8 4 8"/>
	${each([10, 30, 40, 50], (value) => `<path d="M${x(value)} ${Y1}v12" stroke-width="3"/>`)}
	${each([4, 8], (value) => `<path d="M${X0} ${n(y(value))}h-12" stroke-width="3"/>`)}`;

const look = (/** @type {string} */ what, /** @type {boolean} */ first) =>
	what === "answer" ? `fill="${first ? marker : blue}" stroke="${blue}"` : `fill="#fff" fill-opacity="${what === "pass" ? 0 : 0.14}" stroke="#fff" ${what === "pass" ? 'stroke-dasharray="9 7"' : ""}`;
const bubble = ([, crore, r, m, what], /** @type {number} */ i) =>
	`<circle cx="${n(x(r))}" cy="${n(y(m))}" r="${n(6.8 * Math.sqrt(crore))}" ${look(what, i === 0)} stroke-width="4"/>`;
const below = /** @type {Set<string>} */ (new Set(["Flyover, Hadapsar", "Road 14, lot 2", "Jetty, Redi"]));
const name = ([words, crore, r, m, what]) => {
	const far = 6.8 * Math.sqrt(crore) + 12;
	const text = `<div class="b nw" style="font-size:25px;line-height:1.15">${words}</div><div class="nw" style="font-size:21px;line-height:1.2">Rs ${crore} crore</div>`;
	return below.has(words) ? at(x(r) - 130, y(m) + far - 4, 260, null, `<div class="tc">${text}</div>`, { css: "color:#fff;" }) : at(x(r) + far, y(m) - 27, null, null, text, { css: what === "answer" ? `color:${blue};` : "color:#fff;" });
};

const zone = (/** @type {number} */ zx, /** @type {number} */ zy, /** @type {string} */ words, /** @type {string} */ color) => at(zx, zy, null, null, `<div class="b nw" style="font-size:48px;letter-spacing:-.04em;line-height:1">${words}</div>`, { css: `color:${color};` });
const cross = `<path d="M${x(risks)} ${y(margin)}V${SPLIT_Y}M${x(risks)} ${y(margin)}H${X0}" stroke="${blue}" stroke-width="3" stroke-dasharray="3 9"/><path d="M${x(risks)} ${SPLIT_Y + 6}V${Y1}" stroke="#fff" stroke-width="3" stroke-dasharray="3 9"/>`;

const cell = (/** @type {number} */ cy, /** @type {string} */ label, /** @type {string} */ value, cx = 1214) => at(cx, cy, 300, null, `<div class="lab">${label}</div><div class="val nw">${value}</div>`);
const mini = `<g transform="translate(1186 74)">${arch(70, 286, 96, 62, [97, 124, 151, 178, 205, 232, 259], 8)}${deck(14, 342, 96, 10, 18)}${pier(70, 106, 34, 30, 0.5)}${pier(286, 106, 34, 30, 0.5)}</g>`;

export const picture = {
	alt: "A bid matrix drawn as an engineering sheet: nine tenders by risk and margin, four in the white field to answer, Creek bridge chosen.",
	accent: blue,
	css: `
		.ref { color: #d5e3ff; font-size: 20px; font-weight: 600; } .lab { color: #c3d6ff; font-size: 22px; } .val { color: #fff; font-size: 38px; font-weight: 600; letter-spacing: -.04em; line-height: 1.1; }
		.tick { color: #fff; font-size: 24px; font-weight: 600; } .sel { background: ${marker}; color: #10235a; font-size: 26px; font-weight: 700; border-radius: 6px; text-align: center; line-height: 44px; }
	`,
	html:
		sheet([100, -100]) +
		at(X0, Y0, SPLIT_X - X0, SPLIT_Y - Y0, "", { css: "background:#fbfcff;" }) +
		drawn(`${frame}${field}${mini}<path d="M1186 336H1542M1186 520H1542M1186 640H1542M1364 520V640M1186 760H1542M1186 860H1542" stroke-width="2"/>`) +
		svg(1600, 1000, cross + each(tenders, bubble), "position:absolute;left:0;top:0") +
		`<div class="layer">${each(tenders, name)}
			${zone(X0 + 24, Y0 + 24, "Answer", blue)}${zone(SPLIT_X + 24, Y0 + 24, "With a partner", "#fff")}${zone(X0 + 24, Y1 - 72, "If a crew is free", "#fff")}${zone(SPLIT_X + 24, Y1 - 72, "Let it pass", "#fff")}
			${each([0, 10, 30, 40, 50], (value) => at(x(value) - 40, Y1 + 16, 80, null, `<div class="tick tc">${value}</div>`))}${each([4, 8], (value) => at(X0 - 92, y(value) - 16, 70, null, `<div class="tick ta">${value}%</div>`))}
			${at(x(risks) - 34, Y1 + 10, 68, 44, "17", { cls: "sel" })}${at(X0 - 86, y(margin) - 22, 82, 44, "11.4%", { cls: "sel" })}
			${at(X1 - 400, Y1 + 43, 400, null, '<div class="nw s24 ta" style="color:#fff">Risks found, of 90 questions</div>')}
			${at(X0 - 64, 74, null, null, '<div class="nw s24" style="color:#fff">Expected margin</div>')}
		</div>
		<div class="layer">${at(1214, 280, 320, null, '<div class="b nw" style="color:#fff;font-size:34px;letter-spacing:-.035em">Creek bridge, NH 66</div>')}
			${at(1214, 352, 320, null, `<div class="lab">Decision after 1.5 days</div><div class="b" style="color:${marker};font-size:90px;letter-spacing:-.055em;line-height:1.2">Answer</div>`)}
			${cell(538, "Margin", "11.4%")}${cell(538, "Risks", "17 of 90", 1384)}${cell(658, "To be priced", "3 risks, 2 bonds")}${cell(772, "Bid closes", "22 Dec, 15:00")}
			${at(1214, 884, 310, null, '<div class="r sb s20" style="color:#fff"><span>Setu Infra</span><span>3 December 2025</span></div>')}</div>
		${each(["1", "2", "3", "4", "5", "6"], (words, i) => at(58 + i * 247.3 + 110, 28, 28, null, `<div class="ref tc layer">${words}</div>`))}${each(["A", "B", "C", "D"], (words, i) => at(27, 58 + i * 221 + 96, 28, null, `<div class="ref tc layer">${words}</div>`))}`,
};
