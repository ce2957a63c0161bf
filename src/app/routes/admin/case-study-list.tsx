import { CaseStudyListPage } from "@/features/admin/case-studies/case-study-list-page";

export { CaseStudyListPage as Component };
