// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Cell, type Fault, faults, matrix, type Place } from "./fault-matrix";
import { LEAK, repair, startServer, world } from "./faulty-server";
import { arrive, follow, leave, loadCode, pass, placeSteps, shown, TYPED } from "./places";

/** Tries of one request within half a minute after the outcome, and all requests of that time. */
const MOST_TRIES = 3;
const MOST_REQUESTS = 40;

const problems: string[] = [];
const logged: string[] = [];
const places = Object.keys(matrix).filter((name): name is Place => name in placeSteps);

beforeAll(async () => {
	startServer();
	await loadCode();
});
beforeEach(() => {
	vi.useFakeTimers({
		toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "requestAnimationFrame", "cancelAnimationFrame"],
		now: new Date("2026-11-25T10:00:00Z"),
	});
	problems.length = 0;
	logged.length = 0;
	startServer();
	for (const level of ["error", "warn"] as const)
		vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.map(String).join(" ")));
	window.addEventListener("error", noteError);
});
afterEach(async () => {
	window.removeEventListener("error", noteError);
	await leave();
	vi.useRealTimers();
});
const noteError = ({ message }: ErrorEvent) => void problems.push(message);

const mostTries = () => Math.max(0, ...[...new Set(world.asked)].map((one) => world.asked.filter((other) => other === one).length));
const typedNow = (place: Place) => placeSteps[place].typed?.();

async function check(place: Place, fault: Fault, { shows, meanwhile, way, within = 20, instead }: Cell): Promise<void> {
	const { works } = placeSteps[place];
	await arrive(place, fault);
	const isOutcome = way || instead ? () => shown().includes(shows ?? "") : works;
	if (meanwhile) expect(await pass(20_000, () => shown().includes(meanwhile)), `"${meanwhile}" in: ${shown()}`).toBe(true);
	expect(await pass(within * 1000, isOutcome), `${way || instead ? shows : "success"} in: ${shown()}`).toBe(true);
	if (shows) expect(shown()).toContain(shows);
	if (way || instead) expect(works(), "a false success").toBe(false);
	const kept = way ? typedNow(place) : undefined;
	if (kept) expect(Object.values(kept)).not.toContain("");
	await pass(30_000);
	expect(mostTries(), world.asked.join("\n")).toBeLessThanOrEqual(MOST_TRIES);
	expect(world.asked.length, world.asked.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
	expect(document.querySelector("main")?.textContent?.length).toBeGreaterThan(20);
	expect(shown()).not.toContain("Loading it again usually helps.");
	if (kept) expect(typedNow(place)).toEqual(kept);
	if (way) await recover(place, way);
}

async function recover(place: Place, way: readonly string[]): Promise<void> {
	repair();
	for (const name of way) await follow(name);
	expect(await pass(20_000, placeSteps[place].works), `success after ${way.join(", ")} in: ${shown()}`).toBe(true);
}

for (const place of places)
	test.each(faults)(`${place}: %s`, async (fault) => {
		await check(place, fault, matrix[place][fault]);
		expect(problems).toEqual([]);
		expect([...logged, shown()].filter((line) => line.includes(LEAK))).toEqual([]);
		expect(logged.filter((line) => line.includes(TYPED))).toEqual([]);
	});
