// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { answer } from "../../../../tests/support/admin/answer";
import { endOpening, openFile, setNote, startOpening } from "../../../../tests/support/admin/archive-opening";
import { ADD_LEADS, due, leadCopy, PUT_SETTINGS, type Site, startSite, zipOf } from "../../../../tests/support/admin/archive-site";
import { project } from "../../../../tests/support/data/backup-fixture";

vi.mock("@zip.js/zip.js/lib/zip-core-native.js", () => import("../../../../tests/support/admin/zip-files"));

beforeEach(startOpening);
afterEach(endOpening);

const DAMAGED = "This zip file is damaged. Nothing was restored.";
test.each([
	["a zip", "PK", "backup.json", true],
	["a backup", "{}", "backup.zip", false],
	["a backup that an editor has changed", "\ufeff\r\n  {}", "backup.zip", false],
	["an unreadable zip", "<!doctype html>", "backup.zip", true],
])("reads %s by its content: %j in %s", async (_what, content, name, isZip) => {
	await openFile(new File([content], name));
	const issues = isZip ? [DAMAGED] : expect.not.arrayContaining([DAMAGED]);
	await waitFor(() => expect(setNote).toHaveBeenLastCalledWith({ kind: "issues", issues }));
});

describe("restoring the leads of a zip", () => {
	test.each([
		[1, "1 lead in the file wasn't restored because it is older than the period under Settings."],
		[3, "3 leads in the file weren't restored because they are older than the period under Settings."],
	])("counts %i that would be deleted again at once", async (expired, warning) => {
		startSite({ settings: { lead_months: "1" } });
		const leads = Array.from({ length: expired }, (_none, index) => leadCopy(index));
		await openFile(await zipOf({ projects: [project(1)] }, { "leads.json": leads }));
		expect(await screen.findByText(warning)).toBeTruthy();
	});
});

test("judges the leads of a zip by the period that it restores", async () => {
	const stored = startSite({ settings: { lead_months: "1" }, counted: due(0) });
	await openFile(await zipOf({ projects: [project(1)] }, { "leads.json": [leadCopy(1)], "settings.json": { lead_months: "24" } }));
	await answer("Restore");
	expect(await answer("Restore")).toMatch(/^Restore 1 lead from the file/);
	expect(await screen.findByText("Restored 1 lead")).toBeTruthy();
	expect(stored(ADD_LEADS)).toHaveLength(1);
	expect(screen.queryByText(/period under Settings/)).toBeNull();
});

describe("a zip without projects and posts", () => {
	test("restores its other parts and opens nothing", async () => {
		const stored = startSite();
		queryClient.setQueryData(["leads"], []);
		await openFile(await zipOf({}, { "leads.json": [leadCopy(1)] }));
		await answer("Restore");
		expect(await screen.findByText("Restored 1 lead")).toBeTruthy();
		expect(stored(ADD_LEADS)).toEqual([[{ ...leadCopy(1), updated_at: "2026-11-22T10:00:00.000Z" }]]);
		expect(queryClient.getQueryState(["leads"])?.isInvalidated).toBe(true);
		expect(screen.queryByText("Opened backup.zip")).toBeNull();
		expect(setNote).toHaveBeenCalledExactlyOnceWith(null);
	});

	test("says so when the site has the other parts", async () => {
		startSite();
		await openFile(await zipOf({}, { "leads.json": [] }));
		const issues = ["This file has no projects or posts, and the site already has everything else in it."];
		await waitFor(() => expect(setNote).toHaveBeenCalledWith({ kind: "not-restored", issues }));
	});
});

describe("restoring the settings of a zip", () => {
	/** Opens a zip with these settings and agrees to restore them. */
	async function restore(settings: object, site?: Site) {
		const stored = startSite(site);
		await openFile(await zipOf({ projects: [project(1)] }, { "settings.json": settings }));
		await answer("Restore");
		return () => stored(PUT_SETTINGS);
	}

	test("asks before the restored period deletes leads, and leaves all settings out on a no", async () => {
		const stored = await restore({ lead_months: "12", hours: "Every day" });
		expect(await answer("Leave out")).toBe(
			"Delete 37 leads for good? The settings in the file delete leads after 12 months without activity. The oldest is from Mar 5, 2024. With this period, opening the inbox deletes them, and Undo can't bring them back.",
		);
		expect(await screen.findByText("Opened backup.zip")).toBeTruthy();
		expect(stored()).toEqual([]);
		expect(screen.queryByText("Restored the settings")).toBeNull();
	});

	test("says so of a single lead, too", async () => {
		await restore({ lead_months: "1" }, { counted: due(1) });
		expect(await answer("Leave out")).toBe(
			"Delete 1 lead for good? The settings in the file delete leads after 1 month without activity. The lead is from Mar 5, 2024. With this period, opening the inbox deletes it, and Undo can't bring it back.",
		);
	});

	test("restores them when the admin agrees", async () => {
		const stored = await restore({ lead_months: "12", hours: "Every day" });
		await answer("Restore and delete");
		expect(await screen.findByText("Restored the settings")).toBeTruthy();
		expect(stored()).toMatchObject([{ lead_months: "12", hours: "Every day" }]);
	});

	test.each([
		["no lead is due", { lead_months: "12" }, { counted: due(0) }],
		["the period stays", { lead_months: "12", hours: "Every day" }, { settings: { lead_months: "12" } }],
		["the file removes the period", { lead_months: null }, { settings: { lead_months: "12" } }],
	])("asks no second question when %s", async (_what, settings, site) => {
		const stored = await restore(settings, site);
		expect(await screen.findByText("Restored the settings")).toBeTruthy();
		expect(stored()).toMatchObject([settings]);
	});

	test("restores nothing when the leads can't be counted", async () => {
		const stored = await restore({ lead_months: "12" }, { counted: [500, { code: "XX000", message: "broken" }] });
		await waitFor(() => expect(setNote).toHaveBeenCalledWith(expect.objectContaining({ kind: "not-restored" })));
		expect(stored()).toEqual([]);
	});
});
