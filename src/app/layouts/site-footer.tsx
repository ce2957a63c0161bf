import { Link, useLocation } from "react-router-dom";
import { paths } from "@/content/paths";
import { services } from "@/content/services/index";
import { copyrightYears, site } from "@/content/site";
import { buttonStyles } from "@/shared/ui/button-styles";
import { ThemeSwitch } from "@/shared/ui/theme-switch";
import { BrandMark } from "./brand-mark";
import { SocialLinks } from "./social-links";

const company = [
	{ name: "About Us", href: paths.section("about") },
	{ name: "Blog", href: paths.blogs },
	{ name: "Reviews", href: paths.reviews },
	{ name: "Privacy Policy", href: paths.privacy },
];

const heading = "label-mono m-0 mb-5 text-ink-3";
const link = "inline-block py-1 text-ink-2 no-underline transition-colors hover:text-ink";

/** The footer of every public page. */
export function SiteFooter() {
	const { pathname } = useLocation();
	return (
		<footer className="border-line border-t bg-paper">
			<div className="wrap grid gap-x-10 gap-y-12 py-16 md:grid-cols-2 lg:grid-cols-[1.6fr_1.4fr_0.8fr_1.2fr]">
				<div>
					<BrandMark />
					<p className="mt-4 mb-6 max-w-[24.1em] text-ink-2">{site.blurb}</p>
					<SocialLinks />
				</div>
				<nav aria-label="Services">
					<h2 className={heading}>Services</h2>
					<ul className="m-0 list-none p-0">
						{services.map((service) => (
							<li key={service.id}>
								<Link to={service.route} className={link}>
									{service.title}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<nav aria-label="Company">
					<h2 className={heading}>Company</h2>
					<ul className="m-0 list-none p-0">
						{company.map((item) => (
							<li key={item.name}>
								<Link to={item.href} className={link}>
									{item.name}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<div>
					<h2 className={heading}>Contact</h2>
					<address className="not-italic">
						<a href={`mailto:${site.email}`} className={link}>
							{site.email}
						</a>
						<br />
						<a href={site.phone.href} className={link}>
							{site.phone.display}
						</a>
						<p className="mt-1 mb-6 text-ink-2">{site.location}</p>
						<Link to={paths.contactFrom(pathname)} className={buttonStyles({ tone: "solid", size: "s" })}>
							Get In Touch
						</Link>
					</address>
				</div>
			</div>
			<div className="wrap">
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t py-6 text-ink-3 text-sm">
					<p className="m-0">
						© {copyrightYears(new Date().getFullYear())} {site.name}. A {site.parent} company.
					</p>
					<ThemeSwitch />
				</div>
			</div>
		</footer>
	);
}
