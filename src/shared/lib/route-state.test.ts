import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { readRouteText } from "./route-state";

describe("readRouteText", () => {
	test("a text that another page left is read", () => {
		expect(readRouteText({ service: "saas", other: 7 }, "service")).toBe("saas");
	});

	test.each([
		undefined,
		null,
		"service",
		7,
		true,
		[],
		["saas"],
		{},
		{ service: "" },
		{ service: 7 },
		{ service: null },
		{ service: ["saas"] },
	])("%j has none", (state) => expect(readRouteText(state, "service")).toBeNull());

	test("ignores inherited object members", () => {
		for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) expect(readRouteText({}, name)).toBeNull();
		const child: unknown = Object.create({ service: "inherited" });
		expect(readRouteText(child, "service")).toBeNull();
		expect(readRouteText(JSON.parse('{"__proto__":{"service":"saas"}}'), "service")).toBeNull();
	});

	test("does not run a getter", () => {
		const getter = vi.fn(() => "saas");
		expect(readRouteText(Object.defineProperty({}, "service", { get: getter }), "service")).toBeNull();
		expect(getter).not.toHaveBeenCalled();
	});

	test("whatever the history holds, the answer is one of its own texts or nothing, and nothing is thrown", () => {
		fc.assert(
			fc.property(fc.anything({ withNullPrototype: true }), fc.string(), (state, name) => {
				const text = readRouteText(state, name);
				if (text === null) return;
				expect(text).not.toBe("");
				expect(Object.entries(state as object)).toContainEqual([name, text]);
			}),
		);
	});
});
