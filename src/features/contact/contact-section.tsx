import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { contactForm, contactSection, quoteSubject } from "@/content/contact";
import { findService } from "@/content/services/index";
import { site } from "@/content/site";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { lazyWhenNear } from "@/shared/lib/lazy-when";
import { readRouteText } from "@/shared/lib/route-state";
import { Reveal } from "@/shared/motion/reveal";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { SectionHeading } from "@/shared/ui/section-heading";
import { Skeleton } from "@/shared/ui/skeleton";
import { Connect, Reasons } from "./contact-aside";
import { ContactCards } from "./contact-cards";
import { Offices } from "./offices";
import { ReadyToStart } from "./ready-to-start";

const ContactForm = lazyWhenNear("contact", () => import("./contact-form").then((module) => module.ContactForm));

interface ContactSectionProps {
	/** Leaves out the closing call to action (decisions.md R27). */
	compact?: boolean;
	/** Words of the heading where the section is the whole page. */
	heading?: { title: string; lead: string };
}

/** Three direct ways, the form, and why to write at all. It stands in the element with the id "contact". */
export function ContactSection({ compact = false, heading }: ContactSectionProps) {
	const quoted = useQuotedService();
	const block = heading ? "h2" : "h3";
	// The form works with scripts only. Far down a page its markup would be bytes that nobody can use; where it is the page itself,
	// it is there to be typed into from the beginning.
	const wanted = useHydrated() || heading !== undefined;
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
				<div className="grid content-start gap-8">
					<ContactCards as={block} />
					<Reasons as={block} />
				</div>
				<div>
					<noscript>
						<p className="mt-0">
							{contactForm.noScript} <a href={`mailto:${site.email}`}>{site.email}</a>
						</p>
					</noscript>
					<SectionBoundary name="contact">
						{wanted ? (
							<Suspense fallback={<FormShape />}>
								<ContactForm subject={quoted ? quoteSubject(quoted) : undefined} />
							</Suspense>
						) : (
							<FormShape />
						)}
					</SectionBoundary>
				</div>
			</div>
			<Connect as={block} />
			<Offices as={block} />
			{compact ? null : <ReadyToStart as={block} />}
		</div>
	);
}

/** As high as the form, so that what follows it stays where it is. */
function FormShape() {
	return <Skeleton className="needs-script h-[59rem] rounded-card sm:h-[42rem]" />;
}

/** Title of the service that 'Get Quote' was pressed for, on whichever page (decisions.md R31). */
function useQuotedService(): string | undefined {
	const { state } = useLocation();
	const id = useHydrated() ? readRouteText(state, "service") : null;
	return id ? findService(id)?.title : undefined;
}
