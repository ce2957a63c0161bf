import { homeSeo } from "@/content/home";
import { ContactSection } from "@/features/contact/contact-section";
import { Hero } from "@/features/home/hero";
import { PortfolioSection } from "@/features/portfolio/portfolio-section";
import { SiteHead } from "../layouts/site-head";

export function Component() {
	return (
		<>
			<SiteHead seo={homeSeo} />
			<Hero />
			<PortfolioSection />
			<ContactSection />
		</>
	);
}
