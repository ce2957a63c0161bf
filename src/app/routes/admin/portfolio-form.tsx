import { PortfolioFormPage } from "@/features/admin/portfolios/form/portfolio-form-page";

export { PortfolioFormPage as Component };
