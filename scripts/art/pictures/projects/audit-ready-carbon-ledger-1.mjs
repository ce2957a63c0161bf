import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { bookCss, co2e, scopes, sources, sum, tone, whole } from "./_audit-ready-carbon-ledger.mjs";

const SCALE = 0.0196;
const [LEFT, TOP, WIDE] = [64, 56, 590];
const [HEAD, FOOT] = [146, 70];
const [OUT, IN, NODE] = [LEFT + WIDE, 1112, 20];
const GAP = 12;

let y = TOP + HEAD;
/** Each source is as tall as its share, but never lower than its words. */
const rows = sources.map((source) => {
	const tall = source.tonnes * SCALE;
	const high = Math.max(56, tall + GAP);
	y += high;
	return { ...source, tall, high, from: y - high / 2 - tall / 2 };
});

const starts = [104, 374, 652];
const next = [...starts];
const bands = rows.map((row) => {
	const to = next[row.scope];
	next[row.scope] += row.tall;
	return { ...row, to };
});
const ends = scopes.map((scope, i) => ({ ...scope, top: starts[i], tonnes: sum(sources.filter((source) => source.scope === i)) }));

/** @param {number} a @param {number} b @param {number} tall */
const flow = (a, b, tall) => {
	const [c, d] = [OUT + (IN - OUT) * 0.46, OUT + (IN - OUT) * 0.54];
	return `M${OUT} ${n(a)}C${n(c)} ${n(a)} ${n(d)} ${n(b)} ${IN} ${n(b)}v${n(tall)}C${n(d)} ${n(b + tall)} ${n(c)} ${n(a + tall)} ${OUT} ${n(a + tall)}z`;
};
const power = bands[3];
const thread = 494.9 * SCALE;
const inside = 0.5 * (power.tall - thread);
const drawing = svg(1600, 1000, `<defs>${each(scopes, ({ tones: [dark, light] }, i) => `<linearGradient id="s${i}" gradientUnits="userSpaceOnUse" x1="${OUT}" y1="0" x2="${IN}" y2="0"><stop stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient>`)}</defs>
	${each(bands, ({ from, to, tall, scope }) => `<path d="${flow(from, to, tall)}" fill="url(#s${scope})" stroke="#0e2a1f" stroke-opacity=".16" stroke-width="1"/>`)}
	<path d="${flow(power.from + inside, power.to + inside, thread)}" fill="#fffbe6"/>
	${each(ends, ({ top, tonnes, tones }) => `<rect x="${IN}" y="${n(top)}" width="${NODE}" height="${n(tonnes * SCALE)}" fill="${tones[1]}"/>`)}`, "position:absolute;inset:0");

const sheet = `
	<div class="head"><div><div class="s36 b nw">Nilgara Pressings</div><div class="m2 s24 nw">2024, as reported</div></div></div>
	<div class="cells heads">${each(["Source", "Postings", `t ${co2e}`], (name) => `<span class="nw">${name}</span>`)}</div>
	${each(rows, ({ name, postings, tonnes, high, scope, tall }) => `<div class="cells row" style="height:${n(high)}px"><b class="b nw">${name}</b><span class="m2">${whole(postings)}</span><b class="b">${whole(tonnes)}</b><i style="height:${n(tall)}px;background:${scopes[scope].tones[0]}"></i></div>`)}
	<div class="cells total"><b class="b">Total</b><span>${whole(sources.reduce((all, { postings }) => all + postings, 0))}</span><b class="b"><span class="sum">${whole(sum(sources))}</span></b></div>`;

const name = (/** @type {(typeof ends)[number]} */ { name, tonnes, top, tones }) =>
	at(IN + NODE + 34, Math.round(top + (tonnes * SCALE) / 2 - 80), 400, 160, `<div class="c mid" style="height:100%"><div class="s28 b" style="color:${tones[1]}">${name}</div><div class="r base" style="gap:14px"><span class="big">${whole(tonnes)}</span><span class="s28">t</span></div></div>`, { cls: "scope" });

const tag = `<div class="r" style="gap:16px"><span class="av" style="width:60px;height:60px;border-radius:8px;background:${tone.green}">${icon("FileCheck", 32)}</span><div class="nw"><div class="s20 m2">Posting 4,118, one bill</div><div class="s28 b">494.9 t</div></div></div>`;

export const picture = {
	alt: "Flow diagram of a manufacturer’s emissions: eight sources in a ledger run as bands into scopes 1, 2 and 3, down to a single bill.",
	accent: tone.green,
	css: `${bookCss}
		.sheet { background: ${tone.paper}; color: ${tone.ink}; --ink2: ${tone.soft}; border-radius: 6px; box-shadow: 34px 50px 90px -20px rgb(8 30 20 / .55), 8px 14px 30px rgb(8 30 20 / .2); }
		.head { height: 104px; padding: 20px 34px 0; } .cells { display: grid; grid-template-columns: 220px 130px 1fr; align-items: center; padding: 0 40px 0 34px; } .cells > :nth-child(n+2) { text-align: right; }
		.heads { height: 42px; font-size: 19px; color: ${tone.soft}; border-bottom: 2px solid ${tone.ink}; } .row { position: relative; font-size: 26px; border-bottom: 1.5px solid ${tone.rule}; } .row span { font-size: 22px; } .row i { position: absolute; right: 0; top: 50%; width: 16px; transform: translateY(-50%); }
		.total { height: ${FOOT}px; font-size: 26px; border-top: 2px solid ${tone.ink}; } .total .sum { padding: 2px 0 1px 16px; border-top: 0; font-size: 30px; }
		.scope { color: #fff; } .big { font-size: 92px; font-weight: 600; letter-spacing: -.05em; line-height: 1.05; }
		.bill { padding: 16px 26px 16px 16px; border-radius: 10px; background: #fff; color: ${tone.ink}; --ink2: ${tone.soft}; box-shadow: 14px 22px 40px rgb(8 30 20 / .45); }
	`,
	html:
		ground({ base: "linear-gradient(112deg,#e3ead9 0%,#b4c8aa 30%,#477559 56%,#153a2b 78%,#0b2219 100%)", glows: [[60, -40, 760, "rgb(250 252 240 / .7)"]], grained: 0.25 }) +
		at(LEFT, TOP, WIDE, Math.round(y - TOP + FOOT), sheet, { cls: "sheet box layer" }) +
		drawing +
		at(0, 0, 1600, 1000, each(ends, name), { cls: "layer" }) +
		at(726, Math.round(power.from + (power.to - power.from) * 0.4 + power.tall / 2 - 46), null, null, tag, { cls: "bill layer" }),
};
