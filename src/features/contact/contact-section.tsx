import { Check, Copy, Mail, MessageCircle, Phone } from "lucide-react";
import { contactBlocks, contactSection } from "@/content/contact";
import { site } from "@/content/site";
import { Reveal } from "@/shared/motion/reveal";
import { buttonStyles } from "@/shared/ui/button-styles";
import { island } from "@/shared/ui/island";
import { OutboundLink } from "@/shared/ui/outbound-link";
import { SectionHeading } from "@/shared/ui/section-heading";
import { Skeleton } from "@/shared/ui/skeleton";
import { NoScriptLine } from "./mail-and-phone";

interface ContactSectionProps {
	compact?: boolean;
	heading?: { title: string; lead: string };
}

/** For an element with the id "contact". No hooks: see FormIsland. */
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
			<div className="grid grid-cols-1 gap-6 lg:grid-cols-[5fr_7fr]">
				<div className="lg:col-start-2 lg:row-start-1">
					<NoScriptLine />
					<FormIsland />
				</div>
				<div className="grid grid-cols-1 content-start gap-8">
					<ContactCards as={block} />
					<Reasons as={block} />
				</div>
			</div>
			<Connect as={block} />
			{compact ? null : <ReadyToStart as={block} />}
		</div>
	);
}

/** As high as the form, so that nothing below it shifts. */
const shape = <Skeleton className="needs-script h-[55.5rem] rounded-card sm:h-[43rem] md:h-[40rem] lg:h-[44.5rem]" />;

/** No component above it can use hooks: a render while its code loads makes React discard the HTML and the typed text. */
const FormIsland = island({
	id: "contact",
	name: "contact",
	load: () => import("./contact-form").then((module) => module.SectionForm),
	fallback: shape,
});

function ReadyToStart({ as: Heading }: { as: BlockHeading }) {
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

const profileStyles =
	"inline-block rounded-full border border-control-line px-4 py-2 font-medium text-[0.94rem] no-underline transition-colors";

function Reasons({ as: Heading }: { as: BlockHeading }) {
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

function Connect({ as: Heading }: { as: BlockHeading }) {
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
						<OutboundLink href={href} className={profileStyles} active="hover:border-ink" idle="border-dashed text-ink-3">
							{name}
						</OutboundLink>
					</li>
				))}
			</ul>
		</section>
	);
}

const icons = { email: Mail, phone: Phone, whatsapp: MessageCircle } as const;

export function ContactCards({ as: Heading }: { as: BlockHeading }) {
	return (
		<ul className="m-0 grid list-none grid-cols-1 content-start gap-4 p-0">
			{contactSection.cards.map((card) => {
				const Icon = icons[card.kind];
				return (
					<li key={card.kind} className="wrap-anywhere grid grid-cols-[auto_1fr] gap-x-4 rounded-box border border-line bg-surface p-5">
						<span className="grid size-10 place-items-center rounded-full bg-accent-wash text-accent">
							<Icon aria-hidden="true" className="size-4.5" />
						</span>
						<div>
							<Heading className="m-0 font-semibold">{card.title}</Heading>
							<p className="mt-0.5 mb-1.5 text-[0.92rem] text-ink-2">{card.text}</p>
							<p className="m-0 flex flex-wrap items-center gap-x-2">
								<a
									href={card.href}
									className="link-line py-0.5 font-medium"
									{...(card.kind === "whatsapp" ? { target: "_blank", rel: "noopener noreferrer" } : {})}
								>
									{card.value}
									{card.kind === "whatsapp" ? <span className="sr-only"> (opens in a new tab)</span> : null}
								</a>
								<button
									type="button"
									aria-label={`Copy ${card.title}: ${card.value}`}
									// app/native-controls.ts handles the click, before hydration too.
									data-copy={card.value}
									data-copy-name={card.title}
									suppressHydrationWarning
									className="needs-script grid size-8 place-items-center rounded-full text-ink-3 transition-colors hover:bg-sunken hover:text-ink"
								>
									<Copy aria-hidden="true" className="size-4" />
								</button>
							</p>
						</div>
					</li>
				);
			})}
		</ul>
	);
}

type BlockHeading = "h2" | "h3";
