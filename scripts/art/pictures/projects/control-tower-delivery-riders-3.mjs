import { at, avatar, each, icon } from "../../kit/base.mjs";
import { key, keyCss, open, tone } from "./_control-tower-delivery-riders.mjs";

/** The less time is left, the wider, the brighter and the larger. @type {{ title: string, from: number, to: number, x: number, w: number, pad: number, look: string, figure: number, rows: number[] }[]} */
const columns = [
	{ title: "Under 10 min", from: 0, to: 10, x: 0, w: 610, pad: 52, look: "hot", figure: 164, rows: [402, 236, 236] },
	{ title: "10 to 20", from: 10, to: 20, x: 610, w: 390, pad: 36, look: "warm", figure: 120, rows: [278, 278] },
	{ title: "20 to 40", from: 20, to: 40, x: 1000, w: 330, pad: 32, look: "cool", figure: 66, rows: [214, 214, 214, 214] },
	{ title: "Watching", from: 40, to: 99, x: 1330, w: 270, pad: 30, look: "calm", figure: 52, rows: [186, 186] },
];

const owner = (/** @type {string} */ name) => (name === "System" ? '<span class="none">Seen by the system</span>' : name ? `<span class="r" style="gap:12px;height:34px">${avatar(name[0], 42, name === "Neha" ? "#2558b8" : "#7a3cc4")}${name}</span>` : '<span class="none">Nobody yet</span>');

/** The one that comes first is open: who should take it, and the key that confirms. */
const first = `
	<div class="r" style="gap:36px;align-items:flex-start"><b class="min" style="font-size:250px;margin-left:-8px">3</b>
		<div style="padding-top:2px"><div class="s24 b" style="margin-bottom:22px">min left</div><div class="b" style="font-size:42px;letter-spacing:-.03em;line-height:1.05">Rider<br>stopped</div><div class="s24 soft" style="margin-top:10px">KX-20931</div><div class="s24 soft">Turner Road, Bandra</div></div></div>
	<div class="offer r">${key("Enter", 40)}<div class="g"><b class="b">Imran S.</b> <span class="on">0.8 km away</span></div><b class="s28 b">+2 min</b></div>`;

const item = (/** @type {typeof open[number]} */ [minutes, what, job, where, who], /** @type {typeof columns[number]} */ { figure, look }, /** @type {number} */ tall) => {
	if (minutes === 3) return `<div class="item" style="height:${tall}px">${first}</div>`;
	const small = look === "cool" || look === "calm";
	return small
		? `<div class="item" style="height:${tall}px"><div class="r" style="gap:20px;align-items:flex-start"><b class="min" style="font-size:${figure}px;min-width:${Math.round(figure * (minutes < 10 ? 0.6 : 1.1))}px">${minutes}</b><div style="padding-top:2px"><div class="s24 b nw">${what}</div><div class="s20 soft">${job}</div></div></div><div class="s20 soft nw" style="margin-top:14px">${where}</div><div class="s20 who">${owner(who)}</div></div>`
		: `<div class="item" style="height:${tall}px"><div class="r" style="gap:28px;align-items:flex-start"><b class="min" style="font-size:${figure}px;min-width:${Math.round(figure * (minutes < 10 ? 0.6 : 1.1))}px">${minutes}</b><div style="padding-top:${figure > 120 ? 18 : 6}px"><div class="s28 b nw">${what}</div><div class="s20 soft">${job}</div>${figure > 120 ? `<div class="s20 soft nw">${where}</div>` : ""}</div>${figure > 120 ? `<div class="end s20" style="padding-top:22px">${owner(who)}</div>` : ""}</div>${figure > 120 ? "" : `<div class="s20 soft nw" style="margin-top:18px">${where}</div><div class="s20 who">${owner(who)}</div>`}</div>`;
};

const column = (/** @type {typeof columns[number]} */ spec) => {
	const { title, from, to, x, w, pad, look, rows } = spec;
	const items = open.filter(([minutes]) => minutes >= from && minutes < to);
	return at(x, 0, w, 1000, `<div class="r sb head"><span class="s24 b">${title}</span><span class="s24 soft">${items.length}</span></div>${each(items, (one, i) => item(one, spec, rows[i]))}`, { cls: `col box layer ${look}`, css: `padding:0 ${pad}px` });
};

const keys = [["R", "reassign"], ["C", "call rider"], ["T", "tell customer"], ["H", "hold"]];

export const picture = {
	alt: "Exception queue in four columns ordered by minutes left: the most urgent is widest and amber, with a rider proposed to take over.",
	accent: tone.amber,
	css: `${keyCss}
		.col { overflow: hidden; } .head { height: 104px; padding-top: 20px; } .item { border-top: 2px solid var(--edge); padding-top: 22px; } .min { line-height: .84; letter-spacing: -.055em; font-weight: 600; font-variant-numeric: proportional-nums; } .soft { color: var(--soft); } .who { margin-top: 10px; } .none { color: var(--soft); }
		.hot { background: ${tone.amber}; color: #150d00; --soft: #4a3000; --edge: #c8860c; } .warm { background: #3b2d12; color: #fff1d2; --soft: #dfc189; --edge: #5e4a20; } .warm .min { color: ${tone.amber}; }
		.cool { background: #182231; color: ${tone.ink}; --soft: ${tone.ink2}; --edge: #2d3d54; } .calm { background: #0b1119; color: #c3cddb; --soft: ${tone.ink3}; --edge: #222e40; }
		.offer { margin-top: 40px; height: 88px; gap: 20px; padding: 0 26px 0 22px; border-radius: 16px; background: #150d00; color: #fff; } .offer kbd { background: ${tone.amber}; color: #150d00; border-color: #8d5c00; } .offer .on { color: #e7c98e; margin-left: 10px; } .offer .s28 { color: ${tone.amber}; }
		.hint { color: ${tone.ink2}; }
	`,
	html:
		`<div class="ground" style="background:#0b1119"></div>${each(columns, column)}` +
		at(1360, 706, 210, null, `<div class="rule" style="background:#222e40"></div><div class="b" style="font-size:104px;line-height:1;letter-spacing:-.05em;font-variant-numeric:proportional-nums;color:${tone.ink};margin-top:26px">11</div><div class="s24 b" style="color:${tone.ink}">open at 15:11</div><div class="r s20 nw hint" style="gap:10px;margin-top:14px">${icon("CloudRain", 22)}Rain until 17:00</div>`, { cls: "layer" }) +
		at(646, 678, 318, null, `<div class="rule" style="background:#5e4a20"></div><div style="display:grid;gap:13px;margin-top:30px">${each(keys, ([name, does]) => `<div class="r nw" style="gap:18px;color:#fff1d2">${key(name, 40)}<span class="s24">${does}</span></div>`)}</div>`, { cls: "layer" }),
};
