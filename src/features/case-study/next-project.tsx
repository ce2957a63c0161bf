import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { NavLink } from "react-router-dom";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { describeGroup } from "@/content/services/index";
import { namedClient, nextProject, projectsQuery } from "@/data/projects/queries";
import type { ProjectSummary } from "@/data/projects/schema";
import { usePublicQuery } from "@/data/use-public-query";
import { useNearViewport } from "@/shared/hooks/use-near-viewport";
import { classNames } from "@/shared/lib/class-names";
import { Skeleton } from "@/shared/ui/skeleton";
import { SmartImage } from "@/shared/ui/smart-image";

/** Link to the next published project. Not shown without one or when the list can't be loaded. */
export function NextProject({ id }: { id: string }) {
	const place = useRef<HTMLElement>(null);
	const near = useNearViewport(place, true);
	const { data, error, isPending } = usePublicQuery({ ...projectsQuery, enabled: near === true });
	useEffect(() => {
		if (error) console.warn("Next case study:", error.message);
	}, [error]);
	const next = data ? nextProject(data, id) : null;
	if (!next && !isPending) return null;
	return (
		<section ref={place} aria-label={caseStudy.sections.next.label} className="wrap py-[clamp(48px,6vw,96px)] print:hidden">
			{next ? <Next project={next} /> : <Waiting />}
		</section>
	);
}

/** Cards of titles up to about 50 characters have the same height, so that nothing moves when the list arrives. */
const card = "relative grid overflow-hidden rounded-card md:grid-cols-2 md:items-stretch";
const words = "flex flex-col gap-4 p-[clamp(24px,4vw,60px)]";
// A tenth of a line more, because browsers round the height of a line up.
const heading =
	"m-0 min-h-[4.1lh] font-semibold text-[clamp(2rem,1.2rem+2.4vw,3.25rem)] leading-[1.02] tracking-[-0.04em] lg:min-h-[3.1lh]";
const client = "m-0 min-h-[2lh] text-ink-2";
const picture = "aspect-[16/10] md:mt-[clamp(24px,4vw,60px)] md:self-end md:rounded-tl-box";

function Waiting() {
	return (
		<div aria-hidden="true" className={`${card} bg-sunken`}>
			<div className={words}>
				<p className="label-mono m-0">&nbsp;</p>
				<p className={heading} />
				<p className={client} />
				<span className="size-12" />
			</div>
			<span className={`${picture} block`} />
			<Skeleton className="absolute inset-0" />
		</div>
	);
}

function Next({ project }: { project: ProjectSummary }) {
	return (
		<div className={classNames("cs-background group", card, `cs-${describeGroup(project.serviceId).color}`)}>
			<div className={words}>
				<p className="label-mono m-0 text-ink-2">{caseStudy.sections.next.label}</p>
				<h2 className={heading}>
					<NavLink
						to={paths.caseStudy(project.slug ?? project.id)}
						viewTransition
						className="cs-next no-underline outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-4"
					>
						{project.title}
					</NavLink>
				</h2>
				<p className={client}>{[namedClient(project), project.industry].filter(Boolean).join(", ")}</p>
				<span
					aria-hidden="true"
					className="mt-auto grid size-12 place-items-center rounded-full border border-white/40 transition-[background-color,color,border-color] duration-300 group-hover:border-accent-bright group-hover:bg-accent-bright group-hover:text-on-accent"
				>
					<ArrowRight className="size-5 transition-transform duration-300 motion-safe:group-hover:translate-x-0.5" />
				</span>
			</div>
			<SmartImage
				src={project.image}
				alt={project.imageAlt}
				width={1600}
				height={1000}
				sizes="(min-width: 77.5rem) 572px, (min-width: 48rem) 50vw, 100vw"
				className={`cs-next-picture ${picture}`}
			/>
		</div>
	);
}
