import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeGroup, findService, groupId, projectGroups, services } from "./index";

const byId = (id: string) => services.find((service) => service.id === id);
const spellings = services.flatMap((service) =>
	[service.id, ...service.aliases, ...(service.group ? [service.group.id] : [])].map((id) => ({ id, service })),
);

describe("the list of services", () => {
	test("pairs each price with a time, in the format that the pages expect", () => {
		for (const { id, startingPrice, timeline } of services) {
			expect(startingPrice === undefined, id).toBe(timeline === undefined);
			if (startingPrice) expect(startingPrice, id).toMatch(/^\$[\d,]+$/);
			if (timeline) expect(timeline, id).toMatch(/^\d+-\d+ weeks$/);
		}
	});

	test("gives every service a description, a unique address and a unique id", () => {
		for (const service of services) {
			expect(service.title.trim()).not.toBe("");
			expect(service.summary.trim()).not.toBe("");
			expect(service.route).toMatch(/^\/[a-z]+(-[a-z]+)*$/);
		}
		for (const member of ["id", "route", "title", "summary"] as const) {
			expect(new Set(services.map((service) => service[member])).size).toBe(services.length);
		}
	});
});

describe("portfolio groups", () => {
	test("gives groups ids, labels and colors", () => {
		expect(new Set(projectGroups.map(({ id }) => id)).size).toBe(projectGroups.length);
		for (const { id, adminLabel, color } of projectGroups) {
			expect(adminLabel.trim(), id).not.toBe("");
			expect(describeGroup(id)).toMatchObject({ id, color });
		}
	});

	test("gives an unknown id a title-cased name and blue, and keeps the title of a service without a group", () => {
		expect(describeGroup("quantum_key-exchange")).toEqual({ id: "quantum_key-exchange", title: "Quantum Key Exchange", color: "blue" });
		expect(describeGroup("internet-of-things")).toEqual({ id: "iot", title: byId("iot")?.title, color: "blue" });
	});

	test("gives any id a name and a color, including names of built-in members", () => {
		expect(describeGroup("constructor")).toMatchObject({ id: "constructor", title: "Constructor" });
		expect(describeGroup("__proto__").title).toBe("Proto");
		fc.assert(
			fc.property(
				fc.string().filter((id) => id.trim() !== ""),
				(id) => {
					const group = describeGroup(id);
					expect(group.title.trim()).not.toBe("");
					expect(["cyan", "blue", "purple", "pink", "green"]).toContain(group.color);
				},
			),
		);
	});
});

describe("service spellings", () => {
	test("uses each spelling for only one service", () => {
		const owners = new Map<string, string>();
		for (const { id, service } of spellings) {
			expect([id, owners.get(id) ?? service.id]).toEqual([id, service.id]);
			owners.set(id, service.id);
		}
	});

	test.each(spellings.map(({ id, service }): [string, string] => [id, service.id]))(
		"resolves %s to %s, ignoring case and surrounding spaces",
		(id, serviceId) => {
			const group = byId(serviceId)?.group?.id ?? serviceId;
			for (const spelling of [id, id.toUpperCase(), `  ${id} `]) {
				expect(findService(spelling)?.id).toBe(serviceId);
				expect(groupId(spelling)).toBe(group);
			}
			expect(groupId(groupId(id))).toBe(groupId(id));
		},
	);

	test("returns an unknown id unchanged", () => {
		expect(findService("toString")).toBeUndefined();
		expect(groupId(" Unknown-Thing ")).toBe("unknown-thing");
	});
});
