import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBuildHook, createRebuild, type RebuildConfig, type RebuildPorts } from "./handler.ts";

const NOW = Date.parse("2026-11-23T10:00:00Z");
const MINUTE = 60_000;
const ADMIN = "a.admin.token";
const OTHER = "a.visitor.token";

interface Setup {
	changedAt?: number;
	requestedAt?: number | null;
	/** Answers of the host in this order; 0 is none. The last one repeats. */
	answers?: number[];
	config?: Partial<RebuildConfig>;
	ports?: Partial<RebuildPorts>;
}

function setUp({ changedAt = NOW - 2 * MINUTE, requestedAt = null, answers = [200], config = {}, ports = {} }: Setup = {}) {
	const saved: [at: number, failure: string | null][] = [];
	const waits: number[] = [];
	let calls = 0;
	const rebuild = createRebuild(
		{ allowedOrigins: ["https://studio.example"], jobSecret: "a-secret-of-the-job", ...config },
		{
			readState: async () => ({ changedAt, requestedAt }),
			claimRequest: async (at) => async (failure) => void saved.push([at, failure]),
			startBuild: async () => {
				const status = answers[Math.min(calls, answers.length - 1)] ?? 0;
				calls += 1;
				if (status === 0) throw new Error("no answer");
				return status;
			},
			getCallerRole: async (token) => (token === ADMIN ? "administrator" : token === OTHER ? "other" : "unknown"),
			wait: async (milliseconds) => void waits.push(milliseconds),
			inBackground: (task) => void task(),
			now: () => NOW,
			log: () => {},
			...ports,
		},
	);
	return { rebuild, saved, waits, calls: () => calls };
}

const ask = (headers: Record<string, string> = { authorization: `Bearer ${ADMIN}` }, body = "{}", method = "POST") =>
	new Request("https://project.example/functions/v1/rebuild", { method, headers, ...(method === "POST" ? { body } : {}) });

const read = async (reply: Response): Promise<unknown> => {
	const { state, error } = (await reply.json()) as { state?: string; error?: { code: string } };
	return [reply.status, state ?? error?.code];
};

