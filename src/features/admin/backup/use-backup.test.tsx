// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { account, keepSession, type Replies, startAuthServer } from "@/data/auth-harness";
import { backupText } from "@/data/backup/backup-file";
import { backupOf, project } from "@/data/backup/backup-fixture";
import { BackupRefused } from "@/data/backup/read-backup";
import { queryClient } from "@/data/query-client";
import { SETTINGS_ID, settingNames } from "@/data/settings/schema";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { addBlobText } from "../../../../tests/support/admin/backup-harness";
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
	leaving = new AbortController();
	localStorage.clear();
	keepSession();
	addBlobText();
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

let leaving = new AbortController();
let progress = "";
const run: ReturnType<typeof useBackup>["run"] = (task) =>
	task({
		say: (what) => () => {
			progress = what;
		},
		pause: () => {
			progress += ", paused";
		},
		signal: leaving.signal,
	});
const setNote = vi.fn();

function Opening({ file = new File([], "backup.zip") }) {
	const { opened, openFile } = useOpening({ run, setNote });
	return (
		<>
			<button type="button" onClick={() => openFile(file)}>
				Open
			</button>
			{opened ? <p>Opened {opened.from}</p> : null}
			{opened?.warnings.map((warning) => (
				<p key={warning}>{warning}</p>
			))}
			{opened?.backup.projects.map(({ id, image }) => (
				<output key={id}>{String(image)}</output>
			))}
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

async function openZip() {
	render(
		<>
			<Opening />
			<ConfirmHost />
			<Toaster />
		</>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Open" }));
}

/** Opens a zip with these settings and agrees to restore them. */
async function restore(settings: object, { present = {}, counted = due(37) }: Site = {}) {
	startAuthServer({
		"POST /rest/v1/rpc/is_administrator": [200, true],
		"GET /user": [200, account()],
		"GET /rest/v1/leads": counted,
		"GET /rest/v1/site_settings": [200, [row(present)]],
	} satisfies Replies);
	zip.openArchive.mockResolvedValue({ backup: backupText(await backupOf({ projects: [project(1)] })), pictures: [], files: new Map() });
	zip.missingOf.mockResolvedValue({ pictures: [], leads: [], expired: 0, settings });
	await openZip();
	await answer("Restore");
}

test.each([
	["a zip", "PK", "backup.json", true],
	["a backup", "{}", "backup.zip", false],
	["a backup that an editor has changed", "\ufeff\r\n  {}", "backup.zip", false],
	["an unreadable zip", "<!doctype html>", "backup.zip", true],
])("reads %s by its content: %j in %s", async (_what, content, name, isZip) => {
	zip.openArchive.mockRejectedValue(new BackupRefused(["This zip file is damaged."]));
	render(<Opening file={new File([content], name)} />);
	await userEvent.click(screen.getByRole("button", { name: "Open" }));
	await waitFor(() => expect(setNote).toHaveBeenLastCalledWith({ kind: "issues", issues: expect.anything() }));
	expect(zip.openArchive).toHaveBeenCalledTimes(isZip ? 1 : 0);
});

describe("restoring the pictures of a zip", () => {
	const OLD = "https://oldref.supabase.co/storage/v1/object/public/pictures/";
	const NEW = "/storage/v1/object/public/pictures/";
	const [here, missing] = [1, 2].map((number) => ({ id: `id-${number}`, path: `${`${number}`.repeat(20)}-board.webp` }));
	const paths = [here?.path, missing?.path, `${"3".repeat(20)}-gone.webp`];

	async function ask() {
		startAuthServer({});
		const projects = paths.map((path, index) => project(index + 1, { image: `${OLD}${path}#at=30x70` }));
		zip.openArchive.mockResolvedValue({
			backup: backupText(await backupOf({ projects })),
			pictures: [here, missing],
			files: new Map(paths.slice(0, 2).map((path) => [path, {}])),
		});
		zip.missingOf.mockResolvedValue({ pictures: [missing], leads: [], expired: 0, settings: null });
		await openZip();
	}
	async function open(button: string) {
		await ask();
		await answer(button);
		await screen.findByText("Opened backup.zip");
		return screen.getAllByRole("status").map(({ textContent }) => textContent);
	}
	const at = (folder: string, index: number) => `${folder}${paths[index]}#at=30x70`;

	test("shows them in the rows, but not those that the file lacks", async () => {
		expect(await open("Restore")).toEqual([at(NEW, 0), at(NEW, 1), at(OLD, 2)]);
		expect(zip.addPictures).toHaveBeenCalledWith(expect.anything(), [missing], expect.anything(), expect.anything());
	});

	test("restores and opens nothing when the admin closes the question", async () => {
		await ask();
		await screen.findByRole("alertdialog");
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
		expect(zip.addPictures).not.toHaveBeenCalled();
		expect(screen.queryByText("Opened backup.zip")).toBeNull();
	});

	test("says that the question waits for the admin", async () => {
		await ask();
		await screen.findByRole("alertdialog");
		expect(progress).toBe("Checking the backup, paused");
		await answer("Restore");
		await screen.findByText("Opened backup.zip");
		expect(progress).toBe("Restoring 1 picture");
	});

	test("makes the browser ask before a reload while they are restored", async () => {
		const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
		const asked: boolean[] = [];
		zip.addPictures.mockImplementationOnce(async () => void asked.push(asks()));
		await open("Restore");
		expect([...asked, asks()]).toEqual([true, false]);
	});

	test("says that a part is missing when the admin leaves the page meanwhile", async () => {
		zip.addPictures.mockImplementationOnce(async () => {
			leaving.abort();
			leaving.signal.throwIfAborted();
		});
		await ask();
		await answer("Restore");
		const issues = ["Part of the file wasn't restored: You left the page. Choose the file again to restore the rest."];
		await waitFor(() => expect(setNote).toHaveBeenCalledWith({ kind: "issues", issues }));
	});

	test("reports nothing when the admin leaves the page before a part is restored", async () => {
		zip.missingOf.mockReset().mockImplementation(async () => {
			leaving.abort();
			leaving.signal.throwIfAborted();
		});
		zip.openArchive.mockResolvedValue({ backup: backupText(await backupOf({ projects: [project(1)] })), pictures: [], files: new Map() });
		render(<Opening />);
		await userEvent.click(screen.getByRole("button", { name: "Open" }));
		await waitFor(() => expect(leaving.signal.aborted).toBe(true));
		await new Promise((resolve) => setTimeout(resolve));
		expect(setNote).toHaveBeenCalledExactlyOnceWith(null);
	});

	test("keeps the addresses of those that the admin leaves out", async () => {
		expect(await open("Leave out")).toEqual([at(NEW, 0), at(OLD, 1), at(OLD, 2)]);
		expect(zip.addPictures).not.toHaveBeenCalled();
	});
});

describe("restoring the leads of a zip", () => {
	test.each([
		[1, "1 lead of the file was left out. It is past the period after which the site deletes leads."],
		[3, "3 leads of the file were left out. They are past the period after which the site deletes leads."],
	])("counts %i that would be deleted again at once", async (expired, warning) => {
		const backup = backupText(await backupOf({ projects: [project(1)] }));
		zip.openArchive.mockResolvedValue({ backup, pictures: [], files: new Map() });
		zip.missingOf.mockResolvedValue({ pictures: [], leads: [], expired, settings: null });
		render(<Opening />);
		await userEvent.click(screen.getByRole("button", { name: "Open" }));
		expect(await screen.findByText(warning)).toBeTruthy();
		expect(zip.missingOf).toHaveBeenCalledWith(expect.anything(), "2026-11-22T10:00:00.000Z", expect.anything());
	});
});

describe("a zip without projects and posts", () => {
	async function open(leads: object[]) {
		startAuthServer({});
		zip.openArchive.mockResolvedValue({ backup: backupText(await backupOf({})), pictures: [], files: new Map() });
		zip.missingOf.mockResolvedValue({ pictures: [], leads, expired: 0, settings: null });
		await openZip();
	}

	test("restores its other parts and opens nothing", async () => {
		const leads = [{ id: "a" }];
		queryClient.setQueryData(["leads"], []);
		await open(leads);
		await answer("Restore");
		expect(await screen.findByText("Restored 1 lead")).toBeTruthy();
		expect(zip.addLeads).toHaveBeenCalledWith(leads, expect.anything(), expect.anything());
		expect(queryClient.getQueryState(["leads"])?.isInvalidated).toBe(true);
		expect(screen.queryByText("Opened backup.zip")).toBeNull();
		expect(setNote).toHaveBeenCalledExactlyOnceWith(null);
	});

	test("says so when the site has the other parts", async () => {
		await open([]);
		const issues = ["This file has no projects or posts, and the site already has everything else in it."];
		await waitFor(() => expect(setNote).toHaveBeenCalledWith({ kind: "issues", issues }));
	});
});

describe("restoring the settings of a zip", () => {
	test("asks before the restored period deletes leads, and leaves all settings out on a no", async () => {
		await restore({ lead_months: "12", hours: "Every day" });
		expect(await answer("Leave out")).toBe(
			"Delete 37 leads for good? The settings in the file delete leads after 12 months without activity. The oldest is from Mar 5, 2024. With this period, opening the inbox deletes them, and Undo can’t bring them back.",
		);
		expect(await screen.findByText("Opened backup.zip")).toBeTruthy();
		expect(zip.putSettings).not.toHaveBeenCalled();
		expect(screen.queryByText("Restored the settings")).toBeNull();
	});

	test("says so of a single lead, too", async () => {
		await restore({ lead_months: "1" }, { counted: due(1) });
		expect(await answer("Leave out")).toBe(
			"Delete 1 lead for good? The settings in the file delete leads after 1 month without activity. The lead is from Mar 5, 2024. With this period, opening the inbox deletes it, and Undo can’t bring it back.",
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
