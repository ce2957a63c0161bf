// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { account, keepSession, type Replies, startAuthServer } from "@/data/auth-harness";
import { backupText } from "@/data/backup/backup-file";
import { backupOf, project } from "@/data/backup/backup-fixture";
import { SETTINGS_ID, settingNames } from "@/data/settings/schema";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { type useBackup, useOpening } from "./use-backup";

// jsdom lacks the streams that zip files need.
const zip = vi.hoisted(() => ({
	addLeads: vi.fn(),
	addPictures: vi.fn(),
	missingOf: vi.fn(),
	openArchive: vi.fn(),
	putSettings: vi.fn(),
}));
vi.mock("@/data/backup/archive", () => zip);

beforeEach(() => {
	vi.clearAllMocks();
	localStorage.clear();
	keepSession();
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const row = (values: object) => ({
	id: SETTINGS_ID,
	version: 4,
	updated_at: "2026-11-01T09:00:00Z",
	...Object.fromEntries(settingNames.map((name) => [name, null])),
	...values,
});

const run: ReturnType<typeof useBackup>["run"] = (task) => task({ say: () => () => {}, signal: new AbortController().signal });
const setNote = vi.fn();

function Opening() {
	const { opened, openFile } = useOpening({ run, setNote });
	return (
		<>
			<button type="button" onClick={() => openFile(new File([], "backup.zip"))}>
				Open
			</button>
			{opened ? <p>Opened {opened.from}</p> : null}
		</>
	);
}

interface Site {
	present?: object;
	/** The answer to how many leads the period would delete. */
	counted?: [number, unknown, Record<string, string>?];
}

const due = (total: number): NonNullable<Site["counted"]> => [
	200,
	total === 0 ? [] : [{ id: "a", version: 1, subject: "Old", status: "read", delivery: "sent", created_at: "2024-03-05T12:00:00Z" }],
	{ "content-range": total === 0 ? "*/0" : `0-0/${total}` },
];

/** Opens a zip with these settings and agrees to restore them. */
async function restore(settings: object, { present = {}, counted = due(37) }: Site = {}) {
	startAuthServer({
		"POST /rest/v1/rpc/is_administrator": [200, true],
		"GET /user": [200, account()],
		"GET /rest/v1/leads": counted,
		"GET /rest/v1/site_settings": [200, [row(present)]],
	} satisfies Replies);
	zip.openArchive.mockResolvedValue({ backup: backupText(await backupOf({ projects: [project(1)] })) });
	zip.missingOf.mockResolvedValue({ pictures: [], leads: [], settings });
	render(
		<>
			<Opening />
			<ConfirmHost />
			<Toaster />
		</>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Open" }));
	await answer("Restore");
}

describe("restoring the settings of a zip", () => {
	test("asks before the restored period deletes leads, and leaves all settings out on a no", async () => {
		await restore({ lead_months: "12", hours: "Every day" });
		expect(await answer("Leave out")).toBe(
			"Delete 37 leads for good? The settings in the file delete leads after 12 months without news. The oldest of these is from Mar 5, 2024. They go as soon as the inbox is opened, and Undo can’t bring them back.",
		);
		expect(await screen.findByText("Opened backup.zip")).toBeTruthy();
		expect(zip.putSettings).not.toHaveBeenCalled();
		expect(screen.queryByText("Restored the settings")).toBeNull();
	});

	test("says so of a single lead, too", async () => {
		await restore({ lead_months: "1" }, { counted: due(1) });
		expect(await answer("Leave out")).toBe(
			"Delete 1 lead for good? The settings in the file delete leads after 1 month without news. This one is from Mar 5, 2024. It goes as soon as the inbox is opened, and Undo can’t bring it back.",
		);
	});

	test("restores them when the admin agrees", async () => {
		await restore({ lead_months: "12", hours: "Every day" });
		await answer("Restore and delete");
		expect(await screen.findByText("Restored the settings")).toBeTruthy();
		expect(zip.putSettings).toHaveBeenCalledWith({ lead_months: "12", hours: "Every day" });
	});

	test.each([
		["no lead is due", { lead_months: "12" }, { counted: due(0) }],
		["the period stays", { lead_months: "12", hours: "Every day" }, { present: { lead_months: "12" } }],
		["the file removes the period", { lead_months: null }, { present: { lead_months: "12" } }],
	])("asks no second question when %s", async (_what, settings, site) => {
		await restore(settings, site);
		expect(await screen.findByText("Restored the settings")).toBeTruthy();
		expect(zip.putSettings).toHaveBeenCalledWith(settings);
	});

	test("restores nothing when the leads can't be counted", async () => {
		await restore({ lead_months: "12" }, { counted: [500, { code: "XX000", message: "broken" }] });
		await waitFor(() => expect(setNote).toHaveBeenCalledWith(expect.objectContaining({ kind: "issues" })));
		expect(zip.putSettings).not.toHaveBeenCalled();
	});
});
