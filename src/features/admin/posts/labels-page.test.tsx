// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { json, stubBackend } from "../../../../tests/support/data/backend-harness";
import { storeSession } from "../../../../tests/support/data/pictures-harness";
import { LabelsPage } from "./labels-page";

let name: string;
let losesAnswer: boolean;
/** Whether only unpublished changes have the tag. */
let isOnlyInCopies: boolean;
let isAdministrator: boolean;
/** Null, or what a renaming waits for. */
let held: Promise<void> | null;

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	const call = new URL(String(input)).pathname.split("/").at(-1);
	if (call === "post_labels") return json([{ kind: "tag", name, posts: 1 }]);
	if (call === "is_administrator") return json(isAdministrator);
	if (call !== "replace_label") return json({}, 404);
	await held;
	const { old_name, new_name } = JSON.parse(String(init.body));
	const isFound = old_name === name;
	if (isFound) name = new_name ?? "other";
	if (losesAnswer) {
		losesAnswer = false;
		throw new TypeError("Failed to fetch");
	}
	return json(isFound ? [{ id: "a", version: isOnlyInCopies ? null : 1, labels: isOnlyInCopies ? null : [old_name] }] : []);
};

beforeEach(() => {
	name = "crm";
	losesAnswer = true;
	isOnlyInCopies = false;
	isAdministrator = true;
	held = null;
	stubBackend(backend);
	storeSession();
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	Element.prototype.scrollIntoView = () => {};
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

function show() {
	const router = createMemoryRouter([{ path: "/", element: <LabelsPage /> }]);
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<RouterProvider router={router} />
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
}

/** Renames the tag. Returns the dialog. */
async function rename() {
	show();
	await userEvent.click(await screen.findByRole("button", { name: "Rename crm" }));
	const dialog = within(await screen.findByRole("dialog"));
	const field = dialog.getByRole("combobox", { name: /^New name/ });
	await userEvent.clear(field);
	await userEvent.type(field, "sales");
	await userEvent.click(dialog.getByRole("button", { name: "Rename" }));
	return dialog;
}

test("offers Undo after a renaming", async () => {
	losesAnswer = false;
	await rename();
	expect(await screen.findByText("“crm” is now “sales”")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});

test("offers no Undo when the first answer is lost and the retry finds no post", async () => {
	const dialog = await rename();
	await dialog.findByText(/You can safely try again/);
	// The refreshed list already has the new name, so there is nothing to merge.
	await dialog.findByText("No post has “crm” now.");
	const again = dialog.getByRole("button", { name: "Rename" });
	await vi.waitFor(() => expect(again.getAttribute("aria-disabled")).toBe("false"));
	await userEvent.click(again);
	const notice = await screen.findByText("“crm” was already changed");
	expect(within(notice.closest("li") ?? document.body).queryByRole("button", { name: "Undo" })).toBeNull();
	expect(await screen.findByRole("button", { name: "Rename sales" })).toBeTruthy();
});

test("says when only unpublished changes had the name", async () => {
	losesAnswer = false;
	isOnlyInCopies = true;
	await rename();
	expect(await screen.findByText("In unpublished changes of 1 post")).toBeTruthy();
});

test.each([
	["offers Undo after a deletion", false],
	["offers no Undo after the deletion of a tag that no post has by then", true],
])("%s", async (_what, isGone) => {
	losesAnswer = false;
	show();
	await userEvent.click(await screen.findByRole("button", { name: "Delete crm" }));
	if (isGone) name = "sales";
	await answer("Delete");
	const notice = await screen.findByText("“crm” deleted");
	const undo = within(notice.closest("li") ?? document.body).queryByRole("button", { name: "Undo" });
	expect(undo === null).toBe(isGone);
});

test("says that a tag isn't deleted when the session has ended elsewhere", async () => {
	losesAnswer = false;
	isAdministrator = false;
	show();
	await userEvent.click(await screen.findByRole("button", { name: "Delete crm" }));
	// Row security then shows no post.
	name = "sales";
	await answer("Delete");
	expect(await screen.findByText("Failed to delete “crm”. Please try again.")).toBeTruthy();
	expect(screen.queryByText("“crm” deleted")).toBeNull();
});

test("stays open on Cancel while it renames", async () => {
	let answer = () => {};
	held = new Promise((resolve) => {
		answer = resolve;
	});
	const dialog = await rename();
	await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
	answer();
	expect(await dialog.findByText(/You can safely try again/)).toBeTruthy();
});
