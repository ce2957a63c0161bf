import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { portfolioGroups } from "@/content/services/index";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { emptyProject } from "./input-mapper";
import { type ProjectFields, projectInputSchema } from "./input-schema";

const least: ProjectFields = { ...emptyProject, title: "Ports", description: "A board.", serviceId: "web-apps" };
const messages = (fields: Partial<ProjectFields>) =>
	projectInputSchema.safeParse({ ...least, ...fields }).error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
const accepted = (fields: Partial<ProjectFields>) => projectInputSchema.parse({ ...least, ...fields });

describe("required fields", () => {
	test("a project with title, description and service is enough", () => {
		expect(messages({})).toEqual([]);
	});

	test.each([
		["title", "Title is required"],
		["description", "Description is required"],
		["serviceId", "Service is required"],
	] as const)("a blank %s is refused: “%s”", (field, message) => {
		for (const blank of ["", "   ", "\n\t", "\u200b\u200b", "\u3000"])
			expect(messages({ [field]: blank })).toEqual([`${field}: ${message}`]);
	});

	test("each of the five services is accepted, and so is the value of an older row", () => {
		for (const group of portfolioGroups) expect(accepted({ serviceId: group.id }).serviceId).toBe(group.id);
		expect(accepted({ serviceId: "internet-of-things" }).serviceId).toBe("internet-of-things");
	});

	test("the project type is one of seven, or none", () => {
		for (const projectType of ["saas", "mobile", "web", "ai", "arvr", "iot", "other", ""] as const)
			expect(messages({ projectType })).toEqual([]);
		expect(projectInputSchema.safeParse({ ...least, projectType: "toString" }).success).toBe(false);
	});
});

describe("lists", () => {
	test("technologies, features and approach hold each value once, trimmed, in order", () => {
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

	test("the gallery holds each address once; the first text for it stays", () => {
		const gallery = [
			{ url: "/a.png", alt: "first" },
			{ url: " /a.png ", alt: "second" },
			{ url: "/b.png", alt: "" },
		];
		expect(accepted({ gallery }).gallery).toEqual([
			{ url: "/a.png", alt: "first" },
			{ url: "/b.png", alt: "" },
		]);
	});

	test("an empty entry of a list is refused, not stored", () => {
		expect(messages({ technologies: ["Go", "  "] })).toHaveLength(1);
		expect(messages({ gallery: [{ url: "", alt: "nothing" }] })).toEqual(["gallery.0.url: An address is missing"]);
	});

	test("a metric needs label, value and description", () => {
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
	] as const)("%s takes %i characters and not one more", (field, longest) => {
		expect(messages({ [field]: "x".repeat(longest) })).toEqual([]);
		expect(messages({ [field]: "x".repeat(longest + 1) })).toEqual([`${field}: At most ${longest} characters`]);
	});

	test("an overlong slug of the corpus is refused", () => {
		const [long] = hostileInputs("length").filter(({ inject }) => inject.includes("blogs.slug"));
		expect(messages({ slug: String(long?.payload) })).not.toEqual([]);
	});
});

describe("addresses", () => {
	const entries = hostileInputs("url-field").map(({ id, payload }): [string, string] => [id, String(payload)]);
	/** A homograph is a real address; what a page makes of it is tested beside webAddress. */
	const harmless = ["U035"];
	const places: [string, (url: string) => Partial<ProjectFields>][] = [
		["image", (image) => ({ image })],
		["liveUrl", (liveUrl) => ({ liveUrl })],
		["clientLogo", (clientLogo) => ({ clientLogo })],
		["gallery", (url) => ({ gallery: [{ url, alt: "" }] })],
	];

	test.each(places)("of the corpus, %s takes the harmless entries only", (_name, place) => {
		expect(entries.length).toBeGreaterThan(20);
		expect(entries.filter(([, url]) => messages(place(url)).length === 0).map(([id]) => id)).toEqual(harmless);
	});

	test.each(places)("%s takes an https address and a path of this site, and says what is wrong with another", (_name, place) => {
		for (const url of ["https://example.com/a.png?b=1#c", "http://example.com", "/media/a.svg"]) expect(messages(place(url))).toEqual([]);
		expect(messages(place("example.com/a.png"))[0]).toContain("Enter an https:// address, or a path of this site starting with /");
	});

	test("an address may be left empty", () => {
		expect(messages({ image: "", liveUrl: "  ", clientLogo: "" })).toEqual([]);
	});
});
