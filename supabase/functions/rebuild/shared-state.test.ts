import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BuildState, createRebuild, type RebuildPorts } from "./handler.ts";

const NOW = Date.parse("2026-11-23T10:00:00Z");
const SECRET = "a-secret-of-the-job";

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** Two functions with one database, whose content changed 20 s ago, and a host that answers in this order. */
function setUp(answers: number[], { answerMs = 0 } = {}) {
	const state: BuildState = { changedAt: NOW - 20_000, requestedAt: null };
	const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
	const startBuild = vi.fn(async () => {
		if (answerMs > 0) await wait(answerMs);
		return answers.shift() ?? 200;
	});
	const ports: RebuildPorts = {
		readState: async () => ({ ...state }),
		claimRequest: async (at, known) => {
			if (state.requestedAt !== known) return null;
			state.requestedAt = at;
			return async (failure) => {
				if (failure !== null && state.requestedAt === at) state.requestedAt = null;
			};
		},
		startBuild,
		getCallerRole: async () => "unknown",
		wait,
		inBackground: (task) => void task(),
		now: () => Date.now(),
		log: () => {},
	};
	const functions = [1, 2].map(() => createRebuild({ allowedOrigins: [], jobSecret: SECRET }, ports));
	const ask = async (index: number): Promise<unknown> => {
		const request = new Request("https://project.example/functions/v1/rebuild", {
			method: "POST",
			headers: { "x-rebuild-secret": SECRET },
		});
		return (await functions[index]?.(request))?.json();
	};
	return { ask, startBuild, state };
}

test("two functions that waited for the same moment ask the host once", async () => {
	const { ask, startBuild } = setUp([200], { answerMs: 500 });
	expect(await ask(0)).toEqual({ state: "waiting" });
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await ask(1)).toEqual({ state: "waiting" });
	await vi.advanceTimersByTimeAsync(600_000);
	expect(startBuild).toHaveBeenCalledTimes(1);
});

test("a request that the host refused can be repeated", async () => {
	const { ask, startBuild, state } = setUp([404, 200]);
	await ask(0);
	await vi.advanceTimersByTimeAsync(40_000);
	expect([startBuild.mock.calls.length, state.requestedAt]).toEqual([1, null]);
	expect(await ask(1)).toEqual({ state: "requested" });
	expect([startBuild.mock.calls.length, state.requestedAt]).toEqual([2, NOW + 40_000]);
});
