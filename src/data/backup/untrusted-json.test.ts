import { describe, expect, test } from "vitest";
import { dangerIn } from "./untrusted-json";

const maps = new Set(["metrics"]);

describe("dangerous members", () => {
	test.each(["__proto__", "constructor", "prototype"])("finds %s at any depth", (name) => {
		const at = (text: string) => dangerIn(JSON.parse(text.replace("NAME", name)), maps);
		expect(at('{"NAME": {"polluted": 1}}')).toContain(name);
		expect(at('{"projects": [{"author": [{"NAME": 1}]}]}')).toContain(name);
		expect(at('{"projects": [{"metrics": {"deep": {"NAME": 1}}}]}')).toContain(name);
	});

	test("as a label of a metric they are labels", () => {
		expect(dangerIn(JSON.parse('{"projects": [{"metrics": {"__proto__": "1", "constructor": "2"}}]}'), maps)).toBeNull();
	});

	test("refuses a hundred thousand nested lists without crashing", () => {
		const value: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
		expect(dangerIn(value, maps)).toBe("It is nested too deeply.");
		expect(dangerIn(JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`), maps)).toBeNull();
	});
});
