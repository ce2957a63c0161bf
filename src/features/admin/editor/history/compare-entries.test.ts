import fc from "fast-check";
import { expect, test } from "vitest";
import { compareEntries } from "./compare-entries";

const read = (now: string[], then: string[]) =>
	compareEntries(now, then)?.map(({ kind, pieces }) => `${kind}: ${pieces.map(({ text }) => text).join("|")}`);

test("entries that go, return or stay are told apart, in their order", () => {
	expect(read(["React", "Go"], ["React", "Rust", "Go"])).toEqual(["same: React", "returns: Rust", "same: Go"]);
	expect(read(["React", "Go"], [])).toEqual(["goes: React", "goes: Go"]);
	expect(read(["Go"], ["Rust"])).toEqual(["goes: Go", "returns: Rust"]);
});

test("an entry that was rewritten is compared word by word", () => {
	expect(read(["Calls only in permitted hours of the day."], ["Calls only in quiet hours of the day."])).toEqual([
		"changed: Calls only in |permitted|quiet| hours of the day.",
	]);
});

test("equal entries far from a change are one sign", () => {
	expect(read(["a", "b", "c", "d", "e"], ["a", "b", "c", "d", "x"])).toEqual(["same: …", "same: d", "goes: e", "returns: x"]);
});

test("every entry that goes or returns is there", () => {
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
