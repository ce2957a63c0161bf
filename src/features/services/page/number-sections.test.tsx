// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Tier } from "@/content/services/page-schema";
import { TierList } from "./number-sections";

test("marks the popular tier only", () => {
	const tier = (name: string, popular: boolean): Tier => ({
		name,
		price: "$9/month",
		terms: [],
		text: "",
		features: [],
		popular,
		action: { kind: "link", text: "Ask", href: "/contact" },
	});
	render(
		<MemoryRouter>
			<TierList items={[tier("Start", false), tier("Grow", true)]} note="" subject="SaaS" />
		</MemoryRouter>,
	);
	expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Start", "GrowMost Popular"]);
});
