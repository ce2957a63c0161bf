import type { ComponentType } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useParams } from "react-router-dom";
import type { ProjectFields } from "@/data/projects/input-schema";
import type { ProjectRow } from "@/data/projects/schema";
import type { OpenedRow } from "@/features/admin/editor/editor-definition";
import { EditorForm } from "@/features/admin/editor/editor-form";
import { EditorPage } from "@/features/admin/editor/editor-page";
import { type EditorPerson, useEditor } from "@/features/admin/editor/use-editor";
import { MediaPickerProvider } from "@/features/admin/media/media-picker-provider";
import { FormGroup } from "@/features/admin/ui/form/form-section";
import { PreviewPane } from "@/shared/ui/preview-pane";
import { GalleryEditor } from "./gallery-editor";
import { MetricsEditor } from "./metrics-editor";
import { type ProjectEditor, projectEditor } from "./project-editor";
import type { ProjectFormValues } from "./project-form-values";
import {
	BasicSection,
	CaseStudySection,
	FactsSection,
	ProjectSearchSection,
	TechnologiesSection,
	TestimonialSection,
} from "./project-sections";
import { TechStackEditor } from "./tech-stack-editor";

type ProjectPreview = ComponentType<{ fields: ProjectFields; id?: string }>;

interface ProjectFormPageProps extends EditorPerson {
	editor?: ProjectEditor;
	/** Renders the public page from the form's values; `id` is that of the stored row. */
	Preview?: ProjectPreview;
}

/** Creates a project, or edits the one whose id is in the address. */
export function ProjectFormPage({ editor = projectEditor, ...form }: ProjectFormPageProps) {
	const { projectId } = useParams();
	return (
		<MediaPickerProvider>
			<EditorPage kind={editor.kind} id={projectId} read={editor.store.read} copies={editor.copies}>
				{(opened) => <ProjectForm editor={editor} opened={opened} {...form} />}
			</EditorPage>
		</MediaPickerProvider>
	);
}

interface ProjectFormProps extends ProjectFormPageProps {
	editor: ProjectEditor;
	/** The stored project, or null for a new one. */
	opened: OpenedRow<ProjectRow> | null;
}

function ProjectForm({ editor: definition, opened, Preview, ...person }: ProjectFormProps) {
	const editor = useEditor(definition, opened, person);
	return (
		<EditorForm editor={editor} preview={Preview ? <LivePreview Page={Preview} id={opened?.row.id} /> : undefined}>
			<FormGroup title="Card" note="In the portfolio, on the home page and on the service's page.">
				<BasicSection />
				<TechnologiesSection />
			</FormGroup>
			<FormGroup title="Case study" note="The page of the project.">
				<TechStackEditor />
				<MetricsEditor />
				<GalleryEditor />
				<CaseStudySection />
				<TestimonialSection />
				<FactsSection />
			</FormGroup>
			<ProjectSearchSection />
		</EditorForm>
	);
}

function LivePreview({ Page, id }: { Page: ProjectPreview; id?: string | undefined }) {
	const { control } = useFormContext<ProjectFormValues>();
	const { pending: _pending, ...fields } = useWatch({ control }) as ProjectFormValues;
	return (
		<PreviewPane title="Preview of the case study">
			<Page fields={fields} {...(id ? { id } : {})} />
		</PreviewPane>
	);
}
