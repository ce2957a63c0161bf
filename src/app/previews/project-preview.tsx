import { Suspense, useMemo } from "react";
import { emptyProject, toRow } from "@/data/portfolios/input-mapper";
import type { ProjectFields } from "@/data/portfolios/input-schema";
import { toProject } from "@/data/portfolios/row-mapper";
import { useDebouncedValue } from "@/features/admin/ui/use-debounced-value";
import { PreviewNote } from "@/shared/ui/preview-boundary";
import { CaseStudyPreview } from "./articles";
import { ADDRESS_SETTLES_MS, NO_ID, SOME_DAY } from "./preview-facts";
import { PreviewSkeleton } from "./preview-skeleton";

interface ProjectPreviewProps {
	fields: ProjectFields;
	/** Of the stored row, so that the page does not name itself among the others. */
	id?: string;
}

/** The case study that a form's values will give, half-typed and invalid ones included. */
export function ProjectPreview({ fields, id = NO_ID }: ProjectPreviewProps) {
	const image = useDebouncedValue(fields.image, ADDRESS_SETTLES_MS);
	const clientLogo = useDebouncedValue(fields.clientLogo, ADDRESS_SETTLES_MS);
	const gallery = useDebouncedValue(fields.gallery, ADDRESS_SETTLES_MS);
	const project = useMemo(() => {
		const shown = { ...emptyProject, ...fields, image, clientLogo, gallery };
		return toProject({ ...toRow(shown, null, SOME_DAY), id });
	}, [fields, id, image, clientLogo, gallery]);
	if (fields.title.trim() === "") return <PreviewNote title="Nothing to show yet">Give it a title to see the page.</PreviewNote>;
	return (
		<Suspense fallback={<PreviewSkeleton />}>
			<CaseStudyPreview project={project} />
		</Suspense>
	);
}
