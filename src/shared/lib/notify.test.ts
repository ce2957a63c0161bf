import { afterEach, describe, expect, test } from "vitest";
import { hostNotices, type Notice, notify } from "./notify";

const stops: (() => void)[] = [];
let shown: Notice[] = [];
const host = (into = shown) => {
	const stop = hostNotices((notice) => into.push(notice));
	stops.push(stop);
	return stop;
};
const saved: Notice = { kind: "success", text: "Saved" };
const lost: Notice = { kind: "error", text: "Not saved" };

afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	shown = [];
});

describe("notify", () => {
	test("delivers a notice to the host at once", () => {
		host();
		notify(saved);
		expect(shown).toEqual([saved]);
	});

	test("delivers earlier notices in order, once, when the host is mounted", () => {
		notify(lost);
		notify(saved);
		host();
		expect(shown).toEqual([lost, saved]);
		host();
		expect(shown).toHaveLength(2);
	});

	test("delivers to the next host what came after the first one was removed", () => {
		const gone: Notice[] = [];
		host(gone)();
		notify(saved);
		host();
		expect([gone, shown]).toEqual([[], [saved]]);
	});

	test("keeps the new host when the old one is removed late", () => {
		const leaveLate = host([]);
		host();
		leaveLate();
		notify(saved);
		expect(shown).toEqual([saved]);
	});
});
