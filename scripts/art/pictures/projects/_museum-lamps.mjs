import { each } from "../../kit/base.mjs";
import { bent, look, turned } from "./_museum-engraver.mjs";

/** Lamps of the collection, each around x = 0 from y = 0 down. */

/** A standing lamp, 345 high. @param {Parameters<typeof look>[0]} [metal] */
export function standing(metal = "brass") {
	const l = look(metal, { step: 5 });
	return (
		turned([[[9, 150], [9, 164], [13, 172], [19, 178], [13, 185], [9, 192], [8, 214], [12, 226], [21, 236], [12, 246], [8, 254], [9, 268]],
			[[12, 268], [14, 274], [18, 282], [30, 294], [56, 306], [78, 314]], [[82, 314], [82, 322]]], l) +
		turned([[[92, 104], [92, 110]], [[92, 110], [76, 122], [44, 134], [20, 141], [10, 150]]], l) +
		`<ellipse cy="104" rx="92" ry="23.9" fill="${l.fill}" stroke="${l.ink}" stroke-width="1.6"/>
			${each([82, 70, 58, 46, 34], (r) => `<path d="M${-r} 106A${r} ${r * 0.25} 0 0 1 ${r} 106" stroke="${l.ink}" stroke-width="${1.2 + r / 60}" fill="none"/>`)}` +
		turned([[[1, 0], [5, 5], [6, 11], [3, 17]], [[7, 20], [7, 24]], [[4, 26], [9, 36], [13, 48], [9, 58], [5, 63]], [[12, 66], [12, 70]],
			[[6, 72], [11, 82], [21, 96], [24, 108]]], l)
	);
}

