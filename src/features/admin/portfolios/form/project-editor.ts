import { labeledSections } from "@/data/admin-rows/form-fields";
import { createProject, readProject, updateProject } from "@/data/portfolios/admin-repository";
import { projectFields, projectSections } from "@/data/portfolios/fields";
import { toFields } from "@/data/portfolios/input-mapper";
import type { ProjectInput } from "@/data/portfolios/input-schema";
import type { PortfolioRow } from "@/data/portfolios/schema";
import type { EditorDefinition, RowStore } from "@/features/admin/editor/editor-definition";
import { portfolioKind } from "@/features/admin/editor/editor-kinds";
import { absorbPending } from "./pending-entries";
import { lacksRequired, type ProjectForm, projectFormSchema, toProjectForm } from "./project-form-schema";
import { projectTypeWords, serviceWords } from "./service-options";

export type PortfolioStore = RowStore<PortfolioRow, ProjectInput>;
export type ProjectEditor = EditorDefinition<PortfolioRow, ProjectForm, ProjectInput>;

const portfolioStore: PortfolioStore = { read: readProject, create: createProject, update: updateProject };

/** The editor of projects: their form, their rules, their words. */
export const projectEditor: ProjectEditor = {
	kind: portfolioKind,
	store: portfolioStore,
	schema: projectFormSchema,
	draftVersion: 1,
	toForm: (row) => toProjectForm(row ? toFields(row) : undefined),
	sections: labeledSections(projectFields, projectSections),
	lacksRequired,
	absorb: absorbPending,
	words: { serviceId: serviceWords, projectType: projectTypeWords },
	history: async () => (await import("./project-history")).history,
};
