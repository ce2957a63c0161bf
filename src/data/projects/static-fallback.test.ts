// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { StoredFacts } from "@/content/site";
import { stubBackend } from "../../../tests/support/data/backend-harness";

async function portfolio(kind: "embedded" | "demo" | "live", stored?: StoredFacts) {
	vi.resetModules();
	globalThis.storedFacts = stored;
	vi.stubEnv("SSR", true);
	vi.stubEnv("VITE_SITE_KIND", kind);
	vi.spyOn(console, "error").mockImplementation(() => {});
	const { projectsQuery } = await import("./queries");
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	stubBackend(() => new Promise(() => {}));
	vi.useFakeTimers();
	const found = client.fetchQuery(projectsQuery).then(
		(projects) => projects.length,
		(error: unknown) => (error instanceof Error ? error.name : error),
	);
	await vi.advanceTimersByTimeAsync(5000);
	return found;
}

afterEach(() => {
	globalThis.storedFacts = undefined;
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

describe("the portfolio when the database doesn't answer in time", () => {
	test.each(["embedded", "demo"] as const)("has the built-in samples on a site of the kind %s", async (kind) => {
		expect(await portfolio(kind)).toBeGreaterThan(0);
	});

	test("has no samples when the settings hide them, and neither have posts and reviews", async () => {
		const { staticPosts } = await import("@/content/blog/list");
		const { staticProjects } = await import("@/content/samples/static-projects");
		const real = staticProjects.filter(({ sample }) => !sample).length;
		expect(await portfolio("embedded", { samples: "hidden" })).toBe(real > 0 ? real : "DataTimeout");
		const { shownPosts } = await import("@/content/samples/shown-posts");
		const { reviews } = await import("@/content/reviews");
		expect(shownPosts).toHaveLength(staticPosts.filter(({ sample }) => !sample).length);
		expect(reviews.filter(({ sample }) => sample)).toEqual([]);
	});

	test("has no samples on a live site, which offers a retry instead", async () => {
		const { staticProjects } = await import("@/content/samples/static-projects");
		const real = staticProjects.filter(({ sample }) => !sample).length;
		expect(await portfolio("live")).toBe(real > 0 ? real : "DataTimeout");
	});
});
