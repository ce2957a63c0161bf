// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { canonicalUrl, fullTitle, PageHead } from "./page-head";

const SITE = "https://studio.example.com";
const NAME = "Kalpa Studio";

afterEach(() => {
	cleanup();
	document.head.innerHTML = "";
});

const content = (selector: string) => {
	const found = [...document.head.querySelectorAll(selector)];
	return found.map((element) => element.getAttribute("content") ?? element.getAttribute("href"));
};
async function show(props: Partial<Parameters<typeof PageHead>[0]>) {
	render(
		<PageHead
			title="Portfolio"
			description="Case studies."
			siteUrl={SITE}
			siteName={NAME}
			path="/portfolio"
			image="/media/social.jpg"
			{...props}
		/>,
	);
	await waitFor(() => expect(document.title).not.toBe(""));
}

describe("fullTitle", () => {
	test("F288 R70: the company's name is added where it is missing, and never twice", () => {
		expect(fullTitle("Portfolio", NAME)).toBe("Portfolio | Kalpa Studio");
		expect(fullTitle("Kalpa Studio: software in Mumbai", NAME)).toBe("Kalpa Studio: software in Mumbai");
		fc.assert(
			fc.property(fc.string(), (title) => {
				const once = fullTitle(title, NAME);
				expect(once.split(NAME)).toHaveLength(2);
				expect(fullTitle(once, NAME)).toBe(once);
			}),
		);
	});
});

describe("canonicalUrl", () => {
	test.each([
		["/", `${SITE}/`],
		["/portfolio", `${SITE}/portfolio`],
		["/portfolio/", `${SITE}/portfolio`],
		["/portfolio?service=saas#projects-grid", `${SITE}/portfolio`],
		["/#contact", `${SITE}/`],
		["/?utm_source=x", `${SITE}/`],
	])("F287 R70: %s is %s", (path, url) => expect(canonicalUrl(SITE, path)).toBe(url));

	test("R70: absolute, without query, fragment or trailing slash, for any path", () => {
		fc.assert(
			fc.property(
				fc.webPath().map((path) => `/${path.replace(/^\/+/, "")}`),
				(path) => {
					const url = canonicalUrl(SITE, path);
					expect(url === `${SITE}/` || !url.endsWith("/")).toBe(true);
					expect(url.startsWith(`${SITE}/`)).toBe(true);
					expect(url).not.toMatch(/[?#]/);
				},
			),
		);
	});
});

describe("PageHead", () => {
	test("F287 F288 R70: title, description and canonical address, once each, the same for social cards", async () => {
		await show({ path: "/portfolio?service=saas", keywords: ["SaaS", "AI"] });
		expect(document.title).toBe("Portfolio | Kalpa Studio");
		expect(content('meta[name="description"]')).toEqual(["Case studies."]);
		expect(content('link[rel="canonical"]')).toEqual([`${SITE}/portfolio`]);
		expect(content('meta[property="og:url"]')).toEqual([`${SITE}/portfolio`]);
		expect(content('meta[property="og:title"]')).toEqual(["Portfolio | Kalpa Studio"]);
		expect(content('meta[name="keywords"]')).toEqual(["SaaS, AI"]);
		expect(content('meta[name="robots"]')).toEqual([]);
	});

	test("F289: a page that is not to be indexed says “noindex, nofollow” and names no canonical address", async () => {
		await show({ noindex: true });
		expect(content('meta[name="robots"]')).toEqual(["noindex, nofollow"]);
		expect(content('link[rel="canonical"], meta[property="og:url"]')).toEqual([]);
	});

	test("S26: signs of markup in a title stay text", async () => {
		const title = '</title><script>window.hit = 1</script> "%title%"';
		await show({ title, description: title });
		expect(document.title).toBe(`${title} | ${NAME}`);
		expect(content('meta[name="description"]')).toEqual([title]);
		expect(document.querySelector("script")).toBeNull();
	});
});
