import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { beginningOf } from "@/shared/lib/rich-text/plain-text";
import { PostArea } from "./post-fields";
import type { PostForm } from "./post-form-schema";

/** The summary; without one, says what stands in its place. */
export function ExcerptField() {
	const { control } = useFormContext<PostForm>();
	const [excerpt, content] = useDeferredValue(useWatch({ control, name: ["excerpt", "content"] }));
	return <PostArea name="excerpt" label="Excerpt" rows={3} hint={hintFor(excerpt.trim(), content)} className="col-span-full" />;
}

function hintFor(excerpt: string, content: string): string {
	if (excerpt !== "") return `${excerpt.length} of about 160 characters. Stands in lists, in the feed and in search results.`;
	const beginning = beginningOf(content, 160);
	return beginning === ""
		? "One or two sentences for lists, the feed and search results; about 160 characters."
		: `Empty: search engines show “${beginning}” and lists show nothing.`;
}
