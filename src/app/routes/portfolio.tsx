import { portfolioSeo } from "@/content/portfolio";
import { PortfolioPage } from "@/features/portfolio/portfolio-page";
import { SiteHead } from "../layouts/site-head";

export function Component() {
	return (
		<>
			<SiteHead seo={portfolioSeo} />
			<PortfolioPage />
		</>
	);
}
