// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SESSION_KEY } from "@/data/session-key";
import { SETTINGS_ID } from "@/data/settings/schema";
import { readAutosaves } from "@/features/admin/editor/autosaves";
import { storableText } from "@/shared/lib/text/storable-text";
import { answer } from "../../../../tests/support/admin/answer";
import { READ, row, setUpSettings, show, WRITE } from "../../../../tests/support/admin/settings-harness";
import type { Replies, Reply } from "../../../../tests/support/data/auth-harness";

setUpSettings();

const MINE = "+91 22 5550 0199";
const phone = () => screen.findByRole("textbox", { name: "Phone" });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const note = () => screen.findByRole("region", { name: "Unsaved changes" });
const kept = () => readAutosaves({ owner: "ada@example.com", table: "site_settings", row: SETTINGS_ID });

/** Types a phone number and closes the page, as a crash or a closed tab does; then opens it again. */
async function typeAndReopen(replies: Replies = {}) {
	show({});
	await userEvent.type(await phone(), MINE);
	cleanup();
	return show(replies);
}

test("offers unsaved settings again after the page was closed, and saves them over the version they began with", async () => {
	const calls = await typeAndReopen({ [WRITE]: [200, [row(2, { phone: MINE })]] });
	expect((await note()).textContent).toMatch(/Unsaved changes from .*· Phone/);
	expect(await phone()).toHaveProperty("value", "");
	await press("Restore");
	expect(await phone()).toHaveProperty("value", MINE);
	expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
	expect(screen.getByText("Unsaved changes")).toBeTruthy();
	await press("Save settings");
	expect(await screen.findByText("Settings saved")).toBeTruthy();
	const write = calls.find(({ what }) => what === WRITE);
	expect(write?.body).toMatchObject({ phone: MINE });
	expect(new URLSearchParams(write?.query).get("version")).toBe("eq.1");
	expect(kept()).toEqual([]);
});

test("an autosave that is older than the settings asks which version to keep", async () => {
	const newer = row(2, { phone: "+91 22 5550 0111" });
	await typeAndReopen({ [READ]: [200, [newer]], [WRITE]: ({ query }) => [200, query.includes("version=eq.2") ? [row(3)] : []] });
	expect((await note()).textContent).toContain("The saved form is newer than these changes.");
	await press("Restore");
	await press("Save settings");
	expect(await screen.findByText("The settings were changed elsewhere since you opened them.")).toBeTruthy();
	await press("Take theirs");
	expect(await phone()).toHaveProperty("value", "+91 22 5550 0111");
	await press("Put mine back");
	expect(await phone()).toHaveProperty("value", MINE);
});

test("a discarded autosave can be brought back", async () => {
	await typeAndReopen();
	await note();
	await press("Discard");
	expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
	expect(kept()).toEqual([]);
	await press("Undo");
	expect((await note()).textContent).toContain("Phone");
});

test("nothing is offered once the changes are saved or discarded", async () => {
	const saved = row(2, { phone: MINE });
	show({ [WRITE]: [200, [saved]] });
	await userEvent.type(await phone(), MINE);
	await press("Save settings");
	await screen.findByText("Settings saved");
	await userEvent.type(await phone(), "0");
	await press("Discard");
	await answer("Discard");
	expect(await screen.findByText("All changes saved")).toBeTruthy();
	cleanup();
	expect(kept()).toEqual([]);
	show({ [READ]: [200, [saved]] });
	expect(await phone()).toHaveProperty("value", MINE);
	expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
});

test("Discard shows what a save without an answer has stored", async () => {
	let stored = row(1);
	show({
		[READ]: () => [200, [stored]],
		[WRITE]: () => {
			stored = row(2, { phone: MINE });
			return [500, { code: "XX000", message: "broken" }];
		},
	});
	await userEvent.type(await phone(), MINE);
	await press("Save settings");
	await screen.findByText("Not saved.");
	await press("Discard");
	await answer("Discard");
	expect(await screen.findByText("All changes saved")).toBeTruthy();
	expect(await phone()).toHaveProperty("value", MINE);
	expect(kept()).toEqual([]);
});

