import { labeledSections } from "@/data/admin-rows/form-fields";
import { publicationRule } from "@/data/admin-rows/input-rules";
import { projectStore } from "@/data/projects/admin-repository";
import { projectFields, projectSections } from "@/data/projects/fields";
import { toProjectFields } from "@/data/projects/input-mapper";
import { type ProjectInput, projectDraftSchema, projectInputSchema } from "@/data/projects/input-schema";
import type { ProjectRow } from "@/data/projects/schema";
import { projectCopies } from "@/data/working-copies/repository";
import { type EditorDefinition, projectKind, type RowStore } from "@/features/admin/editor/editor-definition";
import { absorbPending, type ProjectFormValues, pendingSchema, toProjectForm } from "./project-form-values";
import { formatProjectType, formatService } from "./service-options";

export type ProjectStore = RowStore<ProjectRow, ProjectInput>;
export type ProjectEditor = EditorDefinition<{ row: ProjectRow; form: ProjectFormValues; input: ProjectInput }>;

export const projectEditor: ProjectEditor = {
	kind: projectKind,
	copies: projectCopies,
	store: projectStore,
	schema: formSchema(projectInputSchema),
	draftSchema: formSchema(projectDraftSchema),
	formVersion: 2,
	toForm: (row) => toProjectForm(row ? toProjectFields(row) : undefined),
	sections: labeledSections(projectFields, projectSections),
	required: ["title", "serviceId", "description"],
	withoutText: ({ image, imageAlt, gallery }) => [
		...(image.trim() !== "" && imageAlt.trim() === "" ? ["imageAlt" as const] : []),
		...gallery.flatMap(({ url, alt }, place) => (url.trim() !== "" && alt.trim() === "" ? [`gallery.${place}.alt` as const] : [])),
	],
	absorb: absorbPending,
	formatters: { serviceId: formatService, projectType: formatProjectType },
	history: async () => {
		const [{ projectHistory }, { historyColumns }] = await Promise.all([
			import("@/data/revisions/repository"),
			import("@/features/admin/editor/history/history-definition"),
		]);
		return {
			rows: projectHistory,
			columns: historyColumns(projectFields, {
				service_id: { whole: formatService },
				project_type: { whole: formatProjectType },
				extended_testimonial: { parts: { quote: "Quote", author: "Author", position: "Position", company: "Company" } },
			}),
		};
	},
};

function formSchema(input: typeof projectInputSchema) {
	return input
		.extend({ pending: pendingSchema })
		.superRefine(publicationRule)
		.transform(({ pending: _pending, ...fields }) => fields);
}
