import { homeSeo } from "@/content/home";
import { Hero } from "@/features/home/hero";
import { HomeSections, loadHomeSections } from "../home-sections";
import { SiteHead } from "../layouts/site-head";

const statements = () => import("../statements/home").then((module) => module.homeStatements());

/** Before the router shows this page in place of another one. */
export const prepare = loadHomeSections;

export function Component() {
	return (
		<>
			<SiteHead seo={homeSeo} structuredData={statements} />
			<Hero />
			<HomeSections />
		</>
	);
}
