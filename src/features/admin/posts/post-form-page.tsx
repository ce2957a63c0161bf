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
import { SearchSection } from "@/features/admin/search/search-section";
import { getBeginning, MAX_DESCRIPTION } from "@/shared/lib/rich-text/plain-text";
import { PreviewPane } from "@/shared/ui/preview-pane";
import { type PostEditor, postEditor } from "./post-editor";
import type { PostFormValues } from "./post-form-schema";
import { orderSections, PostParts, type PostView, SideTabs, usePostView, ViewChoice } from "./post-views";

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
	const view = usePostView();
	const { isWriting, side } = view;
	return (
		<EditorForm
			editor={editor}
			view={{
				choice: <ViewChoice {...view} className="@max-[40rem]:hidden" />,
				sections: orderSections(definition.sections, isWriting),
				hidesDetails: isWriting && side === "preview",
			}}
			preview={Preview ? <LivePreview Page={Preview} view={view} /> : undefined}
		>
			<PostParts view={view} hasPreview={Preview !== undefined} search={<PostSearchSection />} />
		</EditorForm>
	);
}

function PostSearchSection() {
	const { control } = useFormContext<PostFormValues>();
	const [excerpt, content, image] = useDeferredValue(useWatch({ control, name: ["excerpt", "content", "featuredImage"] }));
	return <SearchSection path={paths.post} description={excerpt.trim() || getBeginning(content, MAX_DESCRIPTION)} image={image} />;
}

function LivePreview({ Page, view }: { Page: PostPreview; view: PostView }) {
	const { control, getValues } = useFormContext<PostFormValues>();
	// Watching here, and deferring the values, keeps the form from rendering on each keystroke.
	useWatch({ control });
	const { pending: _pending, ...fields } = useDeferredValue(getValues());
	return (
		<PreviewPane
			title="Preview of the post"
			tabs={view.isWriting ? { bar: <SideTabs {...view} />, isChosen: view.side === "preview" } : undefined}
		>
			<Page fields={fields} />
		</PreviewPane>
	);
}
