import * as z from "zod";
import { publicationRule } from "@/data/admin-rows/input-rules";
import { emptyProject } from "@/data/portfolios/input-mapper";
import { type ProjectFields, projectInputSchema } from "@/data/portfolios/input-schema";

/** What is typed and not added yet. It lives in the form's own values, so that it counts as unsaved and is never lost. */
const pendingSchema = z.object({
	technologies: z.string(),
	features: z.string(),
	approach: z.string(),
	stack: z.object({ category: z.string(), technology: z.string() }),
	metric: z.object({ label: z.string(), value: z.string(), description: z.string() }),
	picture: z.object({ url: z.string(), alt: z.string() }),
});

export const emptyPending: z.input<typeof pendingSchema> = {
	technologies: "",
	features: "",
	approach: "",
	stack: { category: "", technology: "" },
	metric: { label: "", value: "", description: "" },
	picture: { url: "", alt: "" },
};

/** The rules of the form: those of the data, and that of a schedule. What is not added yet is no part of what is saved. */
export const projectFormSchema = projectInputSchema
	.extend({ pending: pendingSchema })
	.superRefine(publicationRule)
	.transform(({ pending: _pending, ...input }) => input);

/** What the form holds while it is edited. */
export type ProjectForm = z.input<typeof projectFormSchema>;

/** The values that a form starts with: those of a stored project, or none. */
export function toProjectForm(fields: ProjectFields = emptyProject): ProjectForm {
	return { ...fields, pending: emptyPending };
}

/** Whether something is missing without which a project cannot be saved. */
export function lacksRequired(form: ProjectForm): boolean {
	return [form.title, form.description, form.serviceId].some((text) => text.trim() === "");
}
