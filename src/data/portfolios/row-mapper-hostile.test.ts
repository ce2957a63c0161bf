import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toProject, toProjectSummary } from "./row-mapper";
import { completeProject, projectOf, rowOf } from "./row-mapper-fixture";
import { portfolioRowSchema } from "./schema";

describe("hostile rows", () => {
	const columns = Object.keys(portfolioRowSchema.shape).filter((name) => name !== "id");

	test("whatever stands in the columns, the project is complete and nothing throws", () => {
		const wild = fc.oneof(
			fc.jsonValue(),
			fc.array(
				fc.oneof(
					fc.string(),
					fc.jsonValue(),
					fc.record({ url: fc.jsonValue(), alt: fc.jsonValue(), label: fc.string(), value: fc.string() }),
				),
			),
			fc.dictionary(fc.string(), fc.jsonValue()),
			fc.string(),
		);
		fc.assert(
			fc.property(fc.record(Object.fromEntries(columns.map((name) => [name, wild])), { requiredKeys: [] }), (members) => {
				expect(completeProject.safeParse(projectOf(members)).error).toBeUndefined();
			}),
		);
	});

	test("members named __proto__ and constructor pollute nothing", () => {
		const poison =
			'{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"label":"__proto__","value":"x","quote":"constructor"}';
		const parsed: unknown = JSON.parse(
			`{"id":"p1","metrics":${poison},"extended_testimonial":${poison},"gallery":[${poison}],"detailed_metrics":[${poison}],"tech_stack":[${poison}],"technologies":["__proto__","toString"]}`,
		);
		const project = toProject(portfolioRowSchema.parse(parsed));
		expect(completeProject.safeParse(project).error).toBeUndefined();
		expect(project.technologies).toEqual(["__proto__", "toString"]);
		expect(project.detailedMetrics).toEqual([{ label: "__proto__", value: "x", description: "" }]);
		expect(project.extendedTestimonial?.quote).toBe("constructor");
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
		expect(Object.getPrototypeOf(project.metrics)).toBe(Object.prototype);
	});

	test("a metric called __proto__ is shown like any other", () => {
		const { metrics } = toProjectSummary(
			rowOf({
				detailed_metrics: [
					{ label: "__proto__", value: "1" },
					{ label: "calls", value: "2" },
				],
			}),
		);
		expect(Object.entries(metrics)).toEqual([
			["__proto__", "1"],
			["calls", "2"],
		]);
	});

	test("a list with a hundred thousand entries is read whole, doubles dropped", () => {
		const technologies = Array.from({ length: 100_000 }, (_, index) => ` T${index % 1000} `);
		expect(projectOf({ technologies }).technologies).toHaveLength(1000);
	});

	test("lists drop what is no text and trim what is", () => {
		expect(projectOf({ features: [" a ", "a", "", null, 3, ["b"], "b"] }).features).toEqual(["a", "b"]);
		expect(
			projectOf({
				tech_stack: [{ category: "Web", technologies: [] }, { technologies: ["x"] }, { category: " API ", technologies: ["Go", 1] }],
			}).techStack,
		).toEqual([{ category: "API", technologies: ["Go"] }]);
	});
});
