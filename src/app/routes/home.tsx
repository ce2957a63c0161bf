import { homeSeo } from "@/content/home";
import { Hero } from "@/features/home/hero";
import { HomeSections, loadHomeSections } from "../home-sections";
import { SiteHead } from "../layouts/site-head";

const structuredData = () => import("../structured-data/home").then((module) => module.homeStructuredData());

/** Before the router shows this page in place of another one. */
export const prepare = loadHomeSections;

export function Component() {
	return (
		<>
			<SiteHead seo={homeSeo} structuredData={structuredData} />
			<Hero />
			<HomeSections />
		</>
	);
}
