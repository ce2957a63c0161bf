import { contactForm, contactSection } from "@/content/contact";
import { site } from "@/content/site";
import { Reveal } from "@/shared/motion/reveal";
import { SectionHeading } from "@/shared/ui/section-heading";
import { Connect, Reasons } from "./contact-aside";
import { ContactCards } from "./contact-cards";
import { FormLater, FormNow } from "./form-place";
import { ReadyToStart } from "./ready-to-start";

interface ContactSectionProps {
	/** Leaves out the closing call to action. */
	compact?: boolean;
	/** Words of the heading where the section is the whole page. */
	heading?: { title: string; lead: string };
}

/** The form, which on phones comes first, three direct ways, and why to write at all. It stands in the element with the id "contact". No hooks: see ./form-place. */
export function ContactSection({ compact = false, heading }: ContactSectionProps) {
	const block = heading ? "h2" : "h3";
	return (
		<div className="wrap">
			<Reveal>
				<SectionHeading
					as={heading ? "h1" : "h2"}
					label={heading ? "Contact" : contactSection.label}
					title={heading?.title ?? contactSection.title}
					lead={heading?.lead ?? contactSection.lead}
				/>
			</Reveal>
			<div className="grid gap-6 lg:grid-cols-[5fr_7fr]">
				<div className="lg:col-start-2 lg:row-start-1">
					<noscript>
						<p className="mt-0">
							{contactForm.noScript} <a href={`mailto:${site.email}`}>{site.email}</a>
						</p>
					</noscript>
					{heading ? <FormNow /> : <FormLater />}
				</div>
				<div className="grid content-start gap-8">
					<ContactCards as={block} />
					<Reasons as={block} />
				</div>
			</div>
			<Connect as={block} />
			{compact ? null : <ReadyToStart as={block} />}
		</div>
	);
}
