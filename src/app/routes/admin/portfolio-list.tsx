import { PortfolioListPage } from "@/features/admin/portfolios/portfolio-list-page";

export { PortfolioListPage as Component };
