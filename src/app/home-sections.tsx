import { type HomeSectionId, homeSections } from "@/content/home-sections";
import { classNames } from "@/shared/lib/class-names";
import { island } from "@/shared/ui/island";

interface Part {
	/** Name for people, when the section cannot be shown. */
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

const islands = homeSections.map(({ id }) => {
	const { name, load, className } = parts[id];
	return { id, className, Section: island({ id, name, load }) };
});

/** Loads the code of every section, before a change of page to the home page. */
export async function loadHomeSections(): Promise<void> {
	await Promise.all(islands.map(({ Section }) => Section.preload()));
}

/** The sections below the hero. Each is readable HTML at once and hydrates by itself. */
export function HomeSections() {
	return islands.map(({ id, className, Section }) => (
		<section key={id} id={id} className={classNames("py-[clamp(72px,9vw,136px)]", className)}>
			<Section />
		</section>
	));
}
