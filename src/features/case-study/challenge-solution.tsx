import { caseStudy } from "@/content/case-study";
import type { Project } from "@/data/portfolios/schema";

/** The problem, what was built, and the features by number. */
export function ChallengeSolution({ project }: { project: Project }) {
	return (
		<div className="wrap grid gap-[clamp(48px,6vw,88px)] py-[clamp(64px,8vw,120px)]">
			<Chapter title={caseStudy.challenge} text={project.challenge} />
			<Chapter title={caseStudy.solution} text={project.solution} />
			{project.features.length > 0 ? (
				<section className="grid gap-x-8 gap-y-5 border-line-strong border-t pt-5.5 md:grid-cols-[1fr_2fr]">
					<h2 className="m-0 font-semibold text-heading tracking-[-0.02em]">{caseStudy.features}</h2>
					<ol className="m-0 grid list-none gap-x-8 p-0 sm:grid-cols-2">
						{project.features.map((feature, index) => (
							<li key={feature} className="grid grid-cols-[2.5rem_1fr] border-line border-b py-4">
								<span aria-hidden="true" className="label-mono pt-1.5 text-accent">
									{String(index + 1).padStart(2, "0")}
								</span>
								<span>{feature}</span>
							</li>
						))}
					</ol>
				</section>
			) : null}
		</div>
	);
}

function Chapter({ title, text }: { title: string; text: string }) {
	return (
		<section className="grid gap-x-8 gap-y-5 border-line-strong border-t pt-5.5 md:grid-cols-[1fr_2fr]">
			<h2 className="m-0 font-semibold text-heading tracking-[-0.02em]">{title}</h2>
			<div className="max-w-[68ch] text-[1.06rem] leading-[1.65]">
				{text.split(/\n\s*\n/).map((paragraph, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place; two may begin alike.
					<p key={index} className="mt-0 mb-4 whitespace-pre-line last:mb-0 first:text-lead first:leading-normal">
						{paragraph.trim()}
					</p>
				))}
			</div>
		</section>
	);
}
