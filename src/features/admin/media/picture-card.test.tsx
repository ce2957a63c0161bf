// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pictureAddress } from "@/data/pictures/picture-address";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { namesOfUploads, stopUploads } from "@/features/admin/ui/form/running-uploads";
import { answer } from "../../../../tests/support/admin/answer";
import { Around, pngFile, preparePictureBrowser, storedPicture, stubLibrary } from "../../../../tests/support/admin/media-harness";
import { HeldUpload, holdUploads } from "../../../../tests/support/data/pictures-harness";
import { usePictures } from "./library";
import { PictureCard } from "./picture-card";

let begun: () => Promise<HeldUpload>;

const readLists = { portfolios: vi.fn(async () => []), blogs: vi.fn(async () => []) };

/** The lists of another screen, which show pictures. */
function OtherLists() {
	useQuery({ queryKey: ["portfolios", "admin"], queryFn: readLists.portfolios });
	useQuery({ queryKey: ["blogs", "admin"], queryFn: readLists.blogs });
	return null;
}

/** The library's cards, as on the screen. */
function Cards() {
	const { data } = usePictures(0, "");
	return (
		<ul>
			{data?.pictures.map((picture) => (
				<PictureCard key={picture.id} picture={picture} />
			))}
		</ul>
	);
}

function show(Shown = Cards) {
	const screenOf = (cards: boolean) => (
		<Around>
			{cards ? <Shown /> : null}
			<OtherLists />
			<ConfirmHost />
		</Around>
	);
	const { rerender } = render(screenOf(true));
	return { user: userEvent.setup(), leave: () => rerender(screenOf(false)) };
}

beforeEach(() => {
	preparePictureBrowser();
	begun = holdUploads();
});
afterEach(() => {
	vi.useRealTimers();
	toast.dismiss();
	cleanup();
	localStorage.clear();
});

test("reports a deletion that the storage doesn't answer, and deletes when asked again", async () => {
	const row = storedPicture(1);
	const library = stubLibrary([row]);
	const backend = fetch;
	let isSilent = true;
	vi.stubGlobal("fetch", (input: RequestInfo | URL, init: RequestInit = {}) =>
		isSilent && init.method === "DELETE" ? new Promise(() => {}) : backend(input, init),
	);
	render(
		<Around>
			<ul>
				<PictureCard picture={{ ...row, address: pictureAddress(row.path), createdAt: row.created_at }} />
			</ul>
			<ConfirmHost />
		</Around>,
	);
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
	const remove = () => fireEvent.click(screen.getByRole("button", { name: "Delete Picture 1.png" }));
	remove();
	await answer("Delete");
	await vi.waitFor(() => expect(library.asked).toContain("GET /rest/v1/pictures"));
	await vi.advanceTimersByTimeAsync(15_000);
	expect(await screen.findByText("Failed to delete picture. Please try again.")).toBeTruthy();
	isSilent = false;
	remove();
	await answer("Delete");
	expect(await screen.findByText("Picture deleted")).toBeTruthy();
	expect(library.rows).toEqual([]);
});

