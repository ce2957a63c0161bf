// Homes, health, money, land: flats, clinics, a lender, a cooperative, a ledger of carbon.
import { disc, fill, line, n, words } from "./draw.mjs";

/** A leaf between two points, as wide as a share of its length. @param {[number, number]} a @param {[number, number]} b @param {number} fat */
function leaf([ax, ay], [bx, by], fat) {
	const r = n(Math.hypot(bx - ax, by - ay) * fat);
	return `M${n(ax)} ${n(ay)}A${r} ${r} 0 0 1 ${n(bx)} ${n(by)}A${r} ${r} 0 0 1 ${n(ax)} ${n(ay)}z`;
}

/** @type {import("./draw.mjs").Mark[]} */
export const marks = [
	{
		// A leaf that is written in the lines of a ledger.
		client: "Ledgerleaf", ink: "#14532d",
		draw(ink) {
			const name = words("ledgerleaf", { x: 4, y: 64, size: 58, weight: 500, tracking: -22 });
			const [x, r] = [name.x1 + 20, 62];
			const edge = (/** @type {number} */ y) => Math.sqrt(r * r - (y - 18) ** 2);
			const bars = [29, 38.5, 48, 57.5, 67].map((y) => `M${n(x + 80 - y + 9)} ${y}H${n(x + edge(y) - 3)}`);
			return { width: x + r + 4, art: fill(name.d, ink) + fill(`M${n(x)} 80A${r} ${r} 0 0 1 ${n(x + r)} 18z`, ink) + line(bars.join(""), ink, 4.8, "round") + line(`M${n(x + 5)} 75l-9 9`, ink, 6, "round") };
		},
	},
	{
		// A roof over a nest.
		client: "Nestwise", ink: "#7a2e1d", accent: "#c4621a",
		draw(ink, accent) {
			const name = words("nestwise", { x: 4, y: 90, size: 48, weight: 600, tracking: -10 });
			const c = (name.x0 + name.x1) / 2;
			return { width: name.x1 + 4, art: line(`M${n(c - 37)} 25L${n(c)} 7 ${n(c + 37)} 25`, ink, 7.5, "round") + line(`M${n(c - 22)} 29a22 21 0 0 0 44 0`, ink, 7, "round") + fill(disc(c, 29, 9), accent) + fill(name.d, ink) };
		},
	},
	{
		// The dot of the j is a seed that opens.
		client: "Beejsetu Cooperative", ink: "#31511b", accent: "#c2500c",
		draw(ink, accent) {
			const name = words("beejsetu", { x: 4, y: 62, size: 74, weight: 600, tracking: -20, drop: (letter, { y1 }) => letter === 3 && y1 < 26 });
			const j = name.letters[3];
			const x = j.x1 - 5;
			const second = words("COOPERATIVE", { x: j.x1 + 10, y: 86, fit: name.x1 - j.x1 - 10, weight: 500, tracking: 120 });
			return { width: name.x1 + 4, art: fill(name.d, ink) + fill(leaf([x, 20], [x + 14, 3], 0.72) + leaf([x, 20], [x - 15, 7], 0.72), accent) + fill(second.d, ink) };
		},
	},
	{
		// Four leaves make the cross; one of them is the cure.
		client: "Sanjeev Clinics", ink: "#0b6168", accent: "#cf2f4d",
		draw(ink, accent) {
			const first = words("Sanjeev", { x: 104, y: 66, size: 47, weight: 700, tracking: -18 });
			const second = words("Clinics", { x: first.x1 + 11, y: 66, size: 47, weight: 400, tracking: -18 });
			const petal = (/** @type {number} */ turn) => `rotate(${turn} 46 48)`;
			const one = "M46 44C33 36 33 20 46 8 59 20 59 36 46 44z";
			return { width: second.x1 + 4, art: [0, 90, 180, 270].map((turn, i) => fill(one, i === 0 ? accent : ink, turn ? `transform="${petal(turn)}"` : "")).join("") + fill(first.d + second.d, ink) };
		},
	},
	{
		// A stamp, as it is put on a receipt.
		client: "Mudra Microfinance", ink: "#611a5c",
		draw(ink) {
			const first = words("mudra", { x: 25, y: 54, size: 56, weight: 700, tracking: -16 });
			const second = words("microfinance", { x: 25, y: 79, fit: first.x1 - first.x0, weight: 500 });
			const [across, down] = [Math.round((first.x1 + 14) / 12), 7];
			const bites = (/** @type {number} */ count, /** @type {string} */ gap, /** @type {string} */ bite) => gap + bite.repeat(count);
			const edge = bites(across, "h5", "a3.5 3.5 0 0 0 7 0h5") + bites(down, "v5", "a3.5 3.5 0 0 0 0 7v5") + bites(across, "h-5", "a3.5 3.5 0 0 0-7 0h-5") + bites(down, "v-5", "a3.5 3.5 0 0 0 0-7v-5");
			return { width: across * 12 + 11, art: fill(`M3 3.5${edge}z`, ink) + fill(first.d + second.d, "#fff") };
		},
	},
];
