import { each, n } from "../../kit/base.mjs";
import { bent, look } from "./_museum-engraver.mjs";

/** Flat and long things of the collection, each around x = 0 from y = 0 down. */

const around = (/** @type {number} */ count, /** @type {(angle: number, i: number) => string} */ draw) => Array.from({ length: count }, (_, i) => draw((i / count) * 360, i)).join("");

/** The face of a gold coin with a ship, 260 across. */
export function coin() {
	const ink = "#38240c";
	const relief = (/** @type {string} */ d, fill = "#e9c66c") => `<path d="${d}" fill="#7a5417" transform="translate(2.5 3)"/>
		<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`;
	const lines = Array.from({ length: 34 }, (_, i) => `M-100 ${34 + i * 6}H100`).join("");
	return `<defs><clipPath id="coin"><circle cy="130" r="98"/></clipPath><radialGradient id="m-coin" cx=".34" cy=".28" r=".9">
		<stop stop-color="#fbeab3"/><stop offset=".5" stop-color="#dfb553"/><stop offset="1" stop-color="#9a6d22"/></radialGradient></defs>
		<path d="M-4 1C58 -3 126 46 129 118C132 200 74 260 2 259C-72 260 -130 204 -129 128C-130 54 -70 2 -4 1z" fill="url(#m-coin)" stroke="${ink}" stroke-width="3"/>
		<path d="M40 252A128 128 0 0 0 122 92" stroke="${ink}" stroke-opacity=".5" stroke-width="6"/>
		${around(56, (a) => `<circle cy="18" r="3.6" fill="#f6dd95" stroke="${ink}" stroke-width="1.3" transform="rotate(${n(a)} 0 130)"/>`)}<circle cy="130" r="100" stroke="${ink}" stroke-width="1.6"/>
		<g clip-path="url(#coin)"><path d="${lines}" stroke="${ink}" stroke-opacity=".26" stroke-width="1.6"/></g>
		${relief("M-84 158C-66 172 60 174 82 146L90 152C84 188 58 202 40 204H-44C-64 198 -80 182 -84 158z")}${relief("M-26 62h5v104h-5zM26 52h5v114h-5z")}${relief("M-62 82C-40 74 -8 74 12 82C6 104 6 122 14 142C-10 134 -42 134 -64 142C-56 122 -56 102 -62 82z", "#f6dd95")}${relief("M16 70C38 64 56 66 70 74C64 96 66 116 74 138C56 130 34 130 16 138C22 116 22 92 16 70z", "#f6dd95")}
		<path d="M-58 96H10M-56 110H8M-58 124H9M18 86H68M21 100H66M21 116H68" stroke="${ink}" stroke-width="1.6"/>
		<path d="M-80 166C-40 180 50 178 86 158M-76 178C-40 190 48 188 80 172" stroke="${ink}" stroke-width="2"/>
		<path d="M-84 214q14-10 28 0t28 0 28 0 28 0 28 0 28 0" stroke="${ink}" stroke-width="3"/>
		<path d="M-24 62l-16-6 16-6zM28 52l-16-6 16-6z" fill="${ink}"/>
		<circle cx="-64" cy="62" r="6" fill="#f6dd95" stroke="${ink}" stroke-width="1.6"/>`;
}