/** A bird in profile that looks to the left, feet at (0, 128). @param {ReturnType<typeof look>} l */
export function bird(l) {
	const w = (l.edge ?? 1.6) / 1.6;
	const tail = each([[96, -20, 6], [104, 2, 7], [106, 24, 7], [100, 46, 6]], ([x, y, r]) => bent([[44, 58, 15], [70, (y + 52) / 2 + 6, 12],
		[x - 6, y + 8, r], [x + 4, y - 6, r * 0.8], [x - 4, y - 14, 3]], l));
	const feather = each([[-14, 50, 76], [2, 46, 82], [18, 47, 82], [34, 51, 80],
		[50, 56, 75]], ([x, top, low]) => `<path d="M${x} ${top}q16 ${(low - top) / 2} ${-6} ${low - top}" stroke="${l.ink}" stroke-width="2" fill="none"/>
		${each([0.3, 0.5, 0.7], (t) => `<path d="M${x + 9} ${top + (low - top) * t}l13 1" stroke="${l.ink}" stroke-width="${1.2 + t}"/>`)}`);
	const crest = each([[-50, -70, -60, -96], [-44, -69, -43, -98],
		[-37, -65, -26, -92]], ([x, y, a, b]) => `<path d="M${x} ${y}Q${(x + a) / 2 + 4} ${(y + b) / 2} ${a} ${b}" stroke="${l.ink}" stroke-width="${2.6 * w + 0.6}" fill="none"/>
		<circle cx="${a}" cy="${b}" r="4.6" fill="${l.fill}" stroke="${l.ink}" stroke-width="${1.6 * w}"/>`);
	const pearls = (/** @type {number[][]} */ places, /** @type {number} */ r) => each(places, ([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fbeecb" stroke="${l.ink}" stroke-width="${1.3 * w}"/>`);
	return `${tail}${bent([[-8, 100, 7], [-8, 112, 5], [-9, 126, 6]], l)}${bent([[12, 100, 7], [13, 112, 5], [13, 126, 6]], l)}
		${bent([[78, 46, 10], [58, 56, 22], [30, 64, 36], [-4, 64, 43], [-32, 48, 35], [-50, 20, 22], [-50, -10, 15], [-45, -30, 13], [-44, -42, 13]], { ...l, tilt: 0.34 })}${crest}
		${bent([[-44, -37, 10], [-46, -48, 15], [-52, -56, 17], [-62, -60, 14], [-72, -58, 9], [-84, -53, 4], [-95, -46, 1.5]], { ...l, tilt: 0.3 })}<path d="M-74 -66.5C-82 -62 -91 -54 -98 -45C-89 -43 -80 -46 -73 -50C-76 -55 -76 -61 -74 -66.5z" fill="#7a4a1d" stroke="${l.ink}" stroke-width="${1.4 * w}"/>
			<path d="M-94 -47C-87 -50 -81 -53 -75 -55" stroke="${l.ink}" stroke-width="${1.4 * w}" fill="none"/>
		<path d="M-60 -46C-66 -40 -66 -31 -60 -27C-54 -30 -52 -40 -54 -46z" fill="${l.fill}" stroke="${l.ink}" stroke-width="${1.4 * w}"/>
		<path d="M-60 -42q-3 6 0 11M-57 -42q-1 5 -1 9" stroke="${l.ink}" stroke-width="${w}" fill="none"/>
		<path d="M-63 -28C-54 -22 -40 -22 -30 -30L-30 -22C-40 -14 -54 -14 -64 -20z" fill="${l.fill}" stroke="${l.ink}" stroke-width="${1.6 * w}"/>
		${pearls([[-58, -21.5], [-51, -19], [-44, -19], [-37, -22]], 1.9)}
		<path d="M-68 -62q10 -8 18 0q-9 7 -18 0z" fill="#fbeecb" stroke="${l.ink}" stroke-width="${1.5 * w}"/>
		<circle cx="-59" cy="-62" r="3.3" fill="${l.ink}"/><circle cx="-60" cy="-63" r="1" fill="#fff"/>
		<path d="M-26 44C-6 26 40 30 82 62C56 84 8 94 -18 78C-32 68 -34 54 -26 44z" fill="${l.fill}" stroke="${l.ink}" stroke-width="2"/>
		${feather}${pearls([[-54, 16], [-54, 4], [-52, -8]], 2.6)}`;
}

/** A chain that hangs from y = 0 to `end`. @param {number} end @param {ReturnType<typeof look>} l */
export const chain = (end, l) =>
	Array.from({ length: Math.ceil(end / 34) }, (_, i) => end - (i + 1) * 34)
		.map((y) => `<path d="M0 ${y + 2}v34" stroke="${l.ink}" stroke-width="7" stroke-linecap="round"/>
		<path d="M0 ${y + 2}v34" stroke="#c9974f" stroke-width="4" stroke-linecap="round"/>
		<ellipse cy="${y + 17}" rx="7.5" ry="12" fill="none" stroke="${l.ink}" stroke-width="7"/>
		<ellipse cy="${y + 17}" rx="7.5" ry="12" fill="none" stroke="#c9974f" stroke-width="4"/>`).join("");

/** The hanging lamp with bird: its chain up to y = 0, its bowl at about 360, its drop at 520. @param {number} [step] */
export function hanging(step = 5) {
	const l = look("bronze", { step });
	const spouts = each([[-118, 388, -150, 392], [118, 388, 150, 392], [-66, 405, -84, 420], [66, 405, 84, 420],
		[0, 412, 0, 431]], ([x, y, a, b]) => bent([[x * 0.8, y - 6, 14], [x, y, 12], [a, b, 4]], l));
	return (
		chain(96, l) +
		turned([[[10, 440], [14, 446], [24, 454], [30, 468], [22, 484], [9, 492]], [[13, 492], [13, 498]], [[6, 500], [11, 510], [10, 520], [3, 534],
			[1, 540]]], l) +
		turned([[[134, 382], [134, 392]], [[134, 392], [116, 410], [78, 428], [40, 438], [12, 444]]], l) + spouts +
		`<ellipse cy="382" rx="134" ry="34.8" fill="${l.fill}" stroke="${l.ink}" stroke-width="2"/>
			${each([122, 108, 94, 80, 66, 52, 38], (r) => `<path d="M${-r} 385A${r} ${r * 0.25} 0 0 1 ${r} 385" stroke="${l.ink}" stroke-width="${0.8 + r / 55}" fill="none"/>`)}` +
		turned([[[14, 306], [10, 312], [10, 322]], [[20, 324], [20, 330]], [[11, 332], [10, 344], [16, 360], [34, 374], [52, 384]]], l) +
		turned([[[3, 96], [9, 101], [10, 108], [4, 116]], [[12, 118], [12, 122]], [[5, 124], [4, 214]]], l) +
		`<g transform="translate(-2 186)">${bird(l)}</g>`
	);
}

/** A tiered lamp, 400 high: four dishes on one stem. */
export function tiered() {
	const l = look("bronze", { step: 5 });
	const dish = (/** @type {number} */ y, /** @type {number} */ r) =>
		turned([[[8, y + 20], [8, y + 44], [14, y + 50], [8, y + 56], [8, y + 70]]], l) +
		turned([[[r, y], [r, y + 6]], [[r, y + 6], [r * 0.7, y + 16], [r * 0.3, y + 21], [8, y + 24]]], l) +
		`<ellipse cy="${y}" rx="${r}" ry="${r * 0.26}" fill="${l.fill}" stroke="${l.ink}" stroke-width="1.6"/>
		<path d="M${-r * 0.86} ${y + 2}A${r * 0.86} ${r * 0.21} 0 0 1 ${r * 0.86} ${y + 2}M${-r * 0.6} ${y + 2}A${r * 0.6} ${r * 0.14} 0 0 1 ${r * 0.6} ${y + 2}" stroke="${l.ink}" stroke-width="2" fill="none"/>`;
	return turned([[[8, 330], [10, 342], [18, 352], [40, 364], [80, 376]], [[88, 376], [88, 386]]], l) + [[272, 112], [200, 88], [128, 66],
		[64, 46]].map(([y, r]) => dish(y, r)).join("") + turned([[[1, 0], [6, 8], [10, 20], [5, 32]], [[9, 34], [9, 38]], [[5, 40], [8, 54],
		[14, 68]]], l);
}
