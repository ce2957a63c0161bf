import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import { aboutSection as about } from "@/content/home/about";
import { scopeNotes } from "@/content/home/notes";
import { Reveal } from "@/shared/motion/reveal";
import { Avatar } from "@/shared/ui/avatar";
import { buttonStyles } from "@/shared/ui/button-styles";
import { SectionHeading } from "@/shared/ui/section-heading";
import { StatList } from "@/shared/ui/stat-list";

/** The photo's proportions and its column. */
const PORTRAIT = { width: 1600, height: 2000, sizes: "(min-width: 77.5rem) 456px, (min-width: 48rem) 38vw, 92vw" };

export function AboutSection() {
	const { founder, mission } = about;
	return (
		<div className="wrap">
			<Reveal>
				<SectionHeading label={about.label} title={about.title} />
			</Reveal>
			<div className="grid gap-x-12 gap-y-10 md:grid-cols-[2fr_3fr] lg:grid-cols-[5fr_7fr]">
				<Reveal>
					<Avatar name={founder.name} src={founder.photo} className="portrait" frame={PORTRAIT} />
				</Reveal>
				<Reveal delay={80}>
					<figure className="m-0">
						<blockquote className="m-0 max-w-[22.8em] font-medium text-[clamp(1.4rem,1.1rem+1.3vw,2.1rem)] leading-[1.22] tracking-[-0.025em]">
							<p className="m-0">“{about.quote}”</p>
						</blockquote>
						<figcaption className="mt-5">
							<b className="font-semibold">{founder.name}</b>
							<span className="text-ink-3">, {founder.role}</span>
						</figcaption>
					</figure>
					<p className="mt-7 mb-6 max-w-[32.2em] text-ink-2">{about.profile}</p>
					<div className="mb-10 flex flex-wrap gap-3">
						<Link to={about.together.href} className={buttonStyles({ tone: "solid" })}>
							{about.together.text}
						</Link>
						<a href={about.linkedIn.href} target="_blank" rel="noopener noreferrer" className={buttonStyles({ tone: "line" })}>
							{about.linkedIn.text}
							<ArrowUpRight aria-hidden="true" className="size-4" />
							<span className="sr-only">(opens in a new tab)</span>
						</a>
					</div>
					<StatList stats={about.stats} note={scopeNotes.studio} />
				</Reveal>
			</div>
			<Reveal className="mt-20 grid gap-x-8 gap-y-6 border-line border-t pt-8 md:grid-cols-[minmax(120px,1fr)_3fr]">
				<h3 className="label-mono m-0 pt-2 text-ink-3">{mission.title}</h3>
				<div>
					<p className="m-0 max-w-[20.1em] font-semibold text-heading leading-snug tracking-[-0.02em]">{mission.statement}</p>
					<ul className="mt-8 mb-0 grid list-none gap-x-8 gap-y-6 p-0 md:grid-cols-3">
						{mission.values.map((value) => (
							<li key={value.title} className="border-line-strong border-t pt-4">
								<h4 className="m-0 font-semibold">{value.title}</h4>
								<p className="mt-1.5 mb-0 text-[0.95rem] text-ink-2">{value.text}</p>
							</li>
						))}
					</ul>
				</div>
			</Reveal>
		</div>
	);
}
