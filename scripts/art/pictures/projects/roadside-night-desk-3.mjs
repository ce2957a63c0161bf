import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { base, beam, car, highway, on, road, tone } from "./_roadside-night-desk.mjs";

/** The road as a strip, driven downward: the driver's left is at the right of the picture. */
const way = road([[150, -140], [176, 40], [214, 240], [196, 440], [160, 620], [178, 800], [220, 1000], [230, 1140]]);
const LANE = 24;
const spot = way.spot(0.767, -LANE * 2.75);

const toll = (/** @type {number} */ y) => `<path d="M96 ${y}h222v-16H96z" fill="#000" opacity=".4" transform="translate(8 16)"/><path d="M86 ${y - 34}H332l-14 38H100z" fill="#e9eaff"/>
	<path d="M86 ${y - 34}H332l-5 12H91z" fill="${tone.amber}"/>${each([112, 152, 192, 232, 272], (x, i) => `<rect x="${x}" y="${y + 4}" width="26" height="24" rx="4" fill="#3c428c"/>
	<circle cx="${x + 13}" cy="${y + 16}" r="5" fill="${i > 2 ? tone.red : tone.mint}"/>`)}`;

const eatery = (/** @type {number} */ x, /** @type {number} */ y) => `
	<ellipse cx="${x + 84}" cy="${y + 62}" rx="130" ry="34" fill="url(#pool)"/>
	<path d="M${x} ${y}h168v60H${x}z" fill="#454b9a"/><path d="M${x - 12} ${y}l16-26h160l16 26z" fill="#6a70c4"/>${each([0, 1, 2], (i) => `<rect x="${x + 14 + i * 50}" y="${y + 14}" width="38" height="${i === 1 ? 46 : 30}" rx="3" fill="${tone.glow}"/>`)}
	<path d="M${x + 10} ${y - 66}h148v36H${x + 10}z" fill="${tone.night}" stroke="${tone.amber}" stroke-width="3"/><text x="${x + 84}" y="${y - 41}" text-anchor="middle" fill="${tone.amber}" font-size="20" font-weight="600">Annapurna</text>`;

const stone = (/** @type {number} */ x, /** @type {number} */ y) => `
	<ellipse cx="${x + 66}" cy="${y + 132}" rx="104" ry="16" fill="#000" opacity=".4"/>
	<clipPath id="stone"><path d="M${x} ${y + 134}V${y + 54}Q${x} ${y} ${x + 62} ${y}T${x + 124} ${y + 54}V${y + 134}z"/></clipPath><g clip-path="url(#stone)"><path d="M${x} ${y}h124v134h-124z" fill="#f4f4ff"/><path d="M${x} ${y}h124v46h-124z" fill="#ffd21f"/><path d="M${x + 92} ${y}h40v134h-24z" fill="#14173f" opacity=".16"/></g>
	<text x="${x + 60}" y="${y + 78}" text-anchor="middle" fill="#14173f" font-size="24" font-weight="700">SATARA</text><text x="${x + 60}" y="${y + 124}" text-anchor="middle" fill="#14173f" font-size="46" font-weight="700">9</text>
		<text x="${x + 60}" y="${y + 36}" text-anchor="middle" fill="#14173f" font-size="20" font-weight="700">NH 48</text>`;

/** @type {[y: number, before: string, mark: string, after: string, found: string, score: string][]} */
const said = [
	[196, "I came from the ", "Pune side", ",", "Direction: Pune to Satara", "0.99"],
	[364, "the ", "second toll", " is behind me.", "Anewadi toll plaza, by one of 5 spoken names", "0.94"],
	[532, "Then a hotel, ", "Annapurna", ",", "On the left. Two on this road, 11 km apart: one fits", "0.88"],
	[700, "and a stone: ", "Satara 9", ".", "Last kilometer stone, 400 m back", "0.97"],
];
const ends = [300, 346, 480, 438];

const strip = svg(1600, 1000, `
	<defs>${beam}<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#151a4c"/><stop offset="1" stop-color="${tone.night}"/></linearGradient><radialGradient id="pool"><stop stop-color="${tone.amber}" stop-opacity=".6"/><stop offset="1" stop-color="${tone.amber}" stop-opacity="0"/></radialGradient><radialGradient id="doubt"><stop stop-color="${tone.amber}" stop-opacity=".55"/><stop offset="1" stop-color="${tone.amber}" stop-opacity=".14"/></radialGradient></defs>
	<rect width="1600" height="1000" fill="url(#dusk)"/>
	${highway(way, LANE)}
	${each(said, ([y], i) => `<path d="M${ends[i]} ${y}H548" stroke="${tone.amber}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>
		<circle cx="556" cy="${y}" r="9" fill="${tone.amber}"/>`)}
	${on({ x: 245, y: 196, a: Math.PI / 2 }, `<path d="M-26 -13L10 0L-26 13L-16 0z" fill="${tone.glow}"/>`)}
	${toll(362)}${eatery(296, 528)}${stone(302, 632)}
	<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="92" fill="url(#doubt)" stroke="${tone.amber}" stroke-width="4"/>${on(spot, car)}`, "position:absolute;inset:0");

const line = (/** @type {typeof said[number]} */ [y, before, mark, after, found, score]) => `
	${at(590, y - 38, 740, null, `<div class="phrase nw">${before}<b>${mark}</b>${after}</div><div class="s24 m3 nw" style="margin-top:12px">${found}</div>`)}
	${at(1348, y - 30, 204, null, `<div class="r sb"><span class="s44 b a">${score}</span>${icon("Check", 34, { color: tone.mint, stroke: 3 })}</div><div class="meter" style="margin-top:16px"><i style="width:${Number(score) * 100}%"></i></div>`)}`;

export const picture = {
	alt: "A driver’s words with each landmark marked and matched to a place along a night highway: a toll, an eatery, a kilometer stone.",
	accent: tone.amber,
	css: `${base}
		.phrase { font-size: 54px; line-height: 64px; font-weight: 400; color: ${tone.ink2}; letter-spacing: -.03em; } .phrase b { font-weight: 600; color: ${tone.night}; background: ${tone.amber}; border-radius: 12px; padding: 3px 12px 6px; margin: 0 2px; }
		.top { align-items: center; } .meter { background: #2b3070; }
	`,
	html: `<div class="ui layer" style="position:absolute;inset:0">${strip}
		${at(590, 64, 962, null, `<div class="r sb"><span class="r s24 nw" style="gap:16px">${icon("AudioLines", 30, { color: tone.amber })}Nisha T., 02:09, wind and trucks on the line</span><span class="s20 m3 nw">86,000 landmarks</span></div>`)}
		${each(said, line)}
		${at(590, 852, 962, null, '<div class="r base" style="gap:20px"><span class="s56 b nw" style="color:#ffb648">Within 350 m</span><span class="s24 m2 nw">merged from speech, link and stone</span></div>')}
	</div>`,
};
