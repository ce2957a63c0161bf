// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { namesOfUploads, stopUploads } from "@/features/admin/ui/form/running-uploads";
import { answer } from "../../../../tests/support/admin/answer";
import { Around, pngFile, preparePictureBrowser, storedPicture, stubLibrary } from "../../../../tests/support/admin/media-harness";
import { HeldUpload, holdUploads } from "../../../../tests/support/data/pictures-harness";
import { PicturesPage } from "./pictures-page";

let begun: () => Promise<HeldUpload>;

function show(path = "/admin/pictures") {
	const routes = [
		{ path: "/admin/pictures", element: <PicturesPage /> },
		{ path: "/admin/settings", element: <h1>Settings</h1> },
	];
	const router = createMemoryRouter(routes, { initialEntries: [path] });
	render(
		<Around>
			<RouterProvider router={router} />
			<ConfirmHost />
		</Around>,
	);
	return { user: userEvent.setup(), router };
}

const card = async (name: string) => (await screen.findByText(name)).closest("li") ?? document.body;
const altOf = async (name: string) => within(await card(name)).getByRole("textbox");

beforeEach(() => {
	preparePictureBrowser();
	vi.stubGlobal("scrollTo", () => {});
	begun = holdUploads();
});
afterEach(() => {
	toast.dismiss();
	cleanup();
	localStorage.clear();
});

test("explains how to start when the library is empty, and takes a pasted picture", async () => {
	stubLibrary([]);
	show();
	expect(await screen.findByText("No pictures yet")).toBeTruthy();
	const paste = (text: string) => ({ types: ["Files"], files: [pngFile("pasted.png")], getData: () => text });
	expect(fireEvent.paste(document.body, { clipboardData: paste("Words of a cell") })).toBe(true);
	fireEvent.paste(document.body, { clipboardData: paste("") });
	(await begun()).answer(200);
	expect(await screen.findByText("1 picture")).toBeTruthy();
	expect(await screen.findByRole("button", { name: "Delete pasted.png" })).toBeTruthy();
	expect(screen.getByText("1 of 1 picture uploaded").getAttribute("role")).toBe("status");
});

test("uploads two files at a time", async () => {
	stubLibrary([]);
	show();
	const drop = { types: ["Files"], files: [1, 2, 3].map((number) => pngFile(`file-${number}.png`)) };
	fireEvent.drop(await screen.findByText("No pictures yet"), { dataTransfer: drop });
	await waitFor(() => expect(HeldUpload.all).toHaveLength(2));
	const uploads = screen.getByRole("region", { name: "Uploads" });
	expect(within(uploads).getAllByRole("progressbar")).toHaveLength(3);
	expect(within(uploads).getByText("Waiting")).toBeTruthy();
	const before = new Event("beforeunload", { cancelable: true });
	window.dispatchEvent(before);
	expect(before.defaultPrevented).toBe(true);
	HeldUpload.all[0]?.answer(200);
	await waitFor(() => expect(HeldUpload.all).toHaveLength(3));
	for (const upload of HeldUpload.all.slice(1)) upload.answer(200);
	await waitFor(() => expect(screen.queryByRole("region", { name: "Uploads" })).toBeNull());
	expect(await screen.findByText("3 pictures")).toBeTruthy();
});

