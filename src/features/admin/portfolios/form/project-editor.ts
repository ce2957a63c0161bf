import { createProject, readProject, updateProject } from "@/data/portfolios/admin-repository";
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
	sections: [
		{
			title: "Basic Information",
			fields: {
				title: "Title",
				slug: "Slug",
				client: "Client",
				industry: "Industry",
				serviceId: "Service",
				projectType: "Project type",
				description: "Description",
				image: "Image",
				imageAlt: "Image alternative text",
				clientLogo: "Client logo",
				liveUrl: "Live URL",
				timeline: "Timeline",
				teamSize: "Team size",
				listed: "Listed",
				featured: "Featured",
			},
		},
		{ title: "Basic Technologies", fields: { technologies: "Technologies" } },
		{ title: "Technology Stack", fields: { techStack: "Technology stack" } },
		{ title: "Results & Impact", fields: { detailedMetrics: "Metrics" } },
		{ title: "Project Gallery", fields: { gallery: "Gallery" } },
		{ title: "Case Study Details", fields: { challenge: "Challenge", solution: "Solution", features: "Features", approach: "Approach" } },
		{ title: "Testimonial", fields: { testimonial: "Testimonial" } },
	],
	lacksRequired,
	absorb: absorbPending,
	words: { serviceId: serviceWords, projectType: projectTypeWords },
	history: async () => (await import("./project-history")).history,
};
