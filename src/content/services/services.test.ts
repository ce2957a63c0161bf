import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeGroup, findService, groupId, portfolioGroups, services } from "./index";

const byId = (id: string) => services.find((service) => service.id === id);
const spellings = services.flatMap((service) =>
	[service.id, ...service.aliases, ...(service.group ? [service.group.id] : [])].map((id) => ({ id, service })),
);

describe("the one list of services", () => {
	const offers: [string, string, string][] = [
		["web-apps", "$5,000", "4-12 weeks"],
		["saas-solutions", "$15,000", "8-16 weeks"],
		["mobile-apps", "$10,000", "6-14 weeks"],
		["ar-vr-development", "$12,000", "8-16 weeks"],
		["game-development", "$20,000", "12-24 weeks"],
		["ui-ux-design", "$7,000", "4-10 weeks"],
		["iot", "$12,000", "8-14 weeks"],
		["chatbot-development", "$15,000", "8-16 weeks"],
		["ai-calling", "$8,000", "6-10 weeks"],
		["ai-automation", "$12,000", "8-12 weeks"],
	];

	test.each(offers)("%s starts at %s and takes %s", (id, startingPrice, timeline) => {
		expect(byId(id)).toMatchObject({ startingPrice, timeline });
	});

	test("the two titles that the specification gives", () => {
		expect(byId("chatbot-development")?.title).toBe("AI Autonomous Agents Development");
		expect(byId("ai-calling")?.title).toBe("AI Calling Agency");
	});

	test("display order, the three AI services after the seven, Salesforce last", () => {
		expect(services.map(({ id }) => id)).toEqual([...offers.map(([id]) => id), "sales-force"]);
	});

	test("every service says what it is, and has an address and an id of its own", () => {
		for (const service of services) {
			expect(service.title.trim()).not.toBe("");
			expect(service.summary.length).toBeGreaterThan(20);
			expect(service.route).toMatch(/^\/[a-z]+(-[a-z]+)*$/);
		}
		for (const member of ["id", "route", "title", "summary"] as const) {
			expect(new Set(services.map((service) => service[member])).size).toBe(services.length);
		}
	});
});

describe("portfolio groups", () => {
	test("the five groups in order, with the labels of the administration, verbatim", () => {
		expect(portfolioGroups.map(({ id, adminLabel }) => [id, adminLabel])).toEqual([
			["web-apps", "Web Applications"],
			["saas", "SAAS Solutions"],
			["mobile-apps", "Mobile Applications"],
			["ai-calling", "AI Calling Agency"],
			["ai-automation", "AI Automation"],
		]);
	});

	test("visitors read “SaaS Solutions”", () => {
		expect(describeGroup("saas").title).toBe("SaaS Solutions");
	});

	test("colors", () => {
		expect(portfolioGroups.map(({ id, color }) => [id, color])).toEqual([
			["web-apps", "blue"],
			["saas", "blue"],
			["mobile-apps", "purple"],
			["ai-calling", "blue"],
			["ai-automation", "green"],
		]);
		expect(describeGroup("mobile-apps").title).toBe("Mobile Applications");
		expect(describeGroup("ai-automation").title).toBe("AI Automation");
	});

	test("an unknown id gets a title-cased name and blue; a service without a group keeps its title", () => {
		expect(describeGroup("quantum_key-exchange")).toEqual({ id: "quantum_key-exchange", title: "Quantum Key Exchange", color: "blue" });
		expect(describeGroup("internet-of-things")).toEqual({ id: "iot", title: "IoT", color: "blue" });
	});

	test("any id has a name and a color; names of built-in members are names like others", () => {
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

describe("every spelling of a service", () => {
	test("no two services share a spelling", () => {
		const owners = new Map<string, string>();
		for (const { id, service } of spellings) {
			expect([id, owners.get(id) ?? service.id]).toEqual([id, service.id]);
			owners.set(id, service.id);
		}
	});

	test.each(spellings.map(({ id, service }): [string, string] => [id, service.id]))(
		"%s means %s, in any case and with spaces around",
		(id, serviceId) => {
			const group = byId(serviceId)?.group?.id ?? serviceId;
			for (const spelling of [id, id.toUpperCase(), `  ${id} `]) {
				expect(findService(spelling)?.id).toBe(serviceId);
				expect(groupId(spelling)).toBe(group);
			}
			expect(groupId(groupId(id))).toBe(groupId(id));
		},
	);

	test("an unknown id stays what it is", () => {
		expect(findService("toString")).toBeUndefined();
		expect(groupId(" Unknown-Thing ")).toBe("unknown-thing");
	});
});
