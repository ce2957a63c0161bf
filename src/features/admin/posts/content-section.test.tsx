// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContentEditorProps } from "@/features/admin/rich-text/content-editor";
import { pngFile, preparePictureBrowser, storeFiles } from "../../../../tests/support/admin/media-harness";
import { json, stubBackend } from "../../../../tests/support/data/backend-harness";
import { HeldUpload, holdUploads, pictureRow } from "../../../../tests/support/data/pictures-harness";
import { ContentSection } from "./content-section";
import { FormSourcesContext } from "./form-sources";

beforeEach(() => {
	preparePictureBrowser();
	holdUploads();
	storeFiles();
});
afterEach(() => {
	vi.restoreAllMocks();
	cleanup();
});

const SITE = "https://pictures.example.org/";

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
	const bytes = await pngFile().arrayBuffer();
	const entries: { id: string }[] = [];
	stubBackend(async (input, init = {}) => {
		if (String(input).startsWith(SITE)) return new Response(bytes, { headers: { "content-type": "image/png" } });
		entries.push(JSON.parse(String(init.body)));
		if (entries.length === 1) throw new TypeError("Failed to fetch");
		return json([pictureRow(entries.at(-1))], 201);
	});
	const { copies } = await show();
	const copy = (name: string) => act(() => copies()?.copy({ url: SITE + name, alt: "" }, new AbortController().signal));
	expect(await copy("board.png")).toMatchObject({ again: true });
	for (const name of ["gate.png", "board.png", "board.png"])
		expect(await copy(name)).toEqual({ url: expect.stringContaining("/pictures/") });
	const [first, other, again, later] = entries.map(({ id }) => id);
	expect(again).toBe(first);
	expect(new Set([first, other, later]).size).toBe(3);
});

test("says that pasted pictures are in the library when the form was left during their upload", async () => {
	const said = vi.spyOn(toast, "message");
	const paste = async (names: string[], leaves: boolean) => {
		let answer = () => {};
		const told = new Promise<void>((resolve) => (answer = resolve));
		stubBackend(async (_input, init = {}) => {
			await told;
			return json([pictureRow(JSON.parse(String(init.body)))], 201);
		});
		const { editor, unmount } = await show();
		const pasted = editor().onPictureFiles?.(names.map((name) => pngFile(name)));
		if (leaves) unmount();
		answer();
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

test("removes the files of a pasted picture that the library refuses", async () => {
	const stored: string[] = [];
	const removed: string[] = [];
	stubBackend(async (input, init = {}) => {
		if (init.method === "POST") {
			stored.push(...HeldUpload.all.map(({ url }) => url.split("/").at(-1) ?? ""));
			return json({ code: "XX000" }, 400);
		}
		if (init.method === "DELETE" && String(input).includes("/storage/v1/")) removed.push(...JSON.parse(String(init.body)).prefixes);
		return json([]);
	});
	const { editor } = await show();
	await expect(editor().onPictureFiles?.([pngFile("board.png")])).rejects.toThrow();
	await waitFor(() => expect(removed).not.toEqual([]));
	expect(removed.sort()).toEqual(stored.sort());
});

test("removes the files of a copy that failed once the form is left", async () => {
	const bytes = await pngFile().arrayBuffer();
	const removed: string[] = [];
	stubBackend(async (input, init = {}) => {
		if (String(input).startsWith(SITE)) return new Response(bytes, { headers: { "content-type": "image/png" } });
		if (init.method === "POST") return json({ code: "XX000" }, 400);
		if (init.method === "DELETE") removed.push(...JSON.parse(String(init.body)).prefixes);
		return json([]);
	});
	const { copies, unmount } = await show();
	expect(await act(() => copies()?.copy({ url: `${SITE}board.png`, alt: "" }, new AbortController().signal))).toMatchObject({
		again: true,
	});
	expect(removed).toEqual([]);
	unmount();
	await waitFor(() => expect(removed).toEqual(HeldUpload.all.map(({ url }) => url.split("/").at(-1))));
});

test("returns the pictures that are in the library when a later one is refused, and names that one", async () => {
	const said = vi.spyOn(toast, "error");
	let refused = "";
	stubBackend(async (_input, init = {}) => {
		const entry = JSON.parse(String(init.body));
		return entry.name === refused ? json({ code: "XX000" }, 400) : json([pictureRow(entry)], 201);
	});
	const { editor } = await show();
	const paste = (...names: string[]) => editor().onPictureFiles?.(names.map((name) => pngFile(name)));
	const description = (text: string) => expect.objectContaining({ description: text });
	const reason = "The picture couldn't be added to the library. Try again.";
	refused = "gate.png";
	expect(await paste("board.png", "gate.png", "hall.png")).toHaveLength(1);
	expect(said).toHaveBeenLastCalledWith("Error", description(`“gate.png” wasn't uploaded, nor were the pictures after it. ${reason}`));
	expect(await paste("board.png", "hall.png", "gate.png")).toHaveLength(2);
	expect(said).toHaveBeenLastCalledWith("Error", description(`“gate.png” wasn't uploaded. ${reason}`));
	await expect(paste("gate.png", "board.png")).rejects.toThrow();
	expect(said).toHaveBeenLastCalledWith("Error", description(reason));
});
