import { Link } from "react-router-dom";
import { scopeNotes } from "@/content/home";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { whyUsSection as why } from "@/content/why-us";
import { Reveal } from "@/shared/motion/reveal";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { SectionHeading } from "@/shared/ui/section-heading";
import { StatList } from "@/shared/ui/stat-list";

export function WhyUsSection() {
	return (
		<div className="wrap">
			<Reveal>
				<SectionHeading label={why.label} title={why.title} lead={why.lead} />
			</Reveal>
			<ol className="m-0 grid list-none gap-px overflow-hidden rounded-card border border-line bg-line p-0 md:grid-cols-2">
				{why.cards.map((card, index) => (
					<li key={card.title} className="bg-surface p-[clamp(24px,3.2vw,44px)]">
						<span aria-hidden="true" className="label-mono text-accent">
							{String(index + 1).padStart(2, "0")}
						</span>
						<h3 className="mt-8 mb-2 font-semibold text-heading tracking-[-0.02em]">{card.title}</h3>
						<p className="m-0 max-w-[30.8em] text-ink-2">{card.text}</p>
					</li>
				))}
			</ol>
			<div className="mt-14 grid items-end gap-x-8 gap-y-10 lg:grid-cols-[7fr_5fr]">
				<StatList stats={why.claims} note={scopeNotes.network} />
				<div className="flex flex-wrap gap-3 lg:justify-end">
					<Link to={paths.contactSection} className={buttonStyles({ tone: "accent" })}>
						{why.start}
					</Link>
					<DialogLink
						source="home-consultation"
						href={paths.contactSection}
						formUrl={site.scopingFormUrl}
						className={buttonStyles({ tone: "line" })}
					>
						{why.consult}
					</DialogLink>
				</div>
			</div>
		</div>
	);
}
