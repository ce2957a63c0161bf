import { openBuiltHost } from "../support/built-site.ts";
import { expect, test } from "./support/journey.ts";
import { rowPaths } from "./support/public-pages.ts";

test("the built worker sends the same responses and security policy as the preview", async ({ request }) => {
	const ask = await openBuiltHost();
	const written = await rowPaths(request);
	expect(written.length).toBeGreaterThan(10);
	const shared = ["/blog/published-later", "/case-study/published-later", "/admin", "/admin/login", "/preview/a-token"];
	const missing = ["/nope", "/shared/shell", "/blog-post", "/headers.json", "/moved.txt", "/_worker.js", "/assets/missing.js"];
	for (const path of ["/", "/portfolio", ...written, ...shared, ...missing]) {
		const [answer, expected] = [await ask(path), await request.get(path)];
		expect([path, answer.status]).toEqual([path, expected.status()]);
		expect(await answer.text(), path).toBe(await expected.text());
		for (const name of ["content-security-policy", "x-robots-tag", "referrer-policy"])
			expect(answer.headers.get(name) ?? undefined, `${path}: ${name}`).toBe(expected.headers()[name]);
	}
	for (const path of ["/blog", "/case-study", "/portfolio/x?a=1", "/blog/5eed0000-0000-4000-8000-200000000001"]) {
		const [answer, expected] = [await ask(path), await request.get(path, { maxRedirects: 0 })];
		expect([path, answer.status, answer.headers.get("Location")]).toEqual([path, 301, expected.headers().location]);
		expect(expected.status(), path).toBe(301);
	}
});
