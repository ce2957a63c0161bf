// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Content } from "@/data/backup/columns";
import { choose, fileOf, leaveWorld, showDataPage, startWorld, toastOf, world } from "../../../../tests/support/admin/backup-harness";
import { json } from "../../../../tests/support/data/backend-harness";
import { post, project } from "../../../../tests/support/data/backup-fixture";

beforeEach(() => {
	startWorld();
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	vi.restoreAllMocks();
	leaveWorld();
});

const dialog = () => within(screen.getByRole("dialog"));

describe("a restore without an answer", () => {
	const WAITS = "The backup hasn't been restored so far";
	const NOT_RESTORED = "The backup wasn't restored";
	const check = async () => userEvent.click(await screen.findByRole("button", { name: "Check again" }));
	async function loseAnswer() {
		await showDataPage();
		await choose(await fileOf({ projects: [project(1, { title: "As it was", client: "Acme" }), project(3)], blogs: [post(1)] }));
		await screen.findByRole("radio", { name: /^Merge/ });
		world.instead.restore_backup = () => json({ message: "bad gateway" }, 502);
		await userEvent.click(dialog().getByRole("button", { name: "Restore" }));
		expect((await toastOf("Restore Failed")).text).toContain("The connection was lost before the database responded.");
		await screen.findByText("We couldn't confirm the restore");
	}
	const merged = [project(1, { title: "As it was", client: "Acme" }), project(2), project(3)];
	function write(projects: Content["projects"]) {
		world.rows = { projects, blogs: [post(1)] };
		world.turn += 1;
	}

	test("says that it was restored, whichever mode is chosen next", async () => {
		await loseAnswer();
		write(merged);
		await check();
		await screen.findByText("The backup was restored");
		await waitFor(() => expect(screen.queryByText("Restore Failed")).toBeNull());
		await userEvent.click(dialog().getByRole("radio", { name: /^Replace/ }));
		expect(dialog().getByRole("region", { name: "Projects" }).textContent).toContain("Removed1");
		expect(dialog().getByText("The backup was restored")).toBeTruthy();
		expect(dialog().queryByText(NOT_RESTORED)).toBeNull();
	});

	test("waits while the database can still be restoring, and checks again", async () => {
		await loseAnswer();
		await check();
		await screen.findByText(WAITS);
		expect(dialog().queryByText(NOT_RESTORED)).toBeNull();
		write(merged);
		await check();
		expect(await screen.findByText("The backup was restored")).toBeTruthy();
	});

	test("says that it wasn't restored once the database has stopped", async () => {
		await loseAnswer();
		vi.setSystemTime(Date.now() + 151_000);
		try {
			await check();
			expect(await screen.findByText(NOT_RESTORED)).toBeTruthy();
		} finally {
			vi.useRealTimers();
		}
	});

	test("says that the content differs when it was changed after the restore", async () => {
		await loseAnswer();
		write([project(1, { title: "Edited since", client: "Acme" }), project(2), project(3)]);
		await check();
		expect(await screen.findByText("The database has changed, but it differs from the backup")).toBeTruthy();
		expect(dialog().queryByText(NOT_RESTORED)).toBeNull();
	});
});
