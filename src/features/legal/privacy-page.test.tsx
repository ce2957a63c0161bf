// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { privacyPolicy } from "@/content/privacy";
import { site } from "@/content/site";
import { PrivacyPage } from "./privacy-page";

afterEach(cleanup);

const page = (policy = privacyPolicy) => {
	const router = createMemoryRouter([{ path: "/privacy-policy", element: <PrivacyPage policy={policy} /> }], {
		initialEntries: ["/privacy-policy"],
	});
	return <RouterProvider router={router} />;
};
const show = (policy = privacyPolicy) => act(async () => render(page(policy)));
const days = () => [...document.querySelectorAll("time")].map(({ dateTime, textContent }) => [dateTime, textContent]);

describe("PrivacyPage", () => {
	test("shows numbered sections in the content's order", async () => {
		await show();
		const headings = screen.getAllByRole("region").map((region) => within(region).getByRole("heading", { level: 2 }).textContent);
		expect(headings).toEqual(privacyPolicy.sections.map(({ title }, index) => `${index + 1}. ${title}`));
		for (const { blocks } of privacyPolicy.sections) {
			for (const block of blocks)
				if (block.kind === "facts") for (const { term } of block.items) expect(screen.getAllByText(term)).toBeTruthy();
		}
	});

	test("shows the effective date, and a review date only after a review", async () => {
		await show({ ...privacyPolicy, lastReviewed: null });
		const { iso, text } = privacyPolicy.effective;
		expect(days()).toEqual([[iso, text]]);
		expect(screen.queryByText(/last reviewed/)).toBeNull();
		cleanup();
		await show({ ...privacyPolicy, lastReviewed: { iso: "2026-11-02", text: "November 2, 2026" } });
		expect(days()).toEqual([
			[iso, text],
			["2026-11-02", "November 2, 2026"],
		]);
		expect(screen.getByText(/last reviewed/)).toBeTruthy();
	});

	test("links every section from the contents, in order", async () => {
		await show();
		const links = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
		expect(links.map((link) => link.getAttribute("href"))).toEqual(privacyPolicy.sections.map(({ id }) => `/privacy-policy#${id}`));
		for (const { id } of privacyPolicy.sections) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
	});

	test("links the mailbox wherever it is named", async () => {
		await show();
		const links = screen.getAllByRole("link", { name: site.email });
		expect(links.length).toBeGreaterThan(1);
		for (const link of links) expect(link.getAttribute("href")).toBe(`mailto:${site.email}`);
		const outside = document.body.textContent?.split(site.email).length ?? 0;
		expect(outside - 1).toBe(links.length);
	});

	test("has everything in the HTML, without inline styles", () => {
		const html = renderToString(page());
		expect(html).not.toMatch(/style=|data-reveal/);
		for (const { title } of privacyPolicy.sections) expect(html).toContain(title);
	});
});
