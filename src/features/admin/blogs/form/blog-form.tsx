import { type ComponentType, useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { SavedPost } from "@/data/blogs/admin-repository";
import type { PostFields } from "@/data/blogs/input-schema";
import { EditorForm } from "@/features/admin/editor/editor-form";
import { type EditorPerson, useEditor } from "@/features/admin/editor/use-editor";
import { PreviewPane } from "@/shared/ui/preview-pane";
import { BasicSection } from "./basic-section";
import { ContentSection } from "./content-section";
import type { PostEditor } from "./post-editor";
import type { PostForm } from "./post-form-schema";
import { TagsSection } from "./tags-section";

interface BlogFormProps extends EditorPerson {
	editor: PostEditor;
	/** The stored post, or null for a new one. */
	opened: SavedPost | null;
	/** The page that the form's values will give. */
	Preview?: ComponentType<{ fields: PostFields }> | undefined;
}

/** The one form of a post, for create and edit. */
export function BlogForm({ editor: definition, opened, Preview, ...person }: BlogFormProps) {
	const editor = useEditor(definition, opened, person);
	return (
		<EditorForm editor={editor} preview={Preview ? <LivePreview Page={Preview} /> : undefined}>
			<BasicSection />
			<TagsSection />
			<ContentSection />
		</EditorForm>
	);
}

/** Follows the form when the browser has time: typing never waits for it. */
function LivePreview({ Page }: { Page: ComponentType<{ fields: PostFields }> }) {
	const { control, getValues } = useFormContext<PostForm>();
	// Watched here and not by the form, which would render whole at each key.
	useWatch({ control });
	const { pending: _pending, ...fields } = useDeferredValue(getValues());
	return (
		<PreviewPane title="Preview of the post">
			<Page fields={fields} />
		</PreviewPane>
	);
}
