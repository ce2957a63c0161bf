import { paths } from "../paths";
import type { MenuItem } from "../schema";

/** Sections of the home page below the hero, in order. */
export const homeSections = [
	{ id: "about", name: "About" },
	{ id: "services", name: "Services" },
	{ id: "portfolio", name: "Portfolio" },
	{ id: "why-us", name: "Why us" },
	{ id: "products-section", name: "Products" },
	{ id: "faq", name: "FAQ" },
	{ id: "contact", name: "Contact" },
] as const;

export type HomeSectionId = (typeof homeSections)[number]["id"];

const entry = (name: string, section: HomeSectionId, href = paths.section(section)): MenuItem => ({ name, href, section });

/** The header's menu, in order. An entry is active while its section is in view. */
export const menu: MenuItem[] = [
	{ name: "Home", href: paths.home, section: "home" },
	entry("About", "about"),
	entry("Services", "services"),
	entry("Products", "products-section", paths.products),
	entry("Portfolio", "portfolio"),
	entry("Why Us", "why-us"),
	entry("FAQ", "faq"),
	entry("Contact", "contact", paths.contactSection),
];

/** The small label above a section's heading, such as "05 — Why us". The hero is number one. */
export function sectionLabel(id: HomeSectionId): string {
	const index = homeSections.findIndex((section) => section.id === id);
	return `${String(index + 2).padStart(2, "0")} — ${homeSections[index]?.name}`;
}
