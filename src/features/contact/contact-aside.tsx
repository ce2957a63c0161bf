import { Check } from "lucide-react";
import { contactBlocks } from "@/content/contact";
import { site } from "@/content/site";
import type { BlockHeading } from "./block-heading";

/** Reasons to write, and the studio's profiles elsewhere. */
export function ContactAside({ as: Heading }: { as: BlockHeading }) {
	const { connect, reasons } = contactBlocks;
	return (
		<div className="mt-14 grid gap-x-8 gap-y-10 border-line-strong border-t pt-8 lg:grid-cols-[7fr_5fr]">
			<section aria-labelledby="reasons">
				<Heading id="reasons" className="m-0 font-semibold text-heading tracking-[-0.02em]">
					{reasons.title}
				</Heading>
				<ul className="mt-4 mb-0 grid list-none gap-x-8 gap-y-3 p-0 sm:grid-cols-2">
					{reasons.items.map((reason) => (
						<li key={reason} className="grid grid-cols-[auto_1fr] gap-2.5 text-ink-2">
							<Check aria-hidden="true" className="mt-1 size-4 text-accent" />
							{reason}
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="connect">
				<Heading id="connect" className="m-0 font-semibold text-heading tracking-[-0.02em]">
					{connect.title}
				</Heading>
				<p className="mt-1.5 mb-4 text-ink-2">{connect.text}</p>
				<ul className="m-0 flex list-none flex-wrap gap-2 p-0">
					{site.socials.map(({ name, href }) => (
						<li key={name}>
							<SocialLink name={name} href={href} />
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}

const look = "inline-block rounded-full border border-control-line px-4 py-2 font-medium text-[0.94rem] no-underline transition-colors";

/** A profile without an address is announced as unavailable and leads nowhere (decisions.md R26). */
function SocialLink({ name, href }: { name: string; href: string | null }) {
	if (href) {
		return (
			<a href={href} target="_blank" rel="noopener noreferrer" className={`${look} hover:border-ink`}>
				{name}
				<span className="sr-only"> (opens in a new tab)</span>
			</a>
		);
	}
	return (
		// biome-ignore lint/a11y/useValidAnchor: a link without an address is what the specification asks for.
		<a role="link" aria-disabled="true" className={`${look} cursor-not-allowed border-dashed text-ink-3`}>
			{name}
			<span className="sr-only"> (not available yet)</span>
		</a>
	);
}
