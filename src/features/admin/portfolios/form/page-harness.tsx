import { vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import type { SavedProject } from "@/data/portfolios/admin-repository";
import { portfolioRowSchema } from "@/data/portfolios/schema";
import { fakeSession, OWNER, showForm } from "@/features/admin/editor/editor-harness";
import type { EditorSession } from "@/features/admin/editor/editor-session";
import { PortfolioFormPage } from "./portfolio-form-page";
import { type PortfolioStore, type ProjectEditor, projectEditor } from "./project-editor";

export const PROJECT_ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

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

/** For tests: the page at its address, with toasts, the list behind it, and a way to ask where we are. */
export function showPage(
	store: PortfolioStore,
	path: string = adminPaths.newPortfolio,
	session: EditorSession = fakeSession().session,
	history: ProjectEditor["history"] = projectEditor.history,
) {
	const form = <PortfolioFormPage editor={{ ...projectEditor, store, history }} owner={OWNER} session={session} />;
	const edit = adminPaths.editPortfolio(":projectId").replace("%3A", ":");
	return showForm(form, { list: adminPaths.portfolios, new: adminPaths.newPortfolio, edit }, path);
}
