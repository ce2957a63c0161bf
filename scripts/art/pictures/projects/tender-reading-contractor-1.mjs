import { at, card, each, icon, svg } from "../../kit/base.mjs";
import { arch, deck, drawn, marker, pier, sheet } from "./_tender-reading-contractor.mjs";

const colors = { drawing: "#bfe3ff", cost: marker, changed: "#ffc2b5", method: "#c3f0cf" };
const strong = { drawing: "#4fa6f7", cost: "#f5c400", changed: "#ff7d64", method: "#3fc27a" };
const P1 = 848;
const P2 = 1504;
const DECK = 838;
const bridge = drawn(
	arch(P1, P2, DECK, 176, Array.from({ length: 11 }, (_, i) => P1 + ((i + 1) * (P2 - P1)) / 12), 15) + deck(560, 1640, DECK, 20, 27) + pier(P1, DECK + 20, 64, 120, 0.86) + pier(P2, DECK + 20, 64, 120, 0.86) +
	'<path d="M600 902H788M908 902H1444M1564 902H1640" stroke-width="2" stroke-dasharray="26 10"/>' + '<path d="M1150 884h52l-26 18z" stroke-width="2"/>',
	0.92,
);

const page = `
	<div class="r sb m3 s20"><span>Volume III, Section 7</span><b class="b">412</b></div>
	<div class="b" style="font-size:35px;letter-spacing:-.03em;margin:22px 0 20px">7.4 Foundations of the bridge</div>
	<p><b>7.4.1</b> Abutments A1 and A2 shall rest on open footings <mark class="drawing">at the level of drawing B-07</mark>, or lower if the Engineer so directs.</p>
	<p><b>7.4.2</b> <mark class="cost">The Contractor shall maintain dewatering of all pits at his own cost until the abutment has been backfilled.</mark></p>
	<p><b>7.4.3</b> Piers P1 and P2 shall stand on bored piles. <mark class="changed"><s>Two</s> test piles shall be loaded at each pier</mark> before working piles begin.</p>
	<p><b>7.4.4</b> <mark class="method">Concrete under water shall be placed by tremie without a break</mark> and shall reach 35 MPa at 28 days.</p>
	<div class="tab">${each([["Pile group", "Length", "Load"], ["P1, 6 piles", "28.5 m", "420 t"], ["P2, 6 piles", "31.0 m", "435 t"]], (cells, i) => `<div class="r ${i ? "" : "b"}">${each(cells, (cell) => `<span>${cell}</span>`)}</div>`)}</div>
	<p style="margin-top:20px"><b>7.4.5</b> Pile lengths are for tendering only. The Engineer fixes them after the load tests.</p>`;

/** @type {[kind: keyof typeof colors, what: string, source: string, tag: string][]} */
const duties = [
	["drawing", "Found abutments at −4.2 m", "Clause 7.4.1, drawing B-07", "From a drawing"],
	["cost", "Dewater all pits at own cost", "Clause 7.4.2, page 412", "No limit"],
	["changed", "Load three test piles per pier", "Clause 7.4.3, page 412", "Amendment 4"],
	["method", "Pour tremie concrete in one go", "Clause 7.4.4, page 412", "Method"],
];

const TOP = 168;
const STEP = 117;
/** The lines on the page that each mark covers, in pixels from the top. @type {[number, number][]} */
const spans = [[262, 294], [346, 448], [502, 534], [588, 654]];
const ties = svg(1600, 1000, each(duties, ([kind], i) => { const y = (spans[i][0] + spans[i][1]) / 2; const to = TOP + i * STEP + 51; return `<path d="M694 ${spans[i][0]}V${spans[i][1]}M694 ${y}H744L772 ${to}h36" stroke="${strong[kind]}" stroke-width="5" stroke-linejoin="round"/>`; }), "position:absolute;left:0;top:0");

const duty = ([kind, what, source, tag], /** @type {number} */ i) =>
	card(808, TOP + i * STEP, 704, 102, `<i class="edge ${kind}"></i><div class="r sb" style="height:102px;padding:0 28px 0 42px"><div><div class="s32 b nw">${what}</div><div class="r m2 nw" style="gap:10px;margin-top:7px">${icon("FileText", 22)}${source}</div></div><span class="pill ${kind}">${tag}</span></div>`);

export const picture = {
	alt: "A tender page with four marked clauses, each tied by a line to an obligation beside it, over a white drawing of a bridge on blue.",
	accent: "#17459c",
	css: `
		.page { background: #fdfdf9; color: #1b2030; border-radius: 4px; padding: 50px 54px; font-size: 24px; line-height: 1.42; box-shadow: 34px 44px 70px -10px rgb(2 12 44 / .6), 8px 12px 22px rgb(2 12 44 / .25); } .page p { margin-bottom: 17px; font-weight: 400; } .page p b { font-weight: 600; margin-right: 6px; }
		.under { background: #dfe6f2; border-radius: 4px; box-shadow: 20px 26px 50px rgb(2 12 44 / .4); }
		mark { color: inherit; padding: 3px 4px; margin: 0 -4px; font-weight: 500; -webkit-box-decoration-break: clone; box-decoration-break: clone; } ${each(Object.entries(colors), ([name, color]) => `.${name} { --k: ${color}; --s: ${strong[name]}; }`)} mark { background: var(--k); } mark s { text-decoration: line-through 3px #c2261b; }
		.tab { border-top: 2px solid #1b2030; } .tab > div { height: 42px; border-bottom: 1.5px solid #c9cdd6; font-size: 22px; } .tab span { width: 178px; white-space: nowrap; }
		.card { border-radius: 12px; box-shadow: 12px 16px 30px rgb(2 12 44 / .4); } .edge { position: absolute; left: 0; top: 0; bottom: 0; width: 16px; background: var(--s); } .card .pill { background: var(--k); color: #14203f; font-size: 20px; height: 40px; border-radius: 8px; }
	`,
	html:
		sheet([200, 0], bridge) +
		at(70, 66, 640, 1000, "", { cls: "under", turn: "rotate(-2.4deg)" }) + at(90, 60, 640, 1000, "", { cls: "under", turn: "rotate(1.3deg)" }) +
		at(84, 56, 640, 1010, page, { cls: "page layer" }) + ties +
		at(804, 48, 708, null, `<div class="r base sb layer" style="color:#fff"><span><b style="font-size:88px;letter-spacing:-.05em;font-weight:700;line-height:1">1,284</b><span class="s36 b" style="margin-left:18px">obligations</span></span><span class="s24" style="color:#d5e3ff">900 pages, 12 files</span></div>`) +
		each(duties, duty),
};
