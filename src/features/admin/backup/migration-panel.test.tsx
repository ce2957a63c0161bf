// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LOCAL_KEYS } from "@/data/backup/local-storage";
import {
	holdAnswer,
	leaveWorld,
	panel,
	press,
	showDataPage,
	startWorld,
	toastOf,
	world,
} from "../../../../tests/support/admin/backup-harness";
import { json } from "../../../../tests/support/data/backend-harness";
import { post, project } from "../../../../tests/support/data/backup-fixture";
import { stateQuery } from "./local-content";

beforeEach(() => {
	startWorld();
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
	vi.restoreAllMocks();
	leaveWorld();
});

const button = () => panel("Data migration").getByRole("button", { name: "Migrate Data" });
const reasonAgainst = () => document.getElementById(button().getAttribute("aria-describedby") ?? "")?.textContent;
const isSent = () => world.happened.includes("restore_backup");

/** A browser with two projects and a post, and a database without projects. */
async function showEmptyDatabase(blogs = world.rows.blogs.slice(1)) {
	localStorage.setItem(LOCAL_KEYS.projects, JSON.stringify([project(1), project(2)]));
	localStorage.setItem(LOCAL_KEYS.blogs, JSON.stringify([post(1)]));
	world.rows = { projects: [], blogs };
	await showDataPage();
}

describe("checking the database", () => {
	test("counts the projects it finds", async () => {
		await showDataPage();
		expect(panel("Data migration").getByText(/^The database .*2 projects and 1 post/)).toBeTruthy();
		await press("Check Database");
		expect((await toastOf("Data Found")).text).toContain("2 projects and 1 post");
	});

	test("reports an empty database", async () => {
		await showEmptyDatabase();
		expect(screen.getByText("The database is empty.")).toBeTruthy();
		await press("Check Database");
		expect((await toastOf("No Data Found")).text).toContain("0 projects and 0 posts");
	});

	test("reports a failed check as an error", async () => {
		await showDataPage();
		world.instead.content_state = () => json({}, 500);
		await press("Check Database");
		expect(await toastOf("Error")).toEqual({ text: "ErrorFailed to check database status.", type: "error" });
	});

	test("ignores the answer to an earlier request", async () => {
		const client = await showDataPage();
		const answer = holdAnswer("content_state");
		void client.invalidateQueries({ queryKey: stateQuery.queryKey });
		await vi.waitFor(() => expect(world.happened).toContain("content_state"));
		world.instead.content_state = () => json({}, 500);
		const checked = press("Check Database");
		await vi.waitFor(() => expect(world.happened.filter((what) => what === "content_state").length).toBeGreaterThan(1));
		answer(json({ projects: 2, blogs: 1, state: "state 1" }));
		await checked;
		expect(await toastOf("Error")).toEqual({ text: "ErrorFailed to check database status.", type: "error" });
	});

	test("disables migration when the first check fails", async () => {
		world.instead.content_state = () => json({}, 500);
		await showDataPage();
		expect(panel("Data migration").getByText("Failed to check database status. Please try again.")).toBeTruthy();
		expect(button().getAttribute("aria-disabled")).toBe("true");
	});
});

describe("migrating", () => {
	test("is disabled with a reason when the database holds projects", async () => {
		await showDataPage();
		expect(button().getAttribute("aria-disabled")).toBe("true");
		expect(reasonAgainst()).toBe("Migration needs an empty database, and this one already has projects.");
		await press("Migrate Data");
		expect(isSent()).toBe(false);
	});

	test("is disabled when the browser holds nothing", async () => {
		world.rows = { projects: [], blogs: [] };
		await showDataPage();
		expect(screen.getByText("This browser has no projects or posts.")).toBeTruthy();
		expect(reasonAgainst()).toBe("There is nothing to migrate.");
		await press("Migrate Data");
		expect(isSent()).toBe(false);
	});

	test("moves everything in one request and counts it", async () => {
		await showEmptyDatabase();
		expect(screen.getByText(/2 projects and 1 post in its local copies/)).toBeTruthy();
		await press("Migrate Data");
		expect(await toastOf("Migration Successful!")).toEqual({ text: "Migration Successful!2 projects and 1 post", type: "success" });
		expect(world.rows.projects.map(({ title }) => title)).toEqual(["Project 1", "Project 2"]);
		expect(world.happened.filter((what) => what === "restore_backup")).toHaveLength(1);
		expect(await screen.findByText(/^The database .*2 projects and 1 post/)).toBeTruthy();
		expect(button().getAttribute("aria-disabled")).toBe("true");
	});

	test("counts existing posts separately", async () => {
		await showEmptyDatabase([post(1)]);
		await press("Migrate Data");
		expect((await toastOf("Migration Successful!")).text).toMatch(/2 projects and 0 posts; 1 post already/);
	});

	test("can't be started twice", async () => {
		await showEmptyDatabase();
		const answer = holdAnswer("restore_backup");
		await press("Migrate Data");
		await press("Migrating…");
		answer(json({ code: "PT412", message: "The database holds projects." }, 412));
		expect((await toastOf("Migration Failed")).text).toBe("Migration FailedThe database already has projects.");
		expect(world.happened.filter((what) => what === "restore_backup")).toHaveLength(1);
	});

	test("lists invalid records and sends nothing", async () => {
		await showEmptyDatabase();
		localStorage.setItem(LOCAL_KEYS.projects, JSON.stringify([project(1), { ...project(2), description: "" }]));
		window.dispatchEvent(new StorageEvent("storage", { key: LOCAL_KEYS.projects }));
		await press("Migrate Data");
		expect(await toastOf("Migration Failed")).toEqual({
			text: "Migration FailedProject 2 “Project 2”: description must be text.",
			type: "error",
		});
		expect((await panel("Data migration").findByRole("alert")).textContent).toContain("description must be text");
		expect(isSent()).toBe(false);
	});
});
