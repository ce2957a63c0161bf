import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { serviceDetails } from "@/content/services/details";
import { services } from "@/content/services/index";

const sheet = ["tokens", "hues"].map((name) => readFileSync(`src/styles/${name}.css`, "utf8")).join("\n");

/** The light and the dark color of a custom property or a hue class. */
function pairOf(name: RegExp): [light: string, dark: string] | null {
	const [, light = "", dark = ""] = new RegExp(`${name.source}\\s*light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(sheet) ?? [];
	return light && dark ? [light, dark] : null;
}

function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, two: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

const hues = services.map(
	({ id }) => pairOf(new RegExp(`\\.hue-${id} \\{\\s*--code:`)) ?? pairOf(new RegExp(`--code-${serviceDetails[id]?.color}:`)),
);

describe("service hues", () => {
	test("tell the services apart", () => {
		expect(hues).not.toContain(null);
		expect(new Set(hues.map((pair) => pair?.join())).size).toBe(services.length);
	});

	test.each(["paper", "surface", "sunken"])("have a contrast of 4.5 : 1 on %s in both themes", (ground) => {
		const grounds = pairOf(new RegExp(`--${ground}:`));
		for (const [at, pair] of hues.entries())
			for (const theme of [0, 1] as const)
				expect(contrast(pair?.[theme] ?? "", grounds?.[theme] ?? ""), `${services[at]?.id} ${theme}`).toBeGreaterThanOrEqual(4.5);
	});

	test.each(["paper", "surface", "sunken"])("leave the lines of controls a contrast of 3 : 1 on %s in both themes", (ground) => {
		const [grounds, lines] = [ground, "control-line"].map((name) => pairOf(new RegExp(`--${name}:`)));
		for (const theme of [0, 1] as const) expect(contrast(lines?.[theme] ?? "", grounds?.[theme] ?? "")).toBeGreaterThanOrEqual(3);
	});

	test("carry white text on the band that closes a page", () => {
		for (const pair of hues) expect(contrast(pair?.[0] ?? "", "#ffffff")).toBeGreaterThanOrEqual(4.5);
	});
});
