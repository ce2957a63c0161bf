import { ArrowUpRight } from "lucide-react";
import { useRef } from "react";
import { NavLink } from "react-router-dom";
import { paths } from "@/content/paths";
import type { CodeColor } from "@/content/schema";
import { namedClient } from "@/data/projects/queries";
import type { ProjectSummary, ShownMetric } from "@/data/projects/schema";
import { classNames } from "@/shared/lib/class-names";
import { SmartImage } from "@/shared/ui/smart-image";

export const codeSquare: Record<CodeColor, string> = {
	cyan: "bg-code-cyan",
	blue: "bg-code-blue",
	purple: "bg-code-purple",
	pink: "bg-code-pink",
	green: "bg-code-green",
};

const METRICS = 2;
const CLIENT = "Client";
const TECHNOLOGIES = 3;

/** Picture widths: at most 7 of 12 columns, or the whole card. */
const HALF = "(min-width: 64rem) 660px, (min-width: 48rem) 50vw, 100vw";
const WIDE = "(min-width: 64rem) 660px, 100vw";

interface ProjectCardProps {
	project: ProjectSummary;
	color: CodeColor;
	/** "home" shows large figures, "page" shows "name: value". */
	variant: "home" | "page";
	wide?: boolean;
	priority?: boolean;
	heading?: "h3" | "h4";
	/** Called once, when a visitor hovers over the card or focuses it. */
	onInterest?: () => void;
}

export function ProjectCard(props: ProjectCardProps) {
	const { project, color, variant, wide = false, priority = false, heading: Heading = "h4" } = props;
	const seen = useRef(false);
	const takeInterest = () => {
		if (seen.current) return;
		seen.current = true;
		props.onInterest?.();
	};
	return (
		<article
			onPointerEnter={(event) => event.pointerType !== "touch" && takeInterest()}
			// A tap focuses the link too, but then the visitor is leaving the page.
			onFocus={(event) => event.target.matches(":focus-visible") && takeInterest()}
			className={classNames(
				"group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-300 ease-out has-[a:hover]:border-line-strong has-[a:hover]:shadow-pop has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-3",
				wide && "lg:flex-row lg:items-center",
			)}
		>
			<SmartImage
				src={project.image}
				alt={project.imageAlt}
				width={1600}
				height={1000}
				priority={priority && "low"}
				sizes={wide ? WIDE : HALF}
				className={classNames("cs-card-picture aspect-[16/10] shrink-0", wide && "lg:w-7/12")}
				imageClassName="motion-safe:group-has-[a:hover]:scale-[1.02] transition-[opacity,scale] duration-700"
			/>
			<div className="flex grow flex-col gap-2 px-6 pt-5.5 pb-6">
				<p className="label-mono m-0 flex items-center gap-2 text-ink-3">
					<span aria-hidden="true" className={classNames("size-2 rounded-[2px]", codeSquare[color])} />
					{project.industry}
				</p>
				<Heading className="wrap-anywhere m-0 font-semibold text-heading leading-[1.15] tracking-[-0.02em]">{project.title}</Heading>
				<p className="m-0 text-ink-2">{project.description}</p>
				<Technologies list={project.technologies} />
				<Facts project={project} variant={variant} />
				<p className="m-0 mt-3">
					<StudyLink project={project} variant={variant} />
				</p>
			</div>
		</article>
	);
}

function StudyLink({ project, variant }: Pick<ProjectCardProps, "project" | "variant">) {
	return (
		<NavLink
			to={paths.caseStudy(project.slug ?? project.id)}
			// Sets the class that styles/case-study.css uses to name the picture.
			viewTransition
			className="inline-flex items-center gap-1.5 font-semibold text-[0.94rem] no-underline outline-none after:absolute after:inset-0 group-has-[a:hover]:text-accent"
		>
			{variant === "home" ? (
				"View Case Study"
			) : (
				<>
					<span className="md:hidden">View Study</span>
					<span className="hidden md:inline">View Full Case Study</span>
				</>
			)}
			<span className="sr-only">: {project.title}</span>
			<ArrowUpRight
				aria-hidden="true"
				className="size-4 transition-transform duration-300 motion-safe:group-has-[a:hover]:translate-x-0.5 motion-safe:group-has-[a:hover]:-translate-y-0.5"
			/>
		</NavLink>
	);
}

function Technologies({ list }: { list: string[] }) {
	if (list.length === 0) return null;
	const rest = list.length - TECHNOLOGIES;
	return (
		<ul aria-label="Technologies" className="mt-1 mr-0 mb-3 ml-0 flex list-none flex-wrap gap-1.5 p-0 text-[0.82rem] text-ink-2">
			{list.slice(0, TECHNOLOGIES).map((name) => (
				<li key={name} className="rounded-full border border-line px-2.5 py-0.5">
					{name}
				</li>
			))}
			{rest > 0 ? (
				<li className="rounded-full bg-sunken px-2.5 py-0.5">
					+{rest}
					<span className="sr-only"> more</span>
				</li>
			) : null}
		</ul>
	);
}

/** Two measured results and the client, each with its noun first. */
function Facts({ project, variant }: { project: ProjectSummary; variant: "home" | "page" }) {
	const results = project.metrics.slice(0, METRICS);
	const client = namedClient(project);
	if (results.length === 0 && !client) return <span className="mt-auto" />;
	if (variant === "home") return <LargeFacts results={results} client={client} />;
	return (
		<ul className="m-0 mt-auto grid list-none gap-1.5 border-line border-t p-0 pt-4">
			{[...results, ...(client ? [[CLIENT, client]] : [])].map(([name, value], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place; two may have one name.
				<li key={index} className="text-ink-2 first-letter:uppercase">
					{name}: <b className="font-semibold text-ink">{value}</b>
				</li>
			))}
		</ul>
	);
}

function LargeFacts({ results, client }: { results: ShownMetric[]; client: string | null }) {
	return (
		<dl className="m-0 mt-auto grid grid-cols-2 gap-x-6 border-line border-t pt-3.5">
			{results.map(([name, value], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place; two may have one name.
				<div key={index} className="grid content-between pb-3.5">
					<dt className="text-[0.88rem] text-ink-2 leading-snug first-letter:uppercase">{name}</dt>
					<dd className="m-0 mt-1 font-semibold text-[clamp(1.6rem,1.3rem+1vw,2.2rem)] leading-none tracking-[-0.035em]">{value}</dd>
				</div>
			))}
			{client ? (
				<div className="col-span-2 flex justify-between gap-4 border-line border-t pt-2.5 text-[0.94rem]">
					<dt className="text-ink-2">{CLIENT}</dt>
					<dd className="m-0 font-semibold">{client}</dd>
				</div>
			) : null}
		</dl>
	);
}
