// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MAX_BYTES, makeBackup } from "@/data/backup/backup-file";
import { storeBackup } from "@/data/backup/local-backups";
import { LOCAL_KEYS } from "@/data/backup/local-storage";
import {
	choose,
	elsewhere,
	fileOf,
	fillStorage,
	holdAnswer,
	kept,
	leaveWorld,
	panel,
	press,
	showDataPage,
	startWorld,
	toastOf,
	watchKeeping,
	world,
} from "../../../../tests/support/admin/backup-harness";
import { json } from "../../../../tests/support/data/backend-harness";
import { post, project } from "../../../../tests/support/data/backup-fixture";

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

const dialog = () => within(screen.getByRole("dialog"));
const isSent = () => world.happened.includes("restore_backup");
const restoreButton = () => dialog().getByRole("button", { name: "Restore" });
/** The counts of one table in the plan or report. */
const numbers = (name: string) => dialog().getByRole("region", { name }).textContent;

/** Opens a backup with one changed, one new and one missing project. */
async function openOther() {
	await showDataPage();
	watchKeeping();
	await choose(await fileOf({ projects: [project(1, { title: "As it was", client: "Acme" }), project(3)], blogs: [post(1)] }));
	await screen.findByRole("radio", { name: /^Merge/ });
}

describe("plan", () => {
	test("shows the changes before sending or storing anything", async () => {
		await openOther();
		expect(numbers("Projects")).toContain("Added1Changed1Removed0Unchanged0");
		expect(numbers("Projects")).toContain("As it was: title, client");
		expect(numbers("Posts")).toContain("Unchanged1");
		expect(world.happened).not.toContain("keep");
		expect(isSent()).toBe(false);
	});

	test("names changed columns by the labels of their form", async () => {
		const changes = { slug: "as-it-was", image: "/as-it-was.webp", image_alt: "A lock", seo_title: "Locks" };
		await showDataPage();
		await choose(await fileOf({ projects: [project(1, { ...changes, status: "draft" })], blogs: [post(1, changes)] }));
		await screen.findByRole("radio", { name: /^Merge/ });
		expect(numbers("Projects")).toContain(": slug, picture, picture alternative text, draft or published, SEO title");
		expect(numbers("Posts")).toContain(": slug, featured picture, featured picture alternative text, SEO title");
	});

	test("counts the redirects of the backup, restores them, and asks before it removes others", async () => {
		const redirect = (slug: string) => ({ kind: "blogs" as const, slug, row_id: post(1).id, created_at: "2026-01-01T00:00:00Z" });
		world.redirects = [{ id: "1", ...redirect("since") }];
		await showDataPage();
		await choose(await fileOf({ ...world.rows, redirects: [redirect("before")] }));
		await userEvent.click(await screen.findByRole("radio", { name: /^Replace/ }));
		expect(dialog().getByText(/2 projects, 1 post, and 1 redirect/)).toBeTruthy();
		expect(numbers("Redirects")).toContain("Added1Changed0Removed1Unchanged0");
		expect(numbers("Redirects")).toContain("/blog/before");
		await userEvent.click(dialog().getByRole("checkbox", { name: "Remove 1 redirect that is not in the backup" }));
		await userEvent.click(restoreButton());
		await toastOf("Data Restored");
		expect(dialog().getByText("Redirects").parentElement?.textContent).toContain("Added1Changed0Removed1Unchanged0");
		expect(world.redirects.map(({ slug }) => slug)).toEqual(["before"]);
	});

	test("removes other rows on replace only after confirmation", async () => {
		await openOther();
		await userEvent.click(dialog().getByRole("radio", { name: /^Replace:/ }));
		expect(numbers("Projects")).toContain("RemovedProject 2");
		expect(restoreButton().getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(restoreButton());
		expect(isSent()).toBe(false);
		await userEvent.click(dialog().getByRole("checkbox", { name: "Remove 1 project that is not in the backup" }));
		await userEvent.click(restoreButton());
		await toastOf("Data Restored");
		expect(world.rows.projects.map(({ title }) => title)).toEqual(["As it was", "Project 3"]);
	});

	test("offers no restore when nothing would change", async () => {
		await showDataPage();
		await choose(await fileOf(world.rows));
		expect(await screen.findByText(/^Nothing to change/)).toBeTruthy();
		expect(dialog().queryByRole("button", { name: "Restore" })).toBeNull();
	});

	test("lists rows that can't be merged, and still allows replacing", async () => {
		await showDataPage();
		await choose(await fileOf({ projects: [project(9, { slug: "project-1", title: "Ninth" })], blogs: [] }));
		expect((await screen.findByRole("alert")).textContent).toMatch(/“Ninth” .*“Project 1”/);
		expect(dialog().queryByRole("button", { name: "Restore" })).toBeNull();
		await userEvent.click(dialog().getByRole("radio", { name: /^Replace/ }));
		expect(restoreButton()).toBeTruthy();
	});

	test("shortens a long list and shows all of it on request", async () => {
		await showDataPage();
		await choose(await fileOf({ projects: Array.from({ length: 1234 }, (_, index) => project(index + 10)), blogs: [] }));
		await userEvent.click(await screen.findByRole("button", { name: "Show all 1,234" }));
		expect(dialog().getByText("Project 1243")).toBeTruthy();
	});
});

describe("restoring", () => {
	test("keeps the current content, restores in one request and confirms with the backup's date", async () => {
		await openOther();
		await userEvent.click(restoreButton());
		expect(await toastOf("Data Restored")).toEqual({
			text: expect.stringMatching(/^Data RestoredBackup of Nov 22, 2026, 10:35\sAM$/),
			type: "success",
		});
		expect(world.happened.filter((what) => what === "keep" || what === "restore_backup")).toEqual(["keep", "restore_backup"]);
		expect(kept("history")).toMatchObject([{ projects: [{ title: "Project 1" }, { title: "Project 2" }] }]);
		expect(dialog().getByText("The previous content is saved as the newest backup in this browser.")).toBeTruthy();
		expect(dialog().getAllByRole("listitem")[0]?.textContent).toContain("Added1Changed1Removed0Unchanged0");
		await waitFor(() => expect(kept("projects")).toHaveLength(3));
		await userEvent.keyboard("{Escape}");
		expect(await panel("Data migration").findByText(/^The database .*3 projects and 1 post/)).toBeTruthy();
	});

	test("skips the safety copy when a local backup already holds the content", async () => {
		storeBackup(await makeBackup({ ...world.rows, redirects: [] }, new Date(2026, 9, 1)));
		await openOther();
		await userEvent.click(restoreButton());
		await toastOf("Data Restored");
		expect(kept("history")).toHaveLength(1);
	});

	test("downloads the safety copy before restoring when storage is full", async () => {
		await openOther();
		fillStorage(10);
		await userEvent.click(restoreButton());
		expect(await screen.findByText("The safety copy couldn't be saved in this browser")).toBeTruthy();
		expect(isSent()).toBe(false);
		await userEvent.click(dialog().getByRole("button", { name: "Download the safety copy" }));
		await toastOf("Data Restored");
		expect(world.happened.indexOf("file")).toBeLessThan(world.happened.indexOf("restore_backup"));
		expect(JSON.parse((await world.files[0]?.text()) ?? "").projects.map(({ title }: { title: string }) => title)).toEqual([
			"Project 1",
			"Project 2",
		]);
	});

	test("writes nothing and plans again when the database has changed", async () => {
		await openOther();
		world.rows.projects = [project(1), project(2), project(4)];
		world.turn += 1;
		await userEvent.click(restoreButton());
		const failed = await toastOf("Restore Failed");
		expect(failed.type).toBe("error");
		expect(failed.text).toContain("Someone changed the database in the meantime.");
		expect((await screen.findByRole("alert")).textContent).toContain("Someone changed the database in the meantime.");
		expect(world.rows.projects).toHaveLength(3);
		expect(logged.join()).toContain("Someone changed the database in the meantime.");
		await userEvent.click(restoreButton());
		await toastOf("Data Restored");
		expect(world.rows.projects).toHaveLength(4);
	});

	test("stays open and guards the page while restoring", async () => {
		await openOther();
		const answer = holdAnswer("restore_backup");
		await userEvent.click(restoreButton());
		await waitFor(() => expect(isSent()).toBe(true));
		expect(dialog().getByRole("status").textContent).toBe("Restoring…");
		await userEvent.keyboard("{Escape}{Escape}");
		expect(dialog().queryByRole("button", { name: "Close" })).toBeNull();
		expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
		const none = { added: 0, changed: 0, removed: 0, unchanged: 0 };
		answer(json({ projects: none, blogs: none }));
		await toastOf("Data Restored");
		expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Restore from a file…")));
	});
});

describe("the focus after closing", () => {
	const closeDialog = async () => {
		await screen.findByRole("radio", { name: /^Merge/ });
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	};

	test("is on the file input after a file that was dropped there", async () => {
		await showDataPage();
		fireEvent.change(screen.getByLabelText("Restore from a file…"), { target: { files: [await fileOf(world.rows)] } });
		await closeDialog();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Restore from a file…")));
	});

	test("goes to the list when the opened backup has been removed", async () => {
		storeBackup(await makeBackup(world.rows, new Date(2026, 9, 1)));
		await showDataPage();
		await press(/^Restore the backup of Oct 1, 2026/);
		await screen.findByRole("dialog");
		elsewhere(LOCAL_KEYS.history, JSON.stringify([await makeBackup(world.rows, new Date(2026, 9, 2))]));
		await closeDialog();
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Backups in this browser1 of 5"));
	});
});

describe("refused backup", () => {
	test("shows the reasons in the toast and the panel without contacting the database", async () => {
		await showDataPage();
		const text = await (await fileOf(world.rows)).text();
		await choose(new File([text.replace("Project 1", "Project X")], "damaged.json", { type: "application/json" }));
		expect(await toastOf("Restore Failed")).toEqual({
			text: "Restore FailedThe checksum doesn't match, so the backup was changed or damaged.",
			type: "error",
		});
		const alert = await panel("Data backup").findByRole("alert");
		expect(alert.textContent).toContain("Data Integrity Issues Found");
		expect(alert.textContent).toContain("The checksum doesn't match, so the backup was changed or damaged.");
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(world.happened).toEqual([]);
	});

	test("doesn't read a file that is too large", async () => {
		await showDataPage();
		const file = new File(["{}"], "film.json", { type: "application/json" });
		Object.defineProperty(file, "size", { value: MAX_BYTES + 1 });
		const read = vi.spyOn(file, "text");
		await choose(file);
		expect((await toastOf("Restore Failed")).text).toContain("128 MB");
		expect(read).not.toHaveBeenCalled();
	});

	test("refuses a local backup for the same reasons", async () => {
		const backup = await makeBackup(world.rows, new Date(2026, 9, 1));
		storeBackup({ ...backup, checksum: "0".repeat(64) });
		await showDataPage();
		await press(/^Restore the backup of Oct 1, 2026/);
		expect((await toastOf("Restore Failed")).text).toMatch(/checksum doesn't match/);
	});
});
