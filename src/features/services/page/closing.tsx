import type { ReactNode } from "react";
import type { Service, ServiceDetails } from "@/content/schema";
import { services } from "@/content/services/index";
import type { Action } from "@/content/services/page-schema";
import { priceParts, servicesSection } from "@/content/services/section";
import { SmartImage } from "@/shared/ui/smart-image";
import { PageActions } from "./page-parts";

interface ClosingProps {
	title: string;
	text: string;
	actions: Action[];
	service: Service;
	details: ServiceDetails;
}

/** The end of a page. Services beside each other in the list have different ones. */
export function Closing(props: ClosingProps) {
	const Variant = variants[services.indexOf(props.service) % variants.length];
	return Variant ? <Variant {...props} /> : null;
}

const variants: ((props: ClosingProps) => ReactNode)[] = [Night, Picture, Band, Ledger];

const heading = "m-0 font-semibold text-title leading-[1.02] tracking-[-0.04em]";
const space = "py-[clamp(56px,7vw,108px)]";

/** A dark panel: the heading left, text and buttons right. */
function Night({ title, text, actions, service }: ClosingProps) {
	return (
		<section className={`wrap ${space}`}>
			<div className="grid gap-x-12 gap-y-6 svc-night rounded-card border border-white/12 bg-night p-[clamp(26px,5vw,72px)] text-night-ink lg:grid-cols-[7fr_5fr] lg:items-end">
				<h2 className={`max-w-[13.4em] ${heading}`}>{title}</h2>
				<div className="grid gap-6">
					<p className="m-0 max-w-[32.2em] text-[#c9ccd6] text-lead leading-normal">{text}</p>
					<PageActions actions={actions} subject={service.title} night />
				</div>
			</div>
		</section>
	);
}

/** The service's scene beside the words. */
function Picture({ title, text, actions, service, details }: ClosingProps) {
	return (
		<section className={`wrap ${space}`}>
			<div className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[5fr_6fr] lg:grid-cols-2">
				<SmartImage
					src={details.image}
					alt=""
					width={1600}
					height={1000}
					sizes="(min-width: 77.5rem) 572px, (min-width: 48rem) 46vw, 92vw"
					className="aspect-[16/10] md:aspect-auto"
				/>
				<div className="grid content-center gap-6 p-[clamp(26px,4vw,60px)]">
					<h2 className={heading}>{title}</h2>
					<p className="m-0 text-ink-2 text-lead leading-normal">{text}</p>
					<PageActions actions={actions} subject={service.title} />
				</div>
			</div>
		</section>
	);
}

/** A band in the service's color over the whole width, centered. */
function Band({ title, text, actions, service }: ClosingProps) {
	return (
		<section className="svc-band">
			<div className={`wrap grid justify-items-center gap-6 text-center ${space}`}>
				<h2 className={`max-w-[16em] ${heading}`}>{title}</h2>
				<p className="m-0 max-w-[36em] text-lead leading-normal">{text}</p>
				<PageActions actions={actions} subject={service.title} night centered />
			</div>
		</section>
	);
}

/** A large heading over the price, the time and the next step. */
function Ledger({ title, text, actions, service }: ClosingProps) {
	const facts = [...priceParts(service), servicesSection.call];
	return (
		<section className={`wrap ${space}`}>
			<div className="grid gap-x-12 gap-y-8 border-(--code) border-t-6 pt-[clamp(24px,3.4vw,48px)] lg:grid-cols-[7fr_4fr]">
				<div className="grid content-start gap-6">
					<h2 className={`max-w-[12em] ${heading}`}>{title}</h2>
					<p className="m-0 max-w-[34em] text-ink-2 text-lead leading-normal">{text}</p>
					<PageActions actions={actions} subject={service.title} />
				</div>
				<ul className="m-0 list-none p-0">
					{facts.map((fact) => (
						<li
							key={fact}
							className="border-line-strong border-b py-4 font-semibold text-heading tracking-[-0.02em] first-letter:uppercase"
						>
							{fact}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
