import { describe, expect, test } from "vitest";
import { pictureSources } from "./picture-sources";

describe("pictureSources", () => {
	test("a bundled picture has four widths in two encodings, and a middle one for browsers that cannot choose", () => {
		expect(pictureSources("/media/services/web-apps.webp")).toEqual({
			src: "/media/services/web-apps-800.webp",
			webp: "/media/services/web-apps-480.webp 480w, /media/services/web-apps-800.webp 800w, /media/services/web-apps-1200.webp 1200w, /media/services/web-apps.webp 1600w",
			avif: "/media/services/web-apps-480.avif 480w, /media/services/web-apps-800.avif 800w, /media/services/web-apps-1200.avif 1200w, /media/services/web-apps-1600.avif 1600w",
		});
		expect(pictureSources("/media/hero.webp")?.src).toBe("/media/hero-800.webp");
	});

	test.each([
		"/media/projects/ports-1.svg",
		"/media/services/iot.avif",
		"/media/services/iot-800.webp",
		"/media/services/iot.webp?v=2",
		"/media/services/iot.webp#top",
		"/media/services/iot, plan.webp",
		"/media/a b.webp",
		"/media/../secret.webp",
		"/media//iot.webp",
		"/storage/v1/object/public/media/iot.webp",
		"/uploads/media/iot.webp",
		"media/iot.webp",
		"https://cdn.example.com/media/services/iot.webp",
		"//cdn.example.com/media/iot.webp",
		"/media/iot.webp\n",
		"",
	])("%j has no other files", (address) => {
		expect(pictureSources(address)).toBeNull();
	});
});
