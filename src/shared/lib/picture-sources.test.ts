import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fallbackPictures, pictureSources } from "./picture-sources";

describe("pictureSources", () => {
	test("lists a bundled picture in four widths and two encodings, with a thumbnail and a middle one as the default", () => {
		expect(pictureSources("/media/services/web-apps.webp")).toEqual({
			src: "/media/services/web-apps-800.webp",
			webp: "/media/services/web-apps-480.webp 480w, /media/services/web-apps-800.webp 800w, /media/services/web-apps-1200.webp 1200w, /media/services/web-apps.webp 1600w",
			avif: "/media/services/web-apps-320.avif 320w, /media/services/web-apps-480.avif 480w, /media/services/web-apps-800.avif 800w, /media/services/web-apps-1200.avif 1200w, /media/services/web-apps-1600.avif 1600w",
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
	])("returns null for %j", (address) => {
		expect(pictureSources(address)).toBeNull();
	});
});

const subjectOf = (alt: string) => /fallback\/(.*)\.webp$/.exec(fallbackPictures(alt)[0] ?? "")?.[1];
const generic = ["/media/fallback/technology.webp", "/media/fallback/technology-2.webp", "/media/fallback/technology-3.webp"];

describe("fallbackPictures", () => {
	test.each([
		["healthcare", ["Healthcare portal", "A MEDICAL record", "medical", "Screens (healthcare)"]],
		["retail", ["Retail dashboard", "An ecommerce cart", "E-commerce checkout", "Shopping list"]],
		["education", ["Education portal", "A learning path", "An LMS course", "E-learning"]],
		["ai", ["AI agent", "Invoice automation", "An AI-powered desk", "Voice (AI)", "Cheaper, with ai."]],
		["technology", ["A dispatch board", "", "Ports", "Screens of __proto__", "constructor"]],
	])("selects %s by its keywords", (subject, texts) => {
		expect(texts.map((text) => [text, subjectOf(text)])).toEqual(texts.map((text) => [text, subject]));
	});

	test("returns the subject's picture and two neutral ones, or three neutral ones", () => {
		expect(fallbackPictures("A medical record")).toEqual(["/media/fallback/healthcare.webp", generic[0], generic[1]]);
		expect(fallbackPictures("A dispatch board")).toEqual(generic);
	});

	test("takes the first subject in the order of the list", () => {
		expect(subjectOf("AI automation for shopping and learning in healthcare")).toBe("healthcare");
		expect(subjectOf("AI for learning while shopping")).toBe("retail");
		expect(subjectOf("AI for machine learning")).toBe("education");
	});

	test.each([
		"Retailer",
		"Email inbox",
		"Maintenance",
		"Chain",
		"Paramedical",
		"Elearning",
		"aikido",
		"Thai menu",
		"aiñ",
		"éai",
		"ai_model",
	])("finds no keyword inside the word “%s”", (text) => {
		expect(subjectOf(text)).toBe("technology");
	});

	test("ignores a keyword between letters or digits", () => {
		const letter = fc.constantFrom(..."abzéßक7");
		const keyword = fc.constantFrom("healthcare", "retail", "shopping", "lms", "ai", "automation");
		fc.assert(fc.property(letter, keyword, letter, (before, word, after) => subjectOf(`${before}${word}${after}`) === "technology"));
		fc.assert(fc.property(fc.string(), (text) => fallbackPictures(text).length === 3));
	});
});
