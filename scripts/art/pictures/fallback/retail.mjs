import { bands, ground } from "../../kit/background.mjs";
import { box, shade, stand } from "../../kit/solids.mjs";
import { each } from "../../kit/base.mjs";

/** @type {Record<string, [string, string, string]>} */
const tones = { sand: ["#fbe6c9", "#e3bd8d", "#c2935f"], coral: ["#ff9a72", "#f0693d", "#c4471f"], cream: ["#fffaf0", "#eadfc9", "#cdbf9f"], ink: ["#4a4660", "#312d45", "#211e31"] };
const bag = `<g transform="translate(300 -60)"><path d="M-30 170L-96 -150 90 -190 176 110z" fill="#05070c" opacity=".28" filter="url(#soft)" transform="translate(40 60)"/><path d="M-110 -140L90 -170 150 160 -90 210z" fill="#ff6f43"/><path d="M90 -170L150 -150 196 120 150 160z" fill="#c4471f"/><path d="M-110 -140L90 -170" stroke="#ffd2be" stroke-width="5"/><path d="M-58 -130C-64 -260 30 -274 42 -146" stroke="#7d2a10" stroke-width="14" stroke-linecap="round"/></g>`;
const tag = '<g transform="translate(-470 -190) rotate(-14)"><path d="M-20 -70h150a24 24 0 0 1 24 24V60a24 24 0 0 1-24 24H-20L-90 7z" fill="#000" opacity=".25" filter="url(#soft)" transform="translate(24 44)"/><path d="M-20 -70h150a24 24 0 0 1 24 24V60a24 24 0 0 1-24 24H-20L-90 7z" fill="#fffaf0"/><circle cx="-34" cy="7" r="16" fill="#c98d57"/>' + each([0, 14, 34, 44, 62, 72, 96, 106], (x, i) => `<rect x="${14 + x}" y="-36" width="${i % 3 === 0 ? 9 : 5}" height="86" fill="#312d45"/>`) + "</g>";

export const picture = {
	alt: "Parcels in three sizes, an orange shopping bag and a price tag with a bar code.",
	html:
		ground({ base: "linear-gradient(150deg,#fff1e2 0%,#f0c79c 50%,#b97a4c 100%)", glows: [[120, -40, 900, "#fff"], [1560, 1000, 760, "rgb(90 40 10 / .5)"]], lines: bands(170, "rgb(255 255 255 / .16)", -380), grained: 0.3 }) +
		stand(`${shade(760, 500, 0.34, 40, 70)}${box([-300, -220, 0], [250, 250, 220], tones.sand)}${box([-195, -220, 220], [40, 250, 2], tones.cream)}${box([-40, -190, 0], [210, 200, 130], tones.ink)}${box([-290, 60, 0], [200, 170, 120], tones.coral)}${box([-60, 60, 0], [170, 170, 90], tones.cream)}${box([-250, -170, 222], [150, 140, 110], tones.coral)}${bag}${tag}`, 800, 625, 1.06),
};
