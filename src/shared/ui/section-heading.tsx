import type { ReactNode } from "react";

interface SectionHeadingProps {
	/** Such as "04 — Portfolio". */
	label: string;
	title: string;
	lead?: ReactNode;
	as?: "h1" | "h2";
	id?: string;
}

export function SectionHeading({ label, title, lead, as: Heading = "h2", id }: SectionHeadingProps) {
	return (
		<div className="mb-10 grid gap-x-8 gap-y-5 border-t border-line-strong pt-5.5 md:mb-14 md:grid-cols-[minmax(120px,1fr)_3fr]">
			<p className="label-mono pt-1.5 text-ink-3">{label}</p>
			<div>
				<Heading id={id} className="m-0 max-w-[12.1em] font-semibold text-title leading-[1.02] tracking-[-0.035em]">
					{title}
				</Heading>
				{lead ? <p className="mt-4.5 mb-0 max-w-[37.5em] text-balance text-ink-2 text-lead leading-normal">{lead}</p> : null}
			</div>
		</div>
	);
}
