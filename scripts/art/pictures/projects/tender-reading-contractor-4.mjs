import { at, each, icon, svg, tablet } from "../../kit/base.mjs";
import { arch, blue, deck, deep, drawn, marker, pier, sheet } from "./_tender-reading-contractor.mjs";

const hangers = Array.from({ length: 17 }, (_, i) => 40 + ((i + 1) * 1700) / 18);
const bridge = drawn(arch(40, 1740, 880, 836, hangers, 34) + deck(-20, 1640, 880, 34, 46) + pier(40, 914, 90, 0, 1.5) + pier(1500, 914, 90, 0, 1.5), 0.8);

/** A pencil that points down, 40 by 620. */
const pencil = svg(40, 620, `
	<defs><linearGradient id="pencil"><stop stop-color="#fff1a0"/><stop offset=".3" stop-color="#ffd824"/><stop offset=".34" stop-color="#f2be00"/>
	<stop offset=".66" stop-color="#eab400"/><stop offset=".7" stop-color="#c08a00"/><stop offset="1" stop-color="#a87700"/></linearGradient>
	<filter id="lie" x="-300%" y="-10%" width="800%" height="130%"><feGaussianBlur stdDeviation="13"/></filter></defs>
	<path d="M0 0h40v520l-20 92L0 520z" fill="#020c2c" opacity=".6" transform="translate(20 30)" filter="url(#lie)"/>
	<rect width="40" height="30" rx="6" fill="#e86a5c"/><rect y="24" width="40" height="38" fill="#c9cfda"/><path d="M0 34h40M0 44h40M0 54h40" stroke="#7c869b" stroke-width="3"/>
	<path d="M0 62h40v452q-7 12-13.300 0q-6.700 12-13.400 0q-6.600 12-13.300 0z" fill="url(#pencil)"/><path d="M0 514q6.700 12 13.300 0q6.700 12 13.400 0q6.600 12 13.300 0L25 590H15z" fill="#f0d2a4"/><path d="M14 586h12l-6 28z" fill="#20263a"/>`);

const gray = (/** @type {number} */ y, /** @type {number[]} */ widths) => each(widths, (w, i) => `<rect x="34" y="${y + i * 15}" width="${w}" height="6" rx="3" fill="#c9ced9"/>`);
const leaf = svg(320, 420, `<rect width="320" height="420" rx="4" fill="#fdfdf9"/><rect x="34" y="34" width="96" height="7" rx="3" fill="#9aa2b5"/><rect x="262" y="34" width="24" height="7" rx="3" fill="#9aa2b5"/><rect x="34" y="60" width="180" height="13" rx="4" fill="#46506b"/>
	${gray(92, [252, 238, 120])}<path d="M28 142h264v54h-150v14H28z" fill="${marker}"/><g>${each([[252, 151], [244, 167], [250, 183], [96, 199]], ([w, y]) => `<rect x="34" y="${y - 2}" width="${w}" height="7" rx="3" fill="#5d5a3a"/>`)}</g>
	${gray(226, [252, 240, 252, 246, 140])}<path d="M34 316h252M34 342h252M34 368h252M118 316v76M202 316v76M34 316v76h252v-76" stroke="#c9ced9" stroke-width="2"/>`);

const screen = `
	<div class="abs" style="left:56px;top:50px;width:730px">
		<div class="r s24" style="gap:16px;color:#3b5796"><span class="no">31</span>of 90 risk questions</div>
		<div class="ask">Who pays for dewatering,<br>and is there a limit?</div>
		<div class="quote"><mark>The Contractor shall maintain dewatering of all pits at his own cost until the abutment has been backfilled.</mark></div>
		<div class="r s26 b" style="gap:12px;margin-top:30px">${icon("FileText", 30, { color: blue })}Volume III, clause 7.4.2</div>
	</div>
	<div class="next r">${icon("SearchX", 34, { color: "#a5382a" })}<b class="b">No limit</b><span class="m2">in 12 files and 4 amendments</span></div>
	<div class="side"><div class="abs leaf" style="left:58px;top:56px">${leaf}</div><div class="abs tc nw" style="left:0;right:0;bottom:30px"><div class="s28" style="color:#c3d6ff">Page</div><div class="page">412</div></div></div>`;

export const picture = {
	alt: "A tablet on a bridge drawing asks who pays for dewatering and answers with a highlighted quotation from page 412 of the tender.",
	accent: blue,
	css: `
		.tablet > .ui { background: linear-gradient(90deg,#fff 836px,${blue} 836px); }
		.ask { font-size: 54px; font-weight: 600; letter-spacing: -.045em; line-height: 1.06; margin: 20px 0 30px; } .no { background: ${blue}; color: #fff; font-weight: 700; border-radius: 8px; padding: 3px 12px; }
		.quote { font-size: 48px; font-weight: 500; letter-spacing: -.028em; line-height: 1.42; text-wrap: balance; } mark { color: #151b2c; background: ${marker}; padding: 4px 12px 7px; margin: 0 -12px; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
		.next { position: absolute; left: 0; bottom: 0; width: 836px; height: 112px; padding: 0 56px; gap: 14px; font-size: 30px; background: #fdeeea; white-space: nowrap; color: #7d2417; } .next .m2 { color: #7d2417; }
		.side { position: absolute; right: 0; top: 0; bottom: 0; width: 436px; background: linear-gradient(160deg,${blue},${deep}); } .leaf { box-shadow: 14px 20px 40px rgb(2 10 40 / .5); } .page { color: ${marker}; font-size: 200px; font-weight: 700; letter-spacing: -.06em; line-height: .95; }
	`,
	html:
		sheet([100, -60], bridge) +
		tablet(84, 70, 1312, 860, screen, { turn: "rotate(-3.5deg) scale(.96)" }) +
		at(1496, 190, 40, 620, pencil, { turn: "rotate(7deg)" }),
};
