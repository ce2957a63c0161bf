import { memo } from "react";
import type { Service, ServiceDetails } from "@/content/schema";
import { serviceDetails } from "@/content/services/details";
import { families } from "@/content/services/families";
import { services } from "@/content/services/index";
import { priceParts, servicesSection } from "@/content/services/section";
import { classNames } from "@/shared/lib/class-names";
import { motionIntent } from "@/shared/motion/scripted";
import { SectionHeading } from "@/shared/ui/section-heading";
import { SmartImage } from "@/shared/ui/smart-image";
import { type AccordionAction, useAccordion } from "./accordion";
import { ServicePanel } from "./service-panel";

export function ServicesSection() {
	return (
		<div className="wrap">
			<SectionHeading label={servicesSection.label} title={servicesSection.title} lead={servicesSection.lead} />
			<ServicesAccordion />
			<p className="mt-6 mb-0 text-[0.88rem] text-ink-3">{servicesSection.note}</p>
		</div>
	);
}

const PRIORITY_CARDS = 2;

/** Cards that open by hover, tap, click or key. Without scripts, they open by click and key. */
function ServicesAccordion() {
	const { state, listRef, act } = useAccordion();
	return (
		<div ref={listRef} className="svc-list" {...motionIntent}>
			{families.map((family) => (
				<section key={family.title} className="svc-family">
					<h3>{family.title}</h3>
					<ul>
						{family.services.map((service) => {
							const details = serviceDetails[service.id];
							if (!details) return null;
							return (
								<ServiceCard
									key={service.id}
									service={service}
									details={details}
									open={state.open === service.id}
									priority={services.indexOf(service) < PRIORITY_CARDS}
									act={act}
								/>
							);
						})}
					</ul>
				</section>
			))}
		</div>
	);
}

interface ServiceCardProps {
	service: Service;
	details: ServiceDetails;
	open: boolean;
	priority: boolean;
	/** Must not change between renders. */
	act: (action: AccordionAction) => void;
}

const ServiceCard = memo(function ServiceCard({ service, details, open, priority, act }: ServiceCardProps) {
	const { id, title, summary } = service;
	return (
		<li data-service={id} className={classNames("svc", `svc-${details.color}`, `hue-${id}`)}>
			{/* The browser can open it before hydration. */}
			<details
				name="services"
				open={open}
				suppressHydrationWarning
				onToggle={({ currentTarget }) => {
					if (currentTarget.open !== open) act({ type: open ? "gone" : "keep", id });
				}}
			>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
				<summary
					onClick={(event) => {
						event.preventDefault();
						act({ type: "press", id, by: event.detail === 0 ? "keyboard" : "pointer" });
					}}
				>
					<h4>{title}</h4>
					<span>{summary}</span>
					<b>{priceParts(service).join(" · ")}</b>
					<SmartImage
						src={details.image}
						alt=""
						width={1600}
						height={1000}
						sizes="(min-width: 64rem) 14rem, 9rem"
						priority={priority && "low"}
						small
						className="svc-thumb"
					/>
				</summary>
				<ServicePanel service={service} details={details} open={open} act={act} />
			</details>
		</li>
	);
});
