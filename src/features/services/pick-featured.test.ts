import { describe, expect, test } from "vitest";
import type { FeaturedPreview, ServiceCategory } from "@/content/schema";
import type { ProjectSummary } from "@/data/portfolios/schema";
import { pickFeatured } from "./pick-featured";

const preview = (id: string, title = id): FeaturedPreview => ({
	id,
	serviceId: "saas",
	title,
	description: "",
	image: null,
	imageAlt: "",
	industry: "Retail",
	technologies: [],
});
const row = (id: string, serviceId = "saas", featured = true): ProjectSummary => ({
	...preview(id, `${id} of the database`),
	serviceId,
	featured,
	slug: null,
	client: "",
	metrics: {},
	createdAt: null,
});
const picked = (...projects: FeaturedPreview[]): ServiceCategory[] => [
	{ id: "saas", icon: "layers", title: "SaaS Solutions", color: "blue", projects },
];
const titles = (...parameters: Parameters<typeof pickFeatured>) => pickFeatured(...parameters).map(({ title }) => title);

describe("pickFeatured", () => {
	test("the marked projects of the service's group, three at the most", () => {
		const rows = [row("a"), row("b", "saas", false), row("c"), row("d", "web-apps"), row("e"), row("f")];
		expect(titles("saas-solutions", [], rows)).toEqual(["a of the database", "c of the database", "e of the database"]);
	});

	test("both families of ids name the same group", () => {
		expect(titles("saas-solutions", [], [row("a", "saas")])).toEqual(titles("saas", [], [row("a", "saas-solutions")]));
		expect(titles("iot", [], [row("a", "iot")])).toHaveLength(1);
	});

	test("nothing picked and nothing marked is nothing", () => {
		expect(pickFeatured("web-apps", [], [])).toEqual([]);
		expect(pickFeatured("web-apps", picked(preview("a")), [row("b"), row("c", "web-apps", false)])).toEqual([]);
	});

	test("what was picked by hand comes first", () => {
		expect(titles("saas", picked(preview("z")), [row("a"), row("b"), row("c")])).toEqual(["z", "a of the database", "b of the database"]);
	});

	test("a project that is in both is shown once, as the database has it, in the place it was picked for", () => {
		expect(titles("saas", picked(preview("a"), preview("z")), [row("b"), row("a")])).toEqual([
			"a of the database",
			"z",
			"b of the database",
		]);
	});

	test("the database also says when a picked project is not featured any more", () => {
		expect(titles("saas", picked(preview("a"), preview("z")), [row("a", "saas", false)])).toEqual(["z"]);
	});
});
