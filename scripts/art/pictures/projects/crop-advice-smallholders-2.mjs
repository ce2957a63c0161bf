import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { curve } from "../../kit/chart.mjs";
import { tone } from "./_crop-advice-smallholders.mjs";
import { hamlets, lands, onMap, villages } from "./_crop-advice-smallholders-map.mjs";

const W = 1150;
const named = villages.map(([, lon, lat]) => onMap(lon, lat));
const others = hamlets(named, W, 1000, 118);
const [hotX, hotY] = named[0];
/** Cases in a place without a name: the nearer to the two centers, the more. */
const guess = (/** @type {[number, number]} */ [x, y], i) => {
	const far = Math.min(Math.hypot(x - hotX, y - hotY) / 1.05, Math.hypot(x - named[1][0], y - named[1][1]));
	return Math.max(0, Math.round(17 * Math.exp(-((far / 200) ** 2)) + ((i * 7) % 5) - 3));
};
const cases = [...villages.map(([, , , count]) => count), ...others.map(guess)];
const total = cases.reduce((sum, count) => sum + count, 0);
const hit = cases.filter((count) => count > 0).length;

/** @type {[from: number, color: string, label: string][]} */
const steps = [[0, "#dfe8bf", "none"], [1, "#f6e3a1", "1 to 4"], [5, "#efb252", "5 to 14"], [15, "#dc7430", "15 to 29"], [30, "#ab3a1b", "30 or more"]];
const shade = (/** @type {number} */ count) => [...steps].reverse().find(([from]) => count >= from)?.[1] ?? "";
const outlines = lands([...named, ...others], W, 1000);
const areas = steps.map(([, color]) => `<path d="${outlines.filter((_, i) => shade(cases[i]) === color).join("")}" fill="${color}"/>`).join("");

const way = (/** @type {[number, number][]} */ points) => curve(points.map(([lon, lat]) => onMap(lon, lat)));
const godavari = way([[73.86, 20.018], [73.93, 20.008], [73.985, 20.018], [74.04, 20.012], [74.09, 20.002], [74.13, 20.004], [74.2, 19.985], [74.3, 19.96]]);
const kadwa = way([[73.93, 20.27], [73.965, 20.19], [74.01, 20.14], [74.07, 20.088], [74.095, 20.05], [74.125, 20.01]]);
const highway = way([[73.86, 20.045], [73.9, 20.075], [73.94, 20.11], [73.98, 20.155], [74.03, 20.19], [74.09, 20.265]]);
const rail = way([[73.86, 19.985], [73.95, 20.05], [74.04, 20.092], [74.11, 20.084], [74.13, 20.115], [74.2, 20.14], [74.28, 20.2]]);
const [lakeX, lakeY] = onMap(74.118, 20.004);
const chart = svg(W, 1000, `<rect width="${W}" height="1000" fill="#dfe8bf"/>${areas}<path d="${outlines.join("")}" stroke="#fffdf0" stroke-width="2.5" stroke-linejoin="round"/><path d="${kadwa}" stroke="#8fb9c4" stroke-width="7" stroke-linecap="round"/><path d="${godavari}" stroke="#7fb0bf" stroke-width="15" stroke-linecap="round"/><path transform="translate(${n(lakeX)} ${n(lakeY)})" d="M-74 8C-50-26-10-20 12-34C40-50 66-20 58 4C50 26 20 22-6 34C-34 46-90 34-74 8z" fill="#7fb0bf"/><path d="${highway}" stroke="#fff" stroke-width="12"/><path d="${highway}" stroke="#c9a25e" stroke-width="6"/><path d="${rail}" stroke="#5b5a48" stroke-width="3.5"/><path d="${rail}" stroke="#5b5a48" stroke-width="11" stroke-dasharray="2.5 17"/><circle cx="${n(hotX)}" cy="${n(hotY)}" r="236" stroke="${tone.deep}" stroke-width="4" stroke-dasharray="3 12" stroke-linecap="round"/>`, "position:absolute;left:0;top:0");