describe("replacing a picture", () => {
	const button = () => screen.findByRole("button", { name: "Replace Picture 1.png" });
	const choose = async (user: ReturnType<typeof userEvent.setup>) => {
		const input = (await button()).nextElementSibling;
		if (!(input instanceof HTMLInputElement)) throw new Error("No file input");
		await user.upload(input, pngFile("new.png"));
	};

	test("makes a reload and a sign-out ask during the upload, and leaves no file when it fails", async () => {
		const library = stubLibrary([storedPicture(1)]);
		const { user } = show();
		await choose(user);
		await answer("Replace");
		const upload = await begun();
		const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
		expect([asks(), namesOfUploads()]).toEqual([true, ["new.png"]]);
		upload.answer(500);
		expect(await screen.findByText(/^The server can't be reached/)).toBeTruthy();
		expect([asks(), namesOfUploads()]).toEqual([false, []]);
		await waitFor(() => expect(library.asked.some((call) => call.startsWith("DELETE /storage/v1/"))).toBe(true));
	});

	test("leaves the focus on its button, which does nothing during the upload", async () => {
		stubLibrary([storedPicture(1)]);
		const { user } = show();
		await choose(user);
		await answer("Replace");
		const upload = await begun();
		const chooser = vi.spyOn(HTMLInputElement.prototype, "click");
		await user.click(await button());
		expect(chooser).not.toHaveBeenCalled();
		// A disabled button loses the focus in browsers, but not in jsdom.
		expect(await button()).toMatchObject({ disabled: false, ariaDisabled: "true" });
		upload.answer(500);
		expect(await screen.findByText(/^The server can't be reached/)).toBeTruthy();
		await user.click(await button());
		expect(chooser).toHaveBeenCalledOnce();
	});

	test("asks with the focus on Cancel, and not at all on another screen", async () => {
		stubLibrary([storedPicture(1)]);
		const { user, leave } = show();
		await choose(user);
		const question = await screen.findByRole("alertdialog");
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel"));
		await answer("Cancel");
		await waitFor(() => expect(question.isConnected).toBe(false));
		const backend = fetch;
		let count = () => {};
		const counting = new Promise<void>((resolve) => {
			count = resolve;
		});
		vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
			if (/picture_uses/.test(new Request(input).url)) await counting;
			return backend(input, init);
		});
		const reads = readLists.portfolios.mock.calls.length;
		await choose(user);
		leave();
		count();
		// The end of the task.
		await waitFor(() => expect(readLists.portfolios.mock.calls.length).toBe(reads + 1));
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	test("is canceled by a sign-out", async () => {
		stubLibrary([storedPicture(1)]);
		const { user } = show();
		await choose(user);
		await answer("Replace");
		const upload = await begun();
		await stopUploads();
		expect([upload.aborted, namesOfUploads()]).toEqual([true, []]);
		await waitFor(() => expect(screen.queryByText(/^Uploading/)).toBeNull());
		expect(screen.queryByText(/Something went wrong/)).toBeNull();
	});

	test("asks with a list of uses, uploads with the old text, replaces, and can be undone", async () => {
		const library = stubLibrary([storedPicture(1, { alt: "A board" })], { projects: 1, posts: 2, versions: 3, copies: 0 });
		const { user } = show();
		await choose(user);
		expect(await answer("Cancel")).toBe(
			"Replace “Picture 1.png” with “new.png”? It is shown by 1 project and 2 posts, and changes there at once. Focal points move to the middle. The old file stays in the library as “Picture 1.png (replaced)”.",
		);
		expect(HeldUpload.all).toHaveLength(0);
		await choose(user);
		await answer("Replace");
		(await begun()).answer(200);
		expect(await screen.findByText("Picture replaced")).toBeTruthy();
		expect(screen.getByText("In 1 project and 2 posts.")).toBeTruthy();
		expect(library.rows[0]).toMatchObject({ name: "new.png", alt: "A board" });
		expect(library.replaced).toEqual([{ old_id: storedPicture(1).id, new_id: library.rows[0]?.id }]);
		await user.click(screen.getByRole("button", { name: "Undo" }));
		expect(await screen.findByText("Change undone")).toBeTruthy();
		expect(library.restored).toEqual([{ chosen: ["first", "second", "third"] }]);
		expect(library.replaced).toHaveLength(1);
	});

	test("uploads with a text that was just saved when its list isn't read again", async () => {
		const row = storedPicture(1);
		const library = stubLibrary([row]);
		const picture = { ...row, address: pictureAddress(row.path), createdAt: row.created_at };
		const user = show(() => <PictureCard picture={picture} />).user;
		await user.type(screen.getByRole("textbox", { name: /^Alternative text/ }), "A board{Enter}");
		await screen.findByText("Saved");
		await choose(user);
		await answer("Replace");
		(await begun()).answer(200);
		await waitFor(() => expect(library.rows[0]).toMatchObject({ name: "new.png", alt: "A board" }));
	});

	test("reads the lists of projects and posts again after it and after its Undo", async () => {
		stubLibrary([storedPicture(1)]);
		const { user } = show();
		await choose(user);
		await answer("Replace");
		const { portfolios, blogs } = readLists;
		const reads = () => [portfolios.mock.calls.length, blogs.mock.calls.length];
		const [before = 0] = reads();
		(await begun()).answer(200);
		await waitFor(() => expect(reads()).toEqual([before + 1, before + 1]));
		await user.click(await screen.findByRole("button", { name: "Undo" }));
		await waitFor(() => expect(reads()).toEqual([before + 2, before + 2]));
	});

	test("says how much Undo left alone because it was changed since", async () => {
		const library = stubLibrary([storedPicture(1)]);
		library.changedSince = 1;
		const { user } = show();
		await choose(user);
		await answer("Replace");
		(await begun()).answer(200);
		await user.click(await screen.findByRole("button", { name: "Undo" }));
		expect(await screen.findByText("2 places of 3 restored. The others have changed in the meantime.")).toBeTruthy();
	});

	test("says what happened to the new picture when replacing fails", async () => {
		const library = stubLibrary([storedPicture(1)]);
		library.refuse = "replace_picture";
		const { user } = show();
		await choose(user);
		await answer("Replace");
		(await begun()).answer(200);
		expect(await screen.findByText(/^The new picture is in the library, but/)).toBeTruthy();
		expect(library.rows).toHaveLength(2);
	});
});
