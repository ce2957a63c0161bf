import { Mail, MessageCircle, Phone } from "lucide-react";
import { Suspense } from "react";
import { contactForm, contactSection } from "@/content/contact";
import { site } from "@/content/site";
import { lazyWhenNear } from "@/shared/lib/lazy-when";
import { Reveal } from "@/shared/motion/reveal";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { SectionHeading } from "@/shared/ui/section-heading";
import { Skeleton } from "@/shared/ui/skeleton";

const ContactForm = lazyWhenNear("contact", () => import("./contact-form").then((module) => module.ContactForm));

const icons = { email: Mail, phone: Phone, whatsapp: MessageCircle } as const;

/** The contact section: three direct ways, and the form. */
export function ContactSection() {
	return (
		<section id="contact" className="bg-sunken py-[clamp(72px,9vw,136px)]">
			<div className="wrap">
				<Reveal>
					<SectionHeading label={contactSection.label} title={contactSection.title} lead={contactSection.lead} />
				</Reveal>
				<div className="grid gap-6 lg:grid-cols-[5fr_7fr]">
					<ul className="m-0 grid list-none content-start gap-4 p-0">
						{contactSection.cards.map((card) => {
							const Icon = icons[card.kind];
							return (
								<li key={card.kind} className="grid grid-cols-[auto_1fr] gap-x-4 rounded-box border border-line bg-surface p-5">
									<span className="grid size-10 place-items-center rounded-full bg-accent-wash text-accent">
										<Icon aria-hidden="true" className="size-4.5" />
									</span>
									<div>
										<h3 className="m-0 font-semibold">{card.title}</h3>
										<p className="mt-0.5 mb-1.5 text-[0.92rem] text-ink-2">{card.text}</p>
										<a
											href={card.href}
											className="link-line font-medium"
											{...(card.kind === "whatsapp" ? { target: "_blank", rel: "noopener noreferrer" } : {})}
										>
											{card.value}
											{card.kind === "whatsapp" ? <span className="sr-only"> (opens in a new tab)</span> : null}
										</a>
									</div>
								</li>
							);
						})}
					</ul>
					<div>
						<noscript>
							<p className="mt-0">
								{contactForm.noScript} <a href={`mailto:${site.email}`}>{site.email}</a>
							</p>
						</noscript>
						<SectionBoundary name="contact">
							<Suspense fallback={<Skeleton className="h-140 rounded-card" />}>
								<ContactForm />
							</Suspense>
						</SectionBoundary>
					</div>
				</div>
			</div>
		</section>
	);
}
