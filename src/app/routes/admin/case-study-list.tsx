import { CaseStudyListPage } from "@/features/admin/portfolios/case-study-list-page";

export { CaseStudyListPage as Component };
