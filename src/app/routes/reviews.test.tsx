// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Component as Privacy } from "./privacy";
import { Component as Reviews } from "./reviews";

afterEach(() => {
	cleanup();
	document.head.replaceChildren();
});

test.each([
	["/reviews", Reviews],
	["/privacy-policy", Privacy],
])("tells search engines the breadcrumb of %s and no rating", async (path, Page) => {
	const router = createMemoryRouter([{ path, element: <Page /> }], { initialEntries: [path] });
	render(<RouterProvider router={router} />);
	await waitFor(() => expect(document.querySelector('script[type="application/ld+json"]')).toBeTruthy());
	const told: unknown = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
	expect(told).toMatchObject({
		"@type": "BreadcrumbList",
		itemListElement: [{ name: "Home" }, { item: expect.stringMatching(`${path}$`) }],
	});
	expect(JSON.stringify(told)).not.toMatch(/rating|review"/i);
});
