import { Suspense, useMemo } from "react";
import { toPostRow } from "@/data/posts/input-mapper";
import type { PostFields } from "@/data/posts/input-schema";
import { toPost } from "@/data/posts/row-mapper";
import { emptyProject, toProjectRow } from "@/data/projects/input-mapper";
import type { ProjectFields } from "@/data/projects/input-schema";
import { toProject } from "@/data/projects/row-mapper";
import { useDebouncedValue } from "@/features/admin/ui/use-debounced-value";
import { PreviewNote } from "@/shared/ui/preview-frame";
import { CaseStudyPreview, PostPreview, PreviewSkeleton } from "../shared-preview/articles";

const NO_ID = "preview";

const ANY_DATE = new Date(0);

/** Image addresses are debounced: otherwise each typed letter requests another host. */
const ADDRESS_DELAY_MS = 600;

const noTitle = <PreviewNote title="Nothing to show yet">Give it a title to see the page.</PreviewNote>;

interface ProjectPreviewProps {
	fields: ProjectFields;
	/** Id of the stored row, so that the page doesn't list itself among the others. */
	id?: string;
}

export function ProjectPreview({ fields, id = NO_ID }: ProjectPreviewProps) {
	const image = useDebouncedValue(fields.image, ADDRESS_DELAY_MS);
	const clientLogo = useDebouncedValue(fields.clientLogo, ADDRESS_DELAY_MS);
	const gallery = useDebouncedValue(fields.gallery, ADDRESS_DELAY_MS);
	const project = useMemo(() => {
		const shown = { ...emptyProject, ...fields, image, clientLogo, gallery };
		return toProject({ ...toProjectRow(shown, null, ANY_DATE), id });
	}, [fields, id, image, clientLogo, gallery]);
	if (fields.title.trim() === "") return noTitle;
	return (
		<Suspense fallback={<PreviewSkeleton />}>
			<CaseStudyPreview project={project} />
		</Suspense>
	);
}

interface PostFieldsPreviewProps {
	fields: PostFields;
	id?: string;
}

export function PostFieldsPreview({ fields, id = NO_ID }: PostFieldsPreviewProps) {
	const featuredImage = useDebouncedValue(fields.featuredImage, ADDRESS_DELAY_MS);
	const avatar = useDebouncedValue(fields.author.avatar, ADDRESS_DELAY_MS);
	const post = useMemo(() => {
		const shown = { ...fields, featuredImage, author: { ...fields.author, avatar } };
		return toPost({ ...toPostRow(shown, null, ANY_DATE), id });
	}, [fields, id, featuredImage, avatar]);
	if (fields.title.trim() === "") return noTitle;
	return (
		<Suspense fallback={<PreviewSkeleton />}>
			<PostPreview post={post} />
		</Suspense>
	);
}
