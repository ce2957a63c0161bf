import { BriefcaseBusiness, Database, FileText, Images, Inbox, LayoutDashboard, type LucideIcon, Newspaper, Settings } from "lucide-react";
import { adminPaths } from "@/content/admin-paths";

export interface AdminSection {
	name: string;
	href: string;
	Icon: LucideIcon;
	/** Matches this address only, without those below it. */
	exact?: true;
	/** Shows the number of new leads. */
	counted?: true;
}

export const sections: readonly AdminSection[] = [
	{ name: "Dashboard", href: adminPaths.home, Icon: LayoutDashboard, exact: true },
	{ name: "Portfolios", href: adminPaths.portfolios, Icon: BriefcaseBusiness },
	{ name: "Case Studies", href: adminPaths.caseStudies, Icon: FileText },
	{ name: "Blogs", href: adminPaths.blogs, Icon: Newspaper },
	{ name: "Leads", href: adminPaths.leads, Icon: Inbox, counted: true },
	{ name: "Pictures", href: adminPaths.pictures, Icon: Images },
	{ name: "Data", href: adminPaths.data, Icon: Database },
	{ name: "Settings", href: adminPaths.settings, Icon: Settings },
];

/** Screens that the sidebar doesn't list. */
const others: readonly Pick<AdminSection, "name" | "href" | "exact">[] = [
	{ name: "Redirects", href: adminPaths.redirects },
	{ name: "Tags and Categories", href: adminPaths.labels },
	{ name: "Activity", href: adminPaths.activity },
	{ name: "Account", href: adminPaths.account },
];

const previews = [
	{ name: "Preview", href: adminPaths.previewProject("") },
	{ name: "Preview", href: adminPaths.previewPost("") },
];

/** Every screen with an address of its own. */
export const screens: readonly Pick<AdminSection, "name" | "href" | "exact">[] = [...sections, ...others];

const FALLBACK = "Admin Panel";

const holds = ({ href, exact }: Pick<AdminSection, "href" | "exact">, pathname: string): boolean =>
	pathname === href || (!exact && pathname.startsWith(href.endsWith("/") ? href : `${href}/`));

/** The section of an address, or "Admin Panel". */
export function sectionName(pathname: string): string {
	const path = pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
	return [...screens, ...previews].find((section) => holds(section, path))?.name ?? FALLBACK;
}

export function screenTitle(pathname: string): string {
	const name = sectionName(pathname);
	return name === FALLBACK ? FALLBACK : `${name} · ${FALLBACK}`;
}
