import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fallbackPictures } from "./image-fallbacks";

const subjectOf = (alt: string) => /fallback\/(.*)\.webp$/.exec(fallbackPictures(alt)[0] ?? "")?.[1];
const generic = ["/media/fallback/technology.webp", "/media/fallback/technology-2.webp", "/media/fallback/technology-3.webp"];

describe("fallbackPictures", () => {
	test.each([
		["healthcare", ["Healthcare portal", "A MEDICAL record", "medical", "Screens (healthcare)"]],
		["retail", ["Retail dashboard", "An ecommerce cart", "E-commerce checkout", "Shopping list"]],
		["education", ["Education portal", "A learning path", "An LMS course", "E-learning"]],
		["ai", ["AI agent", "Invoice automation", "An AI-powered desk", "Voice (AI)", "Cheaper, with ai."]],
		["technology", ["A dispatch board", "", "Ports", "Screens of __proto__", "constructor"]],
	])("%s", (subject, texts) => {
		expect(texts.map((text) => [text, subjectOf(text)])).toEqual(texts.map((text) => [text, subject]));
	});

	test("three tries: the subject's own picture, then two neutral ones; without a subject three neutral ones", () => {
		expect(fallbackPictures("A medical record")).toEqual(["/media/fallback/healthcare.webp", generic[0], generic[1]]);
		expect(fallbackPictures("A dispatch board")).toEqual(generic);
	});

	test("a text with several subjects takes the first in the order of the specification", () => {
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
	])("“%s” holds letters of a keyword, not the word", (text) => {
		expect(subjectOf(text)).toBe("technology");
	});

	test("a keyword between two letters or digits never counts", () => {
		const letter = fc.constantFrom(..."abzéßक7");
		const keyword = fc.constantFrom("healthcare", "retail", "shopping", "lms", "ai", "automation");
		fc.assert(fc.property(letter, keyword, letter, (before, word, after) => subjectOf(`${before}${word}${after}`) === "technology"));
		fc.assert(fc.property(fc.string(), (text) => fallbackPictures(text).length === 3));
	});
});
