import { memo, type RefObject, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Service, ServiceDetails } from "@/content/schema";
import { serviceDetails } from "@/content/services/details";
import { services } from "@/content/services/index";
import { servicesSection } from "@/content/services/section";
import { useHoverIntent } from "@/shared/hooks/use-hover-intent";
import { useScrollSpeed } from "@/shared/hooks/use-scroll-speed";
import { classNames } from "@/shared/lib/class-names";
import { SectionHeading } from "@/shared/ui/section-heading";
import { SmartImage } from "@/shared/ui/smart-image";
import { type AccordionAction, type AccordionState, accordionReducer, closed } from "./accordion-state";
import { holdInPlace } from "./hold-in-place";
import { ServicePanel } from "./service-panel";

/** The home page's services: heading, cards and what holds for all prices. The page gives it its section and id. */
export function ServicesSection() {
	return (
		<div className="wrap">
			<SectionHeading label={servicesSection.label} title={servicesSection.title} lead={servicesSection.lead} />
			<ServicesAccordion />
			<p className="mt-6 mb-0 text-[0.88rem] text-ink-3">{servicesSection.note}</p>
		</div>
	);
}

/** The first cards load their pictures before they come near. */
const PRIORITY_CARDS = 2;

/** Every service as a card that opens by hover, tap, click or key; without scripts by click and key. */
function ServicesAccordion() {
	const { state, listRef, act } = useAccordion();
	return (
		<ul ref={listRef} className="svc-list">
			{services.map((service, index) => {
				const details = serviceDetails[service.id];
				if (!details) return null;
				return (
					<ServiceCard
						key={service.id}
						service={service}
						details={details}
						open={state.open === service.id}
						priority={index < PRIORITY_CARDS}
						act={act}
					/>
				);
			})}
		</ul>
	);
}

interface ServiceCardProps {
	service: Service;
	details: ServiceDetails;
	open: boolean;
	priority: boolean;
	/** Must stay the same from render to render. */
	act: (action: AccordionAction) => void;
}

/** One service: a row with its picture, and the panel that unfolds below it. */
const ServiceCard = memo(function ServiceCard({ service, details, open, priority, act }: ServiceCardProps) {
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

/** How long the mouse must be on a card before it opens, and away from it before it closes. */
const OPEN_AFTER_MS = 100;
const CLOSE_AFTER_MS = 150;

interface Accordion {
	state: AccordionState;
	/** For the list around the cards; each card carries its id as data-service. */
	listRef: RefObject<HTMLUListElement | null>;
	act: (action: AccordionAction) => void;
}

/** Which card is open, by hover, tap, click or key. What the mouse is on does not move when another card closes above it. */
function useAccordion(): Accordion {
	const [state, dispatch] = useReducer(accordionReducer, closed);
	const listRef = useRef<HTMLUListElement>(null);
	const speed = useScrollSpeed();
	const release = useRef(() => {});

	const hold = useCallback(
		(id: string, edge: "top" | "bottom") => {
			const card = cardOf(listRef.current, id);
			// Only a card that closes moves others away from where they are.
			if (!card || !listRef.current?.querySelector("details[open]")) return;
			release.current();
			release.current = holdInPlace(() => card.getBoundingClientRect()[edge], speed.discount);
		},
		[speed],
	);
	const intent = useHoverIntent(serviceOf, {
		openAfter: OPEN_AFTER_MS,
		closeAfter: CLOSE_AFTER_MS,
		isBlocked: speed.isFast,
		onOpen: (id) => {
			hold(id, "top");
			dispatch({ type: "hover", id });
		},
		onClose: (id, mouse) => {
			const card = cardOf(listRef.current, id);
			if (card && mouse.y >= card.getBoundingClientRect().bottom) hold(id, "bottom");
			dispatch({ type: "leave", id });
		},
	});
	const act = useCallback(
		(action: AccordionAction) => {
			intent.settle();
			if (action.type === "press") hold(action.id, "top");
			dispatch(action);
		},
		[intent, hold],
	);

	useEffect(() => {
		// The browser may have toggled cards before hydration.
		const opened = listRef.current?.querySelector<HTMLElement>("details[open]");
		const id = opened ? serviceOf(opened) : null;
		if (id !== null) dispatch({ type: "keep", id });
		return () => release.current();
	}, []);

	return { state, listRef, act };
}

function serviceOf(target: EventTarget | null): string | null {
	const card = target instanceof Element ? target.closest<HTMLElement>("[data-service]") : null;
	return card?.dataset.service ?? null;
}

function cardOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
	const cards = list?.querySelectorAll<HTMLElement>("[data-service]") ?? [];
	return [...cards].find((card) => card.dataset.service === id);
}
