import { homeSeo } from "@/content/home/page";
import { type HomeSectionId, homeSections } from "@/content/home/sections";
import { Hero } from "@/features/home/hero";
import { classNames } from "@/shared/lib/class-names";
import { island } from "@/shared/ui/island";
import { SiteHead } from "./layouts/site-head";

const structuredData = () => import("./structured-data/home").then((module) => module.homeStructuredData());

interface Part {
	name: string;
	load: Parameters<typeof island<object>>[0]["load"];
	className?: string;
}

const parts: Record<HomeSectionId, Part> = {
	about: { name: "about", load: () => import("@/features/home/about-section").then((m) => m.AboutSection) },
	services: {
		name: "services",
		load: () => import("@/features/services/services-section").then((m) => m.ServicesSection),
		className: "bg-sunken",
	},
	portfolio: { name: "portfolio", load: () => import("@/features/portfolio/portfolio-section").then((m) => m.PortfolioSection) },
	"why-us": { name: "why us", load: () => import("@/features/home/why-us-section").then((m) => m.WhyUsSection), className: "bg-sunken" },
	"products-section": { name: "products", load: () => import("@/features/products/products-section").then((m) => m.ProductsSection) },
	faq: { name: "FAQ", load: () => import("@/features/faq/faq-section").then((m) => m.FaqSection), className: "pt-0" },
	contact: {
		name: "contact",
		load: () => import("@/features/contact/contact-section").then((m) => m.ContactSection),
		className: "bg-sunken",
	},
};

const SelectedWork = island({
	id: "work",
	name: "selected work",
	load: async () => {
		const { adoptWork, SelectedWorkStrip } = await import("@/features/home/selected-work");
		await adoptWork();
		return SelectedWorkStrip;
	},
});

const islands = homeSections.map(({ id }) => {
	const { name, load, className } = parts[id];
	return { id, className, Section: island({ id, name, load }) };
});

/** Loads the code of every section, before a page change to the home page. */
export async function prepare(): Promise<void> {
	await Promise.all([SelectedWork.preload(), ...islands.map(({ Section }) => Section.preload())]);
}

function Sections() {
	return islands.map(({ id, className, Section }) => (
		<section key={id} id={id} className={classNames("py-[clamp(72px,9vw,136px)]", className)}>
			<Section />
		</section>
	));
}

export function Component() {
	return (
		<>
			<SiteHead seo={homeSeo} structuredData={structuredData} />
			<Hero />
			<div id="work">
				<SelectedWork />
			</div>
			<Sections />
		</>
	);
}
