import { useParams } from "react-router-dom";
import { EditorPage } from "@/features/admin/editor/editor-page";
import type { EditorPerson } from "@/features/admin/editor/use-editor";
import { MediaPickerProvider } from "@/features/admin/media/media-picker-provider";
import { PortfolioForm, type ProjectPreview } from "./portfolio-form";
import { type ProjectEditor, projectEditor } from "./project-editor";

interface PortfolioFormPageProps extends EditorPerson {
	editor?: ProjectEditor;
	Preview?: ProjectPreview;
}

/** /admin/portfolio/new, and /admin/portfolio/edit/:projectId: without an id a project is created, with one it is edited. */
export function PortfolioFormPage({ editor = projectEditor, ...form }: PortfolioFormPageProps) {
	const { projectId } = useParams();
	return (
		<MediaPickerProvider>
			<EditorPage kind={editor.kind} id={projectId} read={editor.store.read}>
				{(opened) => <PortfolioForm editor={editor} opened={opened} {...form} />}
			</EditorPage>
		</MediaPickerProvider>
	);
}
