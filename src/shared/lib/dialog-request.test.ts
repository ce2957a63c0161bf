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

describe("requestDialog", () => {
	test("passes source and subject to the host", () => {
		host();
		requestDialog("ai-calling-hero");
		requestDialog("speaksify-demo", "Demo of Speaksify");
		expect(asked).toEqual([{ source: "ai-calling-hero" }, { source: "speaksify-demo", subject: "Demo of Speaksify" }]);
	});

	test("delivers a request made before the host is mounted, once", () => {
		requestDialog("home-consultation");
		host();
		expect(asked).toEqual([{ source: "home-consultation" }]);
		host();
		expect(asked).toHaveLength(1);
	});

	test("delivers only the last of several waiting requests", () => {
		requestDialog("home-consultation");
		requestDialog("design-consultation");
		host();
		expect(asked).toEqual([{ source: "design-consultation" }]);
	});

	test("delivers to the next host what came after the first one was removed", () => {
		const gone: DialogRequest[] = [];
		host(gone)();
		requestDialog("home-consultation");
		host();
		expect([gone, asked]).toEqual([[], [{ source: "home-consultation" }]]);
	});

	test("keeps the new host when the old one is removed late", () => {
		const leaveLate = host([]);
		host();
		leaveLate();
		requestDialog("home-consultation");
		expect(asked).toHaveLength(1);
	});
});
