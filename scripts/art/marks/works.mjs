// Iron, stone and engines: a gym, lifts, roadside help, a foundry, a builder.
import { disc, fill, line, n, words } from "./draw.mjs";

/** @type {import("./draw.mjs").Mark[]} */
export const marks = [
	{
		// Two of its letters are weight plates.
		client: "Ironroom", ink: "#15161a", accent: "#d0211c",
		draw(ink, accent) {
			const name = words("IRONROOM", { x: 4, y: 78, size: 86, weight: 700, width: 75, tracking: 14, drop: (letter) => letter === 5 || letter === 6 });
			const [a, b] = [name.letters[5], name.letters[6]];
			const r = 30.5;
			const first = a.x0 + r;
			const second = first + r * 2 + 5;
			const shift = second + r + (name.letters[7].x0 - b.x1) - name.letters[7].x0;
			const cut = words("IRONR", { x: 4, y: 78, size: 86, weight: 700, width: 75, tracking: 14 });
			const last = words("M", { x: name.letters[7].x0 + shift, y: 78, size: 86, weight: 700, width: 75 });
			const plate = (/** @type {number} */ x) => fill(`${disc(x, 48, r)}${disc(x, 48, 6.5)}`, ink, 'fill-rule="evenodd"') + line(disc(x, 48, 18), accent, 4);
			return { width: last.x1 + 4, art: fill(cut.d + last.d, ink) + plate(first) + plate(second) };
		},
	},
	{
		// The A is the shaft, and the car is on its way up.
		client: "Altis Elevators", ink: "#23272f", accent: "#0b7a75",
		draw(ink, accent) {
			const name = words("LTIS", { x: 84, y: 60, size: 74, weight: 500, tracking: 90 });
			const second = words("ELEVATORS", { x: 6, y: 88, fit: name.x1 - 6, weight: 500, tracking: 420 });
			return { width: name.x1 + 4, art: fill("M4 60L33.5 8h10L73 60H63L38.5 17 14 60z", ink) + fill("M30 42h17v18H30z", accent) + fill(name.d + second.d, ink) };
		},
	},
	{
		// A charioteer's wheel, and the road that runs through it.
		client: "Saarthi Roadside", ink: "#1d1d20", accent: "#b85a00",
		draw(ink, accent) {
			const first = words("saarthi", { x: 106, y: 58, size: 64, weight: 700, tracking: -26 });
			const second = words("roadside", { x: 107, y: 86, size: 26, weight: 500, tracking: 40 });
			const spokes = [-180, -144, -108, -72, -36, 0].map((turn) => { const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]; return `M${n(46 + c * 10)} ${n(48 + s * 10)}L${n(46 + c * 38)} ${n(48 + s * 38)}`; });
			return { width: first.x1 + 4, art: line(disc(46, 48, 38), ink, 8) + line(spokes.join(""), ink, 5) + fill("M41.5 48h9L70 82Q46 98 22 82z", ink) + fill(disc(46, 48, 12), ink) + line("M46 58v7M46 70v13", accent, 4.5) + fill(disc(46, 48, 5), accent) + fill(first.d, ink) + fill(second.d, accent) };
		},
	},
	{
		// The V is the mold, and the metal runs into it.
		client: "Vardhan Castings", ink: "#2c2a31", accent: "#d43f0a",
		draw(ink, accent) {
			const name = words("ARDHAN", { x: 82, y: 58, size: 60, weight: 700, tracking: 20 });
			const second = words("CASTINGS", { x: 83, y: 86, size: 22, weight: 500, tracking: 330 });
			return { width: name.x1 + 4, art: fill("M4 16H26L46 62 66 16H88L56 86H36z", ink) + fill("M33 16H59L46 47z", accent) + fill(name.d + second.d, ink) };
		},
	},
	{
		// A cable-stayed bridge whose deck carries the name.
		client: "Setu Infra", ink: "#123f9c",
		draw(ink) {
			const name = words("Setu Infra", { x: 118, y: 66, size: 52, weight: 600, tracking: -16 });
			const cables = [0, 1, 2, 3].map((i) => `M58 ${12 + i * 11}L${n(8 + i * 11.5)} 78M58 ${12 + i * 11}L${n(108 - i * 11.5)} 78`).join("");
			return { width: name.x1 + 4, art: line(cables, ink, 3) + fill("M54 6h8v84h-8z", ink) + fill(`M4 76H${n(name.x1)}v7H4z`, ink) + fill(name.d, ink) };
		},
	},
];
