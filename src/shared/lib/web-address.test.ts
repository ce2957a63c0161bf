import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { webAddress } from "./web-address";

/** Any code point except surrogates. */
const anySign = fc.integer({ min: 0, max: 0x10f7ff }).map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** The database's private.is_web_url in TypeScript. */
function databaseAccepts(value: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: the database refuses these characters.
	const forbidden = /[\u0000-\u001f\u007f\s\\"'<>`{}|^\u0080-\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;
	if ([...value].length > 2048 || forbidden.test(value)) return false;
	return /^https?:\/\/[^/?#@:%]+\.[^/?#@:.%]+(:[0-9]{1,5})?([/?#].*)?$/i.test(value) || /^\/(?!\/)/.test(value);
}

const pieces = fc.constantFrom(
	...["http://", "https://", "HTTPS://", "https:", "//", "/", "\\", "javascript:", "data:", "blob:", "example.com", "a.b", "localhost"],
	...["user:pw@", "@", ":80", ":", ":99999", "%2e", "%", "。", ".", "..", "[::1]", "127.0.0.1", "?x=1", "#y", "'", "<", " ", "\t", "\n"],
	...["\u0000", "\u00a0", "\u00ad", "\u200b", "\u202e", "\ufeff", "аpple", "x", "-"],
);
const nearMisses = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(""));
const anything = fc.oneof(
	nearMisses,
	fc.webUrl({ withFragments: true, withQueryParameters: true }),
	fc.string({ unit: anySign }),
	fc.webPath(),
);

describe("webAddress", () => {
	test.each([
		"https://example.com",
		"http://example.com/",
		"HTTPS://EXAMPLE.COM/A",
		"https://cdn.example.com:8443/a/b.png?w=1&h=2#top",
		"https://example.com/path@2x.png",
		"/",
		"/media/projects/a-1.svg",
		"/portfolio?service=saas#projects-grid",
	])("accepts %s unchanged", (text) => expect(webAddress(text)).toBe(text));

	test("trims white space", () => {
		expect(webAddress("  https://example.com/a\n")).toBe("https://example.com/a");
	});

	test.each([
		["another scheme", "ftp://example.com/a"],
		["no scheme", "example.com/a"],
		["protocol-relative", "//evil.example/a"],
		["a backslash that browsers read as a slash", "/\\evil.example"],
		["a tab that browsers drop", "/\t/evil.example"],
		["user info", "https://user@example.com/"],
		["user info with a password", "https://user:pass@example.com/"],
		["an empty user", "https://@example.com/"],
		["no dot in the host", "https://localhost/a"],
		["a dot at the end of the host", "https://example.com./a"],
		["three slashes", "https:///example.com/a"],
		["a quote", "https://example.com/x');background:url(x"],
		["an escaped host", "https://ex%61mple.com/"],
		["a port that is none", "https://example.com:99999/"],
		["a colon without a port", "https://example.com:/"],
		["a dot that only looks like one", "https://example。com/"],
		["2049 characters", `https://example.com/${"a".repeat(2029)}`],
		["nothing", ""],
		["blanks", "  "],
	])("refuses %s", (_why, text) => expect(webAddress(text)).toBeNull());

	test("accepts 2048 characters", () => {
		expect(webAddress(`https://example.com/${"a".repeat(2028)}`)).toHaveLength(2048);
	});

	test("refuses values that aren't text", () => {
		fc.assert(
			fc.property(
				fc.anything({ withNullPrototype: true }).filter((value) => typeof value !== "string"),
				(value) => webAddress(value) === null,
			),
		);
	});
});

describe("webAddress with hostile inputs", () => {
	const entries = hostileInputs("url-field").map(({ id, payload }): [string, string] => [id, String(payload)]);

	test("accepts only the homograph, in Punycode", () => {
		expect(entries.length).toBeGreaterThan(20);
		const accepted = entries.flatMap(([id, text]) => (webAddress(text) === null ? [] : [[id, webAddress(text)]]));
		expect(accepted).toEqual([["U035", "https://xn--pple-43d.com/"]]);
	});
});

describe("webAddress for any text", () => {
	test("accepts only what the database accepts", () => {
		fc.assert(
			fc.property(anything, (text) => {
				const address = webAddress(text);
				if (address === null) return;
				expect([address, databaseAccepts(address), databaseAccepts(text.trim())]).toEqual([address, true, true]);
			}),
			{ numRuns: 5000 },
		);
	});

	test("gives addresses that browsers read as http(s) without user info, or as paths of this site", () => {
		fc.assert(
			fc.property(anything, (text) => {
				const address = webAddress(text);
				if (address === null) return;
				const url = new URL(address, "https://studio.example.com");
				expect(url.protocol).toMatch(/^https?:$/);
				expect(url.username + url.password).toBe("");
				if (address.startsWith("/")) expect(url.origin).toBe("https://studio.example.com");
			}),
			{ numRuns: 5000 },
		);
	});

	test("accepts its own output unchanged", () => {
		fc.assert(
			fc.property(anything, (text) => {
				const address = webAddress(text);
				if (address !== null) expect(webAddress(address)).toBe(address);
			}),
		);
	});
});
