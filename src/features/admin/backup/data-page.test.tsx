// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeBackup } from "@/data/backup/backup-file";
import { storeBackup } from "@/data/backup/local-backups";
import { LOCAL_KEYS } from "@/data/backup/local-storage";
import { answer } from "../../../../tests/support/admin/answer";
import { zipOf } from "../../../../tests/support/admin/archive-site";
import {
	choose,
	elsewhere,
	fillStorage,
	kept,
	leaveWorld,
	panel,
	press,
	showDataPage,
	startWorld,
	toastOf,
	world,
} from "../../../../tests/support/admin/backup-harness";
import { project } from "../../../../tests/support/data/backup-fixture";

vi.mock("@zip.js/zip.js/lib/zip-core-native.js", () => import("../../../../tests/support/admin/zip-files"));

let logged: string[];

beforeEach(() => {
	startWorld();
	logged = [];
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words.join(" ")));
});
afterEach(() => {
	vi.restoreAllMocks();
	leaveWorld();
});

/** Stores backups from five different days. */
async function keepFive() {
	for (const day of [1, 2, 3, 4, 5]) storeBackup(await makeBackup(world.rows, new Date(2026, 9, day, 9, 30)));
	return kept("history");
}

const FAILURE = { text: "Backup FailedCould not create backup. Please try again.", type: "error" };

test("says what backups leave out", async () => {
	await showDataPage();
	expect(panel("Data backup").getByText(/Neither contains unpublished changes or earlier versions\.$/)).toBeTruthy();
});

describe("creating a backup", () => {
	test("stores projects, posts, time and version, lists the backup and confirms it", async () => {
		await showDataPage();
		expect(screen.getByText("No backups yet. Create one before you make a big change.")).toBeTruthy();
		await press("Create Backup");
		expect(await toastOf("Backup Created")).toEqual({
			text: "Backup CreatedYour data has been backed up successfully.",
			type: "success",
		});
		expect(kept("backup")).toMatchObject({
			version: "1.0",
			counts: { projects: 2, blogs: 1 },
			projects: [{ title: "Project 1" }, { title: "Project 2" }],
			blogs: [{ title: "Post 1" }],
		});
		expect(Math.abs(Date.now() - Date.parse(kept("backup").timestamp))).toBeLessThan(60_000);
		expect(await panel("Data backup").findByText(/^2 projects and 1 post, \d+ kB$/)).toBeTruthy();
		expect(screen.getByText("Same as the current database")).toBeTruthy();
	});

	test("isn't made by a session that ended on another device: it reads only what visitors see", async () => {
		const before = await keepFive();
		await showDataPage();
		world.isAdministrator = false;
		await press("Create Backup");
		expect(await toastOf("Backup Failed")).toEqual(FAILURE);
		expect(screen.getByText(/Sign in again if your session has ended/)).toBeTruthy();
		expect(kept("history")).toEqual(before);
	});

	test("drops the oldest backup when a sixth is created", async () => {
		await keepFive();
		await showDataPage();
		expect(screen.getByText(/^Oct 1, 2026, 9:30/)).toBeTruthy();
		await press("Create Backup");
		await toastOf("Backup Created");
		await waitFor(() => expect(screen.queryByText(/^Oct 1, 2026/)).toBeNull());
		expect(panel("Data backup").getAllByRole("listitem")).toHaveLength(5);
	});

	test("keeps the older backups and offers a download when storage is full", async () => {
		const before = await keepFive();
		await showDataPage();
		world.rows.projects = Array.from({ length: 9 }, (_, index) => project(index));
		fillStorage(10);
		await press("Create Backup");
		expect(await toastOf("Backup Failed")).toEqual(FAILURE);
		expect(logged.join()).toContain("No room");
		expect(kept("history")).toEqual(before);
		expect(await screen.findByText(/no space left for it\. Your older backups are safe/)).toBeTruthy();
		world.happened.length = 0;
		await press("Download as a file");
		expect(world.happened).toEqual(["file"]);
		expect(JSON.parse((await world.files[0]?.text()) ?? "")).toMatchObject({ version: "1.0", counts: { projects: 9, blogs: 1 } });
	});

	test("downloads a backup without using local storage", async () => {
		await showDataPage();
		await press("Download now");
		await toastOf("Backup downloaded");
		expect(JSON.parse((await world.files[0]?.text()) ?? "").projects).toHaveLength(2);
		expect(kept("history")).toBeNull();
	});
});

describe("local backups", () => {
	test("lets the admin download and remove a damaged backup, but not restore it", async () => {
		localStorage.setItem(LOCAL_KEYS.history, JSON.stringify([{ timestamp: "2026-11-02T08:12:00Z", projects: "x" }]));
		await showDataPage();
		expect(screen.getByText("Damaged and can't be restored")).toBeTruthy();
		expect(screen.queryByRole("button", { name: /^Restore/ })).toBeNull();
		await press("Download the damaged backup");
		expect(await world.files[0]?.text()).toContain('"x"');
		await press("Remove the damaged backup");
		expect(await answer("Cancel")).toBe("Are you sure you want to remove the damaged backup? This can't be undone.");
		expect(kept("history")).toHaveLength(1);
		await press("Remove the damaged backup");
		await answer("Remove");
		expect(kept("history")).toHaveLength(0);
		expect(document.activeElement?.textContent).toContain("Backups in this browser");
	});

	test("shows backups created by another tab", async () => {
		await showDataPage();
		const backup = await makeBackup(world.rows, new Date(2026, 9, 7, 14, 5));
		elsewhere(LOCAL_KEYS.history, JSON.stringify([backup]));
		expect(screen.getByText(/^Oct 7, 2026, 2:05/)).toBeTruthy();
	});
});

test("doesn't call a zip damaged when the server fails while it is restored", async () => {
	await showDataPage();
	await choose(await zipOf({ projects: [project(1)] }, {}));
	const alert = await panel("Data backup").findByRole("alert");
	expect(alert.textContent).toMatch(/^Restore FailedPart of the file wasn't restored: /);
});

describe("integrity check", () => {
	test("passes in a fresh browser", async () => {
		await showDataPage();
		await press("Check Integrity");
		expect(await toastOf("Data Integrity Check Passed")).toEqual({
			text: "Data Integrity Check PassedYour data is intact and valid.",
			type: "success",
		});
	});

	test("lists problems of the browser and the database in the toast and the panel", async () => {
		await showDataPage();
		localStorage.removeItem(LOCAL_KEYS.projects);
		localStorage.setItem(LOCAL_KEYS.blogs, "[{");
		localStorage.setItem(LOCAL_KEYS.history, "[1]");
		world.rows.projects = [{ ...world.rows.projects[0], id: "7", slug: "seven", title: "Seven" }];
		await press("Check Integrity");
		const { text, type } = await toastOf("Data Integrity Issues Found");
		expect(type).toBe("error");
		const issues = await panel("Data backup").findByRole("alert");
		for (const words of [
			"Projects data is missing from localStorage",
			"Blogs data is corrupted",
			"Backup 1: This file isn't a backup.",
			"In the database: Project 1 “Seven”: id is malformed.",
		]) {
			expect(text).toContain(words);
			expect(issues.textContent).toContain(words);
		}
		await press("Dismiss");
		expect(panel("Data backup").queryByRole("alert")).toBeNull();
	});
});
