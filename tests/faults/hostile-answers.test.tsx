// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { textsOf } from "../hostile/hostile-table";
import { keepSession } from "../support/data/auth-harness";
import { startServer, stored, world } from "./faulty-server";
import { here, leave, loadCode, open, pass, shown } from "./places";

const { project: row } = stored;
const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const json = (text: string, status = 200) => [text, status] as const;

const answers: Record<string, readonly [text: string, status: number]> = {
	"an object instead of a list": json("{}"),
	"a list of nothing": json("[{}]"),
	"a testimonial as text": json(JSON.stringify([{ ...row, extended_testimonial: '{"quote":"q"}' }])),
	"rows with wrong types": json(JSON.stringify([Object.fromEntries(Object.keys(row).map((name) => [name, { $: 7 }]))])),
	"a deeply nested list": json(deep),
	"a deeply nested row": json(`[{"id":"${row.id}","title":"x","slug":"x","gallery":${deep}}]`),
	"a refusal by a check": json('{"code":"23514"}', 400),
};
/** Texts of a page that waits or fails as a whole. */
const BROKEN = /Checking your access…|Loading it again usually helps\.|isn't an administrator/;
const addresses = ["/", "/portfolio", "/case-study/x", "/blog/x"];
const screens = ["", "/portfolio", `/portfolio/edit/${row.id}`, "/leads", "/pictures", "/data"];
const problems: string[] = [];
const noteError = ({ message }: ErrorEvent) => void problems.push(message);

beforeAll(async () => {
	startServer();
	await loadCode();
});
beforeEach(() => {
	vi.useFakeTimers({
		toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
		now: new Date("2026-11-25T10:00:00Z"),
	});
	problems.length = 0;
	startServer();
	for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => {});
	window.addEventListener("error", noteError);
});
afterEach(async () => {
	window.removeEventListener("error", noteError);
	await leave();
	vi.useRealTimers();
});

const isOfSession = (path: string) => /^\/auth\/|is_administrator$/.test(path);

const cases = Object.entries(answers).flatMap(([name, answer]) => [
	...[...addresses, ...screens.map((path) => `/admin${path}`)].map((address) => ({ name, answer, address, session: "healthy" })),
	{ name, answer, address: "/admin", session: "hostile" },
]);

test.each(cases)("$name at $address, $session session", async ({ answer: [text, status], address, session }) => {
	const headers = { "content-type": "application/json", "content-range": "0-0/1" };
	world.hostile = (path) => (session === "healthy" && isOfSession(path) ? null : new Response(text, { status, headers }));
	keepSession();
	await open(address);
	for (let seconds = 0; seconds < 16; seconds += 8) await pass(8000);
	expect(shown().length).toBeGreaterThan(60);
	expect(BROKEN.exec(shown())?.[0]).toBeUndefined();
	expect(problems).toEqual([]);
});

test.each(textsOf("open-redirect"))("the login leads to a page of this site when it is asked for %j", async (from) => {
	keepSession();
	await open("/admin/login", { from });
	expect(await pass(5000, () => here() !== "/admin/login")).toBe(true);
	expect(here()).toMatch(/^\/(admin|evil)?$/);
});
