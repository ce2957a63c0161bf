// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import {
	ADD_LEADS,
	ADD_PICTURE,
	due,
	leadCopy,
	PUT_SETTINGS,
	type Site,
	startSite,
	zipOf,
} from "../../../../tests/support/admin/archive-site";
import { addBlobText } from "../../../../tests/support/admin/backup-harness";
import { storeFiles } from "../../../../tests/support/admin/media-harness";
import { DAMAGED as DAMAGED_FILE } from "../../../../tests/support/admin/zip-files";
import type { Replies } from "../../../../tests/support/data/auth-harness";
import { project } from "../../../../tests/support/data/backup-fixture";
import { HeldUpload, holdUploads, pictureRow } from "../../../../tests/support/data/pictures-harness";
import { type useBackup, useOpening } from "./use-backup";

vi.mock("@zip.js/zip.js/lib/zip-core-native.js", () => import("../../../../tests/support/admin/zip-files"));

beforeEach(() => {
	vi.setSystemTime("2026-12-27T10:00:00Z"); // Five weeks after the backup.
	vi.clearAllMocks();
	leaving = new AbortController();
	localStorage.clear();
	addBlobText();
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	vi.useRealTimers();
	toast.dismiss();
	cleanup();
});

let leaving = new AbortController();
let progress = "";
let ended: Promise<void>;
const run: ReturnType<typeof useBackup>["run"] = (task) => {
	ended = task({
		say: (what) => () => {
			progress = what;
		},
		pause: () => {
			progress += ", paused";
		},
		signal: leaving.signal,
	});
	return ended;
};
const setNote = vi.fn();

