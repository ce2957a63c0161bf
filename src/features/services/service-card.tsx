import { memo, useState } from "react";
import type { Service, ServiceDetails } from "@/content/schema";
import { classNames } from "@/shared/lib/class-names";
import { SmartImage } from "@/shared/ui/smart-image";
import type { AccordionAction } from "./accordion-state";
import { ServicePanel } from "./service-panel";

interface ServiceCardProps {
	service: Service;
	details: ServiceDetails;
	open: boolean;
	priority: boolean;
	/** Must stay the same from render to render. */
	act: (action: AccordionAction) => void;
}

/** One service: a row with its picture, and the panel that unfolds below it. */
export const ServiceCard = memo(function ServiceCard({ service, details, open, priority, act }: ServiceCardProps) {
	const { id, title, summary } = service;
	// What only an open panel needs is loaded with the first opening, and stays for the closing.
	const [seen, setSeen] = useState(open);
	if (open && !seen) setSeen(true);
	return (
		<li data-service={id} className={classNames("svc", `svc-${details.color}`)}>
			{/* The browser may have opened it before React took over; the accordion adopts that. */}
			<details
				name="services"
				open={open}
				suppressHydrationWarning
				onToggle={({ currentTarget }) => {
					if (currentTarget.open !== open) act({ type: open ? "gone" : "keep", id });
				}}
			>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
				<summary
					onClick={(event) => {
						event.preventDefault();
						act({ type: "press", id, by: event.detail === 0 ? "keyboard" : "pointer" });
					}}
				>
					<h3>{title}</h3>
					<span>{summary}</span>
					<SmartImage
						src={details.image}
						alt={details.imageAlt}
						width={1600}
						height={1000}
						sizes="9rem"
						priority={priority}
						className="svc-thumb"
					/>
				</summary>
				<ServicePanel service={service} details={details} open={open} seen={seen} act={act} />
			</details>
		</li>
	);
});
