import { paths } from "@/content/paths";
import { portfolioPage } from "@/content/portfolio";
import { projectStates } from "@/content/portfolio-states";
import { namedClient } from "@/data/projects/queries";
import { classNames } from "@/shared/lib/class-names";
import { RowIndex } from "@/shared/ui/row-index";
import { codeSquare } from "./project-card";
import { useProjectGroups } from "./project-list";
import { ProjectsEmpty, ProjectsFailed, ProjectsLoading } from "./project-states";

/** The title, client and industry of every project. */
export function AllProjects() {
	const { status, groups, retry } = useProjectGroups();
	if (status === "pending") return <ProjectsLoading text={portfolioPage.loading} />;
	if (status === "error") return <ProjectsFailed label="Try Again" onRetry={retry} />;
	if (groups.length === 0) return <ProjectsEmpty detail={projectStates.emptyPage} />;
	return (
		<RowIndex
			nouns={["project", "projects"]}
			groups={groups.map(({ id, title, color, projects }) => ({
				id: `group-${id}`,
				title: (
					<>
						<span aria-hidden="true" className={classNames("size-2.5 self-center rounded-[3px]", codeSquare[color])} />
						{title}
					</>
				),
				entries: projects.map((project) => ({
					id: project.id,
					href: paths.caseStudy(project.slug ?? project.id),
					title: project.title,
					facts: [namedClient(project), project.industry],
				})),
			}))}
		/>
	);
}
