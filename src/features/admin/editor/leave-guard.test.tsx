// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useLeaveGuard } from "./use-editor-form";

test.each([
	["unsaved changes", true, false, true],
	["a picture that is still uploading", false, true, true],
	["neither", false, false, false],
])("the browser asks before a reload with %s", (_what, isUnsaved, isUploading, asks) => {
	function Form() {
		useLeaveGuard(
			() => false,
			() => isUnsaved,
			() => isUploading,
		);
		return null;
	}
	const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Form /> }])} />);
	const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
	expect(isAsked()).toBe(asks);
	unmount();
	expect(isAsked()).toBe(false);
});
