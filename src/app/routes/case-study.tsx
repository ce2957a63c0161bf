import { CaseStudyPage } from "@/features/case-study/case-study-page";

export { CaseStudyPage as Component };
