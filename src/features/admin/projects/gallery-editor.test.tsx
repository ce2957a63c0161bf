// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { MediaPickerContext, type PickedPicture, type PickPicture } from "@/features/admin/media/media-picker-provider";
import { focusPart } from "@/features/admin/ui/form/form-section";
import { FormHarness, type Seen } from "../../../../tests/support/admin/project-harness";
import { GalleryEditor } from "./gallery-editor";

afterEach(cleanup);

const picture = (name: string) => ({ url: `/${name}.webp`, alt: name });

function show(gallery = [picture("a"), picture("b"), picture("c")], picked: PickedPicture[] | null = null) {
	const seen: Seen = {};
	async function pick(): Promise<PickedPicture | null>;
	async function pick(options: { multiple: true }): Promise<PickedPicture[] | null>;
	async function pick(options?: { multiple: true }) {
		return options ? picked : (picked?.[0] ?? null);
	}
	render(
		<MediaPickerContext value={pick satisfies PickPicture}>
			<FormHarness values={{ gallery }} seen={seen}>
				<GalleryEditor />
			</FormHarness>
		</MediaPickerContext>,
	);
	return () => seen.form?.gallery.map(({ url, alt }) => `${url} ${alt}`.trim());
}

const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Gallery picture URL" });

describe("gallery editor", () => {
	it("adds each address of a pasted list once, and names what it left out", async () => {
		const gallery = show([picture("a")]);
		await userEvent.click(box());
		await userEvent.paste("https://example.com/x,y.webp\n/a.webp\n /b.webp /b.webp\njavascript:alert(1)\n");
		expect(gallery()).toEqual(["/a.webp a", "https://example.com/x,y.webp", "/b.webp"]);
		expect(screen.getByText(/^2 pictures added; left out: 2 already in the gallery, 1 /)).toBeTruthy();
		expect(box().value).toBe("");
	});

	it("leaves a single pasted address or a pasted sentence in the input", async () => {
		const gallery = show([]);
		await userEvent.click(box());
		await userEvent.paste("/a.webp");
		expect(box().value).toBe("/a.webp");
		expect(gallery()).toEqual([]);
		await userEvent.clear(box());
		await userEvent.paste("a sentence that is pasted");
		expect(box().value).toBe("a sentence that is pasted");
		expect(gallery()).toEqual([]);
	});

	it("adds several pictures from the library at once, with their alternative texts", async () => {
		const gallery = show([picture("a")], [picture("b"), picture("a"), picture("c")]);
		await userEvent.click(screen.getByRole("button", { name: "Choose pictures" }));
		expect(await screen.findByText("2 pictures added. Add alternative text to each.")).toBeTruthy();
		expect(gallery()).toEqual(["/a.webp a", "/b.webp b", "/c.webp c"]);
	});

	it("shows an error of the whole list", () => {
		// A new object on each render would make the form render without end.
		const errors = { gallery: { type: "too_big", message: "Too many" } };
		render(
			<FormHarness errors={errors} seen={{}}>
				<GalleryEditor />
			</FormHarness>,
		);
		expect(screen.getByText("Too many").hasAttribute("data-invalid")).toBe(true);
	});

	it("moves a picture with its text, and gives each picture a drag handle", async () => {
		const gallery = show();
		await userEvent.click(screen.getByRole("button", { name: "Move picture 1 later" }));
		expect(gallery()).toEqual(["/b.webp b", "/a.webp a", "/c.webp c"]);
		expect(screen.getByRole("button", { name: "Reorder picture 3" }).getAttribute("aria-roledescription")).toBe("sortable");
		await userEvent.click(screen.getByRole("button", { name: "Details of picture 2: a" }));
		await userEvent.type(screen.getByRole("textbox", { name: "Alternative text of picture 2" }), "!");
		expect(gallery()?.[1]).toBe("/a.webp a!");
	});

	it("goes from one missing text to the next, and hides the addresses of uploads", async () => {
		const upload = "/storage/v1/object/public/pictures/0123456789abcdef0123-board.webp";
		const gallery = show([{ url: "/a.webp", alt: "" }, picture("b"), { url: upload, alt: "" }]);
		await userEvent.click(screen.getByRole("button", { name: "Details of picture 1: Add alternative text" }));
		expect(screen.getByRole("textbox", { name: "URL of picture 1" })).toBeTruthy();
		await userEvent.keyboard("A desk{Enter}");
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Alternative text of picture 3" })));
		expect(screen.queryByRole("textbox", { name: /^URL of/ })).toBeNull();
		expect(screen.getByRole("button", { name: "Focal point: picture 3" })).toBeTruthy();
		await userEvent.keyboard("A board{Enter}");
		expect(gallery()).toEqual(["/a.webp A desk", "/b.webp b", `${upload} A board`]);
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("opens a picture's details when a link leads to its text", async () => {
		show([picture("a"), picture("b")]);
		act(() => focusPart(document.getElementsByName("gallery.1.alt")[0] as HTMLElement));
		expect(document.activeElement).toBe(await screen.findByRole("textbox", { name: "Alternative text of picture 2" }));
	});
});
