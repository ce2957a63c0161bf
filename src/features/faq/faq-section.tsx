import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { faqEntries, faqSection as texts } from "@/content/faq";
import { Reveal } from "@/shared/motion/reveal";
import { buttonStyles } from "@/shared/ui/button-styles";
import { SectionHeading } from "@/shared/ui/section-heading";

/** Browsers keep only one `details` of a name open. */
const GROUP = "faq";

export function FaqSection() {
	return (
		<div className="wrap">
			<Reveal>
				<SectionHeading label={texts.label} title={texts.title} lead={texts.lead} />
			</Reveal>
			<div className="md:ml-[calc(25%+1.5rem)]">
				<div className="border-line-strong border-t">
					{faqEntries.map((entry) => (
						<details key={entry.id} name={GROUP} className="fold border-line border-b">
							<summary className="flex items-center justify-between gap-6 py-5 font-semibold text-heading leading-snug tracking-[-0.02em]">
								{entry.question}
								<Plus aria-hidden="true" className="fold-mark size-5 shrink-0 text-accent" />
							</summary>
							<p className="mt-0 mb-6 max-w-[32.2em] text-ink-2">{entry.answer}</p>
						</details>
					))}
				</div>
				<Link to={texts.contact.href} className={buttonStyles({ tone: "line", className: "mt-8" })}>
					{texts.contact.text}
				</Link>
			</div>
		</div>
	);
}
