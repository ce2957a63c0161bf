import { homeSeo } from "@/content/home";
import { Hero } from "@/features/home/hero";
import { HomeSections, loadHomeSections } from "../home-sections";
import { SiteHead } from "../layouts/site-head";
import { homeStatements } from "../structured-data";

/** Before the router shows this page in place of another one. */
export const prepare = loadHomeSections;

export function Component() {
	return (
		<>
			<SiteHead seo={homeSeo} structuredData={homeStatements} />
			<Hero />
			<HomeSections />
		</>
	);
}
