import { caseStudy } from "@/content/case-study";
import type { Project } from "@/data/portfolios/schema";
import { ClientLogo } from "./client-logo";
import { NightBone } from "./night-bone";

/** The client's mark, and how long, how many, for whom. While they load, their places stand. */
export function HeroFacts({ project }: { project: Project | null }) {
	return (
		<div className="grid gap-7 md:max-lg:grid-cols-[13rem_1fr] md:max-lg:items-end md:max-lg:gap-10">
			{project ? (
				<ClientLogo key={project.clientLogo} logo={project.clientLogo} client={project.client} />
			) : (
				<NightBone className="h-20 w-52 rounded-box" />
			)}
			<dl className="m-0 md:max-lg:grid md:max-lg:grid-cols-3">
				<Tile term={caseStudy.tiles.timeline} value={project?.metaInfo.timeline} />
				<Tile term={caseStudy.tiles.team} value={project?.metaInfo.teamSize} />
				<Tile term={caseStudy.tiles.industry} value={project?.metaInfo.industry} />
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
