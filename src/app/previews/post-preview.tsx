import { Suspense, useMemo } from "react";
import { toPostRow } from "@/data/blogs/input-mapper";
import type { PostFields } from "@/data/blogs/input-schema";
import { toPost } from "@/data/blogs/row-mapper";
import { useDebouncedValue } from "@/features/admin/ui/use-debounced-value";
import { PreviewNote } from "@/shared/ui/preview-boundary";
import { PostPreview } from "./articles";
import { ADDRESS_SETTLES_MS, NO_ID, SOME_DAY } from "./preview-facts";
import { PreviewSkeleton } from "./preview-skeleton";

interface PostFieldsPreviewProps {
	fields: PostFields;
	/** Of the stored row, so that the page does not name itself among the others. */
	id?: string;
}

/** The post that a form's values will give, half-typed and invalid ones included. */
export function PostFieldsPreview({ fields, id = NO_ID }: PostFieldsPreviewProps) {
	const featuredImage = useDebouncedValue(fields.featuredImage, ADDRESS_SETTLES_MS);
	const avatar = useDebouncedValue(fields.author.avatar, ADDRESS_SETTLES_MS);
	const post = useMemo(() => {
		const shown = { ...fields, featuredImage, author: { ...fields.author, avatar } };
		return toPost({ ...toPostRow(shown, null, SOME_DAY), id });
	}, [fields, id, featuredImage, avatar]);
	if (fields.title.trim() === "") return <PreviewNote title="Nothing to show yet">Give it a title to see the page.</PreviewNote>;
	return (
		<Suspense fallback={<PreviewSkeleton />}>
			<PostPreview post={post} />
		</Suspense>
	);
}