describe("a request for a build", () => {
	test("asks the host once when public content changed over a minute ago", async () => {
		const { rebuild, saved, calls } = setUp({ requestedAt: NOW - 5 * MINUTE });
		expect(await read(await rebuild(ask()))).toEqual([200, "requested"]);
		expect([calls(), saved]).toEqual([1, [[NOW, null]]]);
	});

	test("asks for nothing when the last request is newer than the last change", async () => {
		const { rebuild, saved, calls } = setUp({ requestedAt: NOW - MINUTE });
		expect(await read(await rebuild(ask()))).toEqual([200, "current"]);
		expect([calls(), saved]).toEqual([0, []]);
	});

	test.each([
		[MINUTE - 1, "waiting", 0],
		[MINUTE, "requested", 1],
	])("with a change %i ms ago answers %s", async (age, state, expected) => {
		const { rebuild, calls } = setUp({ changedAt: NOW - age, ports: { inBackground: () => {} } });
		expect(await read(await rebuild(ask()))).toEqual([200, state]);
		expect(calls()).toBe(expected);
	});

	test("doesn't wait and doesn't compare when it is forced", async () => {
		const { rebuild, calls } = setUp({ changedAt: NOW, requestedAt: NOW });
		expect(await read(await rebuild(ask(undefined, '{"force":true}')))).toEqual([200, "requested"]);
		expect(calls()).toBe(1);
	});

	test("is stored before the host is asked, also when it is forced", async () => {
		const events: string[] = [];
		const claimRequest = async (at: number, known: number | null) => {
			events.push(`${at - NOW} after ${known}`);
			return async () => {};
		};
		const startBuild = async () => (events.push("host") > 0 ? 200 : 500);
		for (const body of ["{}", '{"force":true}']) await setUp({ ports: { claimRequest, startBuild } }).rebuild(ask(undefined, body));
		expect(events).toEqual(["0 after null", "host", "0 after null", "host"]);
	});

	test("tries three times when the host fails, with growing pauses", async () => {
		const { rebuild, saved, waits, calls } = setUp({ answers: [500, 0, 503] });
		expect(await read(await rebuild(ask()))).toEqual([502, "build_failed"]);
		expect([calls(), waits, saved]).toEqual([3, [1000, 4000], [[NOW, "The host answered 503."]]]);
	});

	test("succeeds on a later try", async () => {
		const { rebuild, saved } = setUp({ answers: [0, 429, 201] });
		expect(await read(await rebuild(ask()))).toEqual([200, "requested"]);
		expect(saved).toEqual([[NOW, null]]);
	});

	test("doesn't repeat a request that the host refuses", async () => {
		const { rebuild, saved, calls } = setUp({ answers: [404] });
		expect(await read(await rebuild(ask()))).toEqual([502, "build_failed"]);
		expect([calls(), saved]).toEqual([1, [[NOW, "The host answered 404."]]]);
	});

	test("is asked again by the job's next call after the host refused it, until the host accepts", async () => {
		const state: { changedAt: number; requestedAt: number | null } = { changedAt: NOW - 2 * MINUTE, requestedAt: NOW - 5 * MINUTE };
		const claimRequest: RebuildPorts["claimRequest"] = async (at) => async (failure) => {
			state.requestedAt = failure === null ? at : null;
		};
		const { rebuild, calls } = setUp({ answers: [404, 403, 200], ports: { readState: async () => ({ ...state }), claimRequest } });
		const replies = [];
		for (let minute = 0; minute < 4; minute += 1)
			replies.push(await read(await rebuild(ask({ "x-rebuild-secret": "a-secret-of-the-job" }, ""))));
		expect(replies).toEqual([
			[502, "build_failed"],
			[502, "build_failed"],
			[200, "requested"],
			[200, "current"],
		]);
		expect(calls()).toBe(3);
	});

	test("doesn't repeat a build that says why it failed", async () => {
		const { rebuild, saved, waits } = setUp({ ports: { startBuild: async () => "The pages could not be written." } });
		expect(await read(await rebuild(ask()))).toEqual([502, "build_failed"]);
		expect([saved, waits]).toEqual([[[NOW, "The pages could not be written."]], []]);
	});

	test("says when no hook is set, and when the database doesn't answer", async () => {
		const without = setUp({ ports: { startBuild: null } });
		expect(await read(await without.rebuild(ask()))).toEqual([200, "off"]);
		expect(await read(await without.rebuild(ask(undefined, '{"force":true}')))).toEqual([503, "not_configured"]);
		const readState = async () => Promise.reject(new Error("503"));
		expect(await read(await setUp({ ports: { readState } }).rebuild(ask()))).toEqual([503, "store_unavailable"]);
	});

	test.each([
		["accepted", 200, [200, "requested"]],
		["refused", 404, [502, "build_failed"]],
	])("is reported as %s when only its outcome can't be stored, which is tried twice", async (_what, status, expected) => {
		for (const failures of [1, 2]) {
			let tries = 0;
			const settle = async () => {
				tries += 1;
				if (tries <= failures) throw new Error("503");
			};
			const log = vi.fn<RebuildPorts["log"]>();
			const { rebuild } = setUp({ answers: [status], ports: { claimRequest: async () => settle, log } });
			expect([await read(await rebuild(ask())), tries]).toEqual([expected, 2]);
			expect(log.mock.calls.some(([event]) => event === "settle_failed")).toBe(failures === 2);
		}
	});

	test("isn't sent when the database didn't say that it is stored", async () => {
		const claimRequest = async () => Promise.reject(new Error("timeout"));
		const { rebuild, calls } = setUp({ ports: { claimRequest } });
		expect(await read(await rebuild(ask()))).toEqual([503, "store_unavailable"]);
		expect(calls()).toBe(0);
	});

	test.each([
		["is dropped", "{}", "current", 0],
		["is sent without being stored when it is forced", '{"force":true}', "requested", 1],
	])("that finds another one stored meanwhile %s", async (_what, body, state, expected) => {
		const { rebuild, calls } = setUp({ ports: { claimRequest: async () => null } });
		expect(await read(await rebuild(ask(undefined, body)))).toEqual([200, state]);
		expect(calls()).toBe(expected);
	});
});

