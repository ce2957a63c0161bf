import { at, n, svg } from "../../kit/base.mjs";

const [INK, CORAL, CREAM] = ["#14284b", "#f0523d", "#fff8e6"];
/** The place of a number of pages, in thousands, and of an amount in dollars. @param {number} pages @param {number} dollars */
const spot = (pages, dollars) => `${n(pages * 10)} ${n(930 - dollars * 1.6)}`;

// Both lists of the article. Volume: 0.4 cents for every page, 0.25 cents for every page beyond 100,000. Graduated: 10,000 free, then step by step.
const volume = `M${spot(-2, -60)}V930L${spot(0, 0)}L${spot(100, 400)}L${spot(100, 250)}L${spot(162, 405)}V1030z`;
const graduated = `M${spot(0, -60)}L${spot(10, 0)}L${spot(100, 360)}L${spot(162, 515)}V1030z`;

/** A page with a folded corner, its middle at a place. @param {number} x @param {number} y @param {number} turn */
const sheet = (x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.15)">
	<path d="M-44-60H18L44-34V60H-44z" fill="#7a1d1a" opacity=".28" transform="translate(9 12)"/><path d="M-44-60H18L44-34V60H-44z" fill="${CREAM}"/><path d="M18-60V-34H44z" fill="#d9c9a0"/>
	<path d="M-26-22H8M-26 0H26M-26 20H26M-26 40H10" stroke="${INK}" stroke-opacity=".55" stroke-width="6"/></g>`;

const drawing = svg(1600, 1000, `
	<defs><linearGradient id="front" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#27487f"/><stop offset=".55" stop-color="${INK}"/><stop offset="1" stop-color="#0c1a35"/></linearGradient>
	<linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ff8a66"/><stop offset="1" stop-color="#e23c30"/></linearGradient>
	<clipPath id="hill"><path d="${graduated}"/></clipPath></defs>
	<circle cx="338" cy="312" r="186" fill="#e0a02a" opacity=".35" transform="translate(14 20)"/><circle cx="338" cy="312" r="186" fill="#fff3c4"/>
	<path d="${graduated}" fill="url(#back)"/><path d="M${spot(100, 360)}L${spot(162, 515)}" stroke="#ffc3a8" stroke-width="6"/>
	<path d="M${spot(100, 400)}L1190 620H1000z" fill="#7a1d1a" opacity=".34" clip-path="url(#hill)"/>
	${sheet(920, 254, -32.6)}${sheet(1208, 385, -21.8)}
	<path d="${volume}" fill="url(#front)"/><path d="M${spot(0, 0)}L${spot(100, 400)}M${spot(100, 250)}L${spot(162, 405)}" stroke="#7ea3dd" stroke-width="6"/>
	<path d="M1010 214C1090 196 1160 226 1186 292" stroke="${INK}" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 20"/>`, "position:absolute;left:0;top:0");

const price = (/** @type {string} */ page, /** @type {string} */ dollars) => `<div class="page nw">Page ${page}</div><div class="dollars nw">${dollars}</div>`;

export const picture = {
	alt: "Two price lists as hills: the graduated one climbs, the volume one drops from 400 to 250 dollars at one page more.",
	accent: CORAL,
	css: `
		.sky { position: absolute; inset: 0; background: linear-gradient(160deg,#fff0a8 0%,#ffdc6b 52%,#fbc64a 100%); color: ${CREAM}; }
		.disc { display: grid; place-items: center; color: #c9301f; } .one { font-size: 186px; font-weight: 700; letter-spacing: -.06em; line-height: .86; margin-left: -14px; } .more { font-size: 64px; font-weight: 600; letter-spacing: -.04em; line-height: 1; }
		.page { font-size: 36px; font-weight: 600; letter-spacing: -.03em; color: #b9cdf0; } .dollars { font-size: 132px; font-weight: 700; letter-spacing: -.06em; line-height: 1; }
		.along { font-size: 38px; font-weight: 600; letter-spacing: -.03em; transform-origin: 0 50%; }
	`,
	html: `<div class="sky layer">${drawing}
		${at(152, 126, 372, 372, '<div class="tc"><div class="one">+1</div><div class="more">page</div></div>', { cls: "disc" })}
		${at(470, 640, 490, null, `<div class="ta">${price("100,000", "$400")}</div>`)}
		${at(1040, 640, 500, null, price("100,001", "$250"))}
		${at(1362, 296, null, null, '<div class="nw" style="color:#4a0d0c">Graduated</div>', { cls: "along", turn: "rotate(-21.8deg)" })}
		${at(560, 606, null, null, '<div class="nw">Volume</div>', { cls: "along", turn: "rotate(-32.6deg)" })}
	</div>`,
};
