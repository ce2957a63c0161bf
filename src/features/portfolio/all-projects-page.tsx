import { paths } from "@/content/paths";
import { allProjectsPage, portfolioPage } from "@/content/portfolio";
import { adoptLists } from "@/data/prerendered-lists";
import { island } from "@/shared/ui/island";
import { IndexPage } from "@/shared/ui/row-index";
import { ProjectsLoading } from "./project-states";

const ANCHOR = "all-projects";

const AllProjects = island({
	id: ANCHOR,
	name: "projects",
	load: async () => (await Promise.all([import("./all-projects"), adoptLists()]))[0].AllProjects,
	fallback: <ProjectsLoading text={portfolioPage.loading} />,
});

/** Where "Show more" leads without scripts. */
export function AllProjectsPage() {
	return (
		<IndexPage texts={allProjectsPage} back={paths.portfolio} contact={paths.contactSection}>
			<div id={ANCHOR}>
				<AllProjects />
			</div>
		</IndexPage>
	);
}
