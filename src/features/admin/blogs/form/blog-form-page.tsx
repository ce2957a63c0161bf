import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import type { PostFields } from "@/data/blogs/input-schema";
import { EditorPage } from "@/features/admin/editor/editor-page";
import type { EditorPerson } from "@/features/admin/editor/use-editor";
import { MediaPickerProvider } from "@/features/admin/media/media-picker-provider";
import { BlogForm } from "./blog-form";
import { type PostEditor, postEditor } from "./post-editor";

interface BlogFormPageProps extends EditorPerson {
	editor?: PostEditor;
	Preview?: ComponentType<{ fields: PostFields }>;
}

/** /admin/blogs/new, and /admin/blogs/edit/:blogId: without an id a post is created, with one it is edited. */
export function BlogFormPage({ editor = postEditor, ...form }: BlogFormPageProps) {
	const { blogId } = useParams();
	return (
		<MediaPickerProvider>
			<EditorPage kind={editor.kind} id={blogId} read={editor.store.read}>
				{(opened) => <BlogForm editor={editor} opened={opened} {...form} />}
			</EditorPage>
		</MediaPickerProvider>
	);
}
