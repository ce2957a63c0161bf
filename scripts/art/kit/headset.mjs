import { svg } from "./base.mjs";

/** A mixed-reality headset from the front and a little from above, 620 by 400. @param {string} light color of its glass */
export function headset(light) {
	return svg(620, 400, `<defs>
		<linearGradient id="hs-strap" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5a606e"/><stop offset="1" stop-color="#1d2028"/></linearGradient>
		<linearGradient id="hs-body" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f4f6fa"/><stop offset=".5" stop-color="#b9c0cc"/><stop offset="1" stop-color="#5d6472"/></linearGradient>
		<linearGradient id="hs-glass" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#33414f"/><stop offset=".35" stop-color="#0d1218"/><stop offset="1" stop-color="#05070a"/></linearGradient>
		<linearGradient id="hs-shine" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>
		<radialGradient id="hs-lens"><stop stop-color="${light}" stop-opacity=".95"/><stop offset=".55" stop-color="${light}" stop-opacity=".28"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
		<path d="M84 190C80 60 180 14 310 14s230 46 226 176l-34 10C504 96 430 58 310 58S116 96 118 200z" fill="url(#hs-strap)"/>
		<path d="M276 22h68l10 90h-88z" fill="#2b2f39"/><path d="M276 22h68l2 16h-72z" fill="#5a606e"/>
		<path d="M60 196c0-62 40-92 110-98 90-8 190-8 280 0 70 6 110 36 110 98v60c0 76-46 116-122 116-40 0-62-18-84-44-14-17-30-24-44-24s-30 7-44 24c-22 26-44 44-84 44C106 372 60 332 60 256z" fill="url(#hs-body)"/>
		<path d="M78 204c0-54 34-80 96-86 86-8 186-8 272 0 62 6 96 32 96 86v48c0 66-40 100-106 100-34 0-52-14-72-38-16-20-34-30-54-30s-38 10-54 30c-20 24-38 38-72 38-66 0-106-34-106-100z" fill="url(#hs-glass)"/>
		<circle cx="186" cy="232" r="104" fill="url(#hs-lens)"/><circle cx="434" cy="232" r="104" fill="url(#hs-lens)"/>
		<path d="M92 206c0-46 30-70 84-75 84-8 184-8 268 0 20 2 36 6 48 12-120 4-300 40-398 126z" fill="url(#hs-shine)"/>
		<circle cx="134" cy="300" r="9" fill="#1a222b" stroke="#3f4b58" stroke-width="3"/><circle cx="486" cy="300" r="9" fill="#1a222b" stroke="#3f4b58" stroke-width="3"/><circle cx="310" cy="142" r="7" fill="#1a222b" stroke="#3f4b58" stroke-width="3"/>`);
}
