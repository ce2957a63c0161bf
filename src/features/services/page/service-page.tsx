import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { Service, ServiceDetails } from "@/content/schema";
import { serviceDetails } from "@/content/services/details";
import { findService } from "@/content/services/index";
import type { Action, ServicePage as Page, ServiceSection, WhenEmpty } from "@/content/services/page-schema";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { SectionHeading } from "@/shared/ui/section-heading";
import { SmartImage } from "@/shared/ui/smart-image";
import { Closing } from "./closing";
import { MetricStrip, ReturnsBand, TierList } from "./number-sections";
import { FeatureList, SolutionList } from "./offer-sections";
import { PageHero } from "./page-hero";
import { PhaseList } from "./phases-section";
import { StackList } from "./stack-section";
import { FormBlock, IndustryList, OptionList, Prose } from "./word-sections";

/** Parts that other features provide. */
interface PageSlots {
	/** A compact contact form with a source tag. */
	form: (source: string, subject: string, label: string) => ReactNode;
	portfolio: (whenEmpty: WhenEmpty) => ReactNode;
	Demo: ComponentType;
}

interface SectionProps<Kind extends ServiceSection["kind"]> {
	section: Extract<ServiceSection, { kind: Kind }>;
	slots: PageSlots;
	/** Subject of messages: the service's title. */
	subject: string;
	service: Service;
	details: ServiceDetails;
	/** The first button of the hero. */
	main: Action | undefined;
}

/** One component for each kind. A missing kind is a type error. */
const kinds: { [Kind in ServiceSection["kind"]]: (props: SectionProps<Kind>) => ReactNode } = {
	features: ({ section }) => (
		<SectionFrame {...section}>
			<FeatureList variant={section.variant} items={section.items} />
		</SectionFrame>
	),
	solutions: ({ section }) => (
		<SectionFrame {...section} id="solutions" sunken={section.variant === "panels"}>
			<SolutionList variant={section.variant} items={section.items} />
		</SectionFrame>
	),
	stack: ({ section }) => (
		<SectionFrame {...section} sunken={section.variant === "strata" || section.variant === "board"}>
			<StackList variant={section.variant} items={section.items} />
		</SectionFrame>
	),
	phases: ({ section }) => (
		<SectionFrame {...section}>
			<PhaseList variant={section.variant} items={section.items} note={section.note} />
		</SectionFrame>
	),
	metrics: ({ section }) => <MetricStrip name={section.name} items={section.items} />,
	industries: ({ section }) => (
		<SectionFrame {...section}>
			<IndustryList items={section.items} />
		</SectionFrame>
	),
	options: ({ section }) => (
		<SectionFrame {...section}>
			<OptionList items={section.items} />
		</SectionFrame>
	),
	tiers: ({ section, subject }) => (
		<SectionFrame {...section} id="pricing" sunken>
			<TierList items={section.items} note={section.note} subject={subject} />
		</SectionFrame>
	),
	prose: ({ section }) => (
		<SectionFrame {...section}>
			<Prose paragraphs={section.paragraphs} />
		</SectionFrame>
	),
	returns: ({ section, subject }) => (
		<SectionFrame {...section}>
			<ReturnsBand items={section.items} action={section.action} subject={subject} />
		</SectionFrame>
	),
	form: ({ section, slots, subject }) => (
		<SectionFrame {...section} id={section.source} sunken>
			<FormBlock points={section.points}>{slots.form(section.source, subject, section.title)}</FormBlock>
		</SectionFrame>
	),
	demo: ({ section, slots }) => (
		<SectionFrame {...section}>
			<figure className="m-0">
				<slots.Demo />
				<figcaption className="mt-4 max-w-[32.2em] text-[0.9rem] text-ink-3">{section.caption}</figcaption>
			</figure>
		</SectionFrame>
	),
	portfolio: ({ section, slots }) => slots.portfolio(section.whenEmpty),
	closing: ({ section, service, details, main }) => (
		<Closing {...section} actions={withMainName(section.actions, main)} service={service} details={details} />
	),
};

export function ServicePage({ page, slots }: { page: Page; slots: PageSlots }) {
	const service = findService(page.id);
	const details = serviceDetails[page.id];
	if (!service || !details) throw new Error(`There is no service ${page.id}`);
	return (
		<div className={`svc-${details.color} hue-${page.id}`}>
			<PageHero hero={page.hero} service={service} details={details} />
			{page.sections.map((section, index) => (
				<SectionBoundary key={getName(section)} name={getName(section)}>
					<SectionPlace value={{ place: page.sections.slice(0, index + 1).filter(isNumbered).length, scene: details.image }}>
						{render(section, { slots, subject: service.title, service, details, main: page.hero.actions[0] })}
					</SectionPlace>
				</SectionBoundary>
			))}
		</div>
	);
}

function render<Kind extends ServiceSection["kind"]>(
	section: Extract<ServiceSection, { kind: Kind }>,
	context: Omit<SectionProps<Kind>, "section">,
) {
	const Section: (props: SectionProps<Kind>) => ReactNode = kinds[section.kind];
	return Section({ section, ...context });
}

/** The last button of a page has the name of its first one when both open the scoping form. */
function withMainName(actions: Action[], main: Action | undefined): Action[] {
	return actions.map((action) => (action.kind === "scoping" && main?.kind === "scoping" ? { ...action, text: main.text } : action));
}

/** Sections with a heading of the common kind carry a number. */
const isNumbered = (section: ServiceSection): boolean => "name" in section && "title" in section;

/** A page can have two sections of one kind, but not of one name. */
function getName(section: ServiceSection): string {
	return "name" in section ? section.name : section.kind;
}

const SectionPlace = createContext({ place: 0, scene: "" });

/** Delay of the fade-in below the fold. */
const ENTRANCE_MS = 100;

interface SectionFrameProps {
	name: string;
	title: string;
	lead?: string;
	sunken?: boolean;
	id?: string;
	children: ReactNode;
}

function SectionFrame({ name, title, lead, sunken = false, id, children }: SectionFrameProps) {
	const { place, scene } = useContext(SectionPlace);
	return (
		<section id={id} aria-labelledby={`part-${place}`} className={classNames("py-[clamp(56px,7vw,108px)]", sunken && "bg-sunken")}>
			<div className="wrap">
				<Reveal delay={ENTRANCE_MS}>
					<SectionHeading id={`part-${place}`} label={`${String(place).padStart(2, "0")} — ${name}`} title={title} lead={lead} />
				</Reveal>
				{place % 3 === 0 ? <SceneDetail scene={scene} lower={place % 2 === 0} /> : null}
				{children}
			</div>
		</section>
	);
}

/** A detail of the service's scene, for phones, where the sections are long columns of text. */
function SceneDetail({ scene, lower }: { scene: string; lower: boolean }) {
	return (
		<SmartImage
			src={scene}
			alt=""
			width={1600}
			height={1000}
			sizes="180vw"
			className="mb-8 aspect-[2/1] rounded-card md:hidden"
			imageClassName={lower ? "origin-[92%_88%] scale-[1.9]" : "origin-[20%_24%] scale-[1.9]"}
		/>
	);
}
