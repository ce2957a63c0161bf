import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { projectStates } from "@/content/portfolio-states";
import { groupId } from "@/content/services/index";
import type { WhenEmpty } from "@/content/services/page-schema";
import { classNames } from "@/shared/lib/class-names";
import { buttonStyles } from "@/shared/ui/button-styles";
import { SectionHeading } from "@/shared/ui/section-heading";
import { StatusPanel } from "@/shared/ui/status-panel";
import { ProjectList, SeeAll, useProjectGroups } from "./project-list";
import { ProjectsFailed, ProjectsLoading } from "./project-states";

const CARDS = 6;

interface ServiceProjectsProps {
	serviceId: string;
	title: string;
	whenEmpty?: WhenEmpty;
}

export function ServiceProjects({ serviceId, title, whenEmpty = "say" }: ServiceProjectsProps) {
	const { status, groups, retry } = useProjectGroups();
	const group = groups.find(({ id }) => id === groupId(serviceId));
	const isEmpty = status === "success" && !group;
	if (isEmpty && whenEmpty === "hide") return null;
	if (!group && whenEmpty === "line") return status === "pending" ? null : <QuietLine title={title} />;
	return (
		<section aria-labelledby="service-projects" className="py-[clamp(72px,9vw,136px)]">
			<div className="wrap">
				<SectionHeading id="service-projects" label="Portfolio" title={`${title} projects`} />
				{status === "pending" ? <ProjectsLoading text={projectStates.loadingHome} /> : null}
				{status === "error" ? <ProjectsFailed label="Retry" onRetry={retry} /> : null}
				{group ? (
					<>
						<ProjectList group={group} variant="home" heading="h3" limit={CARDS} />
						<SeeAll group={group} limit={CARDS} />
					</>
				) : null}
				{isEmpty ? (
					<StatusPanel
						kind="empty"
						title={`No ${title} projects available at the moment.`}
						action={<WaysOn className="justify-center" />}
					/>
				) : (
					<WaysOn className="mt-10" />
				)}
			</div>
		</section>
	);
}

function QuietLine({ title }: { title: string }) {
	return (
		<p className="wrap mt-0 mb-10 text-ink-3">
			{projectStates.quiet(title)}{" "}
			<Link to={paths.portfolio} className="link-line">
				View All Projects
			</Link>
		</p>
	);
}

function WaysOn({ className }: { className: string }) {
	return (
		<div className={classNames("flex flex-wrap gap-3", className)}>
			<Link to={paths.portfolio} className={buttonStyles({ tone: "line" })}>
				View All Projects
			</Link>
			<Link to={paths.contactSection} className={buttonStyles({ tone: "solid" })}>
				Start Your Project
			</Link>
		</div>
	);
}
