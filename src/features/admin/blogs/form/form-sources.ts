import { type ComponentType, createContext } from "react";
import { type PostVocabulary, readPostVocabulary } from "@/data/blogs/admin-repository";
import type { ContentEditorProps } from "@/features/admin/writing/content-editor";
import { loadContentEditor } from "@/features/admin/writing/load-content-editor";

/** What the form fetches beside its post. */
export interface FormSources {
	/** The words under which posts are filed. */
	readWords: (signal?: AbortSignal) => Promise<PostVocabulary>;
	/** The editor of the content, a file of its own. */
	loadEditor: () => Promise<ComponentType<ContentEditorProps>>;
}

/** A test provides its own. */
export const FormSourcesContext = createContext<FormSources>({ readWords: readPostVocabulary, loadEditor: loadContentEditor });
