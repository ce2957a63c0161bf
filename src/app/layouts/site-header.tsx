import { Menu, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { menu } from "@/content/home/sections";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { useNavigationKey } from "@/shared/hooks/use-navigation-key";
import { useScrolledPast } from "@/shared/hooks/use-scrolled-past";
import { useSectionInView } from "@/shared/hooks/use-section-in-view";
import { classNames } from "@/shared/lib/class-names";
import { buttonStyles } from "@/shared/ui/button-styles";

const GLASS_AFTER_PX = 50;

const sectionIds = menu.map((item) => item.section);

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
						<MenuItems current={current} className="nav-link" />
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

function activeItem(pathname: string, section: string | null): string | undefined {
	const ofSection = (wanted: string) => menu.find((item) => item.section === wanted)?.name;
	if (pathname === paths.home) return ofSection(section ?? "home");
	if (pathname === paths.contact) return ofSection("contact");
	if (pathname === paths.portfolio || pathname === paths.allProjects || pathname.startsWith(paths.caseStudy("")))
		return ofSection("portfolio");
	return pathname.startsWith(paths.products) ? ofSection("products-section") : undefined;
}

function MenuItems({ current, className }: { current: string | undefined; className?: string }) {
	const { pathname } = useLocation();
	return menu.map(({ name, href }) => (
		<li key={name}>
			<Link
				to={href === paths.contactSection ? paths.contactFrom(pathname) : href}
				aria-current={current === name ? (href === pathname ? "page" : "true") : undefined}
				className={className}
			>
				{name}
			</Link>
		</li>
	));
}

const MENU = "menu";

/** The menu below 768 px: a modal dialog that app/native-controls.ts opens and closes. */
function MobileMenu({ current }: { current: string | undefined }) {
	const { pathname } = useLocation();
	const key = useNavigationKey();
	// Also closes on navigation to the same anchor. The first location doesn't count: the menu can be open before this runs.
	const shownFor = useRef(key);
	useEffect(() => {
		const dialog = document.getElementById(MENU);
		if (shownFor.current !== key && dialog instanceof HTMLDialogElement) dialog.close();
		shownFor.current = key;
	}, [key]);
	return (
		<div className="ml-auto md:hidden">
			<button
				type="button"
				aria-label="Open menu"
				aria-haspopup="dialog"
				aria-expanded="false"
				data-opens={MENU}
				suppressHydrationWarning
				className={buttonStyles({ tone: "line", size: "icon", className: "needs-script" })}
			>
				<Menu aria-hidden="true" className="size-5" />
			</button>
			<noscript>
				<a href="#site-footer" className={buttonStyles({ tone: "line", size: "s" })}>
					Menu
				</a>
			</noscript>
			<dialog id={MENU} aria-label="Menu" className="slide-over menu-panel" suppressHydrationWarning>
				<div className="flex h-full flex-col overflow-y-auto px-5 pb-8">
					<div className="flex h-18 shrink-0 items-center justify-between">
						<span className="label-mono text-ink-3">Menu</span>
						<button type="button" aria-label="Close menu" data-closes="" className={buttonStyles({ tone: "line", size: "icon" })}>
							<X aria-hidden="true" className="size-5" />
						</button>
					</div>
					<nav aria-label="Main">
						<ul className="menu-list">
							<MenuItems current={current} />
						</ul>
					</nav>
					<Link to={paths.contactFrom(pathname)} className={buttonStyles({ tone: "accent", className: "mt-8 shrink-0" })}>
						Get Started
					</Link>
				</div>
			</dialog>
		</div>
	);
}

/** The studio's logo and name as a link home. `compact` hides the name where the menu needs the space. */
export function BrandMark({ compact = false }: { compact?: boolean }) {
	return (
		<Link
			to={paths.home}
			className="flex items-center gap-2.5 font-semibold text-[1.15rem] tracking-[-0.02em] whitespace-nowrap no-underline"
		>
			<svg viewBox="0 0 64 64" aria-hidden="true" className="size-[22px]">
				<rect width="64" height="64" rx="17" className="fill-ink" />
				<path d="M0 17A17 17 0 0 1 17 0h22L24 64h-7A17 17 0 0 1 0 47Z" fill="#ff5a1f" />
				<path d="M39 0h8a17 17 0 0 1 17 17v3L32.67 27Z" fill="#ffb48f" />
			</svg>
			<span className={compact ? "md:max-lg:sr-only" : undefined}>{site.name}</span>
		</Link>
	);
}
