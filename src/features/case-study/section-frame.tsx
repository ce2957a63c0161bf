import type { ReactNode } from "react";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { SectionHeading } from "@/shared/ui/section-heading";

interface SectionFrameProps {
	/** Place on the page, from 1. */
	place: number;
	/** What stands above the title in small type. */
	label: string;
	title: string;
	lead?: string;
	/** "night" is dark in both themes, on the ground of the project's color. */
	tone?: "paper" | "sunken" | "night";
	children: ReactNode;
}

const tones = { paper: "", sunken: "bg-sunken", night: "cs-background" } as const;

/** What the sections of a case study have in common: the numbered heading and the air around them. */
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

/** "01", as every list and section of the site counts. */
export function numbered(place: number): string {
	return String(place).padStart(2, "0");
}
