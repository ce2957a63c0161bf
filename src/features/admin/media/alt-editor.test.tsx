// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Picture } from "@/data/pictures/picture-types";
import * as repository from "@/data/pictures/repository";
import { useAlt } from "./alt-editor";

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
const picture = { id: "p1", alt: "", version: 1 } as Picture;

test("saves text typed during a save afterwards, and only then reports it as saved", async () => {
	const answers: (() => void)[] = [];
	const save = vi
		.spyOn(repository, "saveAlt")
		.mockImplementation(
			(stored, alt) => new Promise((resolve) => answers.push(() => resolve({ ...picture, ...stored, alt, version: stored.version + 1 }))),
		);
	const { result } = renderHook(() => useAlt(picture), { wrapper });
	act(() => result.current.type("A yard"));
	act(() => void result.current.save());
	act(() => result.current.type("A yard from above"));
	act(() => void result.current.save());
	expect(save).toHaveBeenCalledTimes(1);
	await act(async () => answers[0]?.());
	await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
	expect(save.mock.calls[1]?.slice(0, 2)).toMatchObject([{ alt: "A yard", version: 2 }, "A yard from above"]);
	expect(result.current.state).toBe("saving");
	await act(async () => answers[1]?.());
	expect(result.current.state).toBe("saved");
	expect(result.current.isChanged).toBe(false);
});

test("doesn't replace another text when the field that shows it loses the focus", async () => {
	const save = vi.spyOn(repository, "saveAlt").mockRejectedValue(new repository.StalePicture({ ...picture, alt: "A gate", version: 2 }));
	vi.spyOn(console, "error").mockImplementation(() => {});
	const { result } = renderHook(() => useAlt(picture), { wrapper });
	act(() => result.current.type("A yard"));
	await act(async () => result.current.saveOnBlur());
	expect(result.current.problem).toContain("A gate");
	await act(async () => result.current.saveOnBlur());
	expect(save).toHaveBeenCalledTimes(1);
	await act(() => result.current.save());
	expect(save).toHaveBeenCalledTimes(2);
	act(() => result.current.type("A yard from above"));
	await act(async () => result.current.saveOnBlur());
	expect(save).toHaveBeenCalledTimes(3);
});

test("keeps text unsaved until a save is requested", async () => {
	vi.spyOn(repository, "saveAlt").mockImplementation(async (stored, alt) => {
		return { ...picture, ...stored, alt, version: stored.version + 1 };
	});
	const { result } = renderHook(() => useAlt(picture), { wrapper });
	act(() => result.current.type("A yard"));
	await act(async () => {
		const saving = result.current.save();
		result.current.type("A yard from");
		await saving;
	});
	expect(result.current).toMatchObject({ text: "A yard from", isChanged: true });
});

test("passes on the text of an unanswered save", async () => {
	const save = vi.spyOn(repository, "saveAlt").mockRejectedValueOnce(new Error("offline"));
	save.mockImplementation(async (stored, alt) => ({ ...picture, ...stored, alt, version: stored.version + 1 }));
	vi.spyOn(console, "error").mockImplementation(() => {});
	const { result } = renderHook(() => useAlt(picture), { wrapper });
	act(() => result.current.type("A yard"));
	await act(() => result.current.save());
	act(() => result.current.type("A yard from above"));
	await act(() => result.current.save());
	expect(save.mock.lastCall?.slice(1)).toEqual(["A yard from above", ["A yard"]]);
	expect(result.current).toMatchObject({ state: "saved", isChanged: false });
});
