// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { blogsPage } from "@/content/blogs";
import { ExternalBlog } from "./blogs-page";

afterEach(() => {
	cleanup();
	vi.resetModules();
});

const ADDRESS = "https://blog.example.org/";

/** Prerenders /blogs with the blog at an external address or here. */
async function prerendered(address: string): Promise<string> {
	vi.resetModules();
	vi.stubEnv("VITE_EXTERNAL_BLOG_URL", address);
	const { HeadTags } = await import("@/shared/seo/head-tags");
	const { writeHeadWith } = await import("@/shared/seo/page-head");
	const { Component } = await import("@/app/routes/blogs");
	writeHeadWith(HeadTags, () => {});
	vi.stubGlobal("document", undefined);
	return renderToString(
		<MemoryRouter>
			<Component />
		</MemoryRouter>,
	);
}

describe("external blog", () => {
	test("redirects the browser and links “click here” to the blog", () => {
		const leave = vi.fn();
		render(<ExternalBlog address={ADDRESS} leave={leave} />);
		expect(leave.mock.calls).toEqual([[ADDRESS]]);
		expect(screen.getByRole("link", { name: "click here" }).getAttribute("href")).toBe(ADDRESS);
	});

	test("shows a noindex page with a plain link and no list", async () => {
		const html = await prerendered(ADDRESS);
		expect(html).toContain(`href="${ADDRESS}"`);
		// So React starts without an input, and the browser is redirected.
		expect(html).toContain("data-loading");
		expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
		expect(html).not.toMatch(/rel="canonical"|rel="alternate"/);
		expect(html).not.toContain(blogsPage.title);
	});

	test("shows the list with its feed when no external blog is set", async () => {
		const html = await prerendered("");
		expect(html).not.toMatch(/name="robots"|click here/);
		expect(html).toMatch(/<link rel="canonical" href="[^"]+\/blogs"\/>/);
		expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml" href="[^"]+\/feed\.xml" title="[^"]+"\/>/);
		expect(html).toContain(blogsPage.title);
	});
});
