// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { translatePage } from "../../../../tests/support/translate-page";
import { Pager } from "./pager";

afterEach(cleanup);

test("the pager counts on when the browser has translated the page", () => {
	const at = (page: number) => <Pager list={{ state: { page }, total: 60, pages: 3, change: () => {} }} onTurn={() => {}} />;
	const { rerender } = render(at(1));
	const text = () => screen.getByRole("navigation", { name: "Pages" }).querySelector("p")?.textContent;
	const first = text();
	translatePage();
	rerender(at(3));
	expect(first).toMatch(/^1–\d+ of 60Page 1 of 3$/);
	expect(text()).toMatch(/^\d+–60 of 60Page 3 of 3$/);
});
