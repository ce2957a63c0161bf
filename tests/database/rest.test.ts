// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openRestBackend, type RestBackend, restoreRows, rowHash, send } from "../support/database/rest-backend";
import { CALLERS, type Caller, callerHeaders } from "../support/database/rest-callers";
import { type Asked, inShort, MATRIX } from "../support/database/rest-matrix";

let backend: RestBackend;
let headers: Record<Caller, Record<string, string>>;
let asked = 0;

beforeAll(async () => {
	backend = await openRestBackend();
	headers = await callerHeaders(backend);
});

afterAll(() => backend.close());

beforeEach(() => {
	// Silence the log: these tests provoke refusals.
	vi.spyOn(console, "error").mockImplementation(() => {});
});

const names = Object.keys(CALLERS) as Caller[];
const outsiders = names.filter((name) => !["admin", "service"].includes(CALLERS[name]));
const insiders = names.filter((name) => !outsiders.includes(name));

function ask(caller: Caller, request: Asked) {
	asked++;
	return send(backend, { ...request, headers: { ...headers[caller], ...request.headers } });
}

function wanted(caller: Caller, { answers }: Asked): string {
	const standing = CALLERS[caller];
	if (standing !== "refused") return answers[standing];
	// The server can answer 404 or 406 before it checks the token, but not for an existing table or function.
	return /^40[46] /.test(answers.visitor) ? `401 or ${answers.visitor}` : "401";
}

function isWriter(caller: Caller, { writes }: Asked): boolean {
	return typeof writes === "string" ? CALLERS[caller] === writes : writes;
}

/** Refused callers get a 401; its code differs between the embedded and the hosted gateway. */
function isAnswer(answer: string, expected: string): boolean {
	const [first = "", other] = expected.split(" or ");
	return answer === other || (first === "401" ? answer.startsWith("401") : answer === first);
}

const title = ({ method, path, headers: more }: Asked) => `${method} ${path}${more ? ` ${JSON.stringify(more)}` : ""}`;

describe("every request of every caller", () => {
	it.each(outsiders)("%s: gets the expected response and changes no row", async (caller) => {
		const before = await rowHash(backend);
		const wrong: string[] = [];
		for (const request of MATRIX) {
			const answer = inShort(await ask(caller, request));
			if (!isAnswer(answer, wanted(caller, request))) wrong.push(`${title(request)}: expected ${wanted(caller, request)}, got ${answer}`);
			if ((await rowHash(backend)) !== before) {
				wrong.push(`${title(request)}: changed rows`);
				await restoreRows(backend);
				break;
			}
		}
		expect(wrong).toEqual([]);
	});

	it.each(insiders)("%s: gets the expected response, and only writes change rows", async (caller) => {
		const wrong: string[] = [];
		for (const request of MATRIX) {
			const before = await rowHash(backend);
			const answer = inShort(await ask(caller, request));
			const changed = (await rowHash(backend)) !== before;
			const mayWrite = isWriter(caller, request) && wanted(caller, request).startsWith("2");
			if (!isAnswer(answer, wanted(caller, request))) wrong.push(`${title(request)}: expected ${wanted(caller, request)}, got ${answer}`);
			if (changed !== mayWrite) wrong.push(`${title(request)}: ${changed ? "changed rows" : "changed nothing"}`);
			if (changed) await restoreRows(backend);
		}
		expect(wrong).toEqual([]);
	});

	it("sends at least 220 requests", () => {
		console.info(`REST probes: ${asked} (${names.length} callers × ${MATRIX.length} requests)`);
		expect(asked).toBe(names.length * MATRIX.length);
		expect(asked).toBeGreaterThanOrEqual(220);
	});
});
