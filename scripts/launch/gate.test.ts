import { describe, expect, test, vi } from "vitest";
import { launchGate } from "./gate.ts";

const findings = [
	{ group: "Sample reviews", place: "src/content/reviews.ts:58", what: "A client" },
	{ group: "Unconfirmed claims", place: "src/content/claim-register.ts:15", what: "15+ projects" },
];

/** Runs the plugin's check for one kind of site. */
async function build(kind: string, left = findings) {
	const read = vi.fn(async () => left);
	const { buildStart } = launchGate("/site", { VITE_SITE_KIND: kind }, read);
	if (typeof buildStart !== "function") throw new Error("The gate checks nothing");
	const run = Reflect.apply(buildStart, {}, [{}]);
	return {
		read,
		problem: await Promise.resolve(run).then(
			() => null,
			(error: unknown) => (error instanceof Error ? String(error.stack) : error),
		),
	};
}

describe("the build of a hosted site", () => {
	test("is refused with every place while something is left", async () => {
		const { problem } = await build("live");
		for (const { place, what } of findings) expect(problem).toContain(`${place}  ${what}`);
		expect(problem).toContain("ALLOW_SAMPLES=1");
		expect(problem).not.toMatch(/^\s+at /m);
	});

	test("passes when nothing is left", async () => {
		expect((await build("live", [])).problem).toBeNull();
	});

	test.each(["demo", "embedded"])("isn't checked for a site of the kind %s", async (kind) => {
		const { read, problem } = await build(kind);
		expect(problem).toBeNull();
		expect(read).not.toHaveBeenCalled();
	});

	test("is checked in the browser's build only, not in the development server", () => {
		const { apply } = launchGate("/site", { VITE_SITE_KIND: "live" });
		const applies = (command: "build" | "serve", isSsrBuild: boolean) =>
			typeof apply === "function" && apply.call({} as never, {}, { command, mode: "production", isSsrBuild });
		expect([applies("build", false), applies("build", true), applies("serve", false)]).toEqual([true, false, false]);
	});
});
