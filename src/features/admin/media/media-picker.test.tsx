// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetTexts } from "@/features/admin/ui/unsent-texts";
import { Around, pngFile, preparePictureBrowser, storedPicture, stubLibrary } from "../../../../tests/support/admin/media-harness";
import { type HeldUpload, holdUploads } from "../../../../tests/support/data/pictures-harness";
import "./media-picker";
import { MediaPickerProvider, useMediaPicker } from "./media-picker-provider";

let begun: () => Promise<HeldUpload>;

function Askers({ onAnswer }: { onAnswer: (answer: unknown) => void }) {
	const pick = useMediaPicker();
	return (
		<>
			<button type="button" onClick={async () => onAnswer(await pick?.())}>
				One
			</button>
			<button type="button" onClick={async () => onAnswer(await pick?.({ multiple: true }))}>
				Several
			</button>
		</>
	);
}

async function open(button: "One" | "Several") {
	const answers: unknown[] = [];
	const view = (
		<Around>
			<MediaPickerProvider>
				<Askers onAnswer={(answer) => answers.push(answer)} />
			</MediaPickerProvider>
		</Around>
	);
	render(view);
	const user = userEvent.setup();
	await user.click(screen.getByRole("button", { name: button }));
	const dialog = await screen.findByRole("dialog");
	return { user, dialog, answers };
}

const option = (name: string | RegExp) => screen.findByRole("option", { name });
const address = (number: number) => `https://project.example.com/storage/v1/object/public/pictures/p${number}.webp`;
const many = (count: number) =>
	Array.from({ length: count }, (_row, index) => storedPicture(index + 1, { alt: index === 0 ? "" : `Words ${index + 1}` }));

beforeEach(() => {
	preparePictureBrowser();
	begun = holdUploads();
});
afterEach(() => {
	cleanup();
	forgetTexts(() => true);
	localStorage.clear();
});

test("selects with the arrow keys, inserts with Enter and returns the focus", async () => {
	stubLibrary(many(3));
	const { user, answers } = await open("One");
	(await option("Picture 1.png, no alternative text")).focus();
	await user.keyboard("{ArrowRight}");
	expect((await option(/^Picture 2/)).getAttribute("aria-selected")).toBe("true");
	expect(document.activeElement).toBe(await option(/^Picture 2/));
	await user.keyboard("{End}{ArrowRight}{Enter}");
	await waitFor(() => expect(answers).toEqual([{ url: address(3), alt: "Words 3" }]));
	expect(screen.queryByRole("dialog")).toBeNull();
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "One" })));
});

test("inserts several pictures in order of selection, without a deselected one", async () => {
	stubLibrary(many(4));
	const { user, dialog, answers } = await open("Several");
	for (const number of [4, 2, 3]) await user.click(await option(new RegExp(`^Picture ${number}`)));
	await user.click(await option(/^Picture 2/));
	(await option(/^Picture 3/)).focus();
	await user.keyboard("{ArrowLeft}{ArrowLeft} ");
	expect(within(dialog).getByText("3 chosen").getAttribute("role")).toBe("status");
	await user.click(within(dialog).getByRole("button", { name: "Insert 3 pictures" }));
	await waitFor(() =>
		expect(answers).toEqual([[4, 3, 1].map((number) => ({ url: address(number), alt: number === 1 ? "" : `Words ${number}` }))]),
	);
});

test("closes without a picture on Esc, Cancel and the close button", async () => {
	stubLibrary(many(1));
	const { user, answers } = await open("One");
	expect(screen.getByRole("button", { name: "Insert picture" })).toHaveProperty("disabled", true);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(answers).toEqual([null]));
	for (const way of ["Cancel", "Close"]) {
		await user.click(screen.getByRole("button", { name: "One" }));
		await user.click(await option(/^Picture 1/));
		await user.click(screen.getByRole("button", { name: way }));
	}
	await waitFor(() => expect(answers).toEqual([null, null, null]));
});

test("inserts an unsaved alternative text and saves it", async () => {
	const library = stubLibrary(many(1));
	const { user, answers } = await open("One");
	await user.click(await option(/^Picture 1/));
	await user.type(screen.getByRole("textbox", { name: /^Alternative text of Picture 1/ }), "Typed here");
	await user.click(screen.getByRole("button", { name: "Insert picture" }));
	await waitFor(() => expect(answers).toEqual([{ url: address(1), alt: "Typed here" }]));
	await waitFor(() => expect(library.rows[0]).toMatchObject({ alt: "Typed here", version: 2 }));
});

test("inserts a text that was kept because it couldn't be saved", async () => {
	const library = stubLibrary(many(1));
	library.refuse = "PATCH";
	const { user, answers } = await open("One");
	await user.click(await option(/^Picture 1/));
	await user.type(screen.getByRole("textbox", { name: /^Alternative text of Picture 1/ }), "Typed here");
	await user.click(screen.getByRole("button", { name: "Cancel" }));
	await user.click(screen.getByRole("button", { name: "One" }));
	await user.click(await option(/^Picture 1/));
	expect(screen.getByText("Not saved. Your text is still here.")).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Insert picture" }));
	await waitFor(() => expect(answers).toEqual([null, { url: address(1), alt: "Typed here" }]));
});

