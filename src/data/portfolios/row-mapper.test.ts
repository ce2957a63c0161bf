import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inferIndustry, toProjectSummary } from "./row-mapper";
import { completeProject, projectOf, rowOf } from "./row-mapper-fixture";

describe("a row that says nothing", () => {
	const cases: [string, string][] = [
		["title", "Untitled Project"],
		["description", "No description available"],
		["industry", "Technology"],
		["client", "Client"],
		["timeline", "3 months"],
		["teamSize", "3 developers"],
		["testimonial", "Great project experience."],
		["challenge", "Challenge details coming soon."],
		["solution", "Solution details coming soon."],
	];

	test.each(cases)("%s falls back to “%s”, also for null, an empty text and white space", (member, text) => {
		const column = member === "teamSize" ? "team_size" : member;
		const given = [{}, { [column]: null }, { [column]: "" }, { [column]: " \n\t" }];
		for (const members of given) expect(projectOf(members)).toMatchObject({ [member]: text });
	});

	test("without a picture, or with an unsafe one, the image is null, so that the card draws its place-holder", () => {
		for (const image of [undefined, null, "", "javascript:alert(1)", "data:image/png;base64,AAAA"]) {
			expect(projectOf({ image })).toMatchObject({ image: null, imageAlt: "Screens of Untitled Project" });
		}
		expect(projectOf({ image: "/media/a.svg", image_alt: "A board" })).toMatchObject({ image: "/media/a.svg", imageAlt: "A board" });
	});

	test("the fallback testimonial is no quotation; only a real one is one", () => {
		expect(projectOf()).toMatchObject({ testimonial: "Great project experience.", extendedTestimonial: null });
		expect(projectOf({ testimonial: "Kept simple." })).toMatchObject({ testimonial: "Kept simple.", extendedTestimonial: null });
		expect(projectOf({ extended_testimonial: { author: "Ada", company: "Engines" } }).extendedTestimonial).toBeNull();
	});

	test("the testimonial derives from the extended quote, with author, position and company", () => {
		const words = { quote: "It works.", author: "Ada", position: "Analyst", company: "Engines" };
		expect(projectOf({ extended_testimonial: words })).toMatchObject({ testimonial: "It works.", extendedTestimonial: words });
		expect(projectOf({ extended_testimonial: { quote: "It works.", author: 7 } }).extendedTestimonial).toEqual({
			quote: "It works.",
			author: "",
			position: "",
			company: "",
		});
	});

	test("every list of an empty row is an empty list, and nothing is undefined", () => {
		expect(projectOf()).toMatchObject({ metrics: {}, clientLogo: null, approach: [], techStack: [], features: [], gallery: [] });
		expect(completeProject.safeParse(projectOf()).error).toBeUndefined();
	});
});

describe("the industry that a title suggests", () => {
	const cases: [string, string][] = [
		["An E-commerce storefront", "E-commerce"],
		["Ecommerce at night", "E-commerce"],
		["RETAIL stock counts", "E-commerce"],
		["Healthcare scheduling", "Healthcare"],
		["A medical archive", "Healthcare"],
		["Education for adults", "EdTech"],
		["Machine Learning for ports", "EdTech"],
		["SaaS billing", "SAAS Platform"],
		["A hiring platform", "SAAS Platform"],
		["A dispatch board", "Enterprise"],
	];

	test.each(cases)("“%s” is %s", (title, industry) => {
		expect(inferIndustry(title)).toBe(industry);
		expect(toProjectSummary(rowOf({ title })).industry).toBe(industry);
	});

	test.each(["Retailers united", "Paramedical", "E-learnings", "Platformer", "Coeducational", "Deretail"])(
		"a word inside “%s” decides nothing",
		(title) => expect(inferIndustry(title)).toBe("Enterprise"),
	);

	test("the first of the listed words wins, whatever their order in the title", () => {
		expect(inferIndustry("A SaaS platform for medical learning in retail")).toBe("E-commerce");
		expect(inferIndustry("A SaaS platform for medical learning")).toBe("Healthcare");
		expect(inferIndustry("A SaaS platform for learning")).toBe("EdTech");
	});

	test("an industry that the row names wins over its title", () => {
		expect(projectOf({ title: "Retail", industry: "Logistics" })).toMatchObject({
			industry: "Logistics",
			metaInfo: { industry: "Logistics" },
		});
	});

	test("Technology stands only where the title is missing too", () => {
		expect(inferIndustry(null)).toBe("Technology");
		expect(inferIndustry("  ")).toBe("Technology");
		fc.assert(
			fc.property(
				fc.string().filter((text) => text.trim() !== ""),
				(title) => inferIndustry(title) !== "Technology",
			),
		);
	});
});