test("Discard needs no connection when nothing was sent", async () => {
	let reads = 0;
	show({ [READ]: () => (reads++ === 0 ? [200, [row(1)]] : [500, { code: "XX000", message: "broken" }]) });
	await userEvent.type(await phone(), MINE);
	await press("Discard");
	await answer("Discard");
	expect(await screen.findByText("All changes saved")).toBeTruthy();
	expect([reads, await phone()]).toMatchObject([1, { value: "" }]);
});

test("Discard keeps the text when the stored settings can't be read", async () => {
	let reads = 0;
	show({
		[READ]: () => (reads++ === 0 ? [200, [row(1)]] : [500, { code: "XX000", message: "broken" }]),
		[WRITE]: [500, { code: "XX000", message: "broken" }],
	});
	await userEvent.type(await phone(), MINE);
	await press("Save settings");
	await screen.findByText("Not saved.");
	await press("Discard");
	await answer("Discard");
	expect(await screen.findByText("Your changes weren't discarded. Please try again.")).toBeTruthy();
	expect(await phone()).toHaveProperty("value", MINE);
});

test.each(["Mon–Fri", "Mon–Fri \ud83d"])("a stored save of %j whose answer was lost isn't taken for another change", async (hours) => {
	let stored = row(1);
	let writes = 0;
	show({
		[READ]: () => [200, [stored]],
		[WRITE]: ({ query, body }) => {
			if (!query.includes(`version=eq.${stored.version}`)) return [200, []];
			stored = { ...stored, ...Object(body), version: stored.version + 1 };
			return writes++ === 0 ? [500, { code: "XX000", message: "broken" }] : [200, [stored]];
		},
	});
	fireEvent.change(await screen.findByRole("textbox", { name: "Hours" }), { target: { value: hours } });
	await press("Save settings");
	await screen.findByText("Not saved.");
	await userEvent.type(await phone(), MINE);
	await press("Save settings");
	expect(await screen.findByText("Settings saved")).toBeTruthy();
	expect(stored).toMatchObject({ version: 3, phone: MINE, hours: storableText(hours) });
});

test("an autosave of another form can only be copied", async () => {
	await typeAndReopen();
	await note();
	cleanup();
	const [key = ""] = Object.keys(localStorage).filter((name) => name.startsWith("studio-draft/"));
	localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ""), shape: 0 }));
	show({});
	expect((await note()).textContent).toContain("These changes don't fit this form.");
	expect(await screen.findByRole("button", { name: "Copy text" })).toBeTruthy();
});

test("a browser without storage says so, and asks before the page is left", async () => {
	show({});
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	await userEvent.type(await phone(), MINE);
	expect(await screen.findByText("This browser can't keep unsaved changes")).toBeTruthy();
	await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
	expect(await answer("Stay")).toBe("Leave without saving? Your changes will be lost.");
	await waitFor(async () => expect(await phone()).toHaveProperty("value", MINE));
});

test("says that the session has ended only until the admin has signed in, also when the text can't be saved", async () => {
	let isSignedIn = false;
	const reply = (body: unknown): Reply => (isSignedIn ? [200, body] : [401, {}]);
	const calls = show({ [WRITE]: () => reply([row(2)]), "POST /rest/v1/rpc/is_administrator": () => reply(true) });
	await userEvent.type(await phone(), MINE);
	await press("Save settings");
	const notice = await screen.findByText("Your session has ended.");
	await userEvent.type(await phone(), "x");
	isSignedIn = true;
	act(() => void window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue: "{}" })));
	await waitFor(() => expect(notice.isConnected).toBe(false));
	expect(await phone()).toHaveProperty("value", `${MINE}x`);
	expect(calls.filter(({ what }) => what === WRITE)).toHaveLength(1);
});
