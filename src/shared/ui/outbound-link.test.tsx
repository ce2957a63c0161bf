// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { OutboundLink } from "./outbound-link";

afterEach(cleanup);

const show = (href: string | null, label?: string) =>
	render(
		<OutboundLink href={href} label={label} className="link" active="on" idle="off">
			Facebook
		</OutboundLink>,
	);

describe("OutboundLink", () => {
	test.each([undefined, "Facebook"])("opens an address in an announced new tab without opener, with the label %s", (label) => {
		show("https://www.facebook.com/studio", label);
		const link = screen.getByRole("link", { name: "Facebook (opens in a new tab)" });
		expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual([
			"https://www.facebook.com/studio",
			"_blank",
			"noopener noreferrer",
		]);
	});

	test.each([undefined, "Facebook"])("announces a missing address as unavailable, with the label %s", (label) => {
		show(null, label);
		const link = screen.getByRole("link", { name: "Facebook (not available yet)" });
		expect([link.getAttribute("aria-disabled"), link.hasAttribute("href")]).toEqual(["true", false]);
	});
});
