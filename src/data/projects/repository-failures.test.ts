// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, type Asked, ID, json, only, stubBackend } from "../../../tests/support/data/backend-harness";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { PUBLIC_TIMEOUT_MS } from "../public-rows";
import { DataTimeout, RequestFailed } from "../request-failed";
import { getProject, getProjects } from "./repository";

let asked: Asked[];
let answer: Answer;

const silence = ({ signal }: RequestInit) =>
	new Promise<Response>((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	asked.push({ url: new URL(String(input)), init });
	return answer(init);
};

beforeEach(() => {
	asked = [];
	answer = () => json([]);
	stubBackend(backend);
});

afterEach(() => {
	vi.useRealTimers();
});

const onlyRequest = () => only(asked);

describe("hostile-response", () => {
	const scenarios: [string, () => Response][] = [
		["V002", () => new Response('[{"id":', { headers: { "Content-Type": "application/json" } })],
		["V004", () => json({})],
		["V006", () => json([{}])],
		["V008", () => json([{ id: ID, extended_testimonial: '{"quote":"q"}' }])],
		["V012", () => json({ code: "42501", message: "permission denied" }, 403)],
		["V014", () => json({ code: "PGRST116", message: "no rows" }, 406)],
		["V016", () => json({ code: "23514", message: "check violation" }, 400)],
		["V018", () => new Response("", { status: 429, headers: { "Retry-After": "30" } })],
	];
	const refused = ["V002", "V004", "V012", "V014", "V016", "V018"];

	test("uses scenarios of the corpus", () => {
		const known = hostileInputs("hostile-response").map(({ id }) => id);
		for (const [id] of scenarios) expect(known).toContain(id);
	});

	test.each(scenarios)("returns an error or a complete list for %s after one request", async (id, respond) => {
		answer = respond;
		const result = await getProjects().catch((error: unknown) => error);
		if (refused.includes(id)) expect(result).toBeInstanceOf(RequestFailed);
		else expect(Array.isArray(result)).toBe(true);
		onlyRequest();
	});

	test("ignores a testimonial that is text", async () => {
		answer = () => json([{ id: ID, extended_testimonial: '{"quote":"q"}' }]);
		expect(await getProject(ID)).toMatchObject({ extendedTestimonial: null });
	});

	test("reads ten thousand rows", async () => {
		answer = () => json(Array.from({ length: 10_000 }, (_, index) => ({ id: `p${index}`, title: `Project ${index}` })));
		const projects = await getProjects();
		expect(projects).toHaveLength(10_000);
		expect(projects.at(-1)).toMatchObject({ title: "Project 9999", client: "Client" });
	});

	test("fails for an HTML page with status 200", async () => {
		for (const status of [200, 502]) {
			answer = () => new Response("<!doctype html><title>Sign in</title>", { status, headers: { "Content-Type": "text/html" } });
			await expect(getProjects()).rejects.toBeInstanceOf(RequestFailed);
			await expect(getProject(ID)).rejects.toBeInstanceOf(RequestFailed);
		}
	});

	test("returns complete projects or throws RequestFailed for any answer", async () => {
		const statuses = fc.constantFrom(200, 201, 206, 400, 401, 403, 404, 406, 409, 416, 429, 500, 502, 503);
		const bodies = fc.oneof(
			fc.json(),
			fc.string(),
			fc.array(fc.dictionary(fc.constantFrom("id", "title", "gallery", "metrics"), fc.jsonValue())).map((rows) => JSON.stringify(rows)),
		);
		await fc.assert(
			fc.asyncProperty(statuses, bodies, async (status, body) => {
				answer = () => new Response(body, { status });
				for (const read of [getProjects, () => getProject(ID)]) {
					const result = await read().catch((error: unknown) => error);
					if (result instanceof Error) expect(result).toBeInstanceOf(RequestFailed);
					else for (const project of [result].flat()) expect(project === null || typeof project === "object").toBe(true);
				}
			}),
		);
	});
});

describe("failures", () => {
	test("reports subject, status and code without the backend's message", async () => {
		answer = () => json({ code: "42501", message: "permission denied for table portfolios", hint: "grant it" }, 403);
		await expect(getProjects()).rejects.toMatchObject({
			name: "RequestFailed",
			subject: "portfolios",
			status: 403,
			code: "42501",
			message: "portfolios: 403 42501",
		});
	});

	test("fails as retryable without a connection", async () => {
		answer = () => Promise.reject(new TypeError("Failed to fetch"));
		await expect(getProjects()).rejects.toMatchObject({ name: "RequestFailed", status: 0, retryable: true });
		onlyRequest();
	});

	test("fails with “Admin data timeout” after exactly 5 s", async () => {
		vi.useFakeTimers();
		answer = silence;
		for (const read of [getProjects, () => getProject(ID)]) {
			const settled = vi.fn();
			const result = read().then(settled, (error: unknown) => {
				settled();
				return error;
			});
			await vi.advanceTimersByTimeAsync(4999);
			expect(settled).not.toHaveBeenCalled();
			await vi.advanceTimersByTimeAsync(1);
			const error = await result;
			expect(error).toBeInstanceOf(DataTimeout);
			expect(error).toMatchObject({ message: "Admin data timeout" });
		}
		expect(PUBLIC_TIMEOUT_MS).toBe(5000);
		expect(vi.getTimerCount()).toBe(0);
	});

	test("aborts with the caller's signal", async () => {
		answer = silence;
		const controller = new AbortController();
		const result = getProjects(controller.signal).catch((error: unknown) => error);
		await vi.waitFor(() => expect(asked).toHaveLength(1));
		controller.abort();
		expect(await result).toBe(controller.signal.reason);
		expect(onlyRequest().init.signal?.aborted).toBe(true);
	});
});
