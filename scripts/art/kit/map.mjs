import { n, random, svg } from "./base.mjs";

/** Streets from above: blocks, a river, a park. `route` is drawn over them. @param {{ w: number, h: number, seed: number, turn: number, land: string, street: string, water: string, park: string, over?: string }} look */
export function map({ w, h, seed, turn, land, street, water, park, over = "" }) {
	const next = random(seed);
	const reach = Math.hypot(w, h);
	let minor = "";
	let major = "";
	for (let x = -reach; x < reach; x += 54 + next() * 34) {
		if (next() > 0.78) major += `M${n(x)} ${-reach}V${reach}`;
		else minor += `M${n(x)} ${n(-reach + next() * 300)}V${reach}`;
	}
	for (let y = -reach; y < reach; y += 46 + next() * 40) {
		if (next() > 0.8) major += `M${-reach} ${n(y)}H${reach}`;
		else minor += `M${-reach} ${n(y)}H${reach}`;
	}
	return svg(w, h, `<rect width="${w}" height="${h}" fill="${land}"/><g transform="translate(${w / 2} ${h / 2}) rotate(${turn})"><rect x="${n(-w * 0.42)}" y="${n(-h * 0.36)}" width="${n(w * 0.34)}" height="${n(h * 0.22)}" fill="${park}"/><path d="${minor}" stroke="${street}" stroke-width="9"/></g><path d="M${w * 0.72} -20C${w * 0.6} ${h * 0.2} ${w * 1.02} ${h * 0.42} ${w * 0.8} ${h * 0.66}S${w * 0.5} ${h * 0.9} ${w * 0.62} ${h + 30}" stroke="${water}" stroke-width="${n(w * 0.13)}"/><g transform="translate(${w / 2} ${h / 2}) rotate(${turn})"><path d="${major}" stroke="${street}" stroke-width="18"/></g>${over}`, "position:absolute;inset:0");
}
