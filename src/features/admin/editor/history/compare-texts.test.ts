import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareEntries, compareTexts, haveMuchInCommon, type Piece, shortenPieces } from "./compare-texts";

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

describe("compareTexts", () => {
	test("contains the whole of both texts", () => {
		fc.assert(
			fc.property(texts, texts, (now, then) => {
				const pieces = compareTexts(now, then);
				expect(joined(pieces, "same", "goes")).toBe(now);
				expect(joined(pieces, "same", "returns")).toBe(then);
			}),
		);
	});

	test("marks a changed word between the equal parts of its sentence", () => {
		expect(compareTexts("The desk books nine visits a day.", "The desk books ten visits a day.")).toEqual([
			{ kind: "same", text: "The desk books " },
			{ kind: "goes", text: "nine" },
			{ kind: "returns", text: "ten" },
			{ kind: "same", text: " visits a day." },
		]);
	});

	test("joins adjacent changed words into one change", () => {
		expect(compareTexts("It books nine long visits.", "It books ten short visits.")?.map(({ kind }) => kind)).toEqual([
			"same",
			"goes",
			"returns",
			"same",
		]);
	});

	test("leaves blanks around a change out of it", () => {
		expect(compareTexts("Nobody could say whether.", "Nobody knew whether.")).toEqual([
			{ kind: "same", text: "Nobody " },
			{ kind: "goes", text: "could say" },
			{ kind: "returns", text: "knew" },
			{ kind: "same", text: " whether." },
		]);
	});

	test("returns null for two long texts without anything in common", () => {
		const words = (from: number) => Array.from({ length: 20_000 }, (_, n) => `w${from + n}`).join(" ");
		expect(compareTexts(words(0), words(50_000))).toBeNull();
	});

	test("haveMuchInCommon needs more than a shared blank or short word", () => {
		expect(haveMuchInCommon(compareTexts("a plain title", "a quite different thing to read") ?? [])).toBe(false);
		expect(haveMuchInCommon(compareTexts("The desk books nine visits.", "The desk books ten visits.") ?? [])).toBe(true);
	});
});

describe("shortenPieces", () => {
	const same = Array.from({ length: 60 }, (_, n) => `word${n}`).join(" ");

	test("cuts long equal passages and keeps every change whole", () => {
		const pieces = shortenPieces(compareTexts(`${same} now ${same} end ${same}`, `${same} then ${same} close ${same}`) ?? []);
		expect(pieces.map(({ kind }) => kind)).toEqual(["same", "goes", "returns", "same", "goes", "returns", "same"]);
		expect(joined(pieces, "goes")).toBe("nowend");
		expect(joined(pieces, "returns")).toBe("thenclose");
		expect(pieces[0]?.text).toMatch(/^… word\d+ .*word59 $/);
		expect(pieces[3]?.text).toMatch(/^ word0 .* … .*word59 $/);
		expect(pieces[6]?.text).toMatch(/^ word0 .* …$/);
		for (const { text } of pieces) expect(text.length).toBeLessThan(150);
	});

	test("keeps a short comparison and never splits a surrogate pair", () => {
		const short = compareTexts("One two.", "One three.") ?? [];
		expect(shortenPieces(short)).toEqual(short);
		fc.assert(
			fc.property(fc.constantFrom("", "x"), fc.constantFrom("", "x"), (before, after) => {
				const faces = `${before}${"🙂".repeat(100)}${after}`;
				for (const { text } of shortenPieces([
					{ kind: "goes", text: "a" },
					{ kind: "same", text: faces },
					{ kind: "goes", text: "b" },
				]))
					expect(() => encodeURIComponent(text)).not.toThrow();
			}),
		);
	});
});

const read = (now: string[], then: string[]) =>
	compareEntries(now, then)?.map(({ kind, pieces }) => `${kind}: ${pieces.map(({ text }) => text).join("|")}`);

describe("compareEntries", () => {
	test("keeps the order of entries that go, return or stay", () => {
		expect(read(["React", "Go"], ["React", "Rust", "Go"])).toEqual(["same: React", "returns: Rust", "same: Go"]);
		expect(read(["React", "Go"], [])).toEqual(["goes: React", "goes: Go"]);
		expect(read(["Go"], ["Rust"])).toEqual(["goes: Go", "returns: Rust"]);
	});

	test("compares a rewritten entry word by word", () => {
		expect(read(["Calls only in permitted hours of the day."], ["Calls only in quiet hours of the day."])).toEqual([
			"changed: Calls only in |permitted|quiet| hours of the day.",
		]);
	});

	test("replaces equal entries far from a change by one ellipsis", () => {
		expect(read(["a", "b", "c", "d", "e"], ["a", "b", "c", "d", "x"])).toEqual(["same: …", "same: d", "goes: e", "returns: x"]);
	});

	test("contains every entry that goes or returns", () => {
		const lists = fc.uniqueArray(fc.constantFrom(..."abcdefghij"), { maxLength: 8 });
		fc.assert(
			fc.property(lists, lists, (now, then) => {
				const entries = compareEntries(now, then) ?? [];
				const texts = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ pieces }) => pieces[0]?.text ?? "");
				for (const text of now.filter((one) => !then.includes(one))) expect(texts("goes")).toContain(text);
				for (const text of then.filter((one) => !now.includes(one))) expect(texts("returns")).toContain(text);
			}),
		);
	});
});
