import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toProjectSummary } from "./row-mapper";
import { completeProject, projectOf, rowOf } from "./row-mapper-fixture";

describe("a row that says nothing", () => {
	const cases: [string, string, string][] = [
		["F249", "title", "Untitled Project"],
		["F250", "description", "No description available"],
		["F252 R49", "industry", "Technology"],
		["F253 R60", "client", "Client"],
		["F254 R60", "timeline", "3 months"],
		["F255 R60", "teamSize", "3 developers"],
		["F257", "challenge", "Challenge details coming soon."],
		["F257", "solution", "Solution details coming soon."],
	];

	test.each(cases)("%s: %s falls back to “%s”, also for null, an empty text and white space", (_number, member, text) => {
		const column = member === "teamSize" ? "team_size" : member;
		const given = [{}, { [column]: null }, { [column]: "" }, { [column]: " \n\t" }];
		for (const members of given) expect(projectOf(members)).toMatchObject({ [member]: text });
	});

	test("F251: without a picture, or with an unsafe one, the image is null, so that the card draws its place-holder", () => {
		for (const image of [undefined, null, "", "javascript:alert(1)", "data:image/png;base64,AAAA"]) {
			expect(projectOf({ image })).toMatchObject({ image: null, imageAlt: "Screens of Untitled Project" });
		}
		expect(projectOf({ image: "/media/a.svg", image_alt: "A board" })).toMatchObject({ image: "/media/a.svg", imageAlt: "A board" });
	});

	test("R60: a testimonial without a quote is none", () => {
		expect(projectOf().extendedTestimonial).toBeNull();
		expect(projectOf({ testimonial: "Kept simple." }).extendedTestimonial).toBeNull();
		expect(projectOf({ extended_testimonial: { author: "Ada", company: "Engines" } }).extendedTestimonial).toBeNull();
	});

	test("F191 F193: a testimonial has its quote, author, position and company", () => {
		const words = { quote: "It works.", author: "Ada", position: "Analyst", company: "Engines" };
		expect(projectOf({ extended_testimonial: words })).toMatchObject({ extendedTestimonial: words });
		expect(projectOf({ extended_testimonial: { quote: "It works.", author: 7 } }).extendedTestimonial).toEqual({
			quote: "It works.",
			author: "",
			position: "",
			company: "",
		});
	});

	test("F192 F416: every list of an empty row is an empty list, and nothing is undefined", () => {
		expect(projectOf()).toMatchObject({ metrics: {}, clientLogo: null, approach: [], techStack: [], features: [], gallery: [] });
		expect(completeProject.safeParse(projectOf()).error).toBeUndefined();
	});
});

describe("the industry that a title suggests", () => {
	const industryOf = (title: string | null) => toProjectSummary(rowOf({ title })).industry;
	const cases: [string, string, string][] = [
		["F194", "An E-commerce storefront", "E-commerce"],
		["F194", "Ecommerce at night", "E-commerce"],
		["F194", "RETAIL stock counts", "E-commerce"],
		["F195", "Healthcare scheduling", "Healthcare"],
		["F195", "A medical archive", "Healthcare"],
		["F196", "Education for adults", "EdTech"],
		["F196 R48", "Machine Learning for ports", "EdTech"],
		["F197", "SaaS billing", "SAAS Platform"],
		["F197", "A hiring platform", "SAAS Platform"],
		["F198 R49", "A dispatch board", "Enterprise"],
	];

	test.each(cases)("%s: “%s” is %s", (_number, title, industry) => {
		expect(industryOf(title)).toBe(industry);
	});

	test.each(["Retailers united", "Paramedical", "E-learnings", "Platformer", "Coeducational", "Deretail"])(
		"R48: a word inside “%s” decides nothing",
		(title) => expect(industryOf(title)).toBe("Enterprise"),
	);

	test("R48: the first of the listed words wins, whatever their order in the title", () => {
		expect(industryOf("A SaaS platform for medical learning in retail")).toBe("E-commerce");
		expect(industryOf("A SaaS platform for medical learning")).toBe("Healthcare");
		expect(industryOf("A SaaS platform for learning")).toBe("EdTech");
	});

	test("R48: an industry that the row names wins over its title", () => {
		expect(projectOf({ title: "Retail", industry: "Logistics" })).toMatchObject({ industry: "Logistics" });
	});

	test("R49: Technology stands only where the title is missing too", () => {
		expect(industryOf(null)).toBe("Technology");
		expect(industryOf("  ")).toBe("Technology");
		fc.assert(
			fc.property(
				fc.string().filter((text) => text.trim() !== ""),
				(title) => industryOf(title) !== "Technology",
			),
		);
	});
});

describe("old and new spellings", () => {
	test("F190 R47: project_timeline, team and project_industry are read", () => {
		expect(projectOf({ project_timeline: "8 weeks", team: "5 people", project_industry: "Energy" })).toMatchObject({
			timeline: "8 weeks",
			teamSize: "5 people",
			industry: "Energy",
		});
	});

	test("F190 R47: the canonical column wins, and an empty one does not hide the old one", () => {
		const old = { project_timeline: "old", team: "old", project_industry: "old" };
		expect(projectOf({ ...old, timeline: "new", team_size: "new", industry: "new" })).toMatchObject({
			timeline: "new",
			teamSize: "new",
			industry: "new",
		});
		expect(projectOf({ ...old, timeline: " ", team_size: "", industry: null })).toMatchObject({
			timeline: "old",
			teamSize: "old",
			industry: "old",
		});
	});

	test("F188 F189 R47: service_id, link and detailed_metrics arrive under their names in the code", () => {
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

	test("R33 F192: empty metrics derive from the detailed ones, in their order", () => {
		for (const metrics of [undefined, null, {}, { calls: "" }, { calls: null }]) {
			expect(Object.entries(toProjectSummary(rowOf({ metrics, detailed_metrics: detailed })).metrics)).toEqual([
				["calls", "4,200"],
				["wait", "11 s"],
			]);
		}
	});

	test("R33: metrics of the row's own are kept, numbers as text", () => {
		const metrics = { uptime: "99.9%", users: 1200, note: { no: "text" } };
		expect(toProjectSummary(rowOf({ metrics, detailed_metrics: detailed })).metrics).toEqual({ uptime: "99.9%", users: "1200" });
	});
});

describe("gallery", () => {
	test("R86: bare addresses and { url, alt } are both read, each address once, in order", () => {
		const gallery = ["/a.png", { url: "/b.png", alt: "A map" }, { url: "/a.png", alt: "Again" }, { url: "https://cdn.example.com/c.png" }];
		expect(projectOf({ title: "Ports", gallery }).gallery).toEqual([
			{ url: "/a.png", alt: "Ports, screen 1" },
			{ url: "/b.png", alt: "A map" },
			{ url: "https://cdn.example.com/c.png", alt: "Ports, screen 3" },
		]);
	});

	test("R86 S25: entries that are no address are left out", () => {
		const gallery = ["javascript:alert(1)", { url: "data:text/html,x" }, { alt: "no url" }, null, 7, ["/a.png"], "//evil.example/x"];
		expect(projectOf({ gallery }).gallery).toEqual([]);
	});
});
