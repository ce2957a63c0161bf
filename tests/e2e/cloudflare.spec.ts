import { openBuiltHost } from "../support/built-site.ts";
import { expect, test } from "./support/journey.ts";
import { rowPaths } from "./support/public-pages.ts";

test("the built worker sends the same responses and security policy as the preview", async ({ request }) => {
	const ask = await openBuiltHost();
	const written = await rowPaths(request);
	expect(written.length).toBeGreaterThan(10);
	const shared = ["/blog/published-later", "/case-study/published-later", "/portfolio/x", "/admin", "/admin/login"];
	const missing = ["/nope", "/shell", "/blog-post", "/headers.json", "/_worker.js", "/assets/missing.js"];
	for (const path of ["/", "/portfolio", ...written, ...shared, ...missing]) {
		const [answer, expected] = [await ask(path), await request.get(path)];
		expect([path, answer.status]).toEqual([path, expected.status()]);
		expect(await answer.text(), path).toBe(await expected.text());
		for (const name of ["content-security-policy", "x-robots-tag"])
			expect(answer.headers.get(name) ?? undefined, `${path}: ${name}`).toBe(expected.headers()[name]);
	}
});
