import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { SectionHeading } from "@/shared/ui/section-heading";

interface SectionFrameProps {
	place: number;
	label: string;
	title: string;
	lead?: string;
	/** "night" is dark in both themes. */
	tone?: "paper" | "sunken" | "night";
	children: ReactNode;
}

const tones = { paper: "", sunken: "bg-sunken", night: "cs-background" } as const;

export function SectionFrame({ place, label, title, lead, tone = "paper", children }: SectionFrameProps) {
	const id = `part-${place}`;
	return (
		<section aria-labelledby={id} className={classNames("py-[clamp(64px,8vw,124px)]", tones[tone])}>
			<div className="wrap">
				<Reveal>
					<SectionHeading id={id} label={`${numbered(place)} — ${label}`} title={title} lead={lead} />
				</Reveal>
				{children}
			</div>
		</section>
	);
}

export function numbered(place: number): string {
	return String(place).padStart(2, "0");
}

/** Keeps the subject within the form's 120 characters. */
const TITLE_IN_SUBJECT = 90;

interface StartLinkProps {
	source: "case-study-hero" | "case-study-roadmap";
	title: string;
}

/** Opens the scoping form in a new tab, or the lead dialog with the project in its subject. */
export function StartLink({ source, title }: StartLinkProps) {
	const formUrl = site.scopingFormUrl;
	const short = title.length > TITLE_IN_SUBJECT ? `${title.slice(0, TITLE_IN_SUBJECT).trimEnd()}…` : title;
	const Arrow = formUrl ? ArrowUpRight : ArrowRight;
	return (
		<DialogLink
			source={source}
			subject={`A project like “${short}”`}
			href={paths.contactAbout(source)}
			formUrl={formUrl}
			className={buttonStyles({ tone: "accent" })}
		>
			{caseStudy.start}
			<Arrow aria-hidden="true" className="size-4" />
		</DialogLink>
	);
}

/** A placeholder on a dark background. */
export function NightBone({ className }: { className: string }) {
	return <span aria-hidden="true" className={classNames("block max-w-full animate-pulse rounded-chip bg-white/12", className)} />;
}
