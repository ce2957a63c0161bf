import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Toaster } from "sonner";
import { vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import type { SavedProject } from "@/data/portfolios/admin-repository";
import { portfolioRowSchema } from "@/data/portfolios/schema";
import type { Visitor } from "@/data/session";
import type { EditorSession } from "@/features/admin/editor/editor-session";
import { PortfolioFormPage } from "./portfolio-form-page";
import { type PortfolioStore, projectEditor } from "./project-editor";

export const PROJECT_ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

/** For tests: what the toasts ask of a browser and jsdom does not have, and a quiet console for failures that are meant. */
export function prepareBrowser() {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	Object.assign(Element.prototype, { setPointerCapture() {}, scrollIntoView() {} });
	Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: closeDialog });
	localStorage.clear();
	vi.spyOn(console, "error").mockImplementation(() => {});
}

// jsdom has the element and neither of its methods.
function openDialog(this: HTMLDialogElement) {
	this.open = true;
}

function closeDialog(this: HTMLDialogElement) {
	this.open = false;
	this.dispatchEvent(new Event("close"));
}

/** For tests: an answer that comes when it is told to. */
export function heldAnswer() {
	let answer: (project: SavedProject) => void = () => {};
	const promise = new Promise<SavedProject>((resolve) => {
		answer = resolve;
	});
	return { promise, answer };
}

/** For tests: a stored project. */
export function storedProject(changes: Record<string, unknown> = {}, version = 3): SavedProject {
	const base = {
		id: PROJECT_ID,
		title: "Clinic desk",
		slug: "clinic-desk",
		service_id: "web-apps",
		description: "Books visits.",
		status: "published",
	};
	return { row: portfolioRowSchema.parse({ ...base, version, ...changes }), version };
}

/** For tests: a store that answers at once; give what should answer otherwise. */
export function fakeStore(changes: Partial<PortfolioStore> = {}) {
	return {
		read: vi.fn<PortfolioStore["read"]>(changes.read ?? (async () => storedProject())),
		create: vi.fn<PortfolioStore["create"]>(changes.create ?? (async () => storedProject())),
		update: vi.fn<PortfolioStore["update"]>(changes.update ?? (async () => ({ saved: storedProject() }))),
	};
}

export const OWNER = "admin@example.org";

/** For tests: a session that can end, and be taken up again by somebody. */
export function fakeSession() {
	let who: Visitor = { kind: "administrator", email: OWNER };
	const listeners = new Set<(signedIn: boolean) => void>();
	const tell = (visitor: Visitor) => {
		who = visitor;
		for (const listener of listeners) listener(visitor.kind !== "nobody");
	};
	const session = {
		who: vi.fn(async () => who),
		onChange: (listener: (signedIn: boolean) => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		end: vi.fn(async () => tell({ kind: "nobody" })),
	};
	return { session, tell };
}

/** For tests: the page at its address, with toasts, the list behind it, and a way to ask where we are. */
export function showPage(store: PortfolioStore, path: string = adminPaths.newPortfolio, session: EditorSession = fakeSession().session) {
	const form = <PortfolioFormPage editor={{ ...projectEditor, store }} owner={OWNER} session={session} />;
	const routes = [
		{ path: adminPaths.portfolios, element: <p>The list</p> },
		{ path: adminPaths.newPortfolio, element: form },
		{ path: adminPaths.editPortfolio(":projectId").replace("%3A", ":"), element: form },
	];
	const router = createMemoryRouter(routes, { initialEntries: [adminPaths.portfolios, path] });
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={queries}>
			<RouterProvider router={router} />
			<Toaster />
		</QueryClientProvider>,
	);
	return { router, queries };
}