describe("a build that waits for quiet content", () => {
	beforeEach(() => void vi.useFakeTimers({ now: NOW }));
	afterEach(() => void vi.useRealTimers());

	/** A database with public content whose last change is `age` old. */
	function setUpLive({ age = 0, clockAheadMs = 0 } = {}) {
		const state = { changedAt: NOW - age + clockAheadMs, requestedAt: null as number | null };
		const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
		const claimRequest = async (at: number) => async () => {
			state.requestedAt = at;
		};
		const ports = { now: () => Date.now(), wait, readState: async () => ({ ...state }), claimRequest };
		const { rebuild, calls } = setUp({ ports });
		return {
			ask: async () => read(await rebuild(ask())),
			calls,
			change: () => {
				state.changedAt = Date.now();
			},
			pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
		};
	}

	test("follows a minute after the change", async () => {
		const site = setUpLive({ age: 20_000 });
		expect(await site.ask()).toEqual([200, "waiting"]);
		await site.pass(39.9);
		expect(site.calls()).toBe(0);
		await site.pass(0.1);
		expect(site.calls()).toBe(1);
	});

	test("follows a later change that came without a request", async () => {
		const site = setUpLive();
		await site.ask();
		await site.pass(30);
		site.change();
		await site.pass(59);
		expect(site.calls()).toBe(0);
		await site.pass(10);
		expect(site.calls()).toBe(1);
	});

	test("leaves a later change to the request that came with it", async () => {
		const site = setUpLive();
		for (let number = 0; number < 3; number += 1) {
			if (number > 0) site.change();
			expect(await site.ask()).toEqual([200, "waiting"]);
			await site.pass(25);
		}
		await site.pass(35);
		expect(site.calls()).toBe(1);
		await site.pass(600);
		expect(site.calls()).toBe(1);
	});

	test.each([300, 3_600_000])("follows after one wait when the database's clock is %i ms ahead", async (clockAheadMs) => {
		const site = setUpLive({ clockAheadMs });
		await site.ask();
		await site.pass(60);
		expect(site.calls()).toBe(1);
	});

	test("ends after three waits while the content keeps changing", async () => {
		const site = setUpLive();
		await site.ask();
		const waits: number[] = [];
		for (let number = 0; number < 6; number += 1) {
			await site.pass(30);
			site.change();
			waits.push(vi.getTimerCount());
		}
		expect([site.calls(), waits]).toEqual([0, [1, 1, 1, 1, 1, 0]]);
	});
});

describe("the caller", () => {
	test.each([
		["no token", {}, [401, "sign_in_first"]],
		["a forged token", { authorization: "Bearer a.forged.token" }, [401, "sign_in_first"]],
		["another account", { authorization: `Bearer ${OTHER}` }, [403, "not_administrator"]],
		["a wrong job secret", { "x-rebuild-secret": "a-secret-of-the-joc" }, [401, "sign_in_first"]],
		["an empty job secret", { "x-rebuild-secret": "" }, [401, "sign_in_first"]],
		["another site", { authorization: `Bearer ${ADMIN}`, origin: "https://evil.example" }, [403, "origin_not_allowed"]],
	])("with %s starts nothing", async (_name, headers: Record<string, string>, expected) => {
		const { rebuild, calls } = setUp();
		expect(await read(await rebuild(ask(headers)))).toEqual(expected);
		expect(calls()).toBe(0);
	});

	test("with the job's secret needs no account", async () => {
		const { rebuild } = setUp();
		expect(await read(await rebuild(ask({ "x-rebuild-secret": "a-secret-of-the-job" })))).toEqual([200, "requested"]);
	});

	test("can't use an empty secret when none is set", async () => {
		const { rebuild } = setUp({ config: { jobSecret: "" } });
		expect(await read(await rebuild(ask({ "x-rebuild-secret": "" })))).toEqual([401, "sign_in_first"]);
	});

	test("gets 405, 400 and a preflight answer like from the mail relay", async () => {
		const { rebuild } = setUp();
		expect((await rebuild(ask({}, "", "GET"))).status).toBe(405);
		expect(await read(await rebuild(ask(undefined, "{")))).toEqual([400, "invalid_json"]);
		const preflight = await rebuild(ask({ origin: "https://studio.example" }, "", "OPTIONS"));
		expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "https://studio.example"]);
	});
});

