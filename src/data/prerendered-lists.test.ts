// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { adoptLists, LISTS_ID, prerenderedLists, provideLists } from "./prerendered-lists";
import { projectsQuery } from "./projects/queries";
import { queryClient } from "./query-client";

const FILE = "/assets/lists-abc.json";
let asked: string[];
let answer: (signal: AbortSignal | null | undefined) => Response | Promise<Response>;

beforeEach(() => {
	asked = [];
	answer = () => Response.json({ projects: [{ id: "built" }], posts: [] });
	vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
		asked.push(address);
		return answer(init?.signal);
	});
	document.body.innerHTML = `<script type="application/json" id="${LISTS_ID}">"${FILE}"</script>`;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	queryClient.clear();
	provideLists(null);
	document.body.innerHTML = "";
});

test("reports a lost file and tries again, then loads the lists once, as stale data", async () => {
	const onLost = vi.fn();
	addEventListener("vite:preloadError", onLost, { once: true });
	answer = () => new Response("", { status: 503 });
	await expect(adoptLists()).rejects.toThrow("503");
	expect(onLost, "a page change reloads the page").toHaveBeenCalledOnce();
	answer = () => Response.json({ projects: [{ id: "built" }], posts: [] });
	await Promise.all([adoptLists(), adoptLists()]);
	expect(asked).toEqual([FILE, FILE]);
	expect(prerenderedLists()?.projects).toEqual([{ id: "built" }]);
	expect(queryClient.getQueryData(projectsQuery.queryKey)).toEqual([{ id: "built" }]);
	expect(queryClient.getQueryState(projectsQuery.queryKey)?.dataUpdatedAt).toBe(0);
});

describe("a request that stalls", () => {
	const aborted = (signal: AbortSignal | null | undefined) =>
		new Promise<never>((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

	test.each<[string, typeof answer]>([
		["before the answer", aborted],
		["within the file", (signal) => Object.assign(new Response(), { json: () => aborted(signal) })],
	])("is reported as a lost file after 5 s (%s)", async (_name, stalled) => {
		vi.useFakeTimers();
		vi.resetModules();
		const fresh = await import("./prerendered-lists");
		answer = stalled;
		const onLost = vi.fn();
		addEventListener("vite:preloadError", onLost, { once: true });
		const failed = vi.fn();
		fresh.adoptLists().catch(failed);
		await vi.advanceTimersByTimeAsync(4999);
		expect(failed).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect([failed.mock.calls.length, onLost.mock.calls.length]).toEqual([1, 1]);
		removeEventListener("vite:preloadError", onLost);
	});
});

test("asks for nothing on a page without lists, and newer rows in the cache stay", async () => {
	vi.resetModules();
	const fresh = await import("./prerendered-lists");
	const { queryClient: cache } = await import("./query-client");
	document.body.innerHTML = "";
	await fresh.adoptLists();
	expect([asked, fresh.prerenderedLists()]).toEqual([[], null]);
	vi.resetModules();
	const again = await import("./prerendered-lists");
	const { queryClient: newer } = await import("./query-client");
	document.body.innerHTML = `<script type="application/json" id="${LISTS_ID}">"${FILE}"</script>`;
	newer.setQueryData(projectsQuery.queryKey, []);
	await again.adoptLists();
	expect(newer.getQueryData(projectsQuery.queryKey)).toEqual([]);
	expect(newer.getQueryState(projectsQuery.queryKey)?.dataUpdatedAt).toBeGreaterThan(0);
	cache.clear();
	newer.clear();
});