describe("an upload whose screen is gone", () => {
	async function begin() {
		const library = stubLibrary([]);
		const { user, router } = show();
		await screen.findByText("No pictures yet");
		fireEvent.drop(screen.getByText("No pictures yet"), { dataTransfer: { types: ["Files"], files: [pngFile("one.png")] } });
		const upload = await begun();
		return { user, router, upload, library };
	}

	async function leave() {
		const { router, ...begunUpload } = await begin();
		await router.navigate("/admin/settings");
		await screen.findByRole("heading", { name: "Settings" });
		return begunUpload;
	}

	const REMOVAL = "DELETE /storage/v1/object/pictures";

	test("makes a reload and a sign-out ask until it ends", async () => {
		const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
		const { upload } = await leave();
		expect([asks(), namesOfUploads()]).toEqual([true, ["one.png"]]);
		upload.answer(200);
		await waitFor(() => expect([asks(), namesOfUploads()]).toEqual([false, []]));
	});

	test("is canceled by a sign-out", async () => {
		const { upload } = await leave();
		await stopUploads();
		expect([upload.aborted, namesOfUploads()]).toEqual([true, []]);
	});

	test("reports its failure with another attempt", async () => {
		const { user, upload, library } = await leave();
		upload.answer(500);
		expect(await screen.findByText("“one.png” wasn't uploaded")).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "Retry" }));
		await waitFor(() => expect(HeldUpload.all).toHaveLength(2));
		HeldUpload.all[1]?.answer(200);
		await waitFor(() => expect(library.rows).toHaveLength(1));
		expect(library.asked).not.toContain(REMOVAL);
	});

	test("leaves no files when its failure is dismissed", async () => {
		const { user, upload, library } = await leave();
		upload.answer(500);
		await screen.findByText("“one.png” wasn't uploaded");
		expect(library.asked).not.toContain(REMOVAL);
		await user.click(screen.getByRole("button", { name: "Close toast" }));
		await waitFor(() => expect(library.asked).toContain(REMOVAL));
	});

	test("leaves no files when it had failed before", async () => {
		const { router, upload, library } = await begin();
		upload.answer(500);
		await screen.findByRole("button", { name: "Retry: one.png" });
		expect(library.asked).not.toContain(REMOVAL);
		await router.navigate("/admin/settings");
		await waitFor(() => expect(library.asked).toContain(REMOVAL));
	});
});

test("keeps the focus beside the uploads when failed ones are dismissed", async () => {
	stubLibrary([]);
	const { user } = show();
	const drop = { types: ["Files"], files: [1, 2, 3].map((number) => new File([], `empty-${number}.png`, { type: "image/png" })) };
	fireEvent.drop(await screen.findByText("No pictures yet"), { dataTransfer: drop });
	await user.click(await screen.findByRole("button", { name: "Dismiss empty-2.png" }));
	const place = document.activeElement;
	expect([place?.tagName, place?.contains(screen.getByRole("region", { name: "Uploads" }))]).toEqual(["DIV", true]);
	await user.click(screen.getByRole("button", { name: "Dismiss all" }));
	expect(screen.queryByRole("region", { name: "Uploads" })).toBeNull();
	expect(document.activeElement).toBe(place);
});

