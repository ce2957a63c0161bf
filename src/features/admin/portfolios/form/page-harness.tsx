import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Toaster } from "sonner";
import { vi } from "vitest";
import { paths } from "@/content/paths";
import type { SavedProject } from "@/data/portfolios/admin-repository";
import { portfolioRowSchema } from "@/data/portfolios/schema";
import { PortfolioFormPage } from "./portfolio-form-page";
import type { PortfolioStore } from "./portfolio-store";

export const PROJECT_ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

/** For tests: what the toasts ask of a browser and jsdom does not have, and a quiet console for failures that are meant. */
export function prepareBrowser() {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	Object.assign(Element.prototype, { setPointerCapture() {} });
	vi.spyOn(console, "error").mockImplementation(() => {});
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
		update: vi.fn<PortfolioStore["update"]>(changes.update ?? (async () => storedProject())),
	};
}

/** For tests: the page at its address, with toasts, the list behind it, and a way to ask where we are. */
export function showPage(store: PortfolioStore, path: string = paths.admin.newPortfolio) {
	const routes = [
		{ path: paths.admin.portfolios, element: <p>The list</p> },
		{ path: paths.admin.newPortfolio, element: <PortfolioFormPage store={store} /> },
		{ path: paths.admin.editPortfolio(":projectId").replace("%3A", ":"), element: <PortfolioFormPage store={store} /> },
	];
	const router = createMemoryRouter(routes, { initialEntries: [paths.admin.portfolios, path] });
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={queries}>
			<RouterProvider router={router} />
			<Toaster />
		</QueryClientProvider>,
	);
	return { router, queries };
}
