import { ArrowLeft, ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { findService } from "@/content/services/index";
import { nextStep, priceLine, priceTerms } from "@/content/services/section";
import type { Project, ProjectSummary, ShownMetric } from "@/data/projects/schema";
import { buttonStyles } from "@/shared/ui/button-styles";
import { SmartImage } from "@/shared/ui/smart-image";
import { NightBone, StartLink } from "./section-parts";

const HERO_METRICS = 3;

interface CaseStudyHeroProps {
	summary: ProjectSummary;
	project: Project | null;
}

export function CaseStudyHero({ summary, project }: CaseStudyHeroProps) {
	const { title, client, industry, description, image, imageAlt } = summary;
	const service = findService(summary.serviceId);
	return (
		<header>
			<div className={image ? "cs-background pb-[clamp(120px,30vw,420px)]" : "cs-background pb-[clamp(48px,6vw,88px)]"}>
				<div className="wrap pt-[calc(4.5rem+clamp(24px,3vw,44px))] print:pt-0">
					<Link to={paths.portfolio} className="inline-flex items-center gap-2 py-1.5 text-ink-2 no-underline hover:text-ink print:hidden">
						<ArrowLeft aria-hidden="true" className="size-4" />
						{caseStudy.back}
					</Link>
					<div className="mt-[clamp(28px,3.6vw,56px)] grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(17rem,4fr)] lg:items-end">
						<div>
							<p className="label-mono m-0 flex flex-wrap items-center gap-x-3 gap-y-2">
								<span aria-hidden="true" className="size-2.5 rounded-[2px] bg-(--code)" />
								<span>{client}</span>
								<span aria-hidden="true" className="text-ink-3">
									/
								</span>
								<span className="text-ink-2">{industry}</span>
							</p>
							<h1 className="mt-5 mb-6 max-w-[11.4em] font-semibold text-[clamp(2.35rem,1.3rem+4vw,4.9rem)] leading-[0.99] tracking-[-0.045em]">
								{title}
							</h1>
							<p className="m-0 max-w-[34.8em] text-ink-2 text-lead leading-normal">{description}</p>
							<p className="mt-8 mb-0 flex flex-wrap gap-3 print:hidden">
								<StartLink source="case-study-hero" title={title} />
								{project?.liveUrl ? <LiveLink href={project.liveUrl} /> : null}
							</p>
							<p className="mt-5 mb-0 text-[0.92rem] text-ink-2 print:hidden">
								{service ? (
									<>
										{caseStudy.price(priceLine(service))}
										<br />
										{priceTerms(service)}
									</>
								) : null}
								{nextStep}
							</p>
						</div>
						<HeroFacts project={project} />
					</div>
				</div>
			</div>
			{image ? (
				<div className="wrap relative -mt-[clamp(96px,25vw,364px)] print:mt-8">
					<SmartImage
						src={image}
						alt={imageAlt}
						width={1600}
						height={1000}
						priority
						className="cs-picture aspect-[16/10] rounded-box shadow-pop md:rounded-card"
					/>
				</div>
			) : null}
			<HeroMetrics metrics={summary.metrics.slice(0, HERO_METRICS)} />
		</header>
	);
}

function LiveLink({ href }: { href: string }) {
	return (
		<a href={href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer" className={buttonStyles({ tone: "night" })}>
			{caseStudy.live}
			<ArrowUpRight aria-hidden="true" className="size-4" />
			<span className="sr-only"> (opens in a new tab)</span>
		</a>
	);
}

function HeroMetrics({ metrics }: { metrics: ShownMetric[] }) {
	if (metrics.length === 0) return null;
	return (
		<ul className="wrap mt-[clamp(28px,3.4vw,52px)] mb-0 grid list-none sm:auto-cols-fr sm:grid-flow-col">
			{metrics.map(([label, value], index) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place; two may have one label.
					key={index}
					className="flex items-baseline justify-between gap-6 border-line-strong border-t py-4 sm:block sm:border-t-0 sm:border-l sm:py-1 sm:pr-4 sm:pl-[clamp(16px,2vw,28px)] sm:first:border-l-0 sm:first:pl-0"
				>
					<b className="block font-semibold text-[clamp(2.25rem,1.1rem+3.6vw,4.5rem)] leading-none tracking-[-0.04em]">{value}</b>
					<span className="mt-2.5 block text-right text-ink-2 sm:text-left">{label}</span>
				</li>
			))}
		</ul>
	);
}

/** The client's logo, duration, team and industry, with placeholders while they load. */
function HeroFacts({ project }: { project: Project | null }) {
	return (
		<div className="grid grid-cols-1 gap-7 md:max-lg:grid-cols-[13rem_1fr] md:max-lg:items-end md:max-lg:gap-10">
			{project ? (
				<ClientLogo key={project.clientLogo} logo={project.clientLogo} client={project.client} />
			) : (
				<NightBone className="h-20 w-52 rounded-box" />
			)}
			<dl className="m-0 md:max-lg:grid md:max-lg:grid-cols-3">
				<Tile term={caseStudy.tiles.timeline} value={project?.timeline} />
				<Tile term={caseStudy.tiles.team} value={project?.teamSize} />
				<Tile term={caseStudy.tiles.industry} value={project?.industry} />
			</dl>
		</div>
	);
}

function Tile({ term, value }: { term: string; value: string | undefined }) {
	return (
		<div className="grid grid-cols-[7rem_1fr] items-baseline gap-4 border-line-strong border-t py-3.5 md:max-lg:grid-cols-1 md:max-lg:gap-2">
			<dt className="label-mono text-ink-2">{term}</dt>
			<dd className="m-0 font-medium text-[1.05rem]">{value ?? <NightBone className="h-5 w-24" />}</dd>
		</div>
	);
}

/** The client's logo on white. A logo that can't be loaded is not shown. */
function ClientLogo({ logo, client }: { logo: string | null; client: string }) {
	const [failed, setFailed] = useState(false);
	if (!logo || failed) return null;
	return (
		<p className="m-0 grid h-20 w-52 max-w-full place-items-center rounded-box bg-white forced-color-adjust-none">
			<img
				src={logo}
				alt={client}
				width={384}
				height={96}
				decoding="async"
				referrerPolicy="no-referrer"
				onError={() => setFailed(true)}
				className="h-12 w-41 max-w-full object-contain"
			/>
		</p>
	);
}
