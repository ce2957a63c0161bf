import { each } from "../../kit/base.mjs";
import { bent, girdle, look, mouth, turned } from "./_museum-engraver.mjs";

/** Vessels and bells of the collection, each around x = 0 from y = 0 down. */

/** An amphora of the first century, 400 high. */
export function amphora() {
	const l = look("clay", { step: 5.5 });
	const handle = (/** @type {number} */ s) => bent([[s * 26, 44, 9], [s * 56, 40, 9], [s * 66, 64, 9], [s * 68, 104, 9], [s * 64, 140, 11]], l, s < 0);
	return handle(-1) + handle(1) + turned([[[30, 18], [26, 34], [25, 70], [28, 104], [42, 126]], [[42, 126], [74, 140], [88, 170], [86, 220],
		[70, 280], [44, 336], [20, 370]], [[16, 372], [14, 392], [17, 400]]], l) + turned([[[36, 6], [38, 12], [32, 20]]], l) + mouth(36, 6, l, 6) +
		`<path d="M-20 178l8-14 8 14M-12 164v34M6 170v26m0-26q16 0 16 8t-16 7" stroke="${l.ink}" stroke-width="2.6" fill="none"/>`;
}

/** A storage jar with a running glaze, 340 high. */
export function jar() {
	const l = look("stone", { step: 6 });
	const lug = (/** @type {number} */ x, /** @type {number} */ y) => `<path d="M${x - 16} ${y + 12}q4-22 16-22t16 22" stroke="${l.ink}" stroke-width="12" fill="none" stroke-linecap="round"/>
		<path d="M${x - 16} ${y + 12}q4-22 16-22t16 22" stroke="#9a5f33" stroke-width="7.5" fill="none" stroke-linecap="round"/>`;
	const glaze = `<clipPath id="jar"><path d="M-140 -20H140V190q-14 38-28 4t-26 20-26-10-28 44-26-30-24 8-26-34-22 22-24-14-20-10z"/></clipPath>`;
	const body = (/** @type {ReturnType<typeof look>} */ m) => turned([[[44, 24], [46, 38], [70, 54], [112, 84], [134, 130], [132, 180], [112, 246],
		[84, 304], [76, 330]], [[80, 330], [80, 340]]], m);
	const dark = { ...l, fill: "url(#m-glaze)", ink: "#1c0d06" };
	return `<defs><linearGradient id="m-glaze"><stop stop-color="#74401f"/><stop offset=".3" stop-color="#b0703c"/>
		<stop offset=".62" stop-color="#6a3618"/><stop offset="1" stop-color="#3a1a0b"/></linearGradient>${glaze}</defs>
		${body(l)}<g clip-path="url(#jar)">${body(dark)}</g>
		${turned([[[54, 10], [58, 18], [48, 28]]], dark)}${mouth(54, 10, dark, 8)}${girdle(118, 90, dark, 2.6)}${girdle(123, 98, dark, 2.6)}${each([[-72, 92], [0, 108], [72, 92]], ([x, y]) => lug(x, y))}`;
}

/** A kindi, a pitcher with a spout, 320 high. */
export function kindi() {
	const l = look("brass", { step: 5 });
	return (
		bent([[64, 196, 26], [96, 176, 20], [118, 138, 14], [128, 100, 11], [138, 70, 9], [146, 48, 8]], { ...l, tilt: 0.4 }) + bent([[122, 128, 16],
			[126, 118, 16]], l) +
			`<ellipse cx="148" cy="43" rx="12" ry="5" transform="rotate(16 148 43)" fill="${l.fill}" stroke="${l.ink}" stroke-width="1.6"/>
			<ellipse cx="148.5" cy="43" rx="7" ry="2.6" transform="rotate(16 148 43)" fill="${l.ink}"/>` +
		turned([[[22, 70], [18, 92], [20, 116], [48, 142]], [[48, 142], [86, 164], [100, 200], [88, 238], [54, 264], [26, 274]], [[24, 276],
			[30, 284], [50, 296], [62, 304]], [[66, 306], [66, 314]]], l) +
		turned([[[62, 34], [60, 42], [38, 56], [22, 68]]], l) + mouth(62, 34, l, 6) + girdle(92, 176, l, 2.4) + girdle(97, 186, l, 2.4)
	);
}

/** An uruli, a wide cooking pan, 150 high. */
export function uruli() {
	const l = look("bronze", { step: 5, tilt: 0.3 });
	const ear = (/** @type {number} */ s) => `<path d="M${s * 168} 66q${s * 34} -34 ${s * 40} 4t${s * -36} 22" stroke="${l.ink}" stroke-width="15" fill="none" stroke-linecap="round"/>
		<path d="M${s * 168} 66q${s * 34} -34 ${s * 40} 4t${s * -36} 22" stroke="#b98543" stroke-width="10" fill="none" stroke-linecap="round"/>`;
	return `${turned([[[158, 62], [170, 84], [168, 106], [138, 132], [84, 148], [40, 152]]], l)}${ear(-1)}${ear(1)}${turned([[[192, 50], [192, 56]], [[192, 56], [170, 62], [158, 66]]], l)}<ellipse cy="50" rx="192" ry="57.6" fill="${l.fill}" stroke="${l.ink}" stroke-width="2"/>
		<ellipse cy="52" rx="164" ry="46" fill="#8a5826" stroke="${l.ink}" stroke-width="2"/>
		${each([152, 138, 124, 110, 96, 82], (r) => `<path d="M${-r} 58A${r} ${r * 0.29} 0 0 1 ${r} 58" stroke="${l.ink}" stroke-width="${1 + r / 50}"/>`)}<ellipse cy="74" rx="84" ry="17" fill="#a8703a" stroke="${l.ink}" stroke-width="1.4"/>`;
}

/** A temple hand bell, 330 high. */
export function bell() {
	const l = look("bronze", { step: 5 });
	return (
		turned([[[10, 322], [12, 332], [8, 340]]], l) + turned([[[12, 188], [44, 196], [62, 216], [68, 252], [76, 286], [98, 310]], [[104, 312],
			[104, 322]]], l) + each([[62, 230], [64, 239], [77, 291]], ([r, y]) => girdle(r, y, l, 2.6)) +
		turned([[[10, 92], [9, 108], [14, 118], [9, 128], [8, 150], [13, 162], [8, 174], [12, 190]]], l) + turned([[[18, 78], [20, 86], [10, 94]]], l) +
		`<path d="M0 8C30 14 44 40 30 64C22 76 -22 76 -30 64C-44 40 -30 14 0 8z" fill="${l.fill}" stroke="${l.ink}" stroke-width="2"/>
			<path d="M0 22C18 28 26 44 18 56C10 64 -10 64 -18 56C-26 44 -18 28 0 22z" fill="#f1e6d2" stroke="${l.ink}" stroke-width="2"/>
			<path d="M0 24v34M-14 40H14" stroke="${l.ink}" stroke-width="4"/>
			<circle cy="40" r="7" fill="${l.fill}" stroke="${l.ink}" stroke-width="1.6"/>`
	);
}
