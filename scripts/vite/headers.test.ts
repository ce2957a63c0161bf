import { describe, expect, test } from "vitest";
import { getHeaders } from "./cloudflare-worker.mjs";
import { headerRules, inlineHash, pagePolicy, policyElement, scriptHashes } from "./headers.ts";

const own = { supabase: "/", relay: "/functions/v1" };

function frameSources(film?: string): string | undefined {
	return pagePolicy({ ...own, film }, [], "")
		.split("; ")
		.find((directive) => directive.startsWith("frame-src"));
}

const PLAYERS = "frame-src https://www.youtube-nocookie.com https://player.vimeo.com";

describe("the policy for embedded players", () => {
	test.each([undefined, "", "https://youtu.be/dQw4w9WgXcQ", "https://vimeo.com/76979871"])(
		"allows those of posts, also with the film %s",
		(film) => expect(frameSources(film)).toBe(PLAYERS),
	);

	test("adds exactly the host of the hero's film", () => {
		expect(frameSources("https://media.example.com:8443/player/7")).toBe(`${PLAYERS} https://media.example.com:8443`);
	});

	test.each(["http://media.example.com/7", "javascript:alert(1)", "rubbish", "https://a.example; script-src *"])(
		"%s opens nothing else",
		(film) => expect(frameSources(film)).toBe(PLAYERS),
	);
});

const hosted = { supabase: "https://project.example.com", relay: "https://relay.example.com/send" };

describe("the inline scripts of a document", () => {
	test.each([
		["a classic script", "<script>a()</script>", ["a()"]],
		["a module with line breaks", '<script type="module" async>\na();\n</script>', ["\na();\n"]],
		["two scripts", "<script>a()</script><p></p><script>b()</script>", ["a()", "b()"]],
		["a file", '<script type="module" src="/a.js"></script>', []],
		["structured data", '<script type="application/ld+json">{}</script><script id="x" type="application/json">{}</script>', []],
	])("%s", (_what, html, texts) => expect(scriptHashes(html)).toEqual(texts.map(inlineHash)));
});

describe("the headers of each address", () => {
	const policyOf = (style: string) => pagePolicy(hosted, [inlineHash("start()")], style);
	const rules = headerRules(hosted, {
		"/": policyOf("home{}"),
		"/blog/:id": policyOf("blog{}"),
		"/admin/*": policyOf("shell{}"),
		"/preview/:token": policyOf("shell{}"),
	});

	test("documents allow their own style and script, and no other page's style", () => {
		const { "Content-Security-Policy": policy } = getHeaders("/", rules);
		expect(policy).toContain(`script-src 'self' '${inlineHash("start()")}'; `);
		expect(policy).toContain(`style-src 'self' '${inlineHash("home{}")}' `);
		expect(policy).not.toContain(inlineHash("blog{}"));
		expect(policy).toContain("connect-src 'self' https://project.example.com https://relay.example.com; ");
		const other = pagePolicy({ ...hosted, form: "https://forms.example.com/f/1" }, [], "");
		expect(other).toContain(" https://relay.example.com https://forms.example.com; ");
		for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
			expect(policy?.split("; ")).toContain(part);
		expect(policy).not.toMatch(/unsafe-(inline|eval)/);
	});

	test("assets carry no policy, and every address is protected against sniffing and framing", () => {
		expect(getHeaders("/assets/a.js", rules)).toEqual({ ...rules["/*"], "Cache-Control": "public, max-age=31536000, immutable" });
		expect(getHeaders("/no/such/page", rules)).toEqual({
			"X-Content-Type-Options": "nosniff",
			"X-Frame-Options": "DENY",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
			"Strict-Transport-Security": "max-age=63072000; includeSubDomains",
		});
		expect(getHeaders("/blog/a", rules)).toMatchObject({ ...rules["/*"], "Permissions-Policy": expect.stringContaining("camera=()") });
	});

	test("search engines are kept out of the administration and of previews only", () => {
		const robots = (path: string) => getHeaders(path, rules)["X-Robots-Tag"];
		const hidden = "noindex, nofollow";
		expect([robots("/admin/blogs"), robots("/preview/t"), robots("/"), robots("/administrator")]).toEqual([
			hidden,
			hidden,
			undefined,
			undefined,
		]);
	});

	test("no address outside learns the address of a preview", () => {
		expect(getHeaders("/preview/a-token", rules)["Referrer-Policy"]).toBe("no-referrer");
		expect(getHeaders("/blog/a", rules)["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
	});

	test("the policy of an element misses only what browsers refuse there", () => {
		const element = policyElement(policyOf("home{}"));
		expect(element).not.toContain("frame-ancestors");
		expect(element.split("; ")).toHaveLength(policyOf("home{}").split("; ").length - 1);
	});
});