const names = each(villages, ([name, , , count], i) => {
	const [x, y] = named[i];
	return at(Math.round(x) - 110, Math.round(y) - (i === 0 ? 62 : 18), 220, null, `<b class="nw">${name}${count >= 14 ? `<i>${count}</i>` : ""}</b>`, { cls: `place ${i === 0 ? "hot" : ""}` });
});

const list = [...villages].sort((a, b) => b[3] - a[3]).slice(0, 5);
const rest = total - list.reduce((sum, [, , , count]) => sum + count, 0);
const top = list[0][3];

export const picture = {
	alt: "Outbreak map of villages around Niphad, shaded by cases of early blight in seven days, with a circle of farms warned by voice.",
	accent: tone.leaf,
	css: `
		.place { display: grid; justify-items: center; gap: 2px; font-size: 20px; text-align: center; color: ${tone.ink}; } .place b { font-weight: 600; padding: 3px 11px 4px; border-radius: 9px; background: #fffdf0e6; } .place i { font-style: normal; color: #a03214; margin-left: 9px; font-size: 24px; }
		.hot b { display: grid; justify-items: center; background: ${tone.deep}; color: #fff; font-size: 24px; padding: 10px 22px 12px; border-radius: 18px; box-shadow: 8px 14px 30px rgb(30 20 0 / .35); } .hot i { margin: 0; font-size: 68px; line-height: 1; color: #fff; letter-spacing: -.04em; }
		.near { height: 38px; padding: 0 15px; border-radius: 19px; background: ${tone.deep}; color: #fff; font-size: 19px; }
		.side { background: #fbfaf0; box-shadow: -1.5px 0 0 #d9d8c0, -20px 0 60px rgb(40 40 10 / .2); padding: 46px 52px 0 46px; --ink3: #62654f; --ln: #e2e0cb; }
		.bar { height: 12px; border-radius: 6px; } .row { padding: 13px 0 16px; border-top: 1.5px solid var(--ln); display: grid; gap: 8px; }
		.heard { left: 0; right: 0; bottom: 0; height: 190px; background: ${tone.deep}; color: #fff; padding: 0 46px; gap: 24px; }
		.legend { padding: 15px 22px 17px; border-radius: 16px; background: #fffdf0; gap: 22px; font-size: 18px; color: #444a33; box-shadow: 6px 10px 24px rgb(40 40 10 / .2); } .legend i { width: 26px; height: 26px; border-radius: 7px; margin-right: 9px; }
	`,
	html:
		at(0, 0, W, 1000, chart + names + at(Math.round(hotX) + 176, Math.round(hotY) - 30, null, null, `${icon("Volume2", 22)}<span class="nw" style="margin-left:8px">8 km</span>`, { cls: "near r" }), { cls: "layer box" }) +
		at(48, 886, null, null, each(steps, ([, color, label]) => `<span class="r nw"><i style="background:${color}"></i>${label}</span>`), { cls: "legend r layer" }) +
		at(W, 0, 1600 - W, 1000, `
			<div class="m3 nw">Early blight on tomato</div><div style="font-size:132px;letter-spacing:-.055em;line-height:1.04" class="b">${total}</div><div class="s24 nw">cases in ${hit} villages, 7 days</div>
			<div class="r m3 s19 nw" style="gap:9px;margin:16px 0 28px">${icon("RefreshCw", 20)}08:00, updated every hour</div>
			${each([...list, ["Other villages", 0, 0, rest]], ([name, , , count], i) => `<div class="row"><div class="r sb"><span class="b nw">${name}</span><span class="b">${count}</span></div>${i < 5 ? `<div class="bar" style="width:${n((352 * count) / top)}px;background:${shade(count)}"></div>` : ""}</div>`)}
			<div class="heard r abs"><span class="av" style="width:76px;height:76px;background:${tone.fresh};color:${tone.deep}">${icon("Volume2", 40)}</span><div><div class="s56 b">6,340</div><div class="nw" style="color:#cfe3b4;margin-top:4px">farms warned by voice</div></div></div>`, { cls: "ui side layer box" }),
};
