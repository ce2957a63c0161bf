import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeGroup, projectGroups } from "@/content/services/index";
import { findKnownProject, groupProjects, nextProject, projectsQuery } from "./queries";
import { toProjectSummary } from "./row-mapper";
import { projectRowSchema } from "./schema";

const catalog = { order: projectGroups.map((group) => group.id), describe: describeGroup };
const project = (id: string, serviceId?: string) => toProjectSummary(projectRowSchema.parse({ id, service_id: serviceId }));
const group = (...serviceIds: string[]) =>
	groupProjects(
		serviceIds.map((serviceId, index) => project(`p${index}`, serviceId)),
		catalog,
	);

describe("groupProjects", () => {
	test("groups projects by service in their order", () => {
		const groups = group("saas", "web-apps", "saas", "saas");
		expect(groups.map(({ id, projects }) => [id, projects.map((item) => item.id)])).toEqual([
			["web-apps", ["p1"]],
			["saas", ["p0", "p2", "p3"]],
		]);
	});

	test("sorts known groups in display order", () => {
		const ids = ["web-apps", "saas", "mobile-apps", "ai-calling", "ai-automation"];
		fc.assert(
			fc.property(fc.shuffledSubarray(ids, { minLength: 5 }), (some) => {
				expect(group(...some).map(({ id }) => id)).toEqual(ids);
			}),
		);
	});

	test("adds unknown groups by title, in title case and blue", () => {
		expect(group("zeppelin_maps", "quantum-labs", "ai-automation", "web-apps").map(({ id, title, color }) => [id, title, color])).toEqual([
			["web-apps", "Web Applications", "blue"],
			["ai-automation", "AI Automation", "green"],
			["quantum-labs", "Quantum Labs", "blue"],
			["zeppelin_maps", "Zeppelin Maps", "blue"],
		]);
	});

	test("colors mobile purple, automation green and others blue", () => {
		const colors = Object.fromEntries(
			group("web-apps", "saas", "mobile-apps", "ai-calling", "ai-automation", "iot").map(({ id, color }) => [id, color]),
		);
		expect(colors).toEqual({
			"web-apps": "blue",
			saas: "blue",
			"mobile-apps": "purple",
			"ai-calling": "blue",
			"ai-automation": "green",
			iot: "blue",
		});
		expect(group("mobile-apps")[0]?.title).toBe("Mobile Applications");
	});

	test("groups both spellings of a service", () => {
		expect(group("saas-solutions", "saas", " SaaS ").map(({ id, projects }) => [id, projects.length])).toEqual([["saas", 3]]);
	});

	test("makes no empty group and loses no project", () => {
		expect(groupProjects([], catalog)).toEqual([]);
		fc.assert(
			fc.property(fc.array(fc.oneof(fc.constantFrom(...catalog.order, "iot", "constructor", "__proto__"), fc.string())), (serviceIds) => {
				const groups = group(...serviceIds);
				expect(groups.every(({ projects, title }) => projects.length > 0 && title !== "")).toBe(true);
				expect(groups.flatMap(({ projects }) => projects)).toHaveLength(serviceIds.length);
				expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
			}),
		);
	});
});

describe("nextProject", () => {
	const list = ["p1", "p2", "p3"].map((id) => project(id));
	const following = (id: string, projects = list) => nextProject(projects, id)?.id;

	test("returns the next project, and the first after the last", () => {
		expect([following("p1"), following("p2"), following("p3")]).toEqual(["p2", "p3", "p1"]);
	});

	test("returns the first for an unknown project, and null without another one", () => {
		expect([following("p9"), following("p1", [project("p1")]), following("p1", [])]).toEqual(["p1", undefined, undefined]);
	});
});

describe("findKnownProject", () => {
	test("finds a loaded project by id and slug", () => {
		const client = new QueryClient();
		expect(findKnownProject(client, "p1")).toBeUndefined();
		const ports = { ...project("p1"), slug: "ports" };
		client.setQueryData(projectsQuery.queryKey, [project("p0"), ports]);
		expect([findKnownProject(client, "p1"), findKnownProject(client, "ports"), findKnownProject(client, "p2")]).toEqual([
			ports,
			ports,
			undefined,
		]);
	});
});
