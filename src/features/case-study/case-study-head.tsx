import { useCallback } from "react";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import type { Project, ProjectSummary } from "@/data/portfolios/schema";
import type { JsonLd } from "@/shared/seo/json-ld";
import { PageHead } from "@/shared/seo/page-head";
import { socialOf } from "./social-of";

/** Writes what search engines are told about a project. */
export type StructuredData = (project: Project) => Promise<JsonLd[]>;

interface CaseStudyHeadProps {
	summary: ProjectSummary;
	project: Project | null;
	structuredData: StructuredData;
}

/** Title, canonical address by slug, social picture and structured data of a case study. */
export function CaseStudyHead({ summary, project, structuredData }: CaseStudyHeadProps) {
	const write = useCallback(async () => (project ? structuredData(project) : []), [project, structuredData]);
	return (
		<PageHead
			title={summary.title}
			description={summary.description}
			keywords={summary.technologies}
			path={paths.caseStudy(summary.slug ?? summary.id)}
			type="article"
			image={socialOf(summary)}
			siteUrl={site.url}
			siteName={site.name}
			publishedTime={project?.publishedAt ?? undefined}
			modifiedTime={project?.updatedAt ?? undefined}
			section={summary.industry}
			tags={summary.technologies}
			structuredData={project ? write : undefined}
		/>
	);
}
