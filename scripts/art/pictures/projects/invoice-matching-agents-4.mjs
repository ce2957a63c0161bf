import { at, each, n, random, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { manner, tone } from "./_invoice-matching-agents.mjs";

const PER = 1.62;
const SHELF = 838;
const W = 112;
const DEEP = [34, -17];
const next = random(14);

/** @type {[day: string, posted: number, proposed: number, odd: number][]} */
const days = [["Tue 7", 284, 32, 17], ["Wed 8", 270, 28, 16], ["Thu 9", 292, 29, 15], ["Fri 10", 279, 28, 14], ["Sat 11", 152, 15, 8],
	["Mon 13", 305, 30, 16], ["Tue 14", 277, 27, 14]];
const place = (/** @type {number} */ i) => 76 + i * 156;

/** @type {Record<string, [string, string, string, string]>} two tones of the sheets' edges, their side, the line between */
const looks = { posted: ["#fffdf6", "#f1e9d9", "#cfc2aa", "#b5a78e"], proposed: ["#e3c07c", "#d5ae65", "#a98244", "#8f6a2e"], odd: ["#ee5535", "#db3d1d", "#a42a10", "#871f09"] };

/** Sheets upon each other from `low` up: what one reads is the height. @param {number} x @param {number} low @param {number} tall @param {string} kind */
function pile(x, low, tall, kind) {
	const [a, b, side, edge] = looks[kind];
	const count = Math.max(2, Math.round(tall / 8));
	const step = tall / count;
	return Array.from({ length: count }, (_, i) => {
		const y = low - (i + 1) * step;
		const dx = x + (next() - 0.5) * 5;
		return `<path d="M${n(dx + W)} ${n(y)}l${DEEP[0]} ${DEEP[1]}v${n(step)}l${-DEEP[0]} ${-DEEP[1]}z" fill="${side}"/>
			<path d="M${n(dx)} ${n(y)}h${W}l${DEEP[0]} ${DEEP[1]}h${-W}z" fill="${a}" stroke="${edge}" stroke-width="1"/>
			<rect x="${n(dx)}" y="${n(y)}" width="${W}" height="${n(step)}" fill="${i % 2 ? a : b}"/>
			<path d="M${n(dx)} ${n(y + step)}h${W}l${DEEP[0]} ${DEEP[1]}" stroke="${edge}" stroke-width="1.2"/>`;
	}).join("");
}

/** @param {typeof days[number]} day @param {number} i */
function stack([, posted, proposed, odd], i) {
	const x = place(i);
	const [first, second, third] = [posted, proposed, odd].map((count) => count * PER);
	const top = SHELF - first - second - third;
	const band = SHELF - first * 0.5 - 32;
	return `<path d="M${x + 20} ${SHELF}h${W + 6}l110 -52v${n(-(first + second + third) * 0.72)}l-90 -16z" fill="#5b4320" opacity=".28" style="filter:blur(16px)"/>
		${pile(x, SHELF, first, "posted")}${pile(x, SHELF - first, second, "proposed")}${pile(x, SHELF - first - second, third, "odd")}<path d="M${x + 16} ${n(top - 5)}h52M${x + 26} ${n(top - 10)}h70" stroke="#fff" stroke-opacity=".7" stroke-width="2.4"/>
		<path d="M${x + W + 2} ${n(band)}l${DEEP[0]} ${DEEP[1]}v64l${-DEEP[0]} ${-DEEP[1]}z" fill="#15130f"/>
		<rect x="${x - 4}" y="${n(band)}" width="${W + 6}" height="64" fill="${tone.graphite}"/>`;
}

const labels = each(days, ([day, posted, proposed, odd], i) => {
	const [first, all] = [posted * PER, (posted + proposed + odd) * PER];
	return `${at(place(i) - 4, SHELF - first * 0.5 - 32, W + 6, 64, String(posted), { cls: "band tc" })}${at(place(i) + 10, SHELF - all - 62, W + 10, null, String(odd), { cls: "red tc" })}${at(place(i) - 14, SHELF + 52, W + 26, null, day, { cls: "day tc nw" })}`;
});
const key = each([["posted", "#fffdf6"], ["proposed", "#dab56c"], ["odd", tone.red]], ([name, color]) => `<span class="r" style="gap:12px">
	<i style="background:${color}"></i>${name}</span>`);
const marks = Array.from({ length: 11 }, (_, i) => `<i class="${i < 4 ? "full" : ""}"></i>`).join("");

export const picture = {
	alt: "Stacks of paper as bars, one for each working day: posted, proposed and odd invoices, and the month closed in four days instead of eleven.",
	accent: tone.red,
	css: `${manner}
		.wall { color: ${tone.ink}; } .band { color: #fbf5ea; font-size: 40px; font-weight: 600; line-height: 64px; letter-spacing: -.03em; }
		.red { color: #bb2d11; font-size: 34px; font-weight: 600; letter-spacing: -.03em; line-height: 1; } .day { color: #efe4cf; font-size: 24px; }
		.key { display: flex; gap: 34px; font-size: 24px; margin-top: 18px; color: ${tone.ink2}; }
		.key i { width: 24px; height: 24px; box-shadow: 0 0 0 1.5px #8f8067; }
		.four { font-size: 400px; font-weight: 600; letter-spacing: -.07em; line-height: .8; margin-left: -14px; }
		.marks { display: flex; gap: 7px; margin-top: 30px; } .marks i { width: 22px; height: 54px; box-shadow: inset 0 0 0 2.5px #9a8a6e; }
		.marks .full { background: ${tone.red}; box-shadow: none; }
	`,
	html:
		ground({ base: "linear-gradient(140deg,#f5ecda 0%,#e6d8be 55%,#cdb994 100%)", glows: [[80, -60, 900, "rgb(255 254 246 / .8)"],
			[1640, 900, 600, "rgb(140 104 56 / .34)"]], grained: 0 }) +
		svg(1600, 1000, `<rect y="${SHELF - 26}" width="1600" height="190" fill="url(#shelf)"/>
			<rect y="${SHELF + 34}" width="1600" height="170" fill="url(#front)"/><path d="M0 ${SHELF + 34}H1600" stroke="#6b655a" stroke-width="2"/>
			<defs><linearGradient id="shelf" x2="1" y2=".1"><stop stop-color="#5a554b"/><stop offset="1" stop-color="#35322c"/></linearGradient>
			<linearGradient id="front" x2="1" y2=".1"><stop stop-color="#37342e"/><stop offset="1" stop-color="#1a1815"/></linearGradient></defs>
			${each(days, stack)}`, "position:absolute;inset:0") +
		`<div class="wall layer">
			${labels}${at(76, 60, null, null, `<div class="s44 b nw">Invoices by day, July 2026</div><div class="key">${key}</div>`)}${at(1228, 196, 330, null, `<div class="four">4</div><div class="s36 b nw" style="margin-top:34px">days to close<br>the month</div><div class="marks">${marks}</div><div class="s24 nw" style="margin-top:18px;color:${tone.ink2}">It was eleven.</div>`)}</div>`,
};
