import { type ComponentType, useContext, useEffect, useId, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useMediaPicker } from "@/features/admin/media/media-picker-provider";
import { FormSection } from "@/features/admin/ui/form-section";
import type { ContentEditorProps } from "@/features/admin/writing/content-editor";
import { Skeleton } from "@/shared/ui/skeleton";
import { FormSourcesContext } from "./form-sources";
import { PlainContent } from "./plain-content";
import type { PostForm } from "./post-form-schema";
import { usePastedPictures } from "./use-pasted-pictures";

const HELP = "Plain text or HTML is accepted; double line breaks make paragraphs.";

/** The post itself. */
export function ContentSection() {
	return (
		<FormSection title="Content" note="What no page would show, such as scripts and styles, is removed when the post is saved.">
			<div className="col-span-full min-w-0">
				<ContentField />
			</div>
		</FormSection>
	);
}

function ContentField() {
	const { control } = useFormContext<PostForm>();
	const { field, fieldState } = useController({ control, name: "content" });
	const pickPicture = useMediaPicker();
	const onPictureFiles = usePastedPictures();
	const id = useId();
	const Editor = useContentEditor();
	if (!Editor) return <EditorComing />;
	return (
		<Editor
			ref={field.ref}
			id={`${id}content`}
			label="Content"
			hint={HELP}
			value={field.value}
			onChange={field.onChange}
			onBlur={field.onBlur}
			error={fieldState.error?.message}
			required
			onPictureFiles={onPictureFiles}
			pickPicture={pickPicture ? () => pickPicture() : undefined}
		/>
	);
}

function EditorComing() {
	return (
		<div role="status">
			<span className="sr-only">Loading the editor…</span>
			<Skeleton className="mb-2 h-7 w-24" />
			<Skeleton className="h-96 rounded-[10px]" />
		</div>
	);
}

/** The editor of the content; should it not come, a plain box, so that the text can be written all the same. Null at first. */
function useContentEditor(): ComponentType<ContentEditorProps> | null {
	const { loadEditor } = useContext(FormSourcesContext);
	const [Editor, setEditor] = useState<ComponentType<ContentEditorProps> | null>(null);
	useEffect(() => {
		let wanted = true;
		loadEditor().then(
			(loaded) => wanted && setEditor(() => loaded),
			(error: unknown) => {
				console.error("Content editor:", error);
				if (wanted) setEditor(() => PlainContent);
			},
		);
		return () => {
			wanted = false;
		};
	}, [loadEditor]);
	return Editor;
}
