import { MessageCircle } from "lucide-react";
import { contactBlocks } from "@/content/contact";
import { buttonStyles } from "@/shared/ui/button-styles";
import type { BlockHeading } from "./block-heading";

/** The closing call to action: a chat on WhatsApp. */
export function ReadyToStart({ as: Heading }: { as: BlockHeading }) {
	const { ready } = contactBlocks;
	return (
		<div className="mt-14 grid items-center gap-6 rounded-card border border-white/12 bg-night p-[clamp(24px,4vw,48px)] text-night-ink md:grid-cols-[1fr_auto]">
			<div>
				<Heading className="m-0 font-semibold text-[clamp(1.6rem,1.2rem+1.4vw,2.4rem)] leading-tight tracking-[-0.035em]">
					{ready.title}
				</Heading>
				<p className="mt-2 mb-0 max-w-[34.8em] text-[#c9ccd6]">{ready.text}</p>
			</div>
			<a href={ready.href} target="_blank" rel="noopener noreferrer" className={buttonStyles({ tone: "accent" })}>
				<MessageCircle aria-hidden="true" className="size-4.5" />
				{ready.button}
				<span className="sr-only">(opens in a new tab)</span>
			</a>
		</div>
	);
}