test("saves an alternative text on blur and discards it on Esc", async () => {
	const library = stubLibrary([storedPicture(1)]);
	const { user } = show();
	const box = await altOf("Picture 1.png");
	expect(within(await card("Picture 1.png")).getByText("Missing")).toBeTruthy();
	await user.type(box, "Not this{Escape}");
	expect(box).toHaveProperty("value", "");
	await user.type(box, "  A dispatch board ");
	await user.tab();
	expect(await within(await card("Picture 1.png")).findByText("Saved")).toBeTruthy();
	expect(library.rows[0]?.alt).toBe("A dispatch board");
	expect(library.asked.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
});

test("shows a conflicting text instead of overwriting it, and replaces it on the second save", async () => {
	const library = stubLibrary([storedPicture(1)]);
	const { user } = show();
	const box = await altOf("Picture 1.png");
	await user.type(box, "Mine");
	library.rows = [storedPicture(1, { alt: "Theirs", version: 7 })];
	await user.keyboard("{Enter}");
	expect((await screen.findByRole("alert")).textContent).toMatch(/^Someone else .*“Theirs”/);
	expect(box).toHaveProperty("value", "Mine");
	await user.click(screen.getByRole("button", { name: "Save again" }));
	expect(document.activeElement).toBe(box);
	await waitFor(() => expect(library.rows[0]?.alt).toBe("Mine"));
});

test("renames a picture by keyboard; Esc and an empty name keep the old one", async () => {
	const library = stubLibrary([storedPicture(1)]);
	const { user } = show();
	const rename = () => screen.getByRole("button", { name: "Rename Picture 1.png" });
	const box = () => screen.getByRole("textbox", { name: "Name of Picture 1.png" });
	await user.click(await screen.findByRole("button", { name: "Rename Picture 1.png" }));
	await user.type(box(), "Other{Escape}");
	await waitFor(() => expect(document.activeElement).toBe(rename()));
	await user.keyboard("{Enter}");
	await user.clear(box());
	await user.keyboard("{Enter}");
	await waitFor(() => expect(document.activeElement).toBe(rename()));
	expect(library.asked.some((call) => call.startsWith("PATCH"))).toBe(false);
	library.refuse = "PATCH";
	await user.click(rename());
	await user.clear(box());
	await user.type(box(), "  Board{Enter}");
	expect(await screen.findByText("The name wasn't saved. Please try again.")).toBeTruthy();
	expect(box()).toHaveProperty("value", "  Board");
	library.refuse = null;
	await user.type(box(), "{Enter}");
	const renamed = await screen.findByRole("button", { name: "Rename Board" });
	await waitFor(() => expect(document.activeElement).toBe(renamed));
	expect(library.rows[0]?.name).toBe("Board");
});

test("keeps the page of an address while the answer to the last search is on screen", async () => {
	const library = stubLibrary([]);
	const { router } = show("/admin/pictures?search=nothing");
	expect(await screen.findByText(/^No picture has “.+” in its name or alternative text\.$/)).toBeTruthy();
	let release = () => {};
	library.held = new Promise((done) => {
		release = done;
	});
	library.rows = Array.from({ length: 60 }, (_none, at) => storedPicture(at + 1));
	await router.navigate("/admin/pictures?page=3");
	await waitFor(() => expect(screen.getByText("Loading pictures")).toBeTruthy());
	expect(screen.queryByText("No pictures yet")).toBeNull();
	release();
	expect(await screen.findByText("Picture 60.png")).toBeTruthy();
	expect(router.state.location.search).toBe("?page=3");
});

test("asks with a list of uses before deleting, and keeps the picture when declined", async () => {
	const library = stubLibrary([storedPicture(1), storedPicture(2)], { projects: 2, posts: 1, versions: 3, copies: 1 });
	const { user } = show();
	await user.click(await screen.findByRole("button", { name: "Delete Picture 1.png" }));
	expect(await answer("Cancel")).toBe(
		"Are you sure you want to delete “Picture 1.png”? Used by 2 projects, 1 post, and the unpublished changes of 1 row. 3 earlier versions show it. If you restore one of them, the picture will be missing. This can't be undone.",
	);
	expect(library.asked.some((call) => call.startsWith("DELETE"))).toBe(false);
	await user.click(screen.getByRole("button", { name: "Delete Picture 1.png" }));
	await answer("Delete");
	expect(await screen.findByText("Picture deleted")).toBeTruthy();
	await waitFor(() => expect(screen.queryByText("Picture 1.png")).toBeNull());
	expect(library.rows).toHaveLength(1);
});

test("keeps the picture and shows an error when deleting fails", async () => {
	const library = stubLibrary([storedPicture(1)]);
	library.refuse = "DELETE";
	const { user } = show();
	await user.click(await screen.findByRole("button", { name: "Delete Picture 1.png" }));
	await answer("Delete");
	expect(await screen.findByText("Failed to delete picture. Please try again.")).toBeTruthy();
	expect(library.rows).toHaveLength(1);
});

test("keeps page and search in the address and leaves a page that no longer exists", async () => {
	stubLibrary(Array.from({ length: 25 }, (_row, index) => storedPicture(index + 1)));
	const { user, router } = show("/admin/pictures?page=2");
	expect(await card("Picture 25.png")).toBeTruthy();
	await user.type(screen.getByLabelText("Search pictures"), "25");
	await waitFor(() => expect(router.state.location.search).toBe("?search=25"));
	expect(await screen.findByText("1 picture")).toBeTruthy();
	await router.navigate("/admin/pictures?page=9&search=25");
	await waitFor(() => expect(router.state.location.search).toBe("?search=25"));
	await act(() => router.navigate("/admin/pictures"));
	expect(await screen.findByText("25 pictures")).toBeTruthy();
	expect(screen.getByLabelText("Search pictures")).toHaveProperty("value", "");
});

test("shows an error with a retry when the list fails to load", async () => {
	const library = stubLibrary([storedPicture(1)]);
	library.refuse = "GET";
	const { user } = show();
	expect(await screen.findByText("Failed to load pictures. Please try again.")).toBeTruthy();
	library.refuse = null;
	await user.click(screen.getByRole("button", { name: "Retry" }));
	expect(await card("Picture 1.png")).toBeTruthy();
});
