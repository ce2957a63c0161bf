import { type ComponentType, useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useParams } from "react-router-dom";
import { paths } from "@/content/paths";
import type { PostFields } from "@/data/posts/input-schema";
import type { PostRow } from "@/data/posts/schema";
import type { OpenedRow } from "@/features/admin/editor/editor-definition";
import { EditorForm } from "@/features/admin/editor/editor-form";
import { EditorPage } from "@/features/admin/editor/editor-page";
import { type EditorPerson, useEditor } from "@/features/admin/editor/use-editor";
import { MediaPickerProvider } from "@/features/admin/media/media-picker-provider";
import { MAX_DESCRIPTION } from "@/features/admin/search/search-preview";
import { SearchSection } from "@/features/admin/search/search-section";
import { beginningOf } from "@/shared/lib/rich-text/plain-text";
import { PreviewPane } from "@/shared/ui/preview-pane";
import { BasicSection } from "./basic-section";
import { ContentSection } from "./content-section";
import { type PostEditor, postEditor } from "./post-editor";
import type { PostFormValues } from "./post-form-schema";
import { TagsSection } from "./tags-section";

type PostPreview = ComponentType<{ fields: PostFields }>;

interface PostFormPageProps extends EditorPerson {
	editor?: PostEditor;
	/** Renders the public page from the form's values. */
	Preview?: PostPreview;
}

/** Creates a post, or edits the one whose id is in the address. */
export function PostFormPage({ editor = postEditor, ...form }: PostFormPageProps) {
	const { postId } = useParams();
	return (
		<MediaPickerProvider>
			<EditorPage kind={editor.kind} id={postId} read={editor.store.read} copies={editor.copies}>
				{(opened) => <PostForm editor={editor} opened={opened} {...form} />}
			</EditorPage>
		</MediaPickerProvider>
	);
}

interface PostFormProps extends PostFormPageProps {
	editor: PostEditor;
	/** The stored post, or null for a new one. */
	opened: OpenedRow<PostRow> | null;
}

function PostForm({ editor: definition, opened, Preview, ...person }: PostFormProps) {
	const editor = useEditor(definition, opened, person);
	return (
		<EditorForm editor={editor} preview={Preview ? <LivePreview Page={Preview} /> : undefined}>
			<BasicSection />
			<TagsSection />
			<ContentSection />
			<PostSearchSection />
		</EditorForm>
	);
}

function PostSearchSection() {
	const { control } = useFormContext<PostFormValues>();
	const [excerpt, content, image] = useDeferredValue(useWatch({ control, name: ["excerpt", "content", "featuredImage"] }));
	return <SearchSection path={paths.post} description={excerpt.trim() || beginningOf(content, MAX_DESCRIPTION)} image={image} />;
}

function LivePreview({ Page }: { Page: PostPreview }) {
	const { control, getValues } = useFormContext<PostFormValues>();
	// Watching here, and deferring the values, keeps the form from rendering on each keystroke.
	useWatch({ control });
	const { pending: _pending, ...fields } = useDeferredValue(getValues());
	return (
		<PreviewPane title="Preview of the post">
			<Page fields={fields} />
		</PreviewPane>
	);
}
