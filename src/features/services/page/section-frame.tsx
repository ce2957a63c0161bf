import { createContext, type ReactNode, useContext } from "react";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { SectionHeading } from "@/shared/ui/section-heading";

/** Place of a section on its page, from 1. */
export const SectionPlace = createContext(0);

/** Content above the fold is in place from the first frame. */
const ENTRANCE_MS = 100;

interface SectionFrameProps {
	name: string;
	title: string;
	lead?: string;
	/** On the sunken ground. */
	sunken?: boolean;
	/** Id for links that lead here. */
	id?: string;
	children: ReactNode;
}

/** What sections have in common: the numbered heading and the air around them. */
export function SectionFrame({ name, title, lead, sunken = false, id, children }: SectionFrameProps) {
	const place = useContext(SectionPlace);
	return (
		<section id={id} aria-labelledby={`part-${place}`} className={classNames("py-[clamp(56px,7vw,108px)]", sunken && "bg-sunken")}>
			<div className="wrap">
				<Reveal delay={ENTRANCE_MS}>
					<SectionHeading id={`part-${place}`} label={`${String(place).padStart(2, "0")} — ${name}`} title={title} lead={lead} />
				</Reveal>
				{children}
			</div>
		</section>
	);
}