test("shows the saved text when a picture is selected again, and lets the admin edit it", async () => {
	const library = stubLibrary(many(2));
	const { user, dialog, answers } = await open("Several");
	await user.click(await option(/^Picture 1/));
	await user.type(screen.getByRole("textbox", { name: /^Alternative text of Picture 1/ }), "First words");
	await user.click(await option(/^Picture 2/));
	await waitFor(() => expect(library.rows[0]).toMatchObject({ alt: "First words", version: 2 }));
	await user.click(await option(/^Picture 2/));
	const box = screen.getByRole("textbox", { name: /^Alternative text of Picture 1/ });
	expect(box).toHaveProperty("value", "First words");
	await user.type(box, ", more{Enter}");
	await waitFor(() => expect(library.rows[0]).toMatchObject({ alt: "First words, more", version: 3 }));
	expect(within(dialog).queryByRole("alert")).toBeNull();
	// Another session changes the text, and the list refetches.
	Object.assign(library.rows[0] ?? {}, { alt: "Theirs", version: 4 });
	await user.type(screen.getByLabelText("Search pictures"), "theirs");
	await waitFor(() => expect(box).toHaveProperty("value", "Theirs"));
	await user.click(within(dialog).getByRole("button", { name: "Insert picture" }));
	await waitFor(() => expect(answers).toEqual([[{ url: address(1), alt: "Theirs" }]]));
});

test("inserts the stored text after Esc, including a change from another session", async () => {
	const library = stubLibrary(many(2));
	const { user, answers } = await open("One");
	await user.click(await option(/^Picture 2/));
	const box = screen.getByRole("textbox", { name: /^Alternative text of Picture 2/ });
	Object.assign(library.rows[1] ?? {}, { alt: "Theirs", version: 2 });
	await user.type(box, " and mine{Enter}");
	expect(await screen.findByText(/^Someone else .*“Theirs”/)).toBeTruthy();
	await user.type(box, "{Escape}");
	expect(box).toHaveProperty("value", "Theirs");
	await user.click(screen.getByRole("button", { name: "Insert picture" }));
	await waitFor(() => expect(answers).toEqual([{ url: address(2), alt: "Theirs" }]));
	expect(library.rows[1]).toMatchObject({ alt: "Theirs", version: 2 });
});

test("selects an uploaded picture once it has arrived", async () => {
	stubLibrary([]);
	const { user, dialog, answers } = await open("One");
	expect(await within(dialog).findByText("No pictures yet")).toBeTruthy();
	const input = dialog.querySelector("input[type=file]");
	if (!(input instanceof HTMLInputElement)) throw new Error("No file input");
	await user.upload(input, pngFile());
	(await begun()).answer(200);
	expect((await option("board.png, no alternative text")).getAttribute("aria-selected")).toBe("true");
	await user.click(screen.getByRole("button", { name: "Insert picture" }));
	await waitFor(() => expect(answers).toEqual([{ url: expect.stringMatching(/-board\.webp$/), alt: "" }]));
});

test("keeps a picture that was chosen during an upload", async () => {
	stubLibrary(many(3));
	const { user, dialog, answers } = await open("One");
	const input = dialog.querySelector("input[type=file]");
	if (!(input instanceof HTMLInputElement)) throw new Error("No file input");
	await user.upload(input, pngFile());
	const upload = await begun();
	await user.click(await option(/^Picture 2/));
	await user.type(within(dialog).getByRole("searchbox"), "Picture");
	upload.answer(200);
	expect(await option(/^board\.png/)).toBeTruthy();
	expect((await option(/^Picture 2/)).getAttribute("aria-selected")).toBe("true");
	expect(within(dialog).getByRole("searchbox")).toHaveProperty("value", "Picture");
	await user.click(screen.getByRole("button", { name: "Insert picture" }));
	await waitFor(() => expect(answers).toEqual([{ url: address(2), alt: "Words 2" }]));
});

test("searches and pages the library", async () => {
	stubLibrary(many(30));
	const { user, dialog } = await open("One");
	expect(await screen.findAllByRole("option")).toHaveLength(24);
	const older = within(dialog).getByRole("button", { name: "Older" });
	await user.click(older);
	expect(await option(/^Picture 25/)).toBeTruthy();
	expect(older.getAttribute("aria-disabled")).toBe("true");
	expect(document.activeElement).toBe(older);
	await user.type(screen.getByLabelText("Search pictures"), "words 12");
	await waitFor(() =>
		expect(screen.getAllByRole("option").map((found) => found.getAttribute("aria-label"))).toEqual(["Picture 12.png, Words 12"]),
	);
	await user.clear(screen.getByLabelText("Search pictures"));
	await user.type(screen.getByLabelText("Search pictures"), "nothing");
	expect(await screen.findByText("No picture matches")).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Clear search" }));
	expect(await option(/^Picture 1\.png/)).toBeTruthy();
});

test("shows an error with a retry when the library fails to load", async () => {
	const library = stubLibrary(many(1));
	library.refuse = "GET /rest/v1/pictures";
	const { user, dialog } = await open("One");
	expect(await within(dialog).findByText("Failed to load pictures. Please try again.")).toBeTruthy();
	library.refuse = null;
	await user.click(within(dialog).getByRole("button", { name: "Retry" }));
	expect(await option(/^Picture 1/)).toBeTruthy();
});
