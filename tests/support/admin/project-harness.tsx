import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { type FieldErrors, FormProvider, useForm, useFormContext } from "react-hook-form";
import { vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import { type ProjectRow, projectRowSchema } from "@/data/projects/schema";
import type { EditorSession } from "@/features/admin/editor/save-row";
import { type ProjectEditor, type ProjectStore, projectEditor } from "@/features/admin/projects/project-editor";
import { ProjectFormPage } from "@/features/admin/projects/project-form-page";
import { type ProjectFormValues, toProjectForm } from "@/features/admin/projects/project-form-values";
import { fakeCopies, fakeSession, OWNER, showForm } from "./form-page-harness";

export const PROJECT_ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

/** A promise and the function that resolves it. */
export function deferredProject() {
	let answer: (project: SavedRow<ProjectRow>) => void = () => {};
	const promise = new Promise<SavedRow<ProjectRow>>((resolve) => {
		answer = resolve;
	});
	return { promise, answer };
}

export function storedProject(changes: Record<string, unknown> = {}, version = 3): SavedRow<ProjectRow> {
	const base = {
		id: PROJECT_ID,
		title: "Clinic desk",
		slug: "clinic-desk",
		service_id: "web-apps",
		description: "Books visits.",
		status: "published",
	};
	return { row: projectRowSchema.parse({ ...base, version, ...changes }), version };
}

export function fakeStore(changes: Partial<ProjectStore> = {}) {
	return {
		read: vi.fn<ProjectStore["read"]>(changes.read ?? (async () => storedProject())),
		create: vi.fn<ProjectStore["create"]>(changes.create ?? (async () => storedProject())),
		update: vi.fn<ProjectStore["update"]>(changes.update ?? (async () => ({ saved: storedProject() }))),
	};
}

/** Shows the form page with toasts and the list behind it. */
export function showPage(
	store: ProjectStore,
	path: string = adminPaths.newProject,
	session: EditorSession = fakeSession().session,
	history: ProjectEditor["history"] = projectEditor.history,
	copies: ProjectEditor["copies"] = fakeCopies(),
) {
	const form = <ProjectFormPage editor={{ ...projectEditor, store, history, copies }} owner={OWNER} session={session} />;
	const edit = adminPaths.editProject(":projectId").replace("%3A", ":");
	return showForm(form, { list: adminPaths.portfolios, new: adminPaths.newProject, edit }, path);
}

export const editAddress = adminPaths.editProject(PROJECT_ID);
/** By its label: a query by role computes the names of all boxes. */
export async function titleBox() {
	const { control } = await screen.findByText<HTMLLabelElement>("Title", { selector: "label" });
	if (!(control instanceof HTMLInputElement)) throw new Error("The label Title has no box.");
	return control;
}
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Receives the form's values from `FormHarness`. */
export interface Seen {
	form?: ProjectFormValues;
}

interface FormHarnessProps {
	values?: Partial<ProjectFormValues>;
	errors?: FieldErrors<ProjectFormValues>;
	seen: Seen;
	children: ReactNode;
}

/** Renders one part of the form alone. */
export function FormHarness({ values, errors, seen, children }: FormHarnessProps) {
	const form = useForm<ProjectFormValues>({ defaultValues: { ...toProjectForm(), ...values }, ...(errors && { errors }) });
	return (
		<FormProvider {...form}>
			<Watcher seen={seen} />
			{children}
		</FormProvider>
	);
}

function Watcher({ seen }: { seen: Seen }) {
	seen.form = useFormContext<ProjectFormValues>().watch();
	return null;
}
