import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fallbackPictures } from "./image-fallbacks";

const subjectOf = (alt: string) => /fallback\/(.*)\.webp$/.exec(fallbackPictures(alt)[0] ?? "")?.[1];
const generic = ["/media/fallback/technology.webp", "/media/fallback/technology-2.webp", "/media/fallback/technology-3.webp"];

describe("fallbackPictures", () => {
	test.each([
		["F217 R52", "healthcare", ["Healthcare portal", "A MEDICAL record", "medical", "Screens (healthcare)"]],
		["F218 R52", "retail", ["Retail dashboard", "An ecommerce cart", "E-commerce checkout", "Shopping list"]],
		["F219 R52", "education", ["Education portal", "A learning path", "An LMS course", "E-learning"]],
		["F220 R52", "ai", ["AI agent", "Invoice automation", "An AI-powered desk", "Voice (AI)", "Cheaper, with ai."]],
		["F221 R52", "technology", ["A dispatch board", "", "Ports", "Screens of __proto__", "constructor"]],
	])("%s: %s", (_numbers, subject, texts) => {
		expect(texts.map((text) => [text, subjectOf(text)])).toEqual(texts.map((text) => [text, subject]));
	});

	test("F216 F221: three tries: the subject's own picture, then two neutral ones; without a subject three neutral ones", () => {
		expect(fallbackPictures("A medical record")).toEqual(["/media/fallback/healthcare.webp", generic[0], generic[1]]);
		expect(fallbackPictures("A dispatch board")).toEqual(generic);
	});

	test("R52: a text with several subjects takes the first in the order of the specification", () => {
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
	])("R52: “%s” holds letters of a keyword, not the word", (text) => {
		expect(subjectOf(text)).toBe("technology");
	});

	test("R52: a keyword between two letters or digits never counts", () => {
		const letter = fc.constantFrom(..."abzéßक7");
		const keyword = fc.constantFrom("healthcare", "retail", "shopping", "lms", "ai", "automation");
		fc.assert(fc.property(letter, keyword, letter, (before, word, after) => subjectOf(`${before}${word}${after}`) === "technology"));
		fc.assert(fc.property(fc.string(), (text) => fallbackPictures(text).length === 3));
	});
});
