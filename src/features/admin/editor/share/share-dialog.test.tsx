// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RowGone } from "@/data/admin-rows/requests";
import type { PreviewLink } from "@/data/preview-links/admin-repository";
import { RequestFailed } from "@/data/request-failed";
import { prepareBrowser } from "../../../../../tests/support/admin/form-page-harness";
import { type linkStore, ShareDialog } from "./share-dialog";

const ROW = "5eed0000-0000-4000-8000-100000000001";
const link = (id: string, day: number): PreviewLink => ({
	id,
	createdAt: new Date().toISOString(),
	expiresAt: new Date(2027, 5, day, 9, 30).toISOString(),
});

let logged: unknown[][];
beforeEach(() => {
	prepareBrowser();
	logged = [];
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
});
afterEach(cleanup);

/** A store that keeps its links in memory. */
function memoryStore(links: PreviewLink[] = []) {
	let kept = links;
	return {
		list: vi.fn<typeof linkStore.list>(async () => kept),
		create: vi.fn<typeof linkStore.create>(async (id) => {
			const made = link(id, 20);
			kept = [made, ...kept];
			return made;
		}),
		revoke: vi.fn<typeof linkStore.revoke>(async (id) => {
			if (!kept.some((one) => one.id === id)) throw new RowGone();
			kept = kept.filter((one) => one.id !== id);
		}),
	};
}

function show(store: typeof linkStore, table: "portfolios" | "blogs" = "portfolios") {
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<ShareDialog table={table} noun={table === "portfolios" ? "project" : "post"} rowId={ROW} onClose={() => {}} store={store} />
		</QueryClientProvider>,
	);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const addressBox = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "Link created" });
const entries = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("makes a link for the chosen time, shows its address once and lists it", async () => {
	const store = memoryStore();
	show(store, "blogs");
	expect(await screen.findByText("No one has a link to this preview.")).toBeTruthy();
	await userEvent.selectOptions(screen.getByRole("combobox", { name: "Link works for" }), "30 days");
	await press("Create link");
	await waitFor(() => expect(entries()).toHaveLength(1));
	const [id, kind, rowId, token, days] = store.create.mock.calls[0] ?? [];
	expect([kind, rowId, days]).toEqual(["post", ROW, 30]);
	const box = addressBox();
	expect(box?.value).toBe(`${location.origin}/preview/${token}`);
	expect([document.activeElement === box, box?.selectionEnd]).toEqual([true, box?.value.length]);
	expect(entries()[0]).toContain("Expires Jun 20, 2027, 9:30 AMNew, created just now");
	expect(screen.getByText(/can't be shown again\.$/)).toBeTruthy();
	expect(id).not.toBe(token);
	expect(JSON.stringify(logged)).not.toContain(token);
});

test("lists a link that is made before the first list has arrived", async () => {
	const store = memoryStore();
	let answer = (_links: PreviewLink[]) => {};
	const first = new Promise<PreviewLink[]>((resolve) => {
		answer = resolve;
	});
	store.list.mockReturnValueOnce(first);
	show(store);
	await press("Create link");
	await waitFor(() => expect(addressBox()).not.toBeNull());
	answer([]);
	await waitFor(() => expect(entries()).toHaveLength(1));
});

test("copies the address of a new link", async () => {
	show(memoryStore());
	const user = userEvent.setup();
	await user.click(await screen.findByRole("button", { name: "Create link" }));
	await user.click(await screen.findByRole("button", { name: "Copy link" }));
	expect(await screen.findByText("Copied")).toBeTruthy();
	expect(await navigator.clipboard.readText()).toBe(addressBox()?.value);
});

test("says why no link was made, and makes one on the next attempt", async () => {
	const store = memoryStore();
	store.create.mockRejectedValueOnce(new RequestFailed("preview_links", 503));
	show(store);
	await press("Create link");
	expect((await screen.findByRole("alert")).textContent).toContain("The link couldn't be created.");
	expect(addressBox()).toBeNull();
	await press("Create link");
	await waitFor(() => expect(addressBox()).not.toBeNull());
	expect(screen.queryByRole("alert")).toBeNull();
});

test("revokes a link and takes the address of the new one away", async () => {
	const store = memoryStore([link("older", 2)]);
	show(store);
	await press("Create link");
	await waitFor(() => expect(entries()).toHaveLength(2));
	await press("Revoke the link that expires Jun 20, 2027, 9:30 AM");
	await waitFor(() => expect(entries()).toHaveLength(1));
	expect(addressBox()).toBeNull();
	expect(screen.getByText("Link revoked")).toBeTruthy();
	expect(document.activeElement?.textContent).toBe("Active links");
	await press(/^Revoke the link/);
	expect(await screen.findByText("No one has a link to this preview.")).toBeTruthy();
});

test("says that a link may still work when revoking fails", async () => {
	const store = memoryStore([link("one", 2)]);
	store.revoke.mockRejectedValueOnce(new RequestFailed("preview_links", 0));
	show(store);
	await press(/^Revoke the link/);
	expect((await screen.findByRole("alert")).textContent).toContain("so it may still work");
	expect(entries()).toHaveLength(1);
});

test("drops a link from the list that another tab has revoked", async () => {
	const store = memoryStore([link("one", 2)]);
	show(store);
	await screen.findByRole("button", { name: /^Revoke/ });
	await store.revoke("one");
	await press(/^Revoke the link/);
	expect(await screen.findByText("No one has a link to this preview.")).toBeTruthy();
	expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps its busy buttons focusable, and does each thing once", async () => {
	const store = memoryStore([link("one", 2), link("two", 3)]);
	store.create.mockReturnValue(new Promise(() => {}));
	store.revoke.mockReturnValue(new Promise(() => {}));
	show(store);
	const [first, second] = await screen.findAllByRole<HTMLButtonElement>("button", { name: /^Revoke the link/ });
	for (const button of [screen.getByRole<HTMLButtonElement>("button", { name: "Create link" }), first]) {
		if (!button) throw new Error("No button");
		await userEvent.click(button);
		await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
		expect(button.disabled).toBe(false);
		await userEvent.click(button);
	}
	await userEvent.click(second ?? document.body);
	expect([store.create.mock.calls.length, store.revoke.mock.calls.length]).toEqual([1, 1]);
});

test("shows that the links are loading, and loads them again on Retry", async () => {
	const store = memoryStore([link("one", 2)]);
	store.list.mockRejectedValueOnce(new RequestFailed("preview_links", 500));
	show(store);
	expect(screen.getByText("Loading links…")).toBeTruthy();
	const failure = await screen.findByRole("alert");
	await userEvent.click(within(failure).getByRole("button", { name: "Retry" }));
	await waitFor(() => expect(entries()).toHaveLength(1));
});
