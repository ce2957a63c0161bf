import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { readRouteText } from "./route-state";

describe("readRouteText", () => {
	test("reads a text that another page stored", () => {
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
	])("returns null for %j", (state) => expect(readRouteText(state, "service")).toBeNull());

	test("ignores inherited object members", () => {
		for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) expect(readRouteText({}, name)).toBeNull();
		const child: unknown = Object.create({ service: "inherited" });
		expect(readRouteText(child, "service")).toBeNull();
		expect(readRouteText(JSON.parse('{"__proto__":{"service":"saas"}}'), "service")).toBeNull();
	});

	test("doesn't run a getter", () => {
		const getter = vi.fn(() => "saas");
		expect(readRouteText(Object.defineProperty({}, "service", { get: getter }), "service")).toBeNull();
		expect(getter).not.toHaveBeenCalled();
	});

	test("returns one of the state's own texts or null for any state", () => {
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