function Opening({ file }: { file: File }) {
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

async function open(file: File) {
	render(
		<>
			<Opening file={file} />
			<ConfirmHost />
			<Toaster />
		</>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Open" }));
}

const DAMAGED = "This zip file is damaged. Nothing was restored.";
test.each([
	["a zip", "PK", "backup.json", true],
	["a backup", "{}", "backup.zip", false],
	["a backup that an editor has changed", "\ufeff\r\n  {}", "backup.zip", false],
	["an unreadable zip", "<!doctype html>", "backup.zip", true],
])("reads %s by its content: %j in %s", async (_what, content, name, isZip) => {
	await open(new File([content], name));
	const issues = isZip ? [DAMAGED] : expect.not.arrayContaining([DAMAGED]);
	await waitFor(() => expect(setNote).toHaveBeenLastCalledWith({ kind: "issues", issues }));
});

describe("restoring the pictures of a zip", () => {
	const OLD = "https://oldref.supabase.co/storage/v1/object/public/pictures/";
	const NEW = "/storage/v1/object/public/pictures/";
	const [here, missing] = [1, 2].map((number) => ({
		id: `00000000-0000-4000-8000-00000000000${number}`,
		path: `${`${number}`.repeat(20)}-board.webp`,
		name: "Board.png",
		alt: "",
		width: 1600,
		height: 1000,
		bytes: 4,
	}));
	const paths = [`${here?.path}`, `${missing?.path}`, `${"3".repeat(20)}-gone.webp`];

	beforeEach(() => {
		holdUploads();
	});

	async function ask(instead: Replies = {}, content = "webp") {
		const stored = startSite({ pictures: here ? [here] : [], instead });
		const projects = paths.map((path, index) => project(index + 1, { image: `${OLD}${path}#at=30x70` }));
		const files = Object.fromEntries(paths.slice(0, 2).map((path) => [`pictures/${path}`, content]));
		await open(await zipOf({ projects }, { "pictures.json": [here, missing], ...files }));
		return () => stored(ADD_PICTURE).map(({ path }) => path);
	}
	async function restore(button: string, instead?: Replies) {
		storeFiles();
		const added = await ask(instead);
		await answer(button);
		await screen.findByText("Opened backup.zip");
		return { added: added(), shown: screen.getAllByRole("status").map(({ textContent }) => textContent) };
	}
	const at = (folder: string, index: number) => `${folder}${paths[index]}#at=30x70`;

	test("shows them in the rows, but not those that the file lacks", async () => {
		const { added, shown } = await restore("Restore");
		expect(shown).toEqual([at(NEW, 0), at(NEW, 1), at(OLD, 2)]);
		expect(added).toEqual([missing?.path]);
		expect(HeldUpload.all.map(({ url }) => url.split("/").at(-1))).toEqual([missing?.path]);
	});

	test("leaves out damaged ones, and says so", async () => {
		const added = await ask({}, DAMAGED_FILE);
		await answer("Restore");
		expect(await screen.findByText("The picture “Board.png” in the file is damaged and wasn't restored.")).toBeTruthy();
		expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([at(NEW, 0), at(OLD, 1), at(OLD, 2)]);
		expect([added(), HeldUpload.all]).toEqual([[], []]);
	});

	test("restores and opens nothing when the admin closes the question", async () => {
		const added = await ask();
		await screen.findByRole("alertdialog");
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
		expect([added(), HeldUpload.all]).toEqual([[], []]);
		expect(screen.queryByText("Opened backup.zip")).toBeNull();
	});

	test("says that the question waits for the admin", async () => {
		storeFiles();
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
		const add: Replies[string] = ({ body }) => {
			asked.push(asks());
			return [201, [pictureRow(body)]];
		};
		await restore("Restore", { [ADD_PICTURE]: add });
		expect([...asked, asks()]).toEqual([true, false]);
	});

	test("says that a part is missing when the admin leaves the page meanwhile", async () => {
		const begun = holdUploads();
		await ask();
		await answer("Restore");
		await begun();
		leaving.abort();
		const issues = ["Part of the file wasn't restored: You left the page. Choose the file again to restore the rest."];
		await waitFor(() => expect(setNote).toHaveBeenCalledWith({ kind: "issues", issues }));
	});

	test("reports nothing when the admin leaves the page before a part is restored", async () => {
		const leave: Replies[string] = () => {
			leaving.abort();
			return [200, []];
		};
		await ask({ "GET /rest/v1/pictures": leave });
		await waitFor(() => expect(leaving.signal.aborted).toBe(true));
		await ended;
		expect(setNote).toHaveBeenCalledExactlyOnceWith(null);
	});

	test("keeps the addresses of those that the admin leaves out", async () => {
		const { added, shown } = await restore("Leave out");
		expect(shown).toEqual([at(NEW, 0), at(OLD, 1), at(OLD, 2)]);
		expect([added, HeldUpload.all]).toEqual([[], []]);
	});
});

describe("restoring the leads of a zip", () => {
	test.each([
		[1, "1 lead in the file wasn't restored because it is older than the period under Settings."],
		[3, "3 leads in the file weren't restored because they are older than the period under Settings."],
	])("counts %i that would be deleted again at once", async (expired, warning) => {
		startSite({ settings: { lead_months: "1" } });
		const leads = Array.from({ length: expired }, (_none, index) => leadCopy(index));
		await open(await zipOf({ projects: [project(1)] }, { "leads.json": leads }));
		expect(await screen.findByText(warning)).toBeTruthy();
	});
});

test("judges the leads of a zip by the period that it restores", async () => {
	const stored = startSite({ settings: { lead_months: "1" }, counted: due(0) });
	await open(await zipOf({ projects: [project(1)] }, { "leads.json": [leadCopy(1)], "settings.json": { lead_months: "24" } }));
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
		await open(await zipOf({}, { "leads.json": [leadCopy(1)] }));
		await answer("Restore");
		expect(await screen.findByText("Restored 1 lead")).toBeTruthy();
		expect(stored(ADD_LEADS)).toEqual([[{ ...leadCopy(1), updated_at: "2026-11-22T10:00:00.000Z" }]]);
		expect(queryClient.getQueryState(["leads"])?.isInvalidated).toBe(true);
		expect(screen.queryByText("Opened backup.zip")).toBeNull();
		expect(setNote).toHaveBeenCalledExactlyOnceWith(null);
	});

	test("says so when the site has the other parts", async () => {
		startSite();
		await open(await zipOf({}, { "leads.json": [] }));
		const issues = ["This file has no projects or posts, and the site already has everything else in it."];
		await waitFor(() => expect(setNote).toHaveBeenCalledWith({ kind: "issues", issues }));
	});
});

describe("restoring the settings of a zip", () => {
	/** Opens a zip with these settings and agrees to restore them. */
	async function restore(settings: object, site?: Site) {
		const stored = startSite(site);
		await open(await zipOf({ projects: [project(1)] }, { "settings.json": settings }));
		await answer("Restore");
		return () => stored(PUT_SETTINGS);
	}

	test("asks before the restored period deletes leads, and leaves all settings out on a no", async () => {
		const stored = await restore({ lead_months: "12", hours: "Every day" });
		expect(await answer("Leave out")).toBe(
			"Delete 37 leads for good? The settings in the file delete leads after 12 months without activity. The oldest is from Mar 5, 2024. With this period, opening the inbox deletes them, and Undo can’t bring them back.",
		);
		expect(await screen.findByText("Opened backup.zip")).toBeTruthy();
		expect(stored()).toEqual([]);
		expect(screen.queryByText("Restored the settings")).toBeNull();
	});

	test("says so of a single lead, too", async () => {
		await restore({ lead_months: "1" }, { counted: due(1) });
		expect(await answer("Leave out")).toBe(
			"Delete 1 lead for good? The settings in the file delete leads after 1 month without activity. The lead is from Mar 5, 2024. With this period, opening the inbox deletes it, and Undo can’t bring it back.",
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
		await waitFor(() => expect(setNote).toHaveBeenCalledWith(expect.objectContaining({ kind: "issues" })));
		expect(stored()).toEqual([]);
	});
});
