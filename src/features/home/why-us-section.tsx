import { Link } from "react-router-dom";
import { scopeNotes, whyUsPicture } from "@/content/home/notes";
import { whyUsSection as why } from "@/content/home/why-us";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { Reveal } from "@/shared/motion/reveal";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { SectionHeading } from "@/shared/ui/section-heading";
import { SmartImage } from "@/shared/ui/smart-image";
import { StatList } from "@/shared/ui/stat-list";

export function WhyUsSection() {
	return (
		<div className="wrap">
			<Reveal>
				<SectionHeading label={why.label} title={why.title} lead={why.lead} />
			</Reveal>
			{/* Breaks up the longest column of text on phones. */}
			<SmartImage
				src={whyUsPicture}
				alt=""
				width={1600}
				height={1000}
				sizes="92vw"
				className="mb-6 aspect-[16/10] rounded-card md:hidden"
			/>
			<ol className="habits">
				{why.cards.map((card, index) => (
					<li key={card.title}>
						<span aria-hidden="true" className="label-mono">
							{String(index + 1).padStart(2, "0")}
						</span>
						<h3>{card.title}</h3>
						<p>{card.text}</p>
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
						href={paths.contactAbout("home-consultation")}
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
