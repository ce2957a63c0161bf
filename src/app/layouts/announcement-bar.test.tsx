// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { companyFacts, site } from "@/content/site";
import { AnnouncementBar } from "./announcement-bar";

afterEach(cleanup);

function show(to: string) {
	Object.assign(site, { announcement: { text: "We are hiring.", link: { to, children: "Read more" } } });
	const router = createMemoryRouter([{ path: "*", element: <AnnouncementBar /> }]);
	render(<RouterProvider router={router} />);
	return router;
}

/** Clicks the link. Returns whether the router has answered, and its address. */
function follow(to: string) {
	const router = show(to);
	const link = screen.getByRole("link", { name: "Read more" });
	const click = createEvent.click(link);
	// The test's browser can't load a page.
	addEventListener("click", (event) => event.preventDefault(), { once: true });
	const isAnswered = vi.spyOn(click, "preventDefault");
	fireEvent(link, click);
	const { pathname, search, hash } = router.state.location;
	return { href: link.getAttribute("href"), calls: isAnswered.mock.calls.length - 1, at: pathname + search + hash };
}

describe("AnnouncementBar", () => {
	test("shows nothing once the text is removed", () => {
		const stored = { announcement: "We are hiring.", announcement_link: "/blogs", announcement_link_text: "Read more" };
		Object.assign(site, { announcement: undefined }, companyFacts({ ...stored, announcement: "" }));
		render(<AnnouncementBar />, { wrapper: MemoryRouter });
		expect(document.body.textContent).toBe("");
		cleanup();
		Object.assign(site, companyFacts(stored));
		render(<AnnouncementBar />, { wrapper: MemoryRouter });
		expect(screen.getByRole("complementary", { name: "Announcement" }).textContent).toBe("We are hiring. Read more");
	});

	test.each(["/blogs", "/portfolio?service=saas", "/#contact", "/blogs?q=node.js"])("opens the page %s in place", (to) => {
		expect(follow(to)).toEqual({ href: to, calls: 1, at: to });
	});

	test.each(["/feed.xml", "/files/plan.pdf?page=2", "/llms.txt#posts"])("lets the browser load the file %s", (to) => {
		expect(follow(to)).toEqual({ href: to, calls: 0, at: "/" });
	});
});