describe("a real build hook", () => {
	let stop = () => {};
	afterEach(() => stop());

	/** A host that answers with these status codes; 0 cuts the connection, and -1 never answers. */
	async function startHook(answers: number[], timeoutMs?: number): Promise<{ start: RebuildPorts["startBuild"]; bodies: string[] }> {
		const bodies: string[] = [];
		const server = createServer((request, response) => {
			let body = "";
			request.on("data", (part) => {
				body += part;
			});
			request.on("end", () => {
				bodies.push(`${request.method} ${body}`);
				const status = answers[Math.min(bodies.length, answers.length) - 1] ?? 500;
				if (status === 0) response.destroy();
				else if (status > 0) response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
			});
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		stop = () => {
			server.close();
			server.closeAllConnections();
		};
		const { port } = server.address() as { port: number };
		return { start: createBuildHook(`http://127.0.0.1:${port}/hook`, timeoutMs), bodies };
	}

	test("gets an empty JSON object, again after a cut connection", async () => {
		const { start, bodies } = await startHook([0, 201]);
		const { rebuild, saved } = setUp({ ports: { startBuild: start } });
		expect(await read(await rebuild(ask()))).toEqual([200, "requested"]);
		expect([bodies, saved]).toEqual([["POST {}", "POST {}"], [[NOW, null]]]);
	});

	test.each([
		["answers in vain and then not at all", [503, -1, 200], 3],
		["sends it elsewhere, where the secret isn't known", [302, 302, 200], 3],
	])("is tried again when it %s", async (_what, answers, expected) => {
		const { start, bodies } = await startHook(answers, answers.includes(-1) ? 3000 : undefined);
		const { rebuild, saved, waits } = setUp({ ports: { startBuild: start } });
		expect(await read(await rebuild(ask()))).toEqual([200, "requested"]);
		expect([bodies.length, waits, saved]).toEqual([expected, [1000, 4000], [[NOW, null]]]);
	});

	test("that never answers leaves a message for the administrator", async () => {
		const { start, bodies } = await startHook([-1], 1000);
		const { rebuild, saved } = setUp({ ports: { startBuild: start } });
		expect(await read(await rebuild(ask()))).toEqual([502, "build_failed"]);
		expect([bodies.length, saved]).toEqual([3, [[NOW, "The host did not respond."]]]);
	});

	test.each(["api.host.example/hook", "https://", "ftp://host.example/hook"])("with the address %s is never called", async (address) => {
		const fetching = vi.spyOn(globalThis, "fetch");
		const { rebuild, saved } = setUp({ ports: { startBuild: createBuildHook(address) } });
		expect(await read(await rebuild(ask()))).toEqual([502, "build_failed"]);
		expect(saved).toEqual([[NOW, "The build hook (BUILD_HOOK_URL) isn't a web address."]]);
		expect(fetching).not.toHaveBeenCalled();
	});

	test("without an address is none", () => expect(createBuildHook("")).toBeNull());

	test.each([500, 302])("that keeps answering %i leaves a message for the administrator", async (status) => {
		const { start, bodies } = await startHook([status]);
		const { rebuild, saved } = setUp({ ports: { startBuild: start } });
		expect(await read(await rebuild(ask()))).toEqual([502, "build_failed"]);
		expect([bodies.length, saved]).toEqual([3, [[NOW, `The host answered ${status}.`]]]);
	});
});
