import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { projectGroups } from "@/content/services/index";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { emptyProject } from "./input-mapper";
import { type ProjectFields, projectInputSchema } from "./input-schema";

const least: ProjectFields = { ...emptyProject, title: "Ports", description: "A board.", serviceId: "web-apps" };
const messages = (fields: Partial<ProjectFields>) =>
	projectInputSchema.safeParse({ ...least, ...fields }).error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
const accepted = (fields: Partial<ProjectFields>) => projectInputSchema.parse({ ...least, ...fields });

describe("required fields", () => {
	test("accepts title, description and service", () => {
		expect(messages({})).toEqual([]);
	});

	test.each([
		["title", "Title is required"],
		["description", "Description is required"],
		["serviceId", "Service is required"],
	] as const)("refuses a blank %s: “%s”", (field, message) => {
		for (const blank of ["", "   ", "\n\t", "\u200b\u200b", "\u3000"])
			expect(messages({ [field]: blank })).toEqual([`${field}: ${message}`]);
	});

	test("accepts the five services and the value of an older row", () => {
		for (const group of projectGroups) expect(accepted({ serviceId: group.id }).serviceId).toBe(group.id);
		expect(accepted({ serviceId: "internet-of-things" }).serviceId).toBe("internet-of-things");
	});

	test("accepts seven project types, or none", () => {
		for (const projectType of ["saas", "mobile", "web", "ai", "arvr", "iot", "other", ""] as const)
			expect(messages({ projectType })).toEqual([]);
		expect(projectInputSchema.safeParse({ ...least, projectType: "toString" }).success).toBe(false);
	});
});

describe("lists", () => {
	test("trims lists, keeps their order and drops repeated values", () => {
		fc.assert(
			fc.property(
				fc.constantFrom("technologies", "features", "approach"),
				fc.array(fc.constantFrom("Go", " Go", "Rust ", "Rust", "SQL")),
				(field, list) => {
					const kept = accepted({ [field]: list })[field];
					expect(kept).toEqual([...new Set(list.map((item) => item.trim()))]);
				},
			),
		);
	});

	test("drops a repeated picture of the gallery whose text is empty or the same", () => {
		const gallery = [
			{ url: "/a.png", alt: "first" },
			{ url: " /a.png ", alt: " first " },
			{ url: "/a.png", alt: "" },
			{ url: "/b.png", alt: "" },
		];
		expect(accepted({ gallery }).gallery).toEqual([
			{ url: "/a.png", alt: "first" },
			{ url: "/b.png", alt: "" },
		]);
	});

	test("refuses a repeated picture whose text would be lost", () => {
		const gallery = ["", "first", "second"].map((alt, index) => ({ url: index === 0 ? "/b.png" : "/a.png", alt }));
		expect(messages({ gallery })).toEqual(["gallery.2.url: Picture 2 already has this URL"]);
	});

	test("refuses an empty entry of a list", () => {
		expect(messages({ technologies: ["Go", "  "] })).toHaveLength(1);
		expect(messages({ gallery: [{ url: "", alt: "nothing" }] })).toEqual(["gallery.0.url: A URL is missing"]);
	});

	test("says how many entries a list can have", () => {
		const list = <T>(length: number, make: (text: string) => T) => Array.from({ length }, (_none, index) => make(`/${index}`));
		expect(messages({ gallery: list(61, (url) => ({ url, alt: "" })) })).toEqual(["gallery: Add at most 60 pictures"]);
		expect(messages({ techStack: list(31, (category) => ({ category, technologies: ["Go"] })) })).toEqual([
			"techStack: Add at most 30 categories",
		]);
		expect(messages({ detailedMetrics: list(41, (text) => ({ label: text, value: text, description: text })) })).toEqual([
			"detailedMetrics: Add at most 40 metrics",
		]);
	});

	test("requires label, value and description of a metric", () => {
		const metric = { label: "calls", value: "4", description: "a day" };
		expect(messages({ detailedMetrics: [metric] })).toEqual([]);
		for (const member of ["label", "value", "description"])
			expect(messages({ detailedMetrics: [{ ...metric, [member]: " " }] })).toHaveLength(1);
	});
});

describe("lengths", () => {
	test.each([
		["title", 200],
		["slug", 120],
		["description", 2000],
		["challenge", 20_000],
		["industry", 120],
	] as const)("limits %s to %i characters", (field, longest) => {
		expect(messages({ [field]: "x".repeat(longest) })).toEqual([]);
		expect(messages({ [field]: "x".repeat(longest + 1) })).toEqual([`${field}: Use at most ${longest} characters`]);
	});

	test("refuses the overlong slug of the corpus", () => {
		const [long] = hostileInputs("length").filter(({ inject }) => inject.includes("blogs.slug"));
		expect(messages({ slug: String(long?.payload) })).not.toEqual([]);
	});
});

describe("addresses", () => {
	const places: [string, (url: string) => Partial<ProjectFields>][] = [
		["image", (image) => ({ image })],
		["liveUrl", (liveUrl) => ({ liveUrl })],
		["clientLogo", (clientLogo) => ({ clientLogo })],
		["gallery", (url) => ({ gallery: [{ url, alt: "" }] })],
	];

	test.each(places)("accepts an https address and a path for %s, and explains a refusal", (_name, place) => {
		for (const url of ["https://example.com/a.png?b=1#c", "http://example.com", "/media/a.svg"]) expect(messages(place(url))).toEqual([]);
		for (const url of ["example.com/a.png", "javascript:alert(1)", "//evil.example/a.png"])
			expect(messages(place(url))[0]).toContain("Enter an https:// address");
	});

	test("accepts an empty address", () => {
		expect(messages({ image: "", liveUrl: "  ", clientLogo: "" })).toEqual([]);
	});
});
