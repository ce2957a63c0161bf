import type { Project } from "@/data/portfolios/schema";
import { CaseStudyFailed } from "@/features/case-study/case-study-failed";
import { CaseStudyPage } from "@/features/case-study/case-study-page";

export { CaseStudyFailed as ErrorBoundary };

const statements = (project: Project) => import("../statements/case-study").then(({ caseStudyStatements }) => caseStudyStatements(project));

export function Component() {
	return <CaseStudyPage statements={statements} />;
}
