import { paths } from "./paths";
import type { MenuItem } from "./schema";

interface HomeSection {
	id: string;
	name: string;
	/** Its entry in the header's menu. */
	menu: { name: string; href: string /** Place among the entries, where the page has another order. */; place?: number };
}

/** Sections of the home page below the hero, in order. */
export const homeSections = [
	{ id: "about", name: "About", menu: { name: "About", href: paths.section("about") } },
	{ id: "services", name: "Services", menu: { name: "Services", href: paths.section("services") } },
	{ id: "portfolio", name: "Portfolio", menu: { name: "Portfolio", href: paths.section("portfolio") } },
	{ id: "why-us", name: "Why us", menu: { name: "Why Us", href: paths.section("why-us") } },
	{ id: "products-section", name: "Products", menu: { name: "Products", href: paths.products, place: 2 } },
	{ id: "faq", name: "FAQ", menu: { name: "FAQ", href: paths.section("faq") } },
	{ id: "contact", name: "Contact", menu: { name: "Contact", href: paths.contactSection } },
] as const satisfies HomeSection[];

export type HomeSectionId = (typeof homeSections)[number]["id"];

/** The header's menu, in order. An entry is active while its section is in view. */
export const menu: MenuItem[] = makeMenu(homeSections);

function makeMenu(sections: readonly HomeSection[]): MenuItem[] {
	const entries: MenuItem[] = [];
	const isPlaced = ({ menu }: HomeSection) => menu.place !== undefined;
	for (const { id, menu } of [...sections].sort((a, b) => Number(isPlaced(a)) - Number(isPlaced(b)))) {
		entries.splice(menu.place ?? entries.length, 0, { name: menu.name, href: menu.href, section: id });
	}
	return [{ name: "Home", href: paths.home, section: "home" }, ...entries];
}

/** The small label above a section's heading, such as "05 — Why us". The hero is number one. */
export function sectionLabel(id: HomeSectionId): string {
	const index = homeSections.findIndex((section) => section.id === id);
	return `${String(index + 2).padStart(2, "0")} — ${homeSections[index]?.name}`;
}
