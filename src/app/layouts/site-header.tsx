import { Link, useLocation } from "react-router-dom";
import { menu } from "@/content/home-sections";
import { paths } from "@/content/paths";
import { useScrolledPast } from "@/shared/hooks/use-scrolled-past";
import { useSectionInView } from "@/shared/hooks/use-section-in-view";
import { classNames } from "@/shared/lib/class-names";
import { buttonStyles } from "@/shared/ui/button-styles";
import { BrandMark } from "./brand-mark";
import { MobileMenu } from "./mobile-menu";

/** The header turns to glass once the page is scrolled this far. */
const GLASS_AFTER_PX = 50;

const sectionIds = menu.map((item) => item.section);

/** The fixed header of every public page: menu, scroll-spy on the home page, and the call to action. */
export function SiteHeader() {
	const { pathname } = useLocation();
	const scrolled = useScrolledPast(GLASS_AFTER_PX);
	const inView = useSectionInView(sectionIds, pathname === paths.home, pathname);
	const current = activeItem(pathname, scrolled ? inView : null);
	return (
		<header
			data-state={scrolled ? "glass" : "top"}
			className={classNames(
				"fixed inset-x-0 top-0 z-40 border-line border-b transition-[background-color,backdrop-filter] duration-300 ease-out",
				scrolled ? "bg-glass backdrop-blur-lg backdrop-saturate-150" : "bg-header",
			)}
		>
			<div className="wrap flex h-18 items-center gap-4 lg:gap-8">
				<BrandMark compact />
				<nav aria-label="Main" className="ml-auto hidden md:block">
					<ul className="m-0 flex list-none gap-[clamp(12px,1.8vw,26px)] p-0 text-[0.88rem] whitespace-nowrap lg:text-[0.94rem]">
						{menu.map((item) => (
							<li key={item.name}>
								<Link
									to={item.href === paths.contactSection ? paths.contactFrom(pathname) : item.href}
									aria-current={current === item.name ? (item.href === pathname ? "page" : "true") : undefined}
									className="nav-link"
								>
									{item.name}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<span className="hidden md:block">
					<Link to={paths.contactFrom(pathname)} className={buttonStyles({ tone: "solid", size: "s" })}>
						Get Started
					</Link>
				</span>
				<MobileMenu current={current} />
			</div>
		</header>
	);
}

/** Name of the menu entry to highlight: the section in view on the home page, the page itself elsewhere. */
function activeItem(pathname: string, section: string | null): string | undefined {
	const ofSection = (wanted: string) => menu.find((item) => item.section === wanted)?.name;
	if (pathname === paths.home) return ofSection(section ?? "home");
	if (pathname === paths.contact) return ofSection("contact");
	if (pathname === paths.portfolio || pathname.startsWith(paths.caseStudy(""))) return ofSection("portfolio");
	return pathname.startsWith(paths.products) ? ofSection("products-section") : undefined;
}
