import { CaseStudyFailed } from "@/features/case-study/case-study-failed";
import { CaseStudyPage } from "@/features/case-study/case-study-page";

export { CaseStudyFailed as ErrorBoundary, CaseStudyPage as Component };
