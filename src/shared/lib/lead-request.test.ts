import { afterEach, describe, expect, test } from "vitest";
import { hostLeads, type LeadRequest, openLead } from "./lead-request";

let asked: LeadRequest[] = [];
const stops: (() => void)[] = [];
const host = (into = asked) => {
	const stop = hostLeads((request) => into.push(request));
	stops.push(stop);
	return stop;
};

afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	asked = [];
});

describe("lead requests", () => {
	test("the host is told who asks, and the first words of the subject where there are any", () => {
		host();
		openLead("ai-calling-hero");
		openLead("speaksify-demo", "Demo of Speaksify");
		expect(asked).toEqual([{ source: "ai-calling-hero" }, { source: "speaksify-demo", subject: "Demo of Speaksify" }]);
	});

	test("a request made before the host is there waits for it, and is answered once", () => {
		openLead("home-consultation");
		host();
		expect(asked).toEqual([{ source: "home-consultation" }]);
		host();
		expect(asked).toHaveLength(1);
	});

	test("of several that wait, the last one is meant", () => {
		openLead("home-consultation");
		openLead("design-consultation");
		host();
		expect(asked).toEqual([{ source: "design-consultation" }]);
	});

	test("a host that is gone is asked no more; the next one gets what came meanwhile", () => {
		const gone: LeadRequest[] = [];
		host(gone)();
		openLead("home-consultation");
		host();
		expect([gone, asked]).toEqual([[], [{ source: "home-consultation" }]]);
	});

	test("an old host that leaves late does not take the new one away", () => {
		const leaveLate = host([]);
		host();
		leaveLate();
		openLead("home-consultation");
		expect(asked).toHaveLength(1);
	});
});
