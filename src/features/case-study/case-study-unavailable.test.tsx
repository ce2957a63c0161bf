// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { caseStudy } from "@/content/case-study";
import { queryClient } from "@/data/query-client";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { asksForList, full, json, open, stubBackend } from "../../../tests/support/features/case-study-harness";

let answer: () => Promise<Response>;
let asked: string[];
let logged: unknown[][];

// One function for the whole file, because the client keeps the fetch of its first request.
const backend = async (url: string) => {
	if (asksForList(url)) return json([])();
	asked.push(url);
	return answer();
};

beforeEach(() => {
	asked = [];
	logged = [];
	answer = json([full]);
	stubBackend(backend);
	vi.spyOn(console, "error").mockImplementation((...args) => void logged.push(args));
});

afterEach(() => {
	cleanup();
	queryClient.clear();
	expect(logged).toEqual([]);
});

describe("a project that doesn't exist", () => {
	test("redirects an unknown id or a draft to the portfolio with a notice, replacing its history entry", async () => {
		answer = json([]);
		const router = open("nobody-knows-it");
		expect((await screen.findByText(/^Portfolio/)).textContent).toContain(caseStudy.notFound);
		expect([router.state.location.pathname, router.state.historyAction, asked.length]).toEqual(["/portfolio", "REPLACE", 2]);
	});

	test.each(["NOT_A_UUID", "a b", "%", "x),or=(id.not.is.null"])("redirects the invalid id “%s” without a request", async (id) => {
		open(id);
		await screen.findByText(/^Portfolio/);
		expect(asked).toEqual([]);
	});

	test.each(hostileInputs("postgrest-and-route").map(({ id, payload }): [string, string] => [id, String(payload)]))(
		"redirects %s to the portfolio after at most two requests",
		async (_id, text) => {
			answer = json([]);
			open(text);
			await screen.findByText(/^Portfolio/);
			expect(asked.length).toBeLessThanOrEqual(2);
		},
	);
});

describe("a project that fails to load", () => {
	test("shows the same message after a second failure", async () => {
		answer = json({}, 400);
		open();
		await screen.findByRole("alert");
		await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
		await waitFor(() => expect(asked).toHaveLength(2));
		expect((await screen.findByRole("alert")).textContent).toContain("Error Loading Project");
		logged.splice(0);
	});
});
