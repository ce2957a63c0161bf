import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareTexts, haveMuchInCommon, type Piece, shortened } from "./compare-texts";

const joined = (pieces: Piece[] | null, ...kinds: Piece["kind"][]) =>
	(pieces ?? [])
		.filter(({ kind }) => kinds.includes(kind))
		.map(({ text }) => text)
		.join("");

const prose = fc.array(fc.constantFrom("the", "queue", "hides", "a", "wait", ", ", ". ", " ", "\n", "–", "é", "日本", "🙂"), {
	maxLength: 40,
});
const texts = fc.oneof(
	prose.map((words) => words.join(" ")),
	fc.string({ unit: "binary", maxLength: 60 }),
);

describe("two texts word by word", () => {
	test("what is the same and what goes makes up the text of now; what is the same and what returns, the older one", () => {
		fc.assert(
			fc.property(texts, texts, (now, then) => {
				const pieces = compareTexts(now, then);
				expect(joined(pieces, "same", "goes")).toBe(now);
				expect(joined(pieces, "same", "returns")).toBe(then);
			}),
		);
	});

	test("a word that was changed is seen as that word, with the sentence around it", () => {
		expect(compareTexts("The desk books nine visits a day.", "The desk books ten visits a day.")).toEqual([
			{ kind: "same", text: "The desk books " },
			{ kind: "goes", text: "nine" },
			{ kind: "returns", text: "ten" },
			{ kind: "same", text: " visits a day." },
		]);
	});

	test("words that were changed side by side are one change", () => {
		expect(compareTexts("It books nine long visits.", "It books ten short visits.")?.map(({ kind }) => kind)).toEqual([
			"same",
			"goes",
			"returns",
			"same",
		]);
	});

	test("blanks around a change are no part of it", () => {
		expect(compareTexts("Nobody could say whether.", "Nobody knew whether.")).toEqual([
			{ kind: "same", text: "Nobody " },
			{ kind: "goes", text: "could say" },
			{ kind: "returns", text: "knew" },
			{ kind: "same", text: " whether." },
		]);
	});

	test("two long texts without anything in common are given up instead of freezing the page", () => {
		const words = (from: number) => Array.from({ length: 20_000 }, (_, n) => `w${from + n}`).join(" ");
		expect(compareTexts(words(0), words(50_000))).toBeNull();
	});

	test("two texts that share a blank or a little word have nothing in common", () => {
		expect(haveMuchInCommon(compareTexts("a plain title", "a quite different thing to read") ?? [])).toBe(false);
		expect(haveMuchInCommon(compareTexts("The desk books nine visits.", "The desk books ten visits.") ?? [])).toBe(true);
	});
});

describe("what is equal is cut short", () => {
	const same = Array.from({ length: 60 }, (_, n) => `word${n}`).join(" ");

	test("long equal passages keep what stands beside a change, and every change stays whole", () => {
		const pieces = shortened(compareTexts(`${same} now ${same} end ${same}`, `${same} then ${same} close ${same}`) ?? []);
		expect(pieces.map(({ kind }) => kind)).toEqual(["same", "goes", "returns", "same", "goes", "returns", "same"]);
		expect(joined(pieces, "goes")).toBe("nowend");
		expect(joined(pieces, "returns")).toBe("thenclose");
		expect(pieces[0]?.text).toMatch(/^… word\d+ .*word59 $/);
		expect(pieces[3]?.text).toMatch(/^ word0 .* … .*word59 $/);
		expect(pieces[6]?.text).toMatch(/^ word0 .* …$/);
		for (const { text } of pieces) expect(text.length).toBeLessThan(150);
	});

	test("a short comparison is left alone, and no sign is cut in half", () => {
		const short = compareTexts("One two.", "One three.") ?? [];
		expect(shortened(short)).toEqual(short);
		fc.assert(
			fc.property(fc.constantFrom("", "x"), fc.constantFrom("", "x"), (before, after) => {
				const faces = `${before}${"🙂".repeat(100)}${after}`;
				for (const { text } of shortened([
					{ kind: "goes", text: "a" },
					{ kind: "same", text: faces },
					{ kind: "goes", text: "b" },
				]))
					expect(() => encodeURIComponent(text)).not.toThrow();
			}),
		);
	});
});
