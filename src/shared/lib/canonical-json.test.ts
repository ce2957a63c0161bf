import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "./canonical-json";

describe("canonical JSON", () => {
	test("parses back to the same value", () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
			}),
		);
	});

	test("doesn't depend on the order of members", () => {
		const members = fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue()), { selector: ([name]) => name });
		fc.assert(
			fc.property(members, (list) => {
				expect(canonicalJson(Object.fromEntries(list))).toBe(canonicalJson(Object.fromEntries(list.toReversed())));
			}),
		);
		expect(canonicalJson([{ b: 1, a: [{ d: 2, c: 3 }] }])).toBe('[{"a":[{"c":3,"d":2}],"b":1}]');
	});

	test("keeps a member named __proto__", () => {
		expect(canonicalJson(JSON.parse('{"b": 1, "__proto__": {"a": 1}}'))).toBe('{"__proto__":{"a":1},"b":1}');
	});
});
