import { each, n, random, svg } from "../../kit/base.mjs";

/** Palm Court in elevation: eight floors of six flats, three at each side of the stair tower. */
const X = 622;
const Y = 150;
const BAY = 122;
const FLOOR = 86;
const TOWER = 118;
const WING = BAY * 3;
const FOOT = Y + FLOOR * 8;
const RIGHT = X + WING * 2 + TOWER;
const letters = "ABCDEF";

/** The left edge of a bay. @param {number} bay 0 to 5 */
const left = (bay) => X + bay * BAY + (bay > 2 ? TOWER : 0);
/** The top of a floor. @param {number} floor 1 to 8 */
const top = (floor) => Y + (8 - floor) * FLOOR;

/** Where a flat's window is, and the line of its floor; "G" is the entrance. @param {string} name */
export function place(name) {
	if (name === "G") return { x: X + WING + TOWER / 2, y: FOOT + 70, base: FOOT + 70 };
	const floor = Number(name[0]);
	return { x: left(letters.indexOf(name[1])) + BAY / 2, y: top(floor) + 40, base: top(floor) + FLOOR - 5 };
}

/** The floors' numbers with their heights. @type {[string, number][]} */
export const levels = [...[8, 7, 6, 5, 4, 3, 2, 1].map((floor) => /** @type {[string, number]} */ ([String(floor), top(floor) + 42])), ["G", FOOT + 70]];
export const edge = RIGHT;

const defs = `<defs>
	<linearGradient id="wall" x1="0" x2="1" y1="0" y2=".35"><stop stop-color="#d9744c"/><stop offset=".45" stop-color="#b9522f"/><stop offset="1" stop-color="#7d2f1c"/></linearGradient>
	<linearGradient id="stone" x1="0" x2="1"><stop stop-color="#ffe7c9"/><stop offset=".5" stop-color="#ecc9a2"/><stop offset="1" stop-color="#b98a6d"/></linearGradient>
	<linearGradient id="warm" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff0c2"/><stop offset="1" stop-color="#ffb64f"/></linearGradient>
	<linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffd98c"/><stop offset="1" stop-color="#f0913a"/></linearGradient>
	<linearGradient id="dark" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#67699f"/><stop offset=".5" stop-color="#333867"/><stop offset="1" stop-color="#20234a"/></linearGradient>
	<linearGradient id="stair" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffe9b3"/><stop offset="1" stop-color="#ffc25e"/></linearGradient>
	<linearGradient id="far" gradientUnits="userSpaceOnUse" x1="0" y1="690" x2="0" y2="960"><stop stop-color="#7d4a69"/><stop offset="1" stop-color="#4a2b50"/></linearGradient></defs>`;

/** One flat: its window, what is seen in it, its balcony. @param {number} bay @param {number} floor @param {() => number} next @param {boolean} marked */
function flat(bay, floor, next, marked) {
	const x = left(bay) + 14;
	const y = top(floor) + 12;
	const w = BAY - 28;
	const roll = next();
	const lit = marked || roll < 0.52;
	const glass = lit ? (roll < 0.3 ? "url(#warm)" : "url(#lamp)") : "url(#dark)";
	const cloth = ["#d9804f", "#fff3da", "#b9656a", "#e8b566"][Math.floor(next() * 4)];
	const drawn = 8 + next() * 17;
	const curtain = lit ? `<path d="M${x} ${y}h${n(drawn)}q3 30-4 62h${n(4 - drawn)}z" fill="${cloth}" opacity=".82"/><path d="M${x + w} ${y}h${n(-drawn * 0.8)}q-3 30 4 62h${n(drawn * 0.8 - 4)}z" fill="${cloth}" opacity=".7"/>` : `<path d="M${x + 8} ${y + 62}L${x + 46} ${y}h16L${x + 24} ${y + 62}z" fill="#fff" opacity=".1"/>`;
	const hung = next();
	const px = x + 14 + Math.round(next() * 60);
	const plant = `<path d="M${px} ${y + 60}v-9m0 4q-9-4-8-12 8 2 8 12q0-11 9-13 1 10-9 13" stroke="${lit ? "#2f5d3c" : "#5f8f6c"}" stroke-width="3" stroke-linecap="round"/><path d="M${px - 7} ${y + 56}h14l-2 8h-10z" fill="#e39a6a"/>`;
	const wash = `<path d="M${px - 6} ${y + 43}h15v19h-15z" fill="#f4ede1"/><path d="M${px + 12} ${y + 43}h12v13h-12z" fill="${cloth}"/>`;
	const life = hung < 0.24 ? plant : hung > 0.88 && !marked ? wash : "";
	return `<rect x="${x - 4}" y="${y - 4}" width="${w + 8}" height="66" fill="#5a2013"/><rect x="${x}" y="${y}" width="${w}" height="62" fill="${glass}"/>${curtain}<path d="M${x + w / 2} ${y}v62M${x} ${y + 15}h${w}" stroke="${lit ? "#7a3a1c" : "#171a3b"}" stroke-width="3"/>
		<path d="M${x - 8} ${y + 43}h${w + 16}M${x - 8} ${y + 53}h${w + 16}" stroke="#3b150d" stroke-width="3"/>${life}<rect x="${x - 12}" y="${y - 10}" width="${w + 24}" height="7" rx="3.5" fill="url(#stone)"/>`;
}

