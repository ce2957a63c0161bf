import type { Project } from "@/data/portfolios/schema";
import { CaseStudyArticle } from "@/features/case-study/case-study-article";
import { CaseStudyFailed } from "@/features/case-study/case-study-failed";
import { CaseStudyPage } from "@/features/case-study/case-study-page";
import { adoptThisPage } from "../page-data";

// The article is for the previews of the administration, which load this file for it: a chunk of its own would be one more for visitors.
export { CaseStudyArticle };

const structuredData = (project: Project) =>
	import("../structured-data/case-study").then(({ caseStudyStructuredData }) => caseStudyStructuredData(project));

function Component() {
	return <CaseStudyPage structuredData={structuredData} />;
}

/** The page, once the cache holds what its HTML shows. */
export async function load() {
	await adoptThisPage();
	return { Component, ErrorBoundary: CaseStudyFailed };
}
