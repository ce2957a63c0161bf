import { Check } from "lucide-react";
import { contactBlocks } from "@/content/contact";
import { site } from "@/content/site";
import { OutboundLink } from "@/shared/ui/outbound-link";
import type { BlockHeading } from "./block-heading";

const look = "inline-block rounded-full border border-control-line px-4 py-2 font-medium text-[0.94rem] no-underline transition-colors";

/** Why to write to this studio. */
export function Reasons({ as: Heading }: { as: BlockHeading }) {
	const { reasons } = contactBlocks;
	return (
		<section aria-labelledby="reasons" className="border-line-strong border-t pt-6">
			<Heading id="reasons" className="m-0 font-semibold text-heading tracking-[-0.02em]">
				{reasons.title}
			</Heading>
			<ul className="mt-4 mb-0 grid list-none gap-3 p-0">
				{reasons.items.map((reason) => (
					<li key={reason} className="grid grid-cols-[auto_1fr] gap-2.5 text-ink-2">
						<Check aria-hidden="true" className="mt-1 size-4 text-accent" />
						{reason}
					</li>
				))}
			</ul>
		</section>
	);
}

/** The studio's profiles elsewhere. */
export function Connect({ as: Heading }: { as: BlockHeading }) {
	const { connect } = contactBlocks;
	return (
		<section
			aria-labelledby="connect"
			className="mt-14 grid items-center gap-x-8 gap-y-4 border-line-strong border-t pt-7 md:grid-cols-[1fr_auto]"
		>
			<div>
				<Heading id="connect" className="m-0 font-semibold text-heading tracking-[-0.02em]">
					{connect.title}
				</Heading>
				<p className="mt-1.5 mb-0 text-ink-2">{connect.text}</p>
			</div>
			<ul className="m-0 flex list-none flex-wrap gap-2 p-0">
				{site.socials.map(({ name, href }) => (
					<li key={name}>
						<OutboundLink href={href} className={look} active="hover:border-ink" idle="border-dashed text-ink-3">
							{name}
						</OutboundLink>
					</li>
				))}
			</ul>
		</section>
	);
}