/** A palm. @param {number} x @param {number} y foot @param {number} tall @param {number} lean @param {string} color */
function palm(x, y, tall, lean, color) {
	const [tx, ty] = [x + lean, y - tall];
	const leaves = each([-170, -142, -112, -84, -58, -30, 0, 24, 200], (angle) => {
		const a = (angle * Math.PI) / 180;
		const r = tall * 0.42;
		const [ex, ey] = [tx + Math.cos(a) * r, ty + Math.sin(a) * r * 0.7 + r * 0.32];
		const [mx, my] = [tx + Math.cos(a) * r * 0.55, ty + Math.sin(a) * r * 0.8 - r * 0.12];
		return `<path d="M${tx} ${ty}Q${n(mx)} ${n(my - 9)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + 20)} ${tx} ${ty}z" fill="${color}"/>`;
	});
	return `<path d="M${x} ${y}Q${n(x + lean * 0.2)} ${n(y - tall * 0.55)} ${tx} ${ty}" stroke="${color}" stroke-width="12" stroke-linecap="round"/>${leaves}`;
}

/** Neighbors far off, flat against the sky. @param {[x: number, w: number, top: number][]} houses @param {string} color @param {string} light */
const neighbors = (houses, color, light) =>
	each(houses, ([x, w, y], i) => `<path d="M${x} 1000V${y}h${w}v${1000 - y}z" fill="${color}"/>${each([0, 1, 2, 3, 4, 5, 6, 7], (k) => (x < 1400 && (i * 3 + k * 5) % 8 < 3 ? `<rect x="${x + 20 + (k % 2) * (w - 54)}" y="${y + 24 + Math.floor(k / 2) * 40}" width="14" height="18" fill="${light}"/>` : ""))}`);

