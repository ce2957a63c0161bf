import { contours, ground } from "../../kit/background.mjs";
import { plate, shade, stand } from "../../kit/solids.mjs";

const legs = Array.from({ length: 8 }, (_, i) => `<path d="M${-170 + i * 48} -250v90M${-170 + i * 48} 160v90M-250 ${-170 + i * 48}h90M160 ${-170 + i * 48}h90" stroke="#d9dce4" stroke-width="11" stroke-linecap="round"/>`).join("");
const grid = Array.from({ length: 9 }, (_, i) => `<path d="M${-280 + i * 70} -300V300M-300 ${-280 + i * 70}H300" stroke="#aeb6c6" stroke-width="2.500"/>`).join("");

export const picture = {
	alt: "Four floating layers of a machine, from a grid at the bottom to a chip at the top.",
	html:
		ground({ base: "linear-gradient(150deg,#eef0f4 0%,#c6ccd9 50%,#8e98ad 100%)", glows: [[120, -40, 900, "#fff"], [1560, 1000, 760, "rgb(50 60 90 / .45)"]], lines: contours("rgb(255 255 255 / .35)", 16, 1.2), grained: 0.3 }) +
		stand(`${shade(640, 640, 0.5, 60, 190)}${plate(640, 640, -130, 54, "#dfe3eb", "#99a3b6", 26, grid)}${shade(520, 520, 0.28, 30, 30)}${plate(560, 560, 10, 50, "#2a3346", "#141a27", 24, legs)}${plate(380, 380, 70, 42, "#3c4760", "#1c2435", 26)}${shade(280, 280, 0.5, 16, -130)}${plate(280, 280, 190, 40, "#ff6a33", "#b83a0c", 30, '<rect x="-70" y="-70" width="140" height="140" rx="26" stroke="#fff" stroke-opacity=".85" stroke-width="10"/>')}`, 800, 525, 1.02),
};
