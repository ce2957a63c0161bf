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

describe("notices", () => {
	test("a notice reaches the host of toasts at once", () => {
		host();
		notify(saved);
		expect(shown).toEqual([saved]);
	});

	test("those that come before the host wait for it, all of them, in their order, and are shown once", () => {
		notify(lost);
		notify(saved);
		host();
		expect(shown).toEqual([lost, saved]);
		host();
		expect(shown).toHaveLength(2);
	});

	test("a host that is gone gets nothing more; the next one gets what came meanwhile", () => {
		const gone: Notice[] = [];
		host(gone)();
		notify(saved);
		host();
		expect([gone, shown]).toEqual([[], [saved]]);
	});

	test("an old host that leaves late does not take the new one away", () => {
		const leaveLate = host([]);
		host();
		leaveLate();
		notify(saved);
		expect(shown).toEqual([saved]);
	});
});