describe("old and new spellings", () => {
	test("project_timeline, team and project_industry are read", () => {
		expect(projectOf({ project_timeline: "8 weeks", team: "5 people", project_industry: "Energy" })).toMatchObject({
			timeline: "8 weeks",
			teamSize: "5 people",
			industry: "Energy",
			metaInfo: { timeline: "8 weeks", teamSize: "5 people", industry: "Energy" },
		});
	});

	test("the canonical column wins, and an empty one does not hide the old one", () => {
		const old = { project_timeline: "old", team: "old", project_industry: "old" };
		expect(projectOf({ ...old, timeline: "new", team_size: "new", industry: "new" }).metaInfo).toEqual({
			timeline: "new",
			teamSize: "new",
			industry: "new",
		});
		expect(projectOf({ ...old, timeline: " ", team_size: "", industry: null }).metaInfo).toEqual({
			timeline: "old",
			teamSize: "old",
			industry: "old",
		});
	});

	test("service_id, link and detailed_metrics arrive under their names in the code", () => {
		const metric = { label: "uptime", value: "99.9%", description: "over a year" };
		expect(projectOf({ service_id: "saas", link: "https://example.com/app", detailed_metrics: [metric] })).toMatchObject({
			serviceId: "saas",
			liveUrl: "https://example.com/app",
			detailedMetrics: [metric],
		});
	});
});

describe("numbers of a card", () => {
	const detailed = [
		{ label: "calls", value: "4,200", description: "a day" },
		{ label: "wait", value: "11 s", description: "median" },
	];

	test("empty metrics derive from the detailed ones, in their order", () => {
		for (const metrics of [undefined, null, {}, { calls: "" }, { calls: null }]) {
			expect(Object.entries(toProjectSummary(rowOf({ metrics, detailed_metrics: detailed })).metrics)).toEqual([
				["calls", "4,200"],
				["wait", "11 s"],
			]);
		}
	});

	test("metrics of the row's own are kept, numbers as text", () => {
		const metrics = { uptime: "99.9%", users: 1200, note: { no: "text" } };
		expect(toProjectSummary(rowOf({ metrics, detailed_metrics: detailed })).metrics).toEqual({ uptime: "99.9%", users: "1200" });
	});
});

describe("gallery", () => {
	test("bare addresses and { url, alt } are both read, each address once, in order", () => {
		const gallery = ["/a.png", { url: "/b.png", alt: "A map" }, { url: "/a.png", alt: "Again" }, { url: "https://cdn.example.com/c.png" }];
		expect(projectOf({ title: "Ports", gallery }).gallery).toEqual([
			{ url: "/a.png", alt: "Ports, screen 1" },
			{ url: "/b.png", alt: "A map" },
			{ url: "https://cdn.example.com/c.png", alt: "Ports, screen 3" },
		]);
	});

	test("entries that are no address are left out", () => {
		const gallery = ["javascript:alert(1)", { url: "data:text/html,x" }, { alt: "no url" }, null, 7, ["/a.png"], "//evil.example/x"];
		expect(projectOf({ gallery }).gallery).toEqual([]);
	});
});
