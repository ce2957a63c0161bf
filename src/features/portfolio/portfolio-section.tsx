import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { portfolioSection } from "@/content/portfolio";
import { projectStates } from "@/content/portfolio-states";
import { adoptLists } from "@/data/prerendered-lists";
import { Reveal } from "@/shared/motion/reveal";
import { buttonStyles } from "@/shared/ui/button-styles";
import { island } from "@/shared/ui/island";
import { SectionHeading } from "@/shared/ui/section-heading";
import { ProjectsLoading } from "./project-states";

const HomeProjects = island({
	id: "portfolio",
	name: "portfolio",
	load: async () => (await Promise.all([import("./filtered-projects"), adoptLists()]))[0].HomeProjects,
	fallback: <ProjectsLoading text={projectStates.loadingHome} />,
});

/** Needs an element with the id "portfolio" around it. Data loads near the viewport. */
export function PortfolioSection() {
	return (
		<div className="wrap">
			<Reveal>
				<SectionHeading label={portfolioSection.label} title={portfolioSection.title} lead={portfolioSection.lead} />
			</Reveal>
			<HomeProjects />
			<div className="mt-16 grid items-center gap-6 border-line-strong border-t pt-8 md:grid-cols-[1fr_auto]">
				<div>
					<p className="m-0 font-semibold text-heading tracking-[-0.02em]">{portfolioSection.closing.title}</p>
					<p className="mt-1.5 mb-0 max-w-[32.2em] text-ink-2">{portfolioSection.closing.text}</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<Link to={paths.contactSection} className={buttonStyles({ tone: "solid" })}>
						Get Started
					</Link>
					<Link to={paths.portfolio} className={buttonStyles({ tone: "line" })}>
						View Full Portfolio
					</Link>
				</div>
			</div>
		</div>
	);
}
