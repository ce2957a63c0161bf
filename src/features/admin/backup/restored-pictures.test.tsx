// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answer } from "../../../../tests/support/admin/answer";
import { endOpening, openFile, setNote, startOpening, task } from "../../../../tests/support/admin/archive-opening";
import { ADD_PICTURE, PUT_SETTINGS, startSite, zipOf } from "../../../../tests/support/admin/archive-site";
import { storeFiles } from "../../../../tests/support/admin/media-harness";
import { DAMAGED as DAMAGED_FILE } from "../../../../tests/support/admin/zip-files";
import type { Replies } from "../../../../tests/support/data/auth-harness";
import { project } from "../../../../tests/support/data/backup-fixture";
import { HeldUpload, holdUploads, pictureRow } from "../../../../tests/support/data/pictures-harness";

vi.mock("@zip.js/zip.js/lib/zip-core-native.js", () => import("../../../../tests/support/admin/zip-files"));

beforeEach(startOpening);
afterEach(endOpening);

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

	const CLOSED = "The projects and posts weren't restored. Choose the file again to restore them.";
	async function closeQuestion() {
		await screen.findByRole("alertdialog");
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	}

	async function ask(instead: Replies = {}, content = "webp") {
		const stored = startSite({ pictures: here ? [here] : [], instead });
		const projects = paths.map((path, index) => project(index + 1, { image: `${OLD}${path}#at=30x70` }));
		const files = Object.fromEntries(paths.slice(0, 2).map((path) => [`pictures/${path}`, content]));
		await openFile(await zipOf({ projects }, { "pictures.json": [here, missing], ...files }));
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

	test("names those that the file has without a link card or a smaller copy", async () => {
		storeFiles();
		startSite();
		const picture = { ...missing, path: `${"2".repeat(20)}s800-board.webp` };
		await openFile(await zipOf({ projects: [project(1)] }, { "pictures.json": [picture], [`pictures/${picture.path}`]: "webp" }));
		await answer("Restore");
		expect(
			await screen.findByText("The picture “Board.png” was restored, but the file lacks its link card or a smaller copy."),
		).toBeTruthy();
	});

	test("names them also when a later part fails", async () => {
		storeFiles();
		startSite({ instead: { [PUT_SETTINGS]: [503, {}] } });
		const picture = { ...missing, path: `${"2".repeat(20)}s800-board.webp` };
		const parts = { "pictures.json": [picture], [`pictures/${picture.path}`]: "webp", "settings.json": { hours: "Every day" } };
		await openFile(await zipOf({ projects: [project(1)] }, parts));
		await answer("Restore");
		await answer("Restore");
		const issues = [
			"The picture “Board.png” was restored, but the file lacks its link card or a smaller copy.",
			"Part of the file wasn't restored: The server answered with an error (503). Try again later. Choose the file again to restore the rest.",
		];
		await waitFor(() => expect(setNote).toHaveBeenCalledWith({ kind: "not-restored", issues }));
	});

	test("names them, and damaged ones, also when a later picture fails", async () => {
		storeFiles();
		const add: Replies[string] = ({ body }) => (body.name === "Lift.png" ? [503, {}] : [201, [pictureRow(body)]]);
		startSite({ instead: { [ADD_PICTURE]: add } });
		const pictures = ["Broken", "Board", "Lift"].map((name, index) => {
			const id = `00000000-0000-4000-8000-00000000000${index + 2}`;
			return { ...missing, id, path: `${`${index + 2}`.repeat(20)}s800-board.webp`, name: `${name}.png` };
		});
		const files = pictures.map(({ path, name }) => [`pictures/${path}`, name === "Broken.png" ? DAMAGED_FILE : "webp"]);
		await openFile(await zipOf({ projects: [project(1)] }, { "pictures.json": pictures, ...Object.fromEntries(files) }));
		await answer("Restore");
		const issues = [
			"The picture “Broken.png” in the file is damaged and wasn't restored.",
			"The picture “Board.png” was restored, but the file lacks its link card or a smaller copy.",
			"Part of the file wasn't restored: The server answered with an error (503). Try again later. Choose the file again to restore the rest.",
		];
		await waitFor(() => expect(setNote).toHaveBeenCalledWith({ kind: "not-restored", issues }));
	});

	test("restores and opens nothing when the admin closes the question", async () => {
		const added = await ask();
		await closeQuestion();
		expect([added(), HeldUpload.all]).toEqual([[], []]);
		expect(screen.queryByText("Opened backup.zip")).toBeNull();
		expect(setNote).toHaveBeenCalledExactlyOnceWith(null);
	});

	test.each([
		["damaged", DAMAGED_FILE, ["The picture “Board.png” in the file is damaged and wasn't restored.", CLOSED]],
		["restored", "webp", [CLOSED]],
	])("says what is missing when they are %s and the admin closes the next question", async (_what, content, issues) => {
		storeFiles();
		startSite();
		const parts = { "pictures.json": [missing], [`pictures/${missing?.path}`]: content, "settings.json": { hours: "Every day" } };
		await openFile(await zipOf({ projects: [project(1)] }, parts));
		await answer("Restore");
		await screen.findByRole("heading", { name: "Restore the settings from the file?" });
		await closeQuestion();
		await waitFor(() => expect(setNote).toHaveBeenCalledWith({ kind: "not-restored", issues }));
		expect(screen.queryByText("Opened backup.zip")).toBeNull();
	});

	test("says that the question waits for the admin", async () => {
		storeFiles();
		await ask();
		await screen.findByRole("alertdialog");
		expect(task.progress).toBe("Checking the backup, paused");
		await answer("Restore");
		await screen.findByText("Opened backup.zip");
		expect(task.progress).toBe("Restoring 1 picture");
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
		task.leaving.abort();
		const issues = ["Part of the file wasn't restored: You left the page. Choose the file again to restore the rest."];
		await waitFor(() => expect(setNote).toHaveBeenCalledWith({ kind: "not-restored", issues }));
	});

	test("reports nothing when the admin leaves the page before a part is restored", async () => {
		const leave: Replies[string] = () => {
			task.leaving.abort();
			return [200, []];
		};
		await ask({ "GET /rest/v1/pictures": leave });
		await waitFor(() => expect(task.leaving.signal.aborted).toBe(true));
		await task.ended;
		expect(setNote).toHaveBeenCalledExactlyOnceWith(null);
	});

	test.each([
		["left out", "Leave out", "jpg"],
		["damaged", "Restore", DAMAGED_FILE],
	])("shows one of this site whose link card is %s", async (_what, button, card) => {
		const random = "1".repeat(20);
		const picture = { ...missing, path: `${random}c-board.webp` };
		const stored = startSite({ pictures: [{ id: `${picture.id}`, path: picture.path }] });
		const files = { [`pictures/${picture.path}`]: "webp", [`pictures/${random}card-board.jpg`]: card };
		const projects = [project(1, { image: `${OLD}${picture.path}` })];
		await openFile(await zipOf({ projects }, { "pictures.json": [picture], ...files }));
		await answer(button);
		await screen.findByText("Opened backup.zip");
		expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([`${NEW}${picture.path}`]);
		expect([stored(ADD_PICTURE), HeldUpload.all]).toEqual([[], []]);
	});

	test("keeps the addresses of those that the admin leaves out", async () => {
		const { added, shown } = await restore("Leave out");
		expect(shown).toEqual([at(NEW, 0), at(OLD, 1), at(OLD, 2)]);
		expect([added, HeldUpload.all]).toEqual([[], []]);
	});
});
