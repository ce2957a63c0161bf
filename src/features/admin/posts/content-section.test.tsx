// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import * as foreign from "@/data/pictures/foreign-picture";
import type { Picture, PreparedPicture } from "@/data/pictures/picture-types";
import * as upload from "@/data/pictures/upload";
import { DataTimeout } from "@/data/request-failed";
import * as prepare from "@/features/admin/media/prepare-picture";
import type { ContentEditorProps } from "@/features/admin/rich-text/content-editor";
import type { PictureCopies } from "@/features/admin/rich-text/foreign-pictures";
import { ContentSection } from "./content-section";
import { FormSourcesContext } from "./form-sources";

afterEach(cleanup);

function Form({ children }: { children: ReactNode }) {
	return <FormProvider {...useForm({ defaultValues: { content: "" } })}>{children}</FormProvider>;
}

/** Shows the section with an editor that shows nothing. */
async function show(): Promise<() => PictureCopies> {
	let given: PictureCopies | undefined;
	const Editor = ({ pictureCopies }: ContentEditorProps) => {
		given = pictureCopies;
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
	const { rerender } = render(section());
	const copies = () => {
		if (!given) throw new Error("The editor hasn't been shown");
		return given;
	};
	await waitFor(copies);
	return () => {
		rerender(section());
		return copies();
	};
}

test("copies each picture of another site under one id until it is in the library", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(foreign, "readForeignPicture").mockResolvedValue(new File(["png"], "board.png"));
	vi.spyOn(prepare, "preparePicture").mockResolvedValue({ name: "board.png" } as PreparedPicture);
	const sent = vi.spyOn(upload, "uploadPicture").mockRejectedValueOnce(new DataTimeout());
	sent.mockResolvedValue({ address: "/library/board.webp" } as Picture);
	const copies = await show();
	const copy = (name: string) =>
		act(() => copies().copy({ url: `https://pictures.example.org/${name}`, alt: "" }, new AbortController().signal));
	expect(await copy("board.png")).toMatchObject({ again: true });
	for (const name of ["gate.png", "board.png", "board.png"]) expect(await copy(name)).toEqual({ url: "/library/board.webp" });
	const [first, other, again, later] = sent.mock.calls.map(([id]) => id);
	expect(again).toBe(first);
	expect(new Set([first, other, later]).size).toBe(3);
});
