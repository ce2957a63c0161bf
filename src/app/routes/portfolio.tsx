import { paths } from "@/content/paths";
import { portfolioSeo } from "@/content/portfolio";
import { PortfolioPage } from "@/features/portfolio/portfolio-page";
import { SiteHead } from "../layouts/site-head";

const structuredData = () => import("../structured-data/trail").then((module) => module.trail("Portfolio", paths.portfolio));

export function Component() {
	return (
		<>
			<SiteHead seo={portfolioSeo} structuredData={structuredData} />
			<PortfolioPage />
		</>
	);
}
