import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completeProject, projectOf, rowOf } from "../../../tests/support/data/project-fixture";
import { toProject, toProjectSummary } from "./row-mapper";
import { projectRowSchema } from "./schema";

describe("hostile rows", () => {
	const columns = Object.keys(projectRowSchema.shape).filter((name) => name !== "id");

	test("returns a complete project for any column values", () => {
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

	test("pollutes no prototype with members named __proto__ and constructor", () => {
		const poison =
			'{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"label":"__proto__","value":"x","quote":"constructor"}';
		const parsed: unknown = JSON.parse(
			`{"id":"p1","metrics":${poison},"extended_testimonial":${poison},"gallery":[${poison}],"detailed_metrics":[${poison}],"tech_stack":[${poison}],"technologies":["__proto__","toString"]}`,
		);
		const project = toProject(projectRowSchema.parse(parsed));
		expect(completeProject.safeParse(project).error).toBeUndefined();
		expect(project.technologies).toEqual(["__proto__", "toString"]);
		expect(project.detailedMetrics).toEqual([{ label: "__proto__", value: "x", description: "" }]);
		expect(project.extendedTestimonial?.quote).toBe("constructor");
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
		expect(project.metrics).toEqual([
			["label", "__proto__"],
			["value", "x"],
			["quote", "constructor"],
		]);
	});

	test("shows a metric called __proto__ like any other", () => {
		const { metrics } = toProjectSummary(
			rowOf({
				detailed_metrics: [
					{ label: "__proto__", value: "1" },
					{ label: "calls", value: "2" },
				],
			}),
		);
		expect(metrics).toEqual([
			["__proto__", "1"],
			["calls", "2"],
		]);
	});

	test("reads a list with 100,000 entries and drops repeated ones", () => {
		const technologies = Array.from({ length: 100_000 }, (_, index) => ` T${index % 1000} `);
		expect(projectOf({ technologies }).technologies).toHaveLength(1000);
	});

	test("trims texts in lists and drops other values", () => {
		expect(projectOf({ features: [" a ", "a", "", null, 3, ["b"], "b"] }).features).toEqual(["a", "b"]);
		expect(
			projectOf({
				tech_stack: [{ category: "Web", technologies: [] }, { technologies: ["x"] }, { category: " API ", technologies: ["Go", 1] }],
			}).techStack,
		).toEqual([{ category: "API", technologies: ["Go"] }]);
	});
});
