// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { installTrustedTypes } from "./trusted-types";

describe("Trusted Types policy", () => {
	interface Rules {
		createHTML: (text: string) => string;
		createScript: (text: string) => string;
		createScriptURL: (url: string) => string;
	}
	let rules: Rules;

	beforeEach(() => {
		vi.stubGlobal("trustedTypes", {
			createPolicy: (name: string, given: Rules) => {
				expect(name).toBe("default");
				rules = given;
			},
		});
		installTrustedTypes();
	});

	test.each([
		"<img src=x onerror=alert(1)>",
		"<script>alert(1)</script>",
		"<b>x</b>",
		'{"a":"</script><img onerror=alert(1)>"}',
		"alert(1)",
	])("refuses %s as HTML and as a script", (text) => {
		expect(() => rules.createHTML(text)).toThrow(TypeError);
		if (text !== '{"a":"</script><img onerror=alert(1)>"}') expect(() => rules.createScript(text)).toThrow(TypeError);
	});

	test("accepts React's own literal and structured data", () => {
		expect(rules.createHTML("<script></script>")).toBe("<script></script>");
		expect(rules.createHTML('{"name":"Kalpa"}')).toBe('{"name":"Kalpa"}');
		expect(rules.createScript('{"name":"Kalpa"}')).toBe('{"name":"Kalpa"}');
	});

	test("refuses a script address of another origin", () => {
		expect(rules.createScriptURL("/assets/page.js")).toBe("/assets/page.js");
		for (const url of [
			"https://evil.example/x.js",
			"//evil.example/x.js",
			"data:text/javascript,alert(1)",
			"blob:https://evil.example/1",
		]) {
			expect(() => rules.createScriptURL(url)).toThrow();
		}
	});

	test("starts in a browser without Trusted Types", () => {
		Reflect.deleteProperty(window, "trustedTypes");
		expect(installTrustedTypes).not.toThrow();
	});
});
