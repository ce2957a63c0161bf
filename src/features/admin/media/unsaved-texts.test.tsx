// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { forgetTexts, namesOfTexts } from "@/features/admin/ui/unsent-texts";
import { answer } from "../../../../tests/support/admin/answer";
import { Around, preparePictureBrowser, storedPicture, stubLibrary } from "../../../../tests/support/admin/media-harness";
import { PicturesPage } from "./pictures-page";

function show() {
	const routes = [
		{ path: "/admin/pictures", element: <PicturesPage /> },
		{ path: "/admin/leads", element: <p>Leads</p> },
	];
	const router = createMemoryRouter(routes, { initialEntries: ["/admin/pictures"] });
	render(
		<Around>
			<RouterProvider router={router} />
			<ConfirmHost />
		</Around>,
	);
	return { user: userEvent.setup(), router };
}

const altOf = async (name: string) => within((await screen.findByText(name)).closest("li") ?? document.body).getByRole("textbox");

beforeEach(() => {
	preparePictureBrowser();
	vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
	toast.dismiss();
	cleanup();
	forgetTexts(() => true);
	localStorage.clear();
});

describe("leaving the screen while a text is typed", () => {
	const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
	const sent = (library: ReturnType<typeof stubLibrary>) => library.asked.filter((call) => call.startsWith("PATCH")).length;
	const openName = async (user: ReturnType<typeof userEvent.setup>, typed: string) => {
		await user.click(await screen.findByRole("button", { name: "Rename Picture 1.png" }));
		await user.clear(nameBox());
		await user.type(nameBox(), typed);
	};
	const nameBox = () => screen.getByRole("textbox", { name: "Name of Picture 1.png" });

	test("saves an alternative text, and asks nothing more", async () => {
		const library = stubLibrary([storedPicture(1)]);
		const { user, router } = show();
		await user.type(await altOf("Picture 1.png"), "A yard");
		expect([asksBeforeLeaving(), namesOfTexts()]).toEqual([true, ["the alternative text of Picture 1.png"]]);
		await router.navigate("/admin/leads");
		await waitFor(() => expect(library.rows[0]?.alt).toBe("A yard"));
		await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
		expect(sent(library)).toBe(1);
	});

	test("reports an alternative text that can't be saved, and offers it again", async () => {
		const library = stubLibrary([storedPicture(1)]);
		const { user, router } = show();
		await user.type(await altOf("Picture 1.png"), "A yard");
		library.refuse = "PATCH";
		await router.navigate("/admin/leads");
		const said =
			"The alternative text of “Picture 1.png” wasn't saved because the server refused it. This tab keeps your text. Open Pictures to save it.";
		expect(await screen.findByText(said)).toBeTruthy();
		library.refuse = null;
		await router.navigate(-1);
		expect(await altOf("Picture 1.png")).toHaveProperty("value", "A yard");
		expect(screen.getByText("Not saved. Your text is still here.")).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "Save again" }));
		await waitFor(() => expect(library.rows[0]?.alt).toBe("A yard"));
		await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
	});

	test("doesn't overwrite a text of someone else with a kept one before it has asked", async () => {
		const library = stubLibrary([storedPicture(1)]);
		const { user, router } = show();
		await user.type(await altOf("Picture 1.png"), "Mine");
		library.rows = [storedPicture(1, { alt: "Theirs", version: 7 })];
		await router.navigate("/admin/leads");
		expect(await screen.findByText(/wasn't saved because someone else changed it to “Theirs”/)).toBeTruthy();
		await router.navigate(-1);
		await user.click(await screen.findByRole("button", { name: "Save again" }));
		expect(await screen.findByText(/^Someone else changed this to “Theirs”/)).toBeTruthy();
		await router.navigate("/admin/leads");
		expect(library.rows[0]?.alt).toBe("Theirs");
		await router.navigate(-1);
		await user.type(await altOf("Picture 1.png"), "{Escape}");
		expect([await altOf("Picture 1.png"), asksBeforeLeaving()]).toMatchObject([{ value: "Theirs" }, false]);
	});

	test("saves a name", async () => {
		const library = stubLibrary([storedPicture(1)]);
		const { user, router } = show();
		await openName(user, "Yard");
		expect([asksBeforeLeaving(), namesOfTexts()]).toEqual([true, ["the new name of Picture 1.png"]]);
		await router.navigate("/admin/leads");
		await waitFor(() => expect(library.rows[0]?.name).toBe("Yard"));
		await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
		expect(sent(library)).toBe(1);
	});

	test("saves a name without taking the focus from a box that was entered meanwhile", async () => {
		const library = stubLibrary([storedPicture(1), storedPicture(2)]);
		const { user } = show();
		await openName(user, "Yard");
		let release = () => {};
		library.held = new Promise((done) => {
			release = done;
		});
		await user.keyboard("{Enter}");
		const alt = await altOf("Picture 2.png");
		await user.click(alt);
		release();
		await screen.findByRole("button", { name: "Rename Yard" });
		await user.keyboard("At a desk");
		expect(alt).toHaveProperty("value", "At a desk");
	});

	test("reports a name that can't be saved, and offers it again without taking the focus", async () => {
		const library = stubLibrary([storedPicture(1)]);
		const { user, router } = show();
		await openName(user, "Yard");
		library.refuse = "PATCH";
		await router.navigate("/admin/leads");
		expect(await screen.findByText(/^The name of “Picture 1.png” wasn't saved because the server refused it\./)).toBeTruthy();
		library.refuse = null;
		await router.navigate(-1);
		await waitFor(() => expect(nameBox()).toHaveProperty("value", "Yard"));
		expect(document.activeElement).not.toBe(nameBox());
		await user.type(nameBox(), "{Enter}");
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rename Yard" })));
		expect(asksBeforeLeaving()).toBe(false);
	});

	test("asks no more about the texts of a deleted picture, or after Esc", async () => {
		const library = stubLibrary([storedPicture(1), storedPicture(2)]);
		const { user } = show();
		await openName(user, "Yard{Escape}");
		await user.type(await altOf("Picture 1.png"), "A yard{Escape}");
		expect(asksBeforeLeaving()).toBe(false);
		library.refuse = "PATCH";
		await user.type(await altOf("Picture 1.png"), "A yard");
		await user.click(screen.getByRole("button", { name: "Delete Picture 1.png" }));
		await answer("Delete");
		expect(await screen.findByText("Picture deleted")).toBeTruthy();
		await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
	});

	test("reports the failure of a save that still runs", async () => {
		const library = stubLibrary([storedPicture(1)]);
		const { user, router } = show();
		const alt = await altOf("Picture 1.png");
		let lose = () => {};
		library.held = new Promise((_resolve, reject) => (lose = () => reject(new TypeError("Failed to fetch"))));
		await user.type(alt, "A yard{Enter}");
		await waitFor(() => expect(sent(library)).toBe(1));
		await router.navigate("/admin/leads");
		await screen.findByText("Leads");
		lose();
		expect(await screen.findByText(/alternative text of “Picture 1.png” wasn't saved because the server didn't respond/)).toBeTruthy();
		expect(namesOfTexts()).toEqual(["the alternative text of Picture 1.png"]);
		expect(sent(library)).toBe(1);
	});
});
