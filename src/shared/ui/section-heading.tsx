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
		<div className="section-head">
			<p className="label-mono">{label}</p>
			<div>
				<Heading id={id}>{title}</Heading>
				{lead ? <p>{lead}</p> : null}
			</div>
		</div>
	);
}
