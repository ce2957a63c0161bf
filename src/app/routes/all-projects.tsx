import { paths } from "@/content/paths";
import { allProjectsSeo } from "@/content/portfolio";
import { AllProjectsPage } from "@/features/portfolio/all-projects-page";
import { SiteHead } from "../layouts/site-head";

const structuredData = () => import("../structured-data/trail").then((module) => module.trail("All projects", paths.allProjects));

export function Component() {
	return (
		<>
			<SiteHead seo={allProjectsSeo} structuredData={structuredData} />
			<AllProjectsPage />
		</>
	);
}
