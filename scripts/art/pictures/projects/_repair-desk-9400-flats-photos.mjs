/** The tenant's photographs of the leak, each in a box of 640 by 480. */

const defs = `<linearGradient id="tube" x1="0" x2="1"><stop stop-color="#9aa3ab"/><stop offset=".28" stop-color="#ffffff"/><stop offset=".55" stop-color="#cfd6db"/><stop offset="1" stop-color="#737d87"/></linearGradient>
	<linearGradient id="tube-y" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffffff"/><stop offset=".5" stop-color="#cfd6db"/><stop offset="1" stop-color="#737d87"/></linearGradient>
	<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#e8ecee"/><stop offset=".6" stop-color="#a9b2b8"/><stop offset="1" stop-color="#5f6a72"/></linearGradient>
	<linearGradient id="board" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#a9744a"/><stop offset="1" stop-color="#7e4f2e"/></linearGradient>
	<radialGradient id="flash" cx=".38" cy=".36" r=".8"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1c0d06" stop-opacity=".55"/></radialGradient>
	<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#dff3ff"/><stop offset="1" stop-color="#69b7de"/></linearGradient>`;

const tiles = (/** @type {number} */ step, /** @type {string} */ wall, /** @type {string} */ joint) => {
	let d = "";
	for (let x = step * 0.6; x < 640; x += step) d += `M${x} 0V480`;
	for (let y = step * 0.3; y < 480; y += step) d += `M0 ${y}H640`;
	return `<rect width="640" height="480" fill="${wall}"/><path d="${d}" stroke="${joint}" stroke-width="4"/>`;
};
const nut = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="url(#tube)"/><path d="${[0.2, 0.4, 0.6, 0.8].map((part) => `M${x + w * part} ${y + 6}v${h - 12}`).join("")}" stroke="#7d8790" stroke-width="4"/>`;
const drop = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
	`<path d="M${x} ${y - s}c${s * 0.5} ${s * 0.8} ${s * 0.66} ${s} ${s * 0.66} ${s * 1.36}a${s * 0.66} ${s * 0.66} 0 0 1-${s * 1.32} 0c0-${s * 0.36} ${s * 0.16}-${s * 0.56} ${s * 0.66}-${s * 1.36}z" fill="url(#water)" stroke="#fff" stroke-width="2"/>`;

const trap = `${tiles(118, "#e6dccb", "#cfc1ab")}<path d="M0 366H640V480H0z" fill="url(#board)"/><path d="M0 366H640" stroke="#5b3419" stroke-width="6"/><path d="M0 0h44v480H0z" fill="#8f5d38"/><path d="M44 0h10v480H44z" fill="#5b3419" opacity=".55"/>
	<path d="M150 0h340q-10 74-92 92H242Q160 74 150 0z" fill="url(#steel)"/><path d="M168 8q18 58 84 70" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>
	<path d="M302 92h52v150h-52z" fill="url(#tube)"/><path d="M328 236v42a58 58 0 0 0 58 58h8a58 58 0 0 0 58-58v-20q0-34 34-34h160" stroke="#6d7780" stroke-width="54"/><path d="M328 236v42a58 58 0 0 0 58 58h8a58 58 0 0 0 58-58v-20q0-34 34-34h160" stroke="#cdd4d9" stroke-width="44"/><path d="M318 236v42a68 68 0 0 0 60 68m64-70v-18q0-44 44-44h160" stroke="#fff" stroke-width="9" opacity=".9"/>
	${nut(288, 96, 80, 38)}${nut(286, 214, 84, 48)}<path d="M560 186h28v78h-28z" fill="url(#tube-y)"/>
	${drop(300, 272, 11)}${drop(300, 316, 13)}${drop(301, 370, 16)}
	<path d="M120 430q-8-30 70-36 60-22 150-6 110 2 104 34-4 36-118 38-200 8-206-30z" fill="url(#water)" opacity=".8"/><path d="M176 416q60-22 150-10" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/><ellipse cx="302" cy="420" rx="44" ry="11" stroke="#fff" stroke-width="4" opacity=".75"/>
	<path d="M476 330h110l-12 112q-1 12-14 12h-58q-13 0-14-12z" fill="#c23c2a"/><ellipse cx="531" cy="330" rx="56" ry="13" fill="#8e2418"/><path d="M490 352l8 84" stroke="#f08a76" stroke-width="9" stroke-linecap="round"/>`;

const close = `<rect width="640" height="480" fill="#d9ccb8"/><path d="M0 0h150v480H0z" fill="#c5b59c"/><path d="M218-10h204v150H218z" fill="url(#tube)"/><path d="M226 310h188v180H226z" fill="url(#tube)"/>${nut(168, 130, 304, 190)}
	<path d="M168 300h304v24q-152 22-304 0z" fill="#59636b" opacity=".5"/>${drop(256, 346, 26)}${drop(330, 384, 42)}${drop(404, 350, 22)}<path d="M262 412q-6 30 2 60m126-54q6 26 0 50" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".55"/>`;

const floor = `<rect width="640" height="480" fill="url(#board)"/><path d="M0 92H640M0 236H640M0 388H640" stroke="#6b4022" stroke-width="5"/><path d="M90 0v92m300 0v144M180 236v152m330 0v92" stroke="#6b4022" stroke-width="5"/>
	<path d="M30 262q-30-120 120-140 110-90 260-50 200-20 196 120 30 110-130 150-90 80-250 44-176 10-196-124z" fill="#4a2710" opacity=".42"/>
	<path d="M78 254q-10-74 110-92 92-66 196-30 152-12 158 76 14 78-112 106-66 56-198 26-140-2-154-86z" fill="url(#water)" opacity=".62"/><path d="M150 262q10-50 96-60 76-44 150-20 104-8 108 40-120-30-190 4-80 34-164 36z" fill="#fff" opacity=".5"/><path d="M126 246q16-44 92-60" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".9"/><path d="M388 318q66-12 96-50" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7"/>
	<ellipse cx="96" cy="386" rx="34" ry="20" fill="url(#water)" opacity=".62"/><ellipse cx="162" cy="424" rx="17" ry="10" fill="url(#water)" opacity=".62"/><ellipse cx="566" cy="96" rx="22" ry="13" fill="url(#water)" opacity=".62"/>
	<path d="M430 480q-14-120 40-150t170-40v190z" fill="#f3e6d2"/><path d="M470 480q-6-90 34-116t136-34" stroke="#c9573c" stroke-width="16"/><path d="M500 480q0-60 24-82t116-28" stroke="#c9573c" stroke-width="8"/>`;

const shots = { trap, close, floor };

/** One of the photographs, cropped to a size. @param {"trap" | "close" | "floor"} which @param {number} w @param {number} h @param {string} [over] drawn upon it in units of 640 by 480 */
export const photo = (which, w, h, over = "") =>
	`<svg width="${w}" height="${h}" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" fill="none" style="overflow:hidden;border-radius:inherit"><defs>${defs}</defs>${shots[which]}<rect width="640" height="480" fill="url(#flash)"/>${over}</svg>`;
