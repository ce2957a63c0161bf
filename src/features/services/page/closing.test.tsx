// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { serviceDetails } from "@/content/services/details";
import { services } from "@/content/services/index";
import { Closing } from "./closing";

afterEach(cleanup);

const closings = () =>
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
const layoutOf = (container: HTMLElement) =>
	[...container.querySelectorAll("section, section > div")].map(({ className }) => className).join();

describe("closings of service pages", () => {
	test("show the title, the text and the button in every layout", () => {
		for (const closing of closings()) {
			expect(closing.querySelector("h2")?.textContent).toBe("The title");
			expect(closing.textContent).toContain("The text");
			expect(closing.querySelector("a")?.getAttribute("href")).toBe("/contact");
		}
	});

	test("differ between neighbors in the list of services", () => {
		const layouts = closings().map(layoutOf);
		for (const [at, layout] of layouts.entries()) expect(layout).not.toBe(layouts[at + 1]);
		expect(new Set(layouts).size).toBeGreaterThanOrEqual(3);
	});
});
