// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { json, stubBackend } from "../../../../tests/support/data/backend-harness";
import { FollowUps } from "./follow-ups";

const lead = (name: string, day: string) => ({
	id: name,
	version: 1,
	status: "read",
	delivery: "sent",
	name,
	subject: "Hi",
	follow_up_on: day,
});
const ada = lead("Ada", "2026-11-24");
const grace = lead("Grace", "2026-11-25");

let stored: (typeof ada)[];
let asked: string[];

beforeEach(() => {
	asked = [];
	stubBackend(async (input) => {
		const due = new URL(String(input)).searchParams.get("follow_up_on") ?? "";
		asked.push(due);
		return json(stored.filter((row) => `lte.${row.follow_up_on}` <= due));
	});
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 24, 23, 50) });
});
afterEach(() => {
	cleanup();
	queryClient.clear();
	vi.useRealTimers();
});

describe("the follow-ups of a dashboard that is open over midnight", () => {
	test.each([
		["2 leads", [ada, grace], ["Ada: HiOverdue since Nov 24, 2026", "Grace: HiToday"]],
		["1 lead", [ada], ["Ada: HiOverdue since Nov 24, 2026"]],
	])("become those of the new day when the admin returns: %s", async (count, rows, entries) => {
		stored = rows;
		render(
			<QueryClientProvider client={queryClient}>
				<MemoryRouter>
					<FollowUps />
				</MemoryRouter>
			</QueryClientProvider>,
		);
		const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
		await screen.findByRole("heading", { name: "1 lead to follow up today" });
		expect(shown()).toEqual(["Ada: HiToday"]);

		vi.setSystemTime(new Date(2026, 10, 25, 8, 0));
		await act(async () => window.dispatchEvent(new Event("focus")));
		await waitFor(() => expect(asked).toEqual(["lte.2026-11-24", "lte.2026-11-25"]));
		await screen.findByRole("heading", { name: `${count} to follow up today` });
		await waitFor(() => expect(shown()).toEqual(entries));
	});
});
