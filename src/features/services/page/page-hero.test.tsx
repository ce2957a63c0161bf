// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { paths } from "@/content/paths";
import { serviceDetails } from "@/content/services/details";
import { findService } from "@/content/services/index";
import type { ServicePage } from "@/content/services/page-schema";
import { averageRating, nextStep, priceLine } from "@/content/services/section";
import { site } from "@/content/site";
import { PageHero } from "./page-hero";

const shown = vi.hoisted(() => ({ reviews: true }));
vi.mock("@/content/samples/shown-reviews", () => ({
	get showsReviews() {
		return shown.reviews;
	},
}));

afterEach(() => {
	cleanup();
	Object.assign(site, { showsSamples: true, scopingFormUrl: null });
	shown.reviews = true;
});

function show(hero: Partial<ServicePage["hero"]>) {
	const service = findService("web-apps");
	const details = service && serviceDetails[service.id];
	if (!service || !details) throw new Error("No web-apps");
	const { container } = render(
		<MemoryRouter>
			<PageHero
				hero={{ variant: "split", title: "The title", lead: "The lead", actions: [], ...hero }}
				service={service}
				details={details}
			/>
		</MemoryRouter>,
	);
	return { text: container.textContent ?? "", price: priceLine(service) };
}

describe("PageHero", () => {
	test.each(["split", "reverse", "wide", "night", "poster", "center"] as const)(
		"shows price and next step in the variant %s",
		(variant) => {
			const { text, price } = show({ variant });
			expect(text.toLowerCase()).toContain(`${price}.USD, excl. taxes. ${nextStep}`.toLowerCase());
		},
	);

	test("links a client's result to its case study", () => {
		show({ proof: { text: "Half the time", href: paths.caseStudy("a-project") } });
		expect(screen.getByRole("link", { name: "Half the time" }).getAttribute("href")).toBe(paths.caseStudy("a-project"));
		expect(screen.queryByRole("link", { name: averageRating })).toBeNull();
	});

	test("links no sample where the site shows none", () => {
		Object.assign(site, { showsSamples: false });
		show({ proof: { text: "Half the time", href: paths.caseStudy("a-project"), sample: true } });
		expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([averageRating]);
		cleanup();
		shown.reviews = false;
		show({ proof: { text: "Half the time", href: paths.caseStudy("a-project"), sample: true } });
		expect(screen.queryByRole("link")).toBeNull();
	});

	test("links only scoping actions to the scoping form when there is one", () => {
		Object.assign(site, { scopingFormUrl: "https://forms.example.com/scope" });
		show({
			actions: [
				{ kind: "scoping", text: "Plan it", source: "web-apps-hero" },
				{ kind: "lead", text: "Ask us", source: "web-apps-question" },
			],
		});
		const form = screen.getByRole("link", { name: "Plan it (opens in a new tab)" });
		expect(["href", "target", "rel"].map((name) => form.getAttribute(name))).toEqual([
			"https://forms.example.com/scope",
			"_blank",
			"noopener noreferrer",
		]);
		expect(screen.getByRole("link", { name: "Ask us" }).getAttribute("href")).toBe("/contact?about=web-apps-question");
	});

	test("links the average rating to the reviews when there is no result", () => {
		show({});
		expect(screen.getByRole("link", { name: averageRating }).getAttribute("href")).toBe(paths.reviews);
	});
});
