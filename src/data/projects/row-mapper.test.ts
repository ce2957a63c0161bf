import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completeProject, projectOf, rowOf } from "../../../tests/support/data/project-fixture";
import { inferIndustry, toProjectSummary } from "./row-mapper";

describe("an empty row", () => {
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

	test.each(cases)("shows %s as “%s” for null, empty text and white space", (member, text) => {
		const column = member === "teamSize" ? "team_size" : member;
		const given = [{}, { [column]: null }, { [column]: "" }, { [column]: " \n\t" }];
		for (const members of given) expect(projectOf(members)).toMatchObject({ [member]: text });
	});

	test("has no image without a safe address", () => {
		for (const image of [undefined, null, "", "javascript:alert(1)", "data:image/png;base64,AAAA"]) {
			expect(projectOf({ image })).toMatchObject({ image: null, imageAlt: "Screens of Untitled Project" });
		}
		expect(projectOf({ image: "/media/a.svg", image_alt: "A board" })).toMatchObject({ image: "/media/a.svg", imageAlt: "A board" });
	});

	test("never takes the fallback or the stored testimonial as a quote", () => {
		expect(projectOf()).toMatchObject({ testimonial: "Great project experience.", extendedTestimonial: null });
		expect(projectOf({ testimonial: "Kept simple." })).toMatchObject({ testimonial: "Kept simple.", extendedTestimonial: null });
	});

	test("derives the testimonial from the quote", () => {
		const extended_testimonial = { quote: "It works.", author: "Ada", position: "Analyst", company: "Engines" };
		for (const testimonial of [null, "Kept simple."])
			expect(projectOf({ testimonial, extended_testimonial })).toMatchObject({
				testimonial: "It works.",
				extendedTestimonial: extended_testimonial,
			});
	});

	test("has an extended testimonial only with a quote; other parts default to empty text", () => {
		const quotation = { quote: "It works.", author: "Ada", position: "Analyst", company: "Engines" };
		expect(projectOf({ extended_testimonial: quotation }).extendedTestimonial).toEqual(quotation);
		expect(projectOf({ extended_testimonial: { author: "Ada", company: "Engines" } }).extendedTestimonial).toBeNull();
		expect(projectOf({ extended_testimonial: { quote: "It works.", author: 7 } }).extendedTestimonial).toEqual({
			quote: "It works.",
			author: "",
			position: "",
			company: "",
		});
	});

	test("has empty lists and nothing undefined", () => {
		expect(projectOf()).toMatchObject({ metrics: [], clientLogo: null, approach: [], techStack: [], features: [], gallery: [] });
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

	test.each(cases)("infers from “%s”: %s", (title, industry) => {
		expect(inferIndustry(title)).toBe(industry);
		expect(toProjectSummary(rowOf({ title })).industry).toBe(industry);
	});

	test.each(["Retailers united", "Paramedical", "E-learnings", "Platformer", "Coeducational", "Deretail"])(
		"ignores a word inside “%s”",
		(title) => expect(inferIndustry(title)).toBe("Enterprise"),
	);

	test("takes the first of the listed words in any order of the title", () => {
		expect(inferIndustry("A SaaS platform for medical learning in retail")).toBe("E-commerce");
		expect(inferIndustry("A SaaS platform for medical learning")).toBe("Healthcare");
		expect(inferIndustry("A SaaS platform for learning")).toBe("EdTech");
	});

	test("prefers the row's industry to its title", () => {
		expect(projectOf({ title: "Retail", industry: "Logistics" })).toMatchObject({
			industry: "Logistics",
		});
	});

	test("is Technology only without a title", () => {
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

describe("older spellings", () => {
	const old = { project_timeline: "8 weeks", team: "5 people", project_industry: "Energy" };
	const read = { timeline: "8 weeks", teamSize: "5 people", industry: "Energy" };

	test("are read when the column is missing, empty or null", () => {
		expect(projectOf(old)).toMatchObject(read);
		expect(projectOf({ ...old, timeline: " ", team_size: "", industry: null })).toMatchObject(read);
	});

	test("are ignored when the column has a value", () => {
		const current = { timeline: "new", team_size: "new", industry: "new" };
		expect(projectOf({ ...old, ...current })).toMatchObject({ timeline: "new", teamSize: "new", industry: "new" });
	});
});

describe("the row's own timeline", () => {
	test("is told apart from the fallback, also where both have the same words", () => {
		for (const row of [{}, { timeline: null }, { timeline: " " }, { project_timeline: "" }]) expect(projectOf(row).hasTimeline).toBe(false);
		for (const row of [{ timeline: "3 months" }, { timeline: " ", project_timeline: "8 weeks" }])
			expect(projectOf(row).hasTimeline).toBe(true);
	});
});

describe("names in the code", () => {
	test("maps service_id, link and detailed_metrics", () => {
		const metric = { label: "uptime", value: "99.9%", description: "over a year" };
		expect(projectOf({ service_id: "saas", link: "https://example.com/app", detailed_metrics: [metric] })).toMatchObject({
			serviceId: "saas",
			liveUrl: "https://example.com/app",
			detailedMetrics: [metric],
		});
	});
});

describe("metrics of a card", () => {
	const detailed = [
		{ label: "calls", value: "4,200", description: "a day" },
		{ label: "wait", value: "11 s", description: "median" },
	];

	test("come from the detailed metrics in order when empty", () => {
		for (const metrics of [undefined, null, {}, { calls: "" }, { calls: null }]) {
			expect(toProjectSummary(rowOf({ metrics, detailed_metrics: detailed })).metrics).toEqual([
				["calls", "4,200"],
				["wait", "11 s"],
			]);
		}
	});

	test("stay in order and complete when two labels are the same or one is a number", () => {
		const more = [...detailed, { label: "2024", value: "9 s" }, { label: "wait", value: "7 s" }];
		expect(toProjectSummary(rowOf({ detailed_metrics: more })).metrics).toEqual([
			["calls", "4,200"],
			["wait", "11 s"],
			["2024", "9 s"],
			["wait", "7 s"],
		]);
	});

	test("keep the row's own values, with numbers as text", () => {
		const metrics = { uptime: "99.9%", users: 1200, note: { no: "text" } };
		expect(toProjectSummary(rowOf({ metrics, detailed_metrics: detailed })).metrics).toEqual([
			["uptime", "99.9%"],
			["users", "1200"],
		]);
	});
});

describe("gallery", () => {
	test("reads plain addresses and { url, alt }, each address once, in order", () => {
		const gallery = ["/a.png", { url: "/b.png", alt: "A map" }, { url: "/a.png", alt: "Again" }, { url: "https://cdn.example.com/c.png" }];
		expect(projectOf({ title: "Ports", gallery }).gallery).toEqual([
			{ url: "/a.png", alt: "Ports, screen 1" },
			{ url: "/b.png", alt: "A map" },
			{ url: "https://cdn.example.com/c.png", alt: "Ports, screen 3" },
		]);
	});

	test("drops entries without an address", () => {
		const gallery = ["javascript:alert(1)", { url: "data:text/html,x" }, { alt: "no url" }, null, 7, ["/a.png"], "//evil.example/x"];
		expect(projectOf({ gallery }).gallery).toEqual([]);
	});
});
