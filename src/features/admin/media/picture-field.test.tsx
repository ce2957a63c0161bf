// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Around, pngFile, preparePictureBrowser, storedPicture, stubLibrary } from "../../../../tests/support/admin/media-harness";
import { type HeldUpload, holdUploads } from "../../../../tests/support/data/pictures-harness";
import "./media-picker";
import { MediaPickerProvider } from "./media-picker-provider";
import { PictureField } from "./picture-field";

interface Values {
	image: string;
	imageAlt: string;
}

let begun: () => Promise<HeldUpload>;
let form: Values;

function Watch() {
	form = useFormContext<Values>().watch();
	return null;
}

function Form({ values }: { values?: Partial<Values> }) {
	const state = useForm<Values>({ defaultValues: { image: "", imageAlt: "", ...values } });
	return (
		<FormProvider {...state}>
			<PictureField<Values> name="image" label="Picture URL" previewAlt="Preview of the picture" altName="imageAlt" />
			<label>
				Picture alternative text
				<input {...state.register("imageAlt")} />
			</label>
			<Watch />
		</FormProvider>
	);
}

function show(values?: Partial<Values>, picker = true) {
	const content = <Form values={values} />;
	const { container } = render(<Around>{picker ? <MediaPickerProvider>{content}</MediaPickerProvider> : content}</Around>);
	const input = container.querySelector("input[type=file]");
	if (!(input instanceof HTMLInputElement)) throw new Error("No file input");
	return { user: userEvent.setup(), input };
}

