import { afterEach, describe, expect, test } from "vitest";
import { type DialogRequest, hostDialog, requestDialog } from "./dialog-request";

let asked: DialogRequest[] = [];
const stops: (() => void)[] = [];
const host = (into = asked) => {
	const stop = hostDialog((request) => into.push(request));
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
		requestDialog("ai-calling-hero");
		requestDialog("speaksify-demo", "Demo of Speaksify");
		expect(asked).toEqual([{ source: "ai-calling-hero" }, { source: "speaksify-demo", subject: "Demo of Speaksify" }]);
	});

	test("a request made before the host is there waits for it, and is answered once", () => {
		requestDialog("home-consultation");
		host();
		expect(asked).toEqual([{ source: "home-consultation" }]);
		host();
		expect(asked).toHaveLength(1);
	});

	test("of several that wait, the last one is meant", () => {
		requestDialog("home-consultation");
		requestDialog("design-consultation");
		host();
		expect(asked).toEqual([{ source: "design-consultation" }]);
	});

	test("a host that is gone is asked no more; the next one gets what came meanwhile", () => {
		const gone: DialogRequest[] = [];
		host(gone)();
		requestDialog("home-consultation");
		host();
		expect([gone, asked]).toEqual([[], [{ source: "home-consultation" }]]);
	});

	test("an old host that leaves late does not take the new one away", () => {
		const leaveLate = host([]);
		host();
		leaveLate();
		requestDialog("home-consultation");
		expect(asked).toHaveLength(1);
	});
});
