import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, vi } from "vitest";
import { mapSettings, SETTINGS_ID } from "@/data/settings/schema";
import { SettingsPage } from "@/features/admin/settings/settings-page";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { account, keepSession, type Replies, startAuthServer } from "../data/auth-harness";

export const EMPTY = mapSettings(() => null);
export const row = (version: number, values: object = {}) => ({
	id: SETTINGS_ID,
	version,
	updated_at: "2026-11-01T09:00:00Z",
	...EMPTY,
	...values,
});
export const READ = "GET /rest/v1/site_settings";
export const WRITE = "PATCH /rest/v1/site_settings";

/** For tests: before each test, clears the autosaves and signs in. */
export function setUpSettings() {
	beforeEach(() => {
		localStorage.clear();
		keepSession();
		vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
		Object.assign(Element.prototype, { setPointerCapture() {} });
		vi.spyOn(console, "error").mockImplementation(() => {});
	});
	afterEach(() => {
		// Otherwise the next test shows these toasts, too.
		toast.dismiss();
		cleanup();
	});
}

/** Opens the settings with a link to another page. Returns the requests. */
export function show(replies: Replies) {
	const calls = startAuthServer({
		[READ]: [200, [row(1)]],
		"POST /rest/v1/rpc/is_administrator": [200, true],
		"GET /user": [200, account()],
		...replies,
	});
	const page = (
		<>
			<SettingsPage owner="ada@example.com" />
			<Link to="/elsewhere">Elsewhere</Link>
			<ConfirmHost />
		</>
	);
	const router = createMemoryRouter(
		[
			{ path: "/admin/settings", element: page },
			{ path: "/elsewhere", element: <p>Another page</p> },
		],
		{ initialEntries: ["/admin/settings"] },
	);
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<RouterProvider router={router} />
			<Toaster />
		</QueryClientProvider>,
	);
	return calls;
}
