import type { Project } from "@/data/projects/schema";
import { CaseStudyArticle } from "@/features/case-study/case-study-article";
import { CaseStudyFailed, CaseStudyPage } from "@/features/case-study/case-study-page";
import { EditLink } from "../edit-link";
import { adoptThisPage } from "../page-data";

// Exported for the admin previews: a chunk of its own would be one more file for visitors.
export { CaseStudyArticle };

const structuredData = (project: Project) =>
	import("../structured-data/articles").then(({ caseStudyStructuredData }) => caseStudyStructuredData(project));

function Component() {
	return <CaseStudyPage structuredData={structuredData} tools={(id) => <EditLink kind="project" id={id} />} />;
}

export async function load() {
	await adoptThisPage();
	return { Component, ErrorBoundary: CaseStudyFailed };
}
