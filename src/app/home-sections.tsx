import { island } from "@/shared/ui/island";
import { preloadRoute } from "./preload-route";

const About = island({ id: "about", name: "about", load: () => import("@/features/home/about-section").then((m) => m.AboutSection) });
const Services = island({
	id: "services",
	name: "services",
	load: () => import("@/features/services/services-section").then((m) => m.ServicesSection),
});
const Portfolio = island({
	id: "portfolio",
	name: "portfolio",
	load: () => import("@/features/portfolio/portfolio-section").then((m) => m.PortfolioSection),
});
const WhyUs = island({ id: "why-us", name: "why us", load: () => import("@/features/home/why-us-section").then((m) => m.WhyUsSection) });
const Products = island({
	id: "products-section",
	name: "products",
	load: () => import("@/features/products/products-section").then((m) => m.ProductsSection),
});
const Faq = island({ id: "faq", name: "FAQ", load: () => import("@/features/faq/faq-section").then((m) => m.FaqSection) });
const Contact = island({
	id: "contact",
	name: "contact",
	load: () => import("@/features/contact/contact-section").then((m) => m.ContactSection),
});

/** Brings the code of every section, before a change of page to the home page. */
export async function loadHomeSections(): Promise<void> {
	await Promise.all([About, Services, Portfolio, WhyUs, Products, Faq, Contact].map((section) => section.preload()));
}

const space = "py-[clamp(72px,9vw,136px)]";

/** What follows the hero. Each section is readable HTML at once and comes alive by itself. */
export function HomeSections() {
	return (
		<>
			<section id="about" className={space}>
				<About />
			</section>
			<section id="services" className={`${space} bg-sunken`}>
				<Services preload={preloadRoute} />
			</section>
			<section id="portfolio" className={space}>
				<Portfolio preload={preloadRoute} />
			</section>
			<section id="why-us" className={`${space} bg-sunken`}>
				<WhyUs />
			</section>
			<section id="products-section" className={space}>
				<Products />
			</section>
			<section id="faq" className={`${space} pt-0`}>
				<Faq />
			</section>
			<section id="contact" className={`${space} bg-sunken`}>
				<Contact />
			</section>
		</>
	);
}
