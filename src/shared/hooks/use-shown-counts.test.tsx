// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useShownCounts } from "./use-shown-counts";

afterEach(cleanup);

const read = (state: unknown) =>
	renderHook(useShownCounts, {
		wrapper: ({ children }) => <MemoryRouter initialEntries={[{ pathname: "/", state }]}>{children}</MemoryRouter>,
	}).result.current.counts;

test("reads whole positive numbers and drops everything else", () => {
	const shown = { saas: 48, iot: 0, web: -1, ai: 2.5, mobile: "30", all: 1e9, none: null };
	expect(read({ shown })).toEqual({ saas: 48 });
});

test.each([undefined, null, "shown", 7, {}, { shown: null }, { shown: 7 }, { shown: "24" }])("is empty for %j", (state) => {
	expect(read(state)).toEqual({});
});