beforeEach(() => {
	preparePictureBrowser();
	stubLibrary([storedPicture(1, { alt: "A dispatch board" })]);
	begun = holdUploads();
});
afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe("uploading", () => {
	test("uploads a chosen file, fills in its address and points to the missing alternative text", async () => {
		const { user, input } = show();
		expect(screen.getByLabelText("Picture URL")).toMatchObject({ type: "url" });
		await user.upload(input, pngFile());
		const upload = await begun();
		expect(screen.getByText("Uploading board.png.").getAttribute("role")).toBe("status");
		upload.progress(1, 2);
		const bar = await screen.findByRole("progressbar", { name: "Upload of board.png" });
		await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("50"));
		upload.answer(200);
		await waitFor(() =>
			expect(form.image).toMatch(/^https:\/\/project\.example\.com\/storage\/v1\/object\/public\/pictures\/.+-board\.webp$/),
		);
		expect(screen.getByText("Uploaded board.png.")).toBeTruthy();
		expect(screen.queryByRole("progressbar")).toBeNull();
		expect(screen.queryByRole("alert")).toBeNull();
		await user.click(screen.getByRole("button", { name: "Add it" }));
		expect(document.activeElement).toBe(screen.getByLabelText("Picture alternative text"));
		await user.keyboard("A board");
		expect(screen.queryByText(/No alternative text yet/)).toBeNull();
	});

	test("takes the first dropped or pasted file and leaves pasted text alone", async () => {
		const { user } = show({ imageAlt: "Kept" });
		const box = screen.getByLabelText("Picture URL");
		fireEvent.drop(box, { dataTransfer: { types: ["Files"], files: [pngFile("one.png"), pngFile("two.png")] } });
		(await begun()).answer(200);
		await waitFor(() => expect(form.image).toMatch(/-one\.webp$/));
		const paste = (texts: Record<string, string>) => ({
			types: ["Files", ...Object.keys(texts)],
			files: [pngFile("pasted.png")],
			getData: (type: string) => texts[type] ?? "",
		});
		const cells = { "text/html": "<table><tr><td>Words</td></tr></table>", "text/plain": "Words" };
		expect(fireEvent.paste(box, { clipboardData: paste(cells) })).toBe(true);
		expect(fireEvent.paste(box, { clipboardData: paste({ "text/plain": "pasted.png" }) })).toBe(false);
		await waitFor(async () => expect((await begun()).url).toMatch(/-pasted\.webp$/));
		(await begun()).answer(200);
		await waitFor(() => expect(form.image).toMatch(/-pasted\.webp$/));
		expect(form.imageAlt).toBe("Kept");
		await user.clear(box);
		await user.click(box);
		await user.paste("https://pictures.example.com/a.png");
		expect(form.image).toBe("https://pictures.example.com/a.png");
	});

	test("shows an overlay while files hover over the field", () => {
		show();
		const drag = { dataTransfer: { types: ["Files"] } };
		const box = screen.getByLabelText("Picture URL");
		fireEvent.dragEnter(box, drag);
		expect(screen.getByText("Drop to upload")).toBeTruthy();
		fireEvent.dragLeave(box, drag);
		expect(screen.queryByText("Drop to upload")).toBeNull();
		fireEvent.dragEnter(box, { dataTransfer: { types: ["text/plain"] } });
		expect(screen.queryByText("Drop to upload")).toBeNull();
	});

	test("reports a failed upload, keeps the address and offers a retry", async () => {
		const { user, input } = show({ image: "/media/old.webp" });
		await user.upload(input, pngFile());
		(await begun()).answer(503);
		expect((await screen.findByRole("alert")).textContent).toBe(
			"board.png: The server can't be reached. Check the connection and try again.",
		);
		expect(form.image).toBe("/media/old.webp");
		const first = await begun();
		await user.click(screen.getByRole("button", { name: "Retry: board.png" }));
		await waitFor(async () => expect(await begun()).not.toBe(first));
		expect((await begun()).url).toBe(first.url);
		(await begun()).answer(200);
		await waitFor(() => expect(form.image).toMatch(/-board\.webp$/));
	});

	test("keeps an address that was entered while a file was uploaded", async () => {
		const { user, input } = show();
		await user.upload(input, pngFile());
		const upload = await begun();
		await user.click(screen.getByLabelText("Picture URL"));
		await user.paste("https://pictures.example.com/a.png");
		upload.answer(200);
		expect(await screen.findByText("“board.png” is in the library")).toBeTruthy();
		expect(form.image).toBe("https://pictures.example.com/a.png");
		await user.upload(input, pngFile("failed.png"));
		await waitFor(async () => expect((await begun()).url).toMatch(/-failed\.webp$/));
		const failed = await begun();
		failed.answer(503);
		await screen.findByRole("alert");
		await user.clear(screen.getByLabelText("Picture URL"));
		await user.click(screen.getByRole("button", { name: "Retry: failed.png" }));
		await waitFor(async () => expect(await begun()).not.toBe(failed));
		(await begun()).answer(200);
		await waitFor(() => expect(form.image).toMatch(/-failed\.webp$/));
	});

	test("refuses other files without a retry, and cancels a running upload", async () => {
		const { user, input } = show();
		await user.upload(input, new File(["<html>"], "page.png", { type: "image/png" }));
		expect((await screen.findByRole("alert")).textContent).toMatch(/This file isn't a picture/);
		expect(screen.queryByRole("button", { name: /^Retry/ })).toBeNull();
		await user.upload(input, pngFile("next.png"));
		expect(screen.queryByRole("alert")).toBeNull();
		const upload = await begun();
		await user.click(screen.getByRole("button", { name: "Cancel next.png" }));
		expect(upload.aborted).toBe(true);
		expect(form.image).toBe("");
		expect(screen.queryByRole("progressbar")).toBeNull();
	});
});

