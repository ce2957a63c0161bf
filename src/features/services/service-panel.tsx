import { type ComponentType, lazy, type PointerEvent, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import type { Service, ServiceDetails } from "@/content/schema";
import { servicesSection } from "@/content/services/section";
import { afterFrame } from "@/shared/lib/after-frame";
import { usePreloadPage } from "@/shared/lib/preload-page";
import { useUnfold } from "@/shared/motion/scripted";
import { buttonStyles } from "@/shared/ui/button-styles";
import { SmartImage } from "@/shared/ui/smart-image";
import type { AccordionAction } from "./accordion";

interface ServicePanelProps {
	service: Service;
	details: ServiceDetails;
	open: boolean;
	act: (action: AccordionAction) => void;
}

const REST_MS = 300;

const labels = servicesSection.panel;

export function ServicePanel({ service, details, open, act }: ServicePanelProps) {
	const panel = useRef<HTMLDivElement>(null);
	const scrollable = useScrollable(panel, open);
	useUnfold(panel, open);
	const warm = usePreloadOnIntent(service.route);
	// The projects load after the panel first opens.
	const [seen, setSeen] = useState(open);
	useEffect(() => {
		if (open) afterFrame(() => setSeen(true));
	}, [open]);
	const { id, title, group } = service;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only reacts to the focus of the links inside.
		<div
			ref={panel}
			className="svc-panel"
			onFocus={() => act({ type: "keep", id })}
			{...(scrollable ? { role: "region", tabIndex: 0, "aria-label": title } : {})}
		>
			<div className="svc-body">
				<Description details={details} />
				<div className="svc-end">
					<Link to={service.route} className={buttonStyles({ size: "s" })} {...warm}>
						{labels.learnMore}
						<span className="sr-only">{` about ${title}`}</span>
					</Link>
					<Link to={paths.contactSection} state={{ service: id }} data-quote={id} className={buttonStyles({ tone: "line", size: "s" })}>
						{labels.quote}
						<span className="sr-only">{` for ${title}`}</span>
					</Link>
					{group ? (
						<Link to={paths.projectsOf(id)} className="link-line">
							{labels.seeAll(group.title)}
						</Link>
					) : null}
				</div>
				{seen ? (
					<Suspense>
						<FeaturedProjects serviceId={id} />
					</Suspense>
				) : null}
			</div>
		</div>
	);
}

/** Loads the code of a link's page when the mouse rests on the link, or on focus. */
function usePreloadOnIntent(path: string) {
	const preload = usePreloadPage();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	async function load() {
		try {
			await preload(path);
		} catch (error) {
			console.warn(`Preload of ${path}:`, error instanceof Error ? error.message : error);
		}
	}
	return {
		onPointerEnter: ({ pointerType }: PointerEvent) => {
			clearTimeout(timer.current);
			if (pointerType !== "touch") timer.current = setTimeout(load, REST_MS);
		},
		onPointerLeave: () => clearTimeout(timer.current),
		onFocus: () => afterFrame(load),
	};
}

function Description({ details }: { details: ServiceDetails }) {
	return (
		<>
			<SmartImage
				src={details.image}
				alt={details.imageAlt}
				width={1600}
				height={1000}
				sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 45vw, 92vw"
				small
				className="svc-scene"
			/>
			<div className="svc-text">
				<h5>{labels.about}</h5>
				<p>{details.detailedDescription}</p>
				<h5>{labels.features}</h5>
				<ul>
					{details.features.map((feature) => (
						<li key={feature}>{feature}</li>
					))}
				</ul>
				<h5>{labels.technologies}</h5>
				<p>{details.technologies.join("\u00a0· ")}</p>
			</div>
		</>
	);
}

const Nothing = () => null;

/** Loads with the first panel that opens. Not shown when its code can't be loaded. */
const FeaturedProjects = lazy<ComponentType<{ serviceId: string }>>(() =>
	import("./featured-projects")
		.then((module) => ({ default: module.FeaturedProjects }))
		.catch((error: unknown) => {
			console.warn("Featured projects:", error instanceof Error ? error.message : error);
			return { default: Nothing };
		}),
);

/** Whether the content is higher than the element's maximum height. */
function useScrollable(ref: RefObject<HTMLElement | null>, active: boolean): boolean {
	const [scrollable, setScrollable] = useState(false);
	useEffect(() => {
		const element = ref.current;
		const content = element?.firstElementChild;
		if (!active || !element || !content || !("ResizeObserver" in window)) return;
		// Not the current height, because the panel can still be unfolding.
		const observer = new ResizeObserver(() => {
			setScrollable(content.scrollHeight > Number.parseFloat(getComputedStyle(element).maxHeight));
		});
		observer.observe(content);
		return () => observer.disconnect();
	}, [ref, active]);
	return scrollable;
}
