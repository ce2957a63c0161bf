// @vitest-environment jsdom
import { cleanup, render, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { serviceDetails } from "@/content/services/details";
import { services } from "@/content/services/index";
import { Closing } from "./closing";

afterEach(cleanup);

const closings = (): HTMLElement[] =>
	services.flatMap((service) => {
		const details = serviceDetails[service.id];
		if (!details) return [];
		const { container } = render(
			<MemoryRouter>
				<Closing
					title="The title"
					text="The text"
					actions={[{ kind: "link", text: "The button", href: "/contact" }]}
					service={service}
					details={details}
				/>
			</MemoryRouter>,
		);
		return [container];
	});

/** What tells a closing apart: a picture or a list beside the words, or the heading above or beside the text. */
function describeLayout(closing: HTMLElement): string {
	if (closing.querySelector("img")) return "picture";
	if (within(closing).queryByRole("list")) return "facts";
	return closing.querySelector("h2 + p") ? "heading above the text" : "heading beside the text";
}

describe("closings of service pages", () => {
	test("show the title, the text and the button in every layout", () => {
		for (const closing of closings()) {
			expect(closing.querySelector("h2")?.textContent).toBe("The title");
			expect(closing.textContent).toContain("The text");
			expect(closing.querySelector("a")?.getAttribute("href")).toBe("/contact");
		}
	});

	test("differ between neighbors in the list of services", () => {
		const layouts = closings().map(describeLayout);
		for (const [at, layout] of layouts.entries()) expect(layout).not.toBe(layouts[at + 1]);
		expect(new Set(layouts).size).toBeGreaterThanOrEqual(3);
	});
});
