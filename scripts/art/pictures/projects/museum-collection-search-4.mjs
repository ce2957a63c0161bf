import { at, each, icon, n, svg } from "../../kit/base.mjs";
import { ground } from "../../kit/ground.mjs";
import { manner, stone } from "./_museum-collection-search.mjs";
import { put, tones } from "./_museum-engraver.mjs";
import { standing } from "./_museum-lamps.mjs";

const PER = 0.086;
const FROM = 520;
const TO = 1046;
const colors = { English: "#f0dfbd", Malayalam: "#dd7a4e", Dutch: "#8ea9c9" };

/** @type {[keyof typeof colors, string, number][]} */
const words = [["English", "oil lamp", 412], ["English", "hanging lamp", 188], ["Malayalam", "vilakku", 3100], ["Malayalam", "nilavilakku", 867],
	["Malayalam", "thookku vilakku", 204], ["Dutch", "olielamp", 139]];

let left = 166;
let right = 250;
const rows = words.map(([tongue, word, count], i) => {
	const thick = count * PER;
	const tall = Math.max(thick, 58);
	const row = { tongue, word, count, thick, from: left + (tall - thick) / 2, mid: left + tall / 2, to: right, first: words[i - 1]?.[0] !== tongue };
	left += tall + (words[i + 1]?.[0] === tongue ? 14 : 34);
	right += thick;
	return row;
});
const lost = left + 29;
const middle = (FROM + TO) / 2;

const ribbons = each(rows, ({ tongue, thick, from, to }) => `<path d="M${FROM} ${n(from)}C${middle} ${n(from)} ${middle} ${n(to)} ${TO} ${n(to)}v${n(thick)}C${middle} ${n(to + thick)} ${middle} ${n(from + thick)} ${FROM} ${n(from + thick)}z" fill="url(#to-${tongue})"/>
	<path d="M${FROM} ${n(from)}v${n(thick)}" stroke="${colors[tongue]}" stroke-width="7"/>
	<path d="M${TO} ${n(to + 1)}v${n(thick - 2)}" stroke="${colors[tongue]}" stroke-width="12"/>`);
const names = each(rows, ({ tongue, word, count, mid, first }) => `${first ? at(72, mid - 17, null, null, `<span class="s24 nw" style="color:${colors[tongue]}">${tongue}</span>`) : ""}${at(222, mid - (count > 1000 ? 30 : 21), 276, null, `<div class="r sb"><b class="nw b word ${count > 1000 ? "most" : ""}">${word}</b><span class="s24">${count.toLocaleString("en-US")}</span></div>`)}`);

const doubt = `
	<div class="r sb"><div class="s36 b nw">hanglamp</div><span class="pill warn">not confirmed</span></div>
	<div class="s20 m2" style="margin:10px 0 18px">Similar wording in 52 Dutch records.<br>No curator has looked at it yet.</div>
	<div class="r" style="gap:12px"><div class="btn g">${icon("Link", 22)}Confirm</div><div class="btn q g">${icon("Unlink", 22)}Break link</div></div>`;

export const picture = {
	alt: "Six spellings in English, Malayalam and Dutch flow into one term, lamp; a seventh waits until a curator confirms or breaks the link.",
	accent: stone.terracotta,
	css: `${manner}
		.ink { color: #fbf1e0; } .word { font-size: 30px; letter-spacing: -.025em; }
		.most { font-size: 54px; letter-spacing: -.04em; line-height: 1; }
		.term { font-size: 116px; font-weight: 500; letter-spacing: -.055em; line-height: 1; }
		.lamp { filter: drop-shadow(26px 34px 22px rgb(0 0 0 / .5)); } .doubt { padding: 26px 30px 28px; } .ui.card { border-radius: 6px; }
	`,
	html:
		tones +
		ground({ base: "linear-gradient(145deg,#4a2d20 0%,#2e1a12 48%,#170b07 100%)", glows: [[1300, 420, 560, "rgb(214 140 88 / .34)"],
			[60, -80, 760, "rgb(170 110 74 / .4)"]], grained: 0.25 }) +
		svg(1600, 1000, `<defs>
			${Object.entries(colors).map(([name, color]) => `<linearGradient id="to-${name}"><stop stop-color="${color}" stop-opacity=".82"/><stop offset="1" stop-color="${color}" stop-opacity=".5"/></linearGradient>`).join("")}</defs>
			${ribbons}<path d="M${FROM} ${lost - 2.2}v4.5" stroke="${colors.Dutch}" stroke-width="7"/>
			<path d="M${FROM + 8} ${lost}C780 ${lost} 800 838 1056 838" stroke="${colors.Dutch}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>
			<g class="lamp">${put(standing(), 1340, 252, 1.22)}</g>`, "position:absolute;inset:0") +
		`<div class="ink layer">
			${at(72, 66, null, null, '<div class="s28 b nw">Thesaurus, term 417 of 12,400</div>')}${names}${at(222, lost - 21, 276, null, '<div class="r sb"><b class="nw b word">hanglamp</b><span class="s24">52</span></div>')}${at(1080, 52, null, null, '<div class="term">Lamp</div><div class="s24 nw" style="color:#e6c9a6;margin-top:12px">4,910 records, none of them changed</div>')}</div>` +
		at(1060, 726, 468, null, doubt, { cls: "ui card box layer doubt" }),
};
