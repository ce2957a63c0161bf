import { useEffect } from "react";
import { paths } from "@/content/paths";
import { groupId } from "@/content/services/index";
import { projectsQuery } from "@/data/projects/queries";
import type { ProjectSummary } from "@/data/projects/schema";
import { usePublicQuery } from "@/data/use-public-query";
import { SmartImage } from "@/shared/ui/smart-image";

const MOST = 3;
const STAGGER_MS = 150;
const TECHNOLOGIES = 3;

/** Featured projects of a service. Not shown without any or when they can't be loaded. */
export function FeaturedProjects({ serviceId }: { serviceId: string }) {
	const { data, error } = usePublicQuery(projectsQuery);
	useEffect(() => {
		if (error) console.warn("Featured projects:", error.message);
	}, [error]);
	const group = groupId(serviceId);
	const projects = (data ?? []).filter((row) => row.featured && groupId(row.serviceId) === group).slice(0, MOST);
	if (projects.length === 0) return null;
	return (
		<ul aria-label="Featured projects" className="svc-featured">
			{projects.map((project, index) => (
				<li key={project.id} ref={(element) => element?.style.setProperty("animation-delay", `${index * STAGGER_MS}ms`)}>
					<FeaturedCard project={project} />
				</li>
			))}
		</ul>
	);
}

function FeaturedCard({ project }: { project: ProjectSummary }) {
	const { id, slug, title, description, image, imageAlt, industry, technologies } = project;
	const rest = technologies.length - TECHNOLOGIES;
	return (
		<a href={paths.caseStudy(slug ?? id)} target="_blank" rel="noopener">
			<SmartImage src={image} alt={imageAlt} width={1600} height={1000} sizes="(min-width: 48rem) 22rem, 8rem" className="svc-shot" />
			<span className="label-mono text-ink-3">{industry}</span>
			<strong>
				{title}
				<span className="sr-only"> (opens in a new tab)</span>
			</strong>
			<span>{description}</span>
			<small>
				{technologies.slice(0, TECHNOLOGIES).join("\u00a0· ")}
				{rest > 0 ? (
					<>
						{" "}
						<b>
							+{rest}
							<span className="sr-only"> more</span>
						</b>
					</>
				) : null}
			</small>
		</a>
	);
}
