import { words } from "./outline.mjs";

/**
 * A client's mark: its name, its one ink, its one accent, and what it draws in a space 96 high.
 * @typedef {{ client: string, ink: string, accent?: string, draw: (ink: string, accent: string) => { width: number, art: string } }} Mark
 */

/** A number with at most two decimals. @param {number} value */
export const n = (value) => String(Math.round(value * 100) / 100);
/** A filled shape. @param {string} d @param {string} color @param {string} [more] */
export const fill = (d, color, more = "") => `<path d="${d}" fill="${color}"${more ? ` ${more}` : ""}/>`;
/** A line. @param {string} d @param {string} color @param {number} width @param {string} [cap] */
export const line = (d, color, width, cap = "butt") => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"${cap === "butt" ? "" : ` stroke-linecap="${cap}" stroke-linejoin="${cap}"`}/>`;
/** A circle as a path, so that it can be a hole in another. @param {number} x @param {number} y @param {number} r */
export const disc = (x, y, r) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0z`;
export { words };
