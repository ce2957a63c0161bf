import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Toaster, toast } from "sonner";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import type { CurrentUser } from "@/data/session";
import type { CopyStore } from "@/data/working-copies/repository";
import { ConfirmHost } from "@/features/admin/ui/confirm";

export const OWNER = "admin@example.org";

/** For tests: what the page asks of a browser and jsdom does not have, and a quiet console for failures that are meant. */
export function prepareBrowser() {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	Object.assign(Element.prototype, { setPointerCapture() {}, scrollIntoView() {} });
	Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: closeDialog });
	localStorage.clear();
	vi.spyOn(console, "error").mockImplementation(() => {});
}

/** For files whose tests show the whole form with its toasts. */
export function prepareFormTests() {
	beforeEach(prepareBrowser);
	afterEach(() => {
		toast.dismiss();
		cleanup();
	});
	// A closed toast leaves after 200 ms, which must not be after the document.
	afterAll(() => new Promise((done) => setTimeout(done, 300)));
}

// jsdom has the element and neither of its methods.
function openDialog(this: HTMLDialogElement) {
	this.open = true;
}

function closeDialog(this: HTMLDialogElement) {
	this.open = false;
	this.dispatchEvent(new Event("close"));
}

/** For tests: a session that can end and begin again. */
export function fakeSession() {
	let who: CurrentUser = { kind: "administrator", email: OWNER };
	const listeners = new Set<(signedIn: boolean) => void>();
	const tell = (visitor: CurrentUser) => {
		who = visitor;
		for (const listener of listeners) listener(visitor.kind !== "signed-out");
	};
	const session = {
		who: vi.fn(async () => who),
		onChange: (listener: (signedIn: boolean) => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		end: vi.fn(async () => tell({ kind: "signed-out" })),
	};
	return { session, tell };
}

/** For tests: a server without working copies, which never answers a write. */
export function fakeCopies(changes: Partial<CopyStore> = {}) {
	return {
		read: vi.fn<CopyStore["read"]>(changes.read ?? (async () => null)),
		write: vi.fn<CopyStore["write"]>(changes.write ?? (() => new Promise(() => {}))),
		discard: vi.fn<CopyStore["discard"]>(changes.discard ?? (async () => {})),
	};
}

interface Addresses {
	list: string;
	new: string;
	edit: string;
}

/** For tests: a form at its addresses, with toasts, the list behind it, and a way to ask where we are. */
export function showForm(form: ReactNode, addresses: Addresses, path: string) {
	const routes = [
		{ path: addresses.list, element: <p>The list</p> },
		{ path: addresses.new, element: form },
		{ path: addresses.edit, element: form },
	];
	const router = createMemoryRouter(routes, { initialEntries: [addresses.list, path] });
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={queries}>
			<RouterProvider router={router} />
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
	return { router, queries };
}