/** A plate in blue on white with a crane, 300 across. */
export function delft() {
	const blue = "#2d4a78";
	const petal = (/** @type {number} */ a) => `<g transform="rotate(${n(a)} 0 150)">
		<path d="M-20 52C-28 26 -18 10 0 8C18 10 28 26 20 52" stroke="${blue}" stroke-width="2.6"/>
		<path d="M0 44C-10 34 -10 22 0 16C10 22 10 34 0 44zM-12 40c-4-8-3-14 1-20M12 40c4-8 3-14-1-20" fill="${blue}" fill-opacity=".8" stroke="${blue}" stroke-width="1.6"/>
		</g>`;
	return `<defs><radialGradient id="m-delft" cx=".36" cy=".3" r=".85"><stop stop-color="#fffdf6"/><stop offset=".7" stop-color="#efe9da"/>
		<stop offset="1" stop-color="#cfc5af"/></radialGradient></defs><circle cy="150" r="149" fill="url(#m-delft)" stroke="${blue}" stroke-width="3"/>
		<circle cy="150" r="142" stroke="${blue}" stroke-width="1.6"/>
		${around(14, petal)}<circle cy="150" r="96" fill="#f7f2e6" stroke="${blue}" stroke-width="3"/>
		<circle cy="150" r="90" stroke="${blue}" stroke-width="1.6"/>
		${around(44, (a) => `<path d="M0 55v4" stroke="${blue}" stroke-width="2.6" transform="rotate(${n(a)} 0 150)"/>`)}
		<path d="M-70 196q20-9 36 0t36 0 36 0 30-2M-46 210q20-8 36 0t36 0 28-2" stroke="${blue}" stroke-width="2.6"/>
		<path d="M-6 152C-30 148 -40 166 -56 168C-42 180 -12 182 6 168C14 162 18 150 16 136C14 122 6 112 8 102C10 94 20 94 24 100L40 104L22 107C18 118 30 132 28 148C26 166 14 178 2 182" fill="${blue}" fill-opacity=".85"/>
		<path d="M-8 180l-4 24M6 178l2 26" stroke="${blue}" stroke-width="3"/>
		<path d="M-36 166C-22 158 -8 160 2 166M-30 173C-18 166 -6 168 4 172" stroke="#f7f2e6" stroke-width="2"/>
		<path d="M50 198C54 160 58 130 46 96M52 168c10-6 18-8 24-18M54 146c-10-6-14-12-16-22M52 124c8-6 14-12 16-20" stroke="${blue}" stroke-width="2.6"/>
		${each([[46, 92], [78, 146], [36, 120], [70, 100]], ([x, y]) => around(5, (a) => `<ellipse cx="${x}" cy="${y - 6}" rx="3.4" ry="5.6" fill="${blue}" transform="rotate(${a} ${x} ${y})"/>`))}<circle cx="-44" cy="106" r="13" stroke="${blue}" stroke-width="2.6"/>
		<path d="M-58 118q14-6 30 0" stroke="${blue}" stroke-width="2.6"/>`;
}

/** A model of a snake boat, 620 wide, 190 high. */
export function boat() {
	const l = look("wood", { step: 7, tilt: 0.42 });
	const ink = l.ink;
	const hull = "M-300 120C-250 152 -120 160 0 160S210 150 262 96C276 76 284 44 290 8L306 6C306 60 296 108 268 140C230 178 120 188 0 188S-220 180 -308 126z";
	const oars = Array.from({ length: 13 }, (_, i) => -190 + i * 32).map((x) => `<path d="M${x + 16} 124L${x - 20} 202" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>
		<path d="M${x + 16} 124L${x - 20} 202" stroke="#c99a6c" stroke-width="2.6" stroke-linecap="round"/>
		<path d="M${x - 15} 192l-12 26 7 4 14-25z" fill="#c99a6c" stroke="${ink}" stroke-width="1.6"/>`).join("");
	return `<path d="${hull}" fill="#96633a" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/>
		<path d="M-296 124C-240 158 -120 166 0 166S214 156 266 106M-284 136C-220 170 -120 175 0 175S220 166 272 118M-266 148C-200 180 -100 182 0 182S200 178 262 138" stroke="${ink}" stroke-width="3"/>
		<path d="M-300 120C-250 152 -120 160 0 160S210 150 262 96C276 76 284 44 290 8" stroke="#e2b873" stroke-width="3.5"/>
		${oars}${bent([[288, 42, 9], [293, 26, 9], [298, 8, 8]], l)}<path d="M276 4C284 -14 312 -16 320 0C316 10 284 14 276 4z" fill="#e2b954" stroke="${ink}" stroke-width="2"/>
		${each([[279, 66], [275, 84], [267, 101], [285, 46]], ([x, y]) => `<circle cx="${x + 8}" cy="${y}" r="4.5" fill="#f4dc95" stroke="${ink}" stroke-width="1.5"/>`)}<path d="M-300 120l-16-4 4 12z" fill="#e2b954" stroke="${ink}" stroke-width="1.6"/>`;
}
