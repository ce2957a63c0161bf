import type { ComponentType } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { SavedProject } from "@/data/portfolios/admin-repository";
import type { ProjectFields } from "@/data/portfolios/input-schema";
import { EditorForm } from "@/features/admin/editor/editor-form";
import { type EditorPerson, useEditor } from "@/features/admin/editor/use-editor";
import { PreviewPane } from "@/shared/ui/preview-pane";
import { BasicSection } from "./basic-section";
import { CaseStudySection } from "./case-study-section";
import { GalleryEditor } from "./gallery-editor";
import { MetricsEditor } from "./metrics-editor";
import type { ProjectEditor } from "./project-editor";
import type { ProjectForm } from "./project-form-schema";
import { TechStackEditor } from "./tech-stack-editor";
import { TechnologiesSection } from "./technologies-section";
import { TestimonialSection } from "./testimonial-section";

/** Shows the page that the values of a form will give; `id` is that of the stored row. */
export type ProjectPreview = ComponentType<{ fields: ProjectFields; id?: string }>;

interface PortfolioFormProps extends EditorPerson {
	editor: ProjectEditor;
	/** The stored project, or null for a new one. */
	opened: SavedProject | null;
	Preview?: ProjectPreview | undefined;
}

/** The one form of a project, for create and edit. */
export function PortfolioForm({ editor: definition, opened, Preview, ...person }: PortfolioFormProps) {
	const editor = useEditor(definition, opened, person);
	return (
		<EditorForm editor={editor} preview={Preview ? <LivePreview Page={Preview} id={opened?.row.id} /> : undefined}>
			<BasicSection />
			<TechnologiesSection />
			<TechStackEditor />
			<MetricsEditor />
			<GalleryEditor />
			<CaseStudySection />
			<TestimonialSection />
		</EditorForm>
	);
}

function LivePreview({ Page, id }: { Page: ProjectPreview; id?: string | undefined }) {
	const { control } = useFormContext<ProjectForm>();
	const { pending: _pending, ...fields } = useWatch({ control }) as ProjectForm;
	return (
		<PreviewPane title="Preview of the case study">
			<Page fields={fields} {...(id ? { id } : {})} />
		</PreviewPane>
	);
}
