// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { HeadTags } from "@/shared/seo/head-tags";
import { writeHeadWith } from "@/shared/seo/page-head";
import { Component } from "./product";

// At once: the head's own chunk may come later than a test waits.
writeHeadWith(HeadTags, () => {});

afterEach(() => {
	cleanup();
	document.head.innerHTML = "";
});

async function open(path: string) {
	const router = createMemoryRouter([{ path: "/products/:slug", Component }], { initialEntries: [path] });
	await act(async () => render(<RouterProvider router={router} />));
	expect(document.head.querySelector('meta[name="description"]')).not.toBeNull();
}
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute("content");
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");

test.each(["/products/speaksify", "/Products/Speaksify"])("shows the product at %s with its canonical address", async (path) => {
	await open(path);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Speaksify");
	expect([robots(), canonical()]).toEqual([undefined, expect.stringMatching(/^https?:\/\/[^/]+\/products\/speaksify$/)]);
});

test.each(["/products/nothing", "/products/constructor"])("shows a noindex not-found page for %s", async (path) => {
	const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
	await open(path);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Page not found");
	expect([robots(), canonical()]).toEqual(["noindex, nofollow", undefined]);
	expect(warned).toHaveBeenCalledWith("No page at", path);
});
