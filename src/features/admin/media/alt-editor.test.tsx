// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Picture } from "@/data/pictures/picture-types";
import { forgetTexts } from "@/features/admin/ui/unsent-texts";
import { preparePictureBrowser, stubLibrary } from "../../../../tests/support/admin/media-harness";
import { PICTURE_ID, pictureRow } from "../../../../tests/support/data/pictures-harness";
import { useAlt } from "./alt-editor";

beforeEach(preparePictureBrowser);
afterEach(() => {
	// Otherwise leaving saves them.
	forgetTexts(() => true);
	cleanup();
});

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
const picture = { id: PICTURE_ID, alt: "", version: 1 } as Picture;

/** Shows the picture as the admin has read it. In the library, it has changed since. */
function show(changes: Record<string, unknown> = {}) {
	const library = stubLibrary([pictureRow(changes)]);
	const saves = () => library.asked.filter((call) => call.startsWith("PATCH")).length;
	return { library, saves, ...renderHook(() => useAlt(picture), { wrapper }) };
}

function hold(library: ReturnType<typeof stubLibrary>): () => void {
	let answer = () => {};
	library.held = new Promise((resolve) => (answer = resolve));
	return () => answer();
}

test("saves text typed during a save afterwards, and only then reports it as saved", async () => {
	const { library, saves, result } = show();
	const answerFirst = hold(library);
	act(() => result.current.type("A yard"));
	act(() => void result.current.save());
	act(() => result.current.type("A yard from above"));
	act(() => void result.current.save());
	await waitFor(() => expect(saves()).toBe(1));
	const answerSecond = hold(library);
	answerFirst();
	await waitFor(() => expect(saves()).toBe(2));
	expect(library.rows).toMatchObject([{ alt: "A yard", version: 2 }]);
	expect(result.current.state).toBe("saving");
	answerSecond();
	await waitFor(() => expect(result.current.state).toBe("saved"));
	expect(library.rows).toMatchObject([{ alt: "A yard from above", version: 3 }]);
	expect(result.current.isChanged).toBe(false);
});

test("doesn't replace another text when the field that shows it loses the focus", async () => {
	const { library, saves, result } = show({ alt: "A gate", version: 2 });
	act(() => result.current.type("A yard"));
	await act(async () => result.current.saveOnBlur());
	await waitFor(() => expect(result.current.problem).toContain("A gate"));
	await act(async () => result.current.saveOnBlur());
	library.rows = [pictureRow({ alt: "A fence", version: 3 })];
	await act(() => result.current.save());
	expect(result.current.problem).toContain("A fence");
	expect(saves()).toBe(2);
	act(() => result.current.type("A yard from above"));
	await act(async () => result.current.saveOnBlur());
	await waitFor(() => expect(library.rows).toMatchObject([{ alt: "A yard from above" }]));
});

test("saves a text without a character that the database refuses", async () => {
	const { library, result } = show();
	act(() => result.current.type("A\0 yard"));
	await act(() => result.current.save());
	expect(library.rows).toMatchObject([{ alt: "A yard" }]);
	expect(result.current).toMatchObject({ state: "saved", isChanged: false });
});

test("keeps text unsaved until a save is requested", async () => {
	const { library, result } = show();
	act(() => result.current.type("A yard"));
	await act(async () => {
		const saving = result.current.save();
		result.current.type("A yard from");
		await saving;
	});
	expect(result.current).toMatchObject({ text: "A yard from", isChanged: true });
	expect(library.rows).toMatchObject([{ alt: "A yard" }]);
});

test("passes on the text of an unanswered save", async () => {
	const { library, result } = show();
	act(() => result.current.type("A yard"));
	library.losesAnswer = true;
	await act(() => result.current.save());
	act(() => result.current.type("A yard from above"));
	await act(() => result.current.save());
	expect(library.rows).toMatchObject([{ alt: "A yard from above", version: 3 }]);
	expect(result.current).toMatchObject({ state: "saved", isChanged: false });
});
