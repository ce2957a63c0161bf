import { useQuery } from "@tanstack/react-query";
import { type ComponentType, createContext, useContext, useMemo } from "react";
import { staticPosts } from "@/content/blog/list";
import { type PostVocabulary, readPostVocabulary } from "@/data/posts/admin-repository";
import type { ContentEditorProps } from "@/features/admin/rich-text/content-editor";
import { loadContentEditor } from "@/features/admin/rich-text/load-content-editor";

/** What the form loads besides its post. Tests replace it. */
export interface FormSources {
	readVocabulary: (signal?: AbortSignal) => Promise<PostVocabulary>;
	loadEditor: () => Promise<ComponentType<ContentEditorProps>>;
}

export const FormSourcesContext = createContext<FormSources>({ readVocabulary: readPostVocabulary, loadEditor: loadContentEditor });

/** Categories and tags to offer: those of the static posts alone until the others are loaded, or if they fail to load. */
export function usePostVocabulary(): PostVocabulary {
	const { readVocabulary } = useContext(FormSourcesContext);
	const { data } = useQuery({ queryKey: ["blogs", "admin", "vocabulary"], queryFn: ({ signal }) => readVocabulary(signal), retry: false });
	return useMemo(() => suggestVocabulary(data), [data]);
}

const CATEGORIES = ["AI & Machine Learning", "Mobile Development", "SaaS", "Web Development", "Tech Trends", "Case Studies"];

export function suggestVocabulary(used: PostVocabulary | undefined): PostVocabulary {
	return {
		categories: distinct([...CATEGORIES, ...(used?.categories ?? []), ...staticPosts.map(({ category }) => category)]),
		tags: distinct([...(used?.tags ?? []), ...staticPosts.flatMap(({ tags }) => tags)]),
	};
}

/** The unchosen tags that contain the typed text, at most `limit`. */
export function suggestTags(offered: string[], chosen: string[], typed: string, limit: number): string[] {
	const chosenKeys = new Set(chosen.map(getKey));
	const wanted = getKey(typed);
	return offered.filter((tag) => !chosenKeys.has(getKey(tag)) && getKey(tag).includes(wanted)).slice(0, limit);
}

const getKey = (text: string) => text.trim().toLocaleLowerCase();

/** Removes duplicates in any case; keeps the first spelling. */
function distinct(texts: string[]): string[] {
	const keys = texts.map(getKey);
	return texts.filter((_text, index) => keys.indexOf(keys[index] ?? "") === index);
}
