// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DialogRequest, hostDialog } from "../lib/dialog-request";
import { DialogLink } from "./dialog-link";

let asked: DialogRequest[];
let stop: () => void;

beforeEach(() => {
	asked = [];
	stop = hostDialog((request) => asked.push(request));
	// jsdom doesn't follow links.
	addEventListener("click", endHere);
});
afterEach(() => {
	cleanup();
	stop();
	removeEventListener("click", endHere);
	document.body.innerHTML = "";
});

const endHere = (event: Event) => event.preventDefault();
const link = (formUrl?: string | null, subject?: string) => (
	<DialogLink source="home-consultation" href="/#contact" formUrl={formUrl} subject={subject}>
		Schedule Consultation
	</DialogLink>
);

/** Clicks and returns whether the browser follows the link. */
function click(init: MouseEventInit = {}): boolean {
	const element = screen.getByRole("link");
	const event = createEvent.click(element, init);
	let left = true;
	const look = () => {
		left = !event.defaultPrevented;
	};
	removeEventListener("click", endHere);
	addEventListener("click", look);
	addEventListener("click", endHere);
	fireEvent(element, event);
	removeEventListener("click", look);
	return left;
}

describe("DialogLink without an external form", () => {
	test("requests the dialog with the link's tag and stays on the page", () => {
		render(link());
		expect(click()).toBe(false);
		expect(asked).toEqual([{ source: "home-consultation" }]);
		expect(screen.getByRole("link").getAttribute("aria-haspopup")).toBe("dialog");
	});

	test("passes the subject along", () => {
		render(link(null, "Design audit"));
		click();
		expect(asked).toEqual([{ source: "home-consultation", subject: "Design audit" }]);
	});

	test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
		"a click with %j is left to the browser",
		(init) => {
			render(link());
			expect(click(init)).toBe(true);
			expect(asked).toEqual([]);
		},
	);

	test("links to the contact section without scripts", () => {
		document.body.innerHTML = renderToString(link());
		expect(screen.getByRole("link", { name: "Schedule Consultation" }).getAttribute("href")).toBe("/#contact");
		expect(screen.getByRole("link").hasAttribute("target")).toBe(false);
	});
});

describe("DialogLink with an external form", () => {
	const url = "https://forms.example.com/scope";

	test("opens the form in a new tab, announces it and sets noopener", () => {
		render(link(url));
		const external = screen.getByRole("link", { name: "Schedule Consultation (opens in a new tab)" });
		expect(["href", "target", "rel", "aria-haspopup"].map((name) => external.getAttribute(name))).toEqual([
			url,
			"_blank",
			"noopener noreferrer",
			null,
		]);
	});

	test("leaves the click to the browser", () => {
		render(link(url));
		expect(click()).toBe(true);
		expect(asked).toEqual([]);
	});
});