describe("choosing from the library", () => {
	test("takes the address and text of a picture, but keeps an existing text", async () => {
		const { user } = show();
		await user.click(screen.getByRole("button", { name: "Choose: Picture URL" }));
		const dialog = await screen.findByRole("dialog", { name: "Choose a picture" });
		await user.dblClick(await within(dialog).findByRole("option", { name: "Picture 1.png, A dispatch board" }));
		await waitFor(() => expect(form).toEqual({ image: expect.stringMatching(/\/pictures\/p1\.webp$/), imageAlt: "A dispatch board" }));
		expect(screen.queryByRole("dialog")).toBeNull();
		await user.clear(screen.getByLabelText("Picture alternative text"));
		await user.type(screen.getByLabelText("Picture alternative text"), "Mine");
		await user.click(screen.getByRole("button", { name: "Choose: Picture URL" }));
		await user.dblClick(await screen.findByRole("option", { name: /^Picture 1/ }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(form.imageAlt).toBe("Mine");
	});

	test("replaces the text of the picture before, also with an empty one", async () => {
		stubLibrary([
			storedPicture(1, { alt: "A dispatch board" }),
			storedPicture(2, { alt: "A booking screen" }),
			storedPicture(3, { alt: "" }),
		]);
		const { user, input } = show();
		const choose = async (name: RegExp, imageAlt: string) => {
			await user.click(screen.getByRole("button", { name: "Choose: Picture URL" }));
			await user.dblClick(await screen.findByRole("option", { name }));
			await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
			expect(form.imageAlt).toBe(imageAlt);
		};
		await choose(/^Picture 1/, "A dispatch board");
		await choose(/^Picture 2/, "A booking screen");
		await choose(/^Picture 3/, "");
		expect(screen.getByText(/No alternative text yet/)).toBeTruthy();
		await choose(/^Picture 1/, "A dispatch board");
		await user.upload(input, pngFile());
		(await begun()).answer(200);
		await waitFor(() => expect(form).toEqual({ image: expect.stringMatching(/-board\.webp$/), imageAlt: "" }));
	});

	test("hides the library button without a provider", () => {
		show({}, false);
		expect(screen.queryByRole("button", { name: /^Choose/ })).toBeNull();
		expect(screen.getByRole("button", { name: "Upload: Picture URL" })).toBeTruthy();
	});
});

test("asks for a look at an alternative text that was there before the picture", async () => {
	const { user } = show({ image: "/media/board.webp", imageAlt: "A dispatch board" });
	const box = screen.getByLabelText("Picture URL");
	const alt = screen.getByLabelText("Picture alternative text");
	const replaceWith = (value: string) => fireEvent.change(box, { target: { value } });
	const hint = () => screen.findByText(/The picture has changed, its alternative text hasn't/);
	expect(screen.queryByText(/has changed/)).toBeNull();
	replaceWith("/media/ferry.webp");
	await hint();
	// With another focal point it is the same picture.
	replaceWith("/media/board.webp#at=10x20");
	await waitFor(() => expect(screen.getByAltText("Preview of the picture").getAttribute("src")).toContain("board"));
	expect(screen.queryByText(/has changed/)).toBeNull();
	replaceWith("/media/ferry.webp");
	await hint();
	await user.click(screen.getByRole("button", { name: "Check it" }));
	expect(document.activeElement).toBe(alt);
	expect(screen.queryByText(/has changed/)).toBeNull();
	// As when the changes are discarded.
	replaceWith("/media/board.webp");
	await waitFor(() => expect(screen.getByAltText("Preview of the picture").getAttribute("src")).toContain("board"));
	expect(screen.queryByText(/has changed/)).toBeNull();
	replaceWith("/media/queue.webp");
	await hint();
	await user.type(alt, " at a counter");
	expect(screen.queryByText(/has changed/)).toBeNull();
});

test("shows the hint only with a picture, and the natural size in the preview", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { input } = show();
	expect(screen.queryByText(/No alternative text yet/)).toBeNull();
	expect(input.accept).not.toContain("svg");
	fireEvent.change(screen.getByLabelText("Picture URL"), { target: { value: "/media/board.webp" } });
	expect(screen.getByText(/No alternative text yet/)).toBeTruthy();
	expect(screen.queryByAltText("Preview of the picture")).toBeNull();
	vi.useRealTimers();
	cleanup();
	show({ image: "/media/board.webp" });
	const image = screen.getByAltText("Preview of the picture");
	Object.defineProperties(image, { naturalWidth: { value: 1600 }, naturalHeight: { value: 1000 } });
	fireEvent.load(image);
	expect(screen.getByText("1,600 × 1,000 pixels")).toBeTruthy();
	fireEvent.error(screen.getByAltText("Preview of the picture"));
	expect(screen.getByRole("img", { name: "Preview of the picture (the file is missing)" })).toBeTruthy();
});
