import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { showsReviews } from "@/content/samples/shown-reviews";
import type { Service, ServiceDetails } from "@/content/schema";
import type { HeroVariant, ServicePage } from "@/content/services/page-schema";
import { averageRating, nextStep, priceLine, priceTerms } from "@/content/services/section";
import { site } from "@/content/site";
import { classNames } from "@/shared/lib/class-names";
import { SmartImage } from "@/shared/ui/smart-image";
import { PageActions } from "./page-parts";

interface PageHeroProps {
	hero: ServicePage["hero"];
	service: Service;
	details: ServiceDetails;
}

interface Parts {
	label: ReactNode;
	title: ReactNode;
	lead: ReactNode;
	actions: ReactNode;
	offer: ReactNode;
	words: ReactNode;
	scene: (sizes: string, className: string) => ReactNode;
}

const sentence = (line: string): string => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;

const below = "pt-[calc(4.5rem+clamp(36px,5vw,72px))]";

export function PageHero({ hero, service, details }: PageHeroProps) {
	const night = hero.variant === "night";
	const proof = findProof(hero);
	const Variant = variants[hero.variant];
	const label = (
		<p className={classNames("label-mono m-0 flex items-center gap-2.5", night ? "text-[#c9ccd6]" : "text-ink-3")}>
			<span aria-hidden="true" className="size-2.5 bg-(--code)" />
			{service.title}
		</p>
	);
	const title = <h1 className="m-0 font-semibold text-title leading-[1] tracking-[-0.04em]">{hero.title}</h1>;
	const lead = (
		<p className={classNames("m-0 max-w-[36.2em] text-lead leading-normal", night ? "text-[#c9ccd6]" : "text-ink-2")}>{hero.lead}</p>
	);
	const actions = <PageActions actions={hero.actions} subject={service.title} night={night} centered={hero.variant === "center"} />;
	/** Price, next step and proof. */
	const offer = (
		<p className={classNames("m-0 text-balance text-[0.94rem] leading-relaxed", night ? "text-[#c9ccd6]" : "text-ink-2")}>
			<b className="font-semibold">{sentence(priceLine(service))}</b>
			<br />
			{priceTerms(service)}
			{nextStep}
			{proof ? (
				<>
					<br />
					<Link to={proof.href} className="link-line font-semibold">
						{proof.text}
					</Link>
				</>
			) : null}
		</p>
	);
	const words = (
		<>
			{label}
			{title}
			{lead}
			{actions}
			{offer}
		</>
	);
	const scene = (sizes: string, className: string) => (
		<SmartImage src={details.image} alt={details.imageAlt} width={1600} height={1000} priority sizes={sizes} className={className} />
	);
	return <Variant {...{ label, title, lead, actions, offer, words, scene }} />;
}

/** A client's result, or else the reviews; nothing that the site doesn't show. */
function findProof({ proof }: ServicePage["hero"]): { text: string; href: string } | null {
	if (proof && (site.showsSamples || !proof.sample)) return proof;
	return showsReviews ? { text: averageRating, href: paths.reviews } : null;
}

const variants: Record<HeroVariant, (parts: Parts) => ReactNode> = {
	split: ({ words, scene }) => (
		<div className={classNames("wrap grid items-center gap-x-12 gap-y-10 pb-[clamp(40px,6vw,88px)] lg:grid-cols-[5fr_6fr]", below)}>
			<div className="grid gap-6">{words}</div>
			{scene("(min-width: 77.5rem) 600px, (min-width: 64rem) 50vw, 100vw", "aspect-[16/10] rounded-card xl:-mr-[calc((100vw-1144px)/4)]")}
		</div>
	),
	reverse: ({ words, scene }) => (
		<div className={classNames("wrap grid gap-x-14 gap-y-10 pb-[clamp(40px,6vw,88px)] lg:grid-cols-[7fr_5fr] lg:items-end", below)}>
			<div className="grid content-end gap-6 lg:col-start-2 lg:row-start-1">{words}</div>
			{scene("(min-width: 77.5rem) 640px, (min-width: 64rem) 55vw, 100vw", "aspect-[16/11] rounded-card")}
		</div>
	),
	wide: ({ label, title, lead, actions, offer, scene }) => (
		<div className={classNames("wrap pb-[clamp(40px,6vw,88px)]", below)}>
			<div className="mb-10 grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
				<div className="grid gap-6">
					{label}
					{title}
				</div>
				<div className="grid gap-6">
					{lead}
					{actions}
					{offer}
				</div>
			</div>
			{scene("(min-width: 77.5rem) 1144px, 100vw", "aspect-[16/10] rounded-card")}
		</div>
	),
	night: ({ words, scene }) => (
		<div className="overflow-hidden bg-night text-night-ink">
			<div className={classNames("wrap grid items-center gap-x-12 gap-y-10 pb-[clamp(48px,6vw,96px)] lg:grid-cols-[5fr_7fr]", below)}>
				<div className="grid gap-6">{words}</div>
				{scene(
					"(min-width: 77.5rem) 860px, (min-width: 64rem) 60vw, 100vw",
					"aspect-[16/10] rounded-card lg:rounded-r-none lg:-mr-[max(48px,calc((100vw-1144px)/2))]",
				)}
			</div>
		</div>
	),
	poster: ({ label, title, lead, actions, offer, scene }) => (
		<div className="pt-18 pb-[clamp(40px,6vw,88px)]">
			{scene("100vw", "h-[clamp(220px,32vw,440px)] w-full [&_img]:object-[50%_28%]")}
			<div className="wrap relative">
				<div className="-mt-14 grid gap-6 rounded-card border border-line bg-paper p-[clamp(22px,4vw,52px)] md:-mt-32 lg:mr-[16.6%]">
					{label}
					{title}
					{lead}
					<div className="flex flex-wrap items-center gap-x-8 gap-y-4">
						{actions}
						{offer}
					</div>
				</div>
			</div>
		</div>
	),
	center: ({ words, scene }) => (
		<div className={classNames("wrap", below)}>
			<div className="mx-auto grid max-w-3xl justify-items-center gap-6 text-center">{words}</div>
			<div className="mt-12 overflow-hidden">
				{scene("(min-width: 77.5rem) 1040px, 100vw", "mx-auto max-w-[1040px] aspect-[16/10] rounded-t-card -mb-[6%]")}
			</div>
		</div>
	),
};
