import { ArrowLeft, ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import type { Project } from "@/data/portfolios/schema";
import { buttonStyles } from "@/shared/ui/button-styles";
import { SmartImage } from "@/shared/ui/smart-image";

/** Metrics of the first screen (D2 §9). */
const HERO_METRICS = 3;

/** The project at a glance: what, for whom, how long, and its best numbers. */
export function CaseStudyHero({ project }: { project: Project }) {
	const metrics = Object.entries(project.metrics).slice(0, HERO_METRICS);
	return (
		<header className="hero-ground relative isolate overflow-hidden bg-night text-night-ink">
			<div className="wrap pt-[calc(4.5rem+clamp(28px,4vw,56px))] pb-[clamp(40px,5vw,72px)]">
				<Link to={paths.portfolio} className="inline-flex items-center gap-2 py-1 text-[#c9ccd6] no-underline hover:text-white">
					<ArrowLeft aria-hidden="true" className="size-4" />
					{caseStudy.back}
				</Link>
				<div className="mt-8 grid items-end gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
					<div>
						<p className="label-mono m-0 flex flex-wrap items-center gap-x-3 gap-y-2 text-[#ff8a5c]">
							{project.clientLogo ? (
								<img src={project.clientLogo} alt="" className="h-7 w-auto rounded bg-white/90 p-1" referrerPolicy="no-referrer" />
							) : null}
							<span>{project.client}</span>
							<span aria-hidden="true">/</span>
							<span className="text-[#c9ccd6]">{project.industry}</span>
						</p>
						<h1 className="mt-5 mb-5 max-w-[16ch] font-semibold text-title leading-[1.0] tracking-[-0.04em]">{project.title}</h1>
						<p className="m-0 max-w-[54ch] text-[#c9ccd6] text-lead leading-normal">{project.description}</p>
						<Actions liveUrl={project.liveUrl} />
					</div>
					<dl className="m-0 grid gap-px overflow-hidden rounded-box border border-white/12 bg-white/12">
						<Tile term={caseStudy.tiles.timeline} value={project.metaInfo.timeline} />
						<Tile term={caseStudy.tiles.team} value={project.metaInfo.teamSize} />
						<Tile term={caseStudy.tiles.industry} value={project.metaInfo.industry} />
					</dl>
				</div>
				{metrics.length > 0 ? (
					<ul className="mt-12 mb-0 grid list-none gap-x-8 gap-y-6 border-white/15 border-t p-0 pt-7 sm:grid-cols-3">
						{metrics.map(([label, value]) => (
							<li key={label}>
								<b className="block font-semibold text-5xl tracking-[-0.04em]">{value}</b>
								<span className="text-[#a5a9b6]">{label}</span>
							</li>
						))}
					</ul>
				) : null}
			</div>
			{project.image ? (
				<div className="wrap">
					<SmartImage
						src={project.image}
						alt={project.imageAlt}
						width={1600}
						height={1000}
						priority
						className="aspect-[16/10] rounded-t-card border border-white/12 border-b-0"
					/>
				</div>
			) : null}
		</header>
	);
}

function Actions({ liveUrl }: { liveUrl: string | null }) {
	return (
		<p className="mt-8 mb-0 flex flex-wrap gap-3.5">
			{site.scopingFormUrl ? (
				<a href={site.scopingFormUrl} target="_blank" rel="noopener noreferrer" className={buttonStyles({ tone: "accent" })}>
					{caseStudy.start}
					<span className="sr-only"> (opens in a new tab)</span>
				</a>
			) : (
				<Link to={paths.contactSection} className={buttonStyles({ tone: "accent" })}>
					{caseStudy.start}
				</Link>
			)}
			{liveUrl ? (
				<a href={liveUrl} target="_blank" rel="noopener noreferrer" className={buttonStyles({ tone: "night" })}>
					{caseStudy.live}
					<ArrowUpRight aria-hidden="true" className="size-4" />
					<span className="sr-only"> (opens in a new tab)</span>
				</a>
			) : null}
		</p>
	);
}

function Tile({ term, value }: { term: string; value: string }) {
	return (
		<div className="grid grid-cols-[7rem_1fr] items-baseline gap-4 bg-[#0f1219] px-5 py-4">
			<dt className="label-mono text-[#8d919e]">{term}</dt>
			<dd className="m-0 font-medium">{value}</dd>
		</div>
	);
}
