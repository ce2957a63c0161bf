// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import * as foreign from "@/data/pictures/foreign-picture";
import type { Picture, PreparedPicture } from "@/data/pictures/picture-types";
import * as upload from "@/data/pictures/upload";
import { DataTimeout } from "@/data/request-failed";
import * as prepare from "@/features/admin/media/prepare-picture";
import type { ContentEditorProps } from "@/features/admin/rich-text/content-editor";
import { ContentSection } from "./content-section";
import { FormSourcesContext } from "./form-sources";

afterEach(() => {
	vi.restoreAllMocks();
	cleanup();
});

function Form({ children }: { children: ReactNode }) {
	return <FormProvider {...useForm({ defaultValues: { content: "" } })}>{children}</FormProvider>;
}

/** Shows the section with an editor that shows nothing. */
async function show() {
	let given: ContentEditorProps | undefined;
	const Editor = (props: ContentEditorProps) => {
		given = props;
		return null;
	};
	const sources = { readVocabulary: async () => ({ categories: [], tags: [] }), loadEditor: async () => Editor };
	const section = () => (
		<QueryClientProvider client={new QueryClient()}>
			<FormSourcesContext value={sources}>
				<Form>
					<ContentSection />
				</Form>
			</FormSourcesContext>
		</QueryClientProvider>
	);
	const { rerender, unmount } = render(section());
	const editor = () => {
		if (!given) throw new Error("The editor hasn't been shown");
		return given;
	};
	await waitFor(editor);
	const copies = () => {
		rerender(section());
		return editor().pictureCopies;
	};
	return { copies, editor, unmount };
}

test("copies each picture of another site under one id until it is in the library", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(foreign, "readForeignPicture").mockResolvedValue(new File(["png"], "board.png"));
	vi.spyOn(prepare, "preparePicture").mockResolvedValue({ name: "board.png" } as PreparedPicture);
	const sent = vi.spyOn(upload, "uploadPicture").mockRejectedValueOnce(new DataTimeout());
	sent.mockResolvedValue({ address: "/library/board.webp" } as Picture);
	const { copies } = await show();
	const copy = (name: string) =>
		act(() => copies()?.copy({ url: `https://pictures.example.org/${name}`, alt: "" }, new AbortController().signal));
	expect(await copy("board.png")).toMatchObject({ again: true });
	for (const name of ["gate.png", "board.png", "board.png"]) expect(await copy(name)).toEqual({ url: "/library/board.webp" });
	const [first, other, again, later] = sent.mock.calls.map(([id]) => id);
	expect(again).toBe(first);
	expect(new Set([first, other, later]).size).toBe(3);
});

test("says that pasted pictures are in the library when the form was left during their upload", async () => {
	const said = vi.spyOn(toast, "message");
	vi.spyOn(prepare, "preparePicture").mockImplementation(async ({ name }) => ({ name }) as PreparedPicture);
	const paste = async (names: string[], leaves: boolean) => {
		let end = (_picture: Picture) => {};
		const first = new Promise<Picture>((resolve) => {
			end = resolve;
		});
		vi.spyOn(upload, "uploadPicture").mockImplementation(async (_id, { name }) => ({ ...(await first), name }));
		const { editor, unmount } = await show();
		const pasted = editor().onPictureFiles?.(names.map((name) => new File(["png"], name)));
		if (leaves) unmount();
		end({ address: "/library/board.webp", alt: "" } as Picture);
		await act(async () => void (await pasted));
	};
	await paste(["board.png"], false);
	expect(said).not.toHaveBeenCalled();
	const description = "You left the form during the upload.";
	await paste(["board.png"], true);
	expect(said).toHaveBeenLastCalledWith("“board.png” is in the library", { description });
	await paste(["board.png", "gate.png"], true);
	expect(said).toHaveBeenLastCalledWith("2 pictures are in the library", { description });
});
