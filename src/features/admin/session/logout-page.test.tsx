// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { LOCAL_KEYS } from "@/data/backup/local-storage";
import { noteUploads } from "@/features/admin/ui/form/running-uploads";
import { unsentTexts } from "@/features/admin/ui/unsent-texts";
import { keepSession, startAuthServer } from "../../../../tests/support/data/auth-harness";
import { LogoutPage } from "./logout-page";

beforeEach(() => {
	localStorage.clear();
	vi.stubGlobal("location", { ...location, replace: vi.fn() });
});

test("deletes local copies of drafts and unsent replies on sign-out, and keeps backups", async () => {
	startAuthServer({ "POST /logout": [204, null] });
	keepSession();
	for (const key of Object.values(LOCAL_KEYS)) localStorage.setItem(key, "[]");
	unsentTexts("reply", z.string(), () => "the reply").keep({ id: "1", name: "Ada", email: null }, "Yes, on Monday.");
	render(
		<MemoryRouter>
			<LogoutPage />
		</MemoryRouter>,
	);
	expect(screen.getByRole("status").textContent).toBe("Signing out…");
	await waitFor(() =>
		expect(Object.keys(localStorage).sort()).toEqual([LOCAL_KEYS.history, LOCAL_KEYS.backup, LOCAL_KEYS.download].sort()),
	);
	expect(sessionStorage.length).toBe(0);
});

test("cancels the uploads of the tab before the session ends", async () => {
	const steps: string[] = [];
	startAuthServer({
		"POST /logout": () => {
			steps.push("logout");
			return [204, null];
		},
	});
	keepSession();
	const queue = Symbol();
	let remove = () => {};
	const removed = new Promise<void>((done) => {
		remove = () => {
			steps.push("upload");
			done();
		};
	});
	const stop = () => {
		// As a queue does, whose list is empty from now on.
		noteUploads(queue, { files: [], isOfForm: () => false, stop });
		return removed;
	};
	noteUploads(queue, { files: ["board.png"], isOfForm: () => false, stop });
	render(
		<MemoryRouter>
			<LogoutPage />
		</MemoryRouter>,
	);
	await act(async () => {});
	expect(steps).toEqual([]);
	remove();
	await waitFor(() => expect(steps).toEqual(["upload", "logout"]));
});
