import { each } from "../../kit/base.mjs";

/** Asphalt at night, and the one signal color of the desk. */
export const tone = { sea: "#070b12", asphalt: "#0d131d", panel: "#131b28", line: "#263347", ink: "#f4f6fa", ink2: "#b3bfd0", ink3: "#8796ac", amber: "#ffb224", red: "#ff5d4c", green: "#57d38c" };

/** The map in the colors of the night desk, and in those of a rider's phone by day. */
export const night = { land: "#131c29", shore: "#34465f", green: "#14251f", water: "#070b12", small: "#202d40", main: "#33445d", high: "#4b607d", rail: "#3b4c65" };
export const day = { land: "#eef0f3", shore: "#c9d2dc", green: "#dbe8d8", water: "#bfd6e6", small: "#ffffff", main: "#ffffff", high: "#dfe4ea", rail: "#c3cad4" };

/** What is open at 15:11, by minutes until a promise breaks. @type {[minutes: number, what: string, job: string, where: string, owner: string][]} */
export const open = [
	[3, "Rider stopped", "KX-20931", "Turner Road, Bandra", "Neha"], [7, "Flat tire", "KX-20877", "Khar station", "Faiz"], [9, "Parcel wet", "KX-20899", "Juhu Tara Road", ""],
	[12, "Gate closed", "KX-20902", "Mahim causeway", "Neha"], [18, "Wrong pin", "KX-20915", "Kurla West", ""],
	[26, "Late pick-up", "KX-20940", "Andheri hub", ""], [31, "No answer", "KX-20951", "Worli Naka", "Faiz"], [34, "Address short", "KX-20960", "Santacruz East", ""], [38, "Lift is out", "KX-20966", "Dadar", ""],
	[52, "Slow traffic", "KX-20971", "Sion circle", "System"], [64, "Shift ends", "KX-20984", "Vile Parle", "System"],
];

/** A key of the keyboard. @param {string} name @param {number} [size] */
export const key = (name, size = 34) => `<kbd style="height:${size}px;min-width:${size}px;font-size:${Math.round(size * 0.55)}px">${name}</kbd>`;
export const keyCss = "kbd { display: inline-grid; place-items: center; padding: 0 9px; border-radius: 7px; border: 1.5px solid #5b6b83; border-bottom-width: 4px; background: #1b2534; color: #f4f6fa; font-family: inherit; font-weight: 600; }";

/** The rider's mark: an arrow in its direction. @param {number} x @param {number} y @param {number} degrees @param {number} size @param {string} fill */
export const arrow = (x, y, degrees, size, fill) => `<path d="M0-11L8.5 9 0 4.5-8.5 9z" transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})" fill="${fill}"/>`;

/** An Android phone of the cheap kind: a plain black frame, a camera in a hole. 400 by 840 before `scale`. @param {number} x @param {number} y @param {number} scale @param {number} turn @param {string} time @param {string} inner @param {string} [css] */
export const android = (x, y, scale, turn, time, inner, css = "") =>
	`<div class="abs droid layer" style="left:${x}px;top:${y}px;transform:rotate(${turn}deg) scale(${scale})"><div class="ui box" style="${css}">${inner}<div class="status"><span>${time}</span><span class="r" style="gap:9px"><i class="net">${each([8, 12, 16, 20], (tall, i) => `<b style="height:${tall}px;opacity:${i < 2 ? 1 : 0.3}"></b>`)}</i><span>61%</span></span></div><u></u></div></div>`;
export const androidCss = `
	.droid { width: 400px; height: 840px; border-radius: 40px; padding: 12px 11px 22px; background: linear-gradient(135deg,#3d434d,#0c0e12 9% 88%,#23272f); transform-origin: 50% 50%; box-shadow: 34px 52px 70px -6px rgb(0 0 0 / .62), 8px 12px 20px rgb(0 0 0 / .45), inset 1.5px 1.5px 1px #7b828f; }
	.droid > div { position: relative; width: 100%; height: 100%; border-radius: 28px; overflow: hidden; } .droid u { position: absolute; left: 50%; top: 14px; width: 20px; height: 20px; margin-left: -10px; border-radius: 50%; background: #05070a; }
	.status { position: absolute; left: 24px; right: 24px; top: 12px; display: flex; justify-content: space-between; font-size: 18px; font-weight: 600; } .net { display: flex; align-items: end; gap: 3px; } .net b { width: 5px; border-radius: 1px; background: currentColor; }`;
