import { at } from "../../kit/base.mjs";
import { ground, gridLines } from "../../kit/background.mjs";
import { mark } from "../../kit/mark.mjs";

export const picture = {
	width: 1200,
	height: 630,
	alt: "Kalpa Studio. Engineering the Future. Today. Software and AI studio, Mumbai.",
	css: ".name { display: flex; align-items: center; gap: 20px; color: #f6f4ee; font-size: 38px; font-weight: 600; letter-spacing: -.025em; } .head { color: #f6f4ee; font-size: 122px; font-weight: 600; letter-spacing: -.047em; line-height: .98; white-space: nowrap; } .head em { font-style: normal; color: #ff8a5c; } .foot { color: #c9ccd6; font-size: 34px; letter-spacing: -.015em; white-space: nowrap; }",
	html:
		ground({ base: "linear-gradient(180deg,#10131a,#0b0d12)", glows: [[1030, 60, 500, "rgb(255 90 31 / .6)"], [1240, 650, 430, "rgb(36 70 216 / .7)"]], lines: gridLines(75, "rgb(255 255 255 / .1)", [900, 190], 820, 1200, 630), grained: 0.4 }) +
		at(72, 64, null, null, `${mark(64)}<span>Kalpa Studio</span>`, { cls: "name" }) +
		at(68, 222, null, null, "Engineering the<br>Future. <em>Today.</em>", { cls: "head" }) +
		at(74, 520, null, null, "Software and AI studio, Mumbai", { cls: "foot" }),
};
