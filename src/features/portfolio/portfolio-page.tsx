import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { portfolioPage } from "@/content/portfolio";
import { adoptLists } from "@/data/prerendered-lists";
import { buttonStyles } from "@/shared/ui/button-styles";
import { island } from "@/shared/ui/island";
import { PageNotice } from "@/shared/ui/page-notice";
import { SectionHeading } from "@/shared/ui/section-heading";
import { StatList } from "@/shared/ui/stat-list";
import { ProjectsLoading } from "./project-states";

const PageProjects = island({
	id: "projects-grid",
	name: "portfolio",
	load: async () => (await Promise.all([import("./filtered-projects"), adoptLists()]))[0].PageProjects,
	fallback: <ProjectsLoading text={portfolioPage.loading} />,
});

export function PortfolioPage() {
	return (
		<div className="wrap pt-[calc(4.5rem+clamp(40px,6vw,88px))] pb-[clamp(72px,9vw,136px)]">
			<PageNotice />
			<SectionHeading as="h1" label={portfolioPage.label} title={portfolioPage.title} lead={portfolioPage.lead} />
			<div className="mb-14 max-w-md md:ml-[calc(25%+1.5rem)]">
				<StatList stats={portfolioPage.claims} />
			</div>
			<section id="projects-grid" aria-labelledby="projects-title">
				<h2 id="projects-title" className="sr-only">
					Projects by service
				</h2>
				<PageProjects />
			</section>
			<div className="mt-20 grid justify-items-start gap-4 rounded-card bg-sunken p-[clamp(28px,5vw,64px)]">
				<h2 className="m-0 font-semibold text-title leading-[1.02] tracking-[-0.035em]">{portfolioPage.closing.title}</h2>
				<p className="m-0 max-w-[37.5em] text-ink-2 text-lead leading-normal">{portfolioPage.closing.text}</p>
				<Link to={paths.contactSection} className={buttonStyles({ tone: "accent", className: "mt-3" })}>
					Get Started
				</Link>
			</div>
		</div>
	);
}