/** @param {string[]} marked the flats that are lit in any case */
export function house(marked) {
	const next = random(48);
	const flats = each([8, 7, 6, 5, 4, 3, 2, 1], (floor) => each([0, 1, 2, 3, 4, 5], (bay) => flat(bay, floor, next, marked.includes(floor + letters[bay]))));
	const slabs = each([8, 7, 6, 5, 4, 3, 2, 1], (floor) => {
		const y = top(floor) + FLOOR - 11;
		return each([X, X + WING + TOWER], (x) => `<rect x="${x - 8}" y="${y + 10}" width="${WING + 16}" height="7" fill="#3b150d" opacity=".35"/><rect x="${x - 10}" y="${y}" width="${WING + 20}" height="11" rx="5.5" fill="url(#stone)"/>`);
	});
	const t = X + WING;
	const stairs = each([8, 7, 6, 5, 4, 3, 2, 1], (floor) => each([0, 1, 2], (k) => `<rect x="${t + 24 + k * 25}" y="${top(floor) + 8}" width="19" height="66" rx="3" fill="url(#stair)" opacity="${floor % 3 === k % 3 ? 0.72 : 1}"/>`));
	const bricks = each(Array.from({ length: 150 }), () => {
		const bay = Math.floor(next() * 6);
		return `<rect x="${n(left(bay) + (next() > 0.5 ? 1 : BAY - 11) + next() * 3)}" y="${n(Y + Math.floor(next() * 66) * 10.4)}" width="9" height="5" fill="${next() > 0.5 ? "#f2a27c" : "#4f1a0f"}" opacity=".28"/>`;
	});
	const stilts = each([X, X + WING + TOWER], (x) => each([0, 1, 2], (k) => `<rect x="${x + 10 + k * BAY}" y="${FOOT + 22}" width="${BAY - 20}" height="94" rx="10" fill="#2a1024"/><rect x="${x + 10 + k * BAY}" y="${FOOT + 22}" width="${BAY - 20}" height="22" rx="10" fill="#e58f4b" opacity=".3"/>`));
	const car = (/** @type {number} */ x, /** @type {string} */ color) => `<path d="M${x} ${FOOT + 106}v-18q0-8 9-9l10-18q3-5 9-5h26q6 0 10 5l11 17q11 1 11 11v17z" fill="${color}"/><path d="M${x + 23} ${FOOT + 78}l8-15h12v15zm25 0v-15h11l9 15z" fill="#141230"/><circle cx="${x + 20}" cy="${FOOT + 106}" r="9" fill="#0d0a18"/><circle cx="${x + 66}" cy="${FOOT + 106}" r="9" fill="#0d0a18"/><circle cx="${x + 5}" cy="${FOOT + 91}" r="4" fill="#ffe3a0"/>`;
	const roof = `<rect x="${X + 40}" y="${Y - 62}" width="66" height="46" rx="8" fill="#41406e"/><rect x="${X + 120}" y="${Y - 62}" width="66" height="46" rx="8" fill="#41406e"/><path d="M${X + 44} ${Y - 46}h58m-58 14h58m22-14h58m-58 14h58" stroke="#2a2a54" stroke-width="3"/><path d="M${RIGHT - 110} ${Y - 20}v-52m-26 6q26 26 52 0m-26 8l14-22" stroke="#41406e" stroke-width="5"/><path d="M${RIGHT - 210} ${Y - 20}v-70m-22 12h44m-36 16h28" stroke="#41406e" stroke-width="4"/>`;
	return svg(1600, 1000, `${defs}${neighbors([[-20, 150, 700], [130, 96, 764], [226, 130, 726], [356, 90, 790], [446, 110, 748], [556, 110, 712], [1480, 140, 760]], "url(#far)", "#f3b277")}
		${roof}<rect x="${X}" y="${Y - 16}" width="${RIGHT - X}" height="${FOOT - Y + 142}" fill="url(#wall)"/>${bricks}
		<rect x="${X - 14}" y="${Y - 22}" width="${RIGHT - X + 28}" height="16" rx="5" fill="url(#stone)"/>${flats}${slabs}${stilts}${car(X + WING + TOWER + 18, "#9b9cb5")}${car(X + WING + TOWER + 262, "#a8432a")}
		<rect x="${t + TOWER}" y="${Y - 6}" width="26" height="${FOOT - Y + 132}" fill="#2a0d0a" opacity=".28"/>
		<path d="M${t} ${FOOT + 126}V96q0-34 34-34h50q34 0 34 34V${FOOT + 126}z" fill="url(#wall)"/><path d="M${t} ${FOOT + 126}V96q0-34 34-34h10q-34 0-34 34v${FOOT + 30}z" fill="#ffd9b0" opacity=".5"/>${stairs}
		<rect x="${t - 16}" y="${FOOT - 2}" width="${TOWER + 32}" height="16" rx="8" fill="url(#stone)"/><rect x="${t + 18}" y="${FOOT + 24}" width="${TOWER - 36}" height="100" rx="8" fill="url(#stair)"/><path d="M${t + TOWER / 2} ${FOOT + 24}v100" stroke="#7a3a1c" stroke-width="4"/>
		<path d="M0 ${FOOT + 116}H1600V1000H0z" fill="#241431"/><path d="M0 ${FOOT + 116}H1600v7H0z" fill="#e59a63" opacity=".55"/><path d="M${t - 30} ${FOOT + 124}h${TOWER + 60}l46 60H${t - 76}z" fill="#f0a452" opacity=".5"/>
		${palm(590, 990, 196, -20, "#241431")}`, "position:absolute;inset:0");
}
