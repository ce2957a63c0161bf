// What is carried, sold, shown and played: couriers, a port, ferries, a museum, games.
import { disc, fill, line, n, words } from "./draw.mjs";

/** @type {import("./draw.mjs").Mark[]} */
export const marks = [
	{
		// Two batons side by side, one a hand further on.
		client: "Relay Mile", ink: "#14203a", accent: "#e23d16",
		draw(ink, accent) {
			const name = words("Relay Mile", { x: 106, y: 68, size: 62, weight: 700, width: 92, italic: true, tracking: -18 });
			return { width: name.x1 + 4, art: line("M15 80L46 32", ink, 20, "round") + line("M53 64L84 16", accent, 20, "round") + fill(name.d, ink) };
		},
	},
	{
		// A crane on the quay, a box on its hook.
		client: "Port Sarvani Terminals", ink: "#0b3b4f", accent: "#0f8a8d",
		draw(ink, accent) {
			const first = words("PORT SARVANI", { x: 112, y: 49, size: 44, weight: 700, width: 84, tracking: 12 });
			const second = words("TERMINALS", { x: 112, y: 82, fit: first.x1 - first.x0, weight: 500, tracking: 260 });
			const crane = "M4 26H96v9H4zM16 35h9v53h-9zM47 35h9v53h-9zM25 58h22v7H25z";
			return { width: first.x1 + 4, art: fill(crane, ink) + line("M10 28L35 8 92 28", ink, 5) + line("M78 35V52", ink, 4) + fill("M64 52H93V70H64z", accent) + fill(first.d, ink) + fill(second.d, ink) };
		},
	},
	{
		// A coast on a map: land at the right, the sea as lines that follow it.
		client: "Malabar Coast Museum", ink: "#1f2547",
		draw(ink) {
			const coast = (/** @type {number} */ x) => `${n(x)} 8c-14 12 10 20 2 34s-18 14-6 26 6 14 0 20`;
			const lines = ["Malabar", "Coast", "Museum"].map((word, i) => words(word, { x: 104, y: 31 + i * 29, size: 31, weight: 500, tracking: -8 }));
			return { width: Math.max(...lines.map(({ x1 }) => x1)) + 4, art: fill(`M${coast(52)}H84V8z`, ink) + [40, 29, 18].map((x, i) => line(`M${coast(x)}`, ink, 5 - i)).join("") + fill(lines.map(({ d }) => d).join(""), ink) };
		},
	},
	{
		// The bow of a ferry in a porthole, and the water under it.
		client: "Konkan Coastal Ferries", ink: "#0a4f8f", accent: "#d9480f",
		draw(ink, accent) {
			const first = words("Konkan", { x: 104, y: 53, size: 54, weight: 700, tracking: -20 });
			const second = words("Coastal Ferries", { x: 104, y: 82, fit: first.x1 - first.x0, weight: 500 });
			const bow = "M38 22H54V36H38zM24 40H44.5V64H33zM47.5 40H68L59 64H47.5z";
			const wave = "M20 73q6.5-6 13 0t13 0 13 0 13 0v5.5q-6.5 6-13 0t-13 0-13 0-13 0z";
			return { width: first.x1 + 4, art: fill(`${disc(46, 48, 42)}${bow}${wave}`, ink, 'fill-rule="evenodd"') + fill("M41 26h4v6h-4zM47 26h4v6h-4z", accent) + fill(first.d, ink) + fill(second.d, accent) };
		},
	},
	{
		// Two pools, one at low tide and one at high tide.
		client: "Tidepool Games", ink: "#33206f", accent: "#0c8790",
		draw(ink, accent) {
			const name = words("tidepool", { x: 4, y: 60, size: 72, weight: 700, tracking: -14, drop: (letter) => letter === 5 || letter === 6 });
			const pools = [name.letters[5], name.letters[6]].map(({ x0, x1, y0, y1 }, i) => {
				const [x, y, r] = [(x0 + x1) / 2, (y0 + y1) / 2, (y1 - y0) / 2];
				const inner = r - 6.2;
				const level = i === 0 ? 4 : -5;
				const half = Math.sqrt((inner - 1.6) ** 2 - level ** 2);
				const k = inner - 1.6;
				return fill(`${disc(x, y, r)}${disc(x, y, inner)}`, ink, 'fill-rule="evenodd"') + fill(`M${n(x - half)} ${n(y + level)}q${n(half / 2)}-3.6 ${n(half)} 0t${n(half)} 0A${n(k)} ${n(k)} 0 ${level < 0 ? 1 : 0} 1 ${n(x - half)} ${n(y + level)}z`, accent);
			});
			const second = words("GAMES", { x: name.letters[4].x1 - 4, y: 90, size: 18, weight: 600, tracking: 240 });
			return { width: name.x1 + 4, art: fill(name.d, ink) + pools.join("") + fill(second.d, accent) };
		},
	},
];
