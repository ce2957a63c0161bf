import { Link, useLocation } from "react-router-dom";
import { chatPaths } from "@/content/chat/bubble";
import { menu } from "@/content/home/sections";
import { paths } from "@/content/paths";
import { services } from "@/content/services/index";
import { copyrightYears, site } from "@/content/site";
import { classNames } from "@/shared/lib/class-names";
import { buttonStyles } from "@/shared/ui/button-styles";
import { OutboundLink } from "@/shared/ui/outbound-link";
import { ThemeSwitch } from "@/shared/ui/theme-switch";
import { BrandMark } from "./site-header";

const company = [
	{ name: "About Us", href: paths.section("about") },
	{ name: "Blog", href: paths.blogs },
	{ name: "Reviews", href: paths.reviews },
	{ name: "Privacy Policy", href: paths.privacy },
];

const heading = "label-mono m-0 mb-5 text-ink-3";
const link = "inline-block py-1 text-ink-2 no-underline transition-colors hover:text-ink";

export function SiteFooter() {
	const { pathname } = useLocation();
	return (
		<footer className="border-line border-t bg-paper">
			<MenuWithoutScripts />
			<div className="wrap grid gap-x-10 gap-y-12 py-16 md:grid-cols-2 lg:grid-cols-[1.6fr_1.4fr_0.8fr_1.2fr]">
				<div>
					<BrandMark />
					<p className="mt-4 mb-6 max-w-[24.1em] text-ink-2">{site.blurb}</p>
					<SocialLinks />
				</div>
				<LinkColumn title="Services" items={services.map(({ title, route }) => ({ name: title, href: route }))} />
				<LinkColumn title="Company" items={company} />
				<ContactColumn pathname={pathname} />
			</div>
			<div className="wrap">
				<div
					className={classNames(
						"flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t py-6 text-ink-3 text-sm",
						// Room for the chat's bubble, below 82rem. A media query is 65 bytes longer.
						chatPaths.includes(pathname) && "pr-[clamp(0px,738rem-900vw,5rem)]",
					)}
				>
					{/* The year of the build can have passed. */}
					<p className="m-0" suppressHydrationWarning>
						© {copyrightYears(new Date().getFullYear())} {site.name}. A {site.parent} company.
						{site.isDemo ? <strong className="ml-2 font-semibold text-ink">Demo: clients, people and figures are samples.</strong> : null}
					</p>
					<ThemeSwitch />
				</div>
			</div>
		</footer>
	);
}

function MenuWithoutScripts() {
	return (
		<noscript>
			<nav aria-label="Main" className="wrap pt-16 md:hidden">
				<h2 className={heading}>Menu</h2>
				<ul className="m-0 list-none p-0">
					{menu.map((item) => (
						<li key={item.name}>
							<a href={item.href} className={link}>
								{item.name}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</noscript>
	);
}

function LinkColumn({ title, items }: { title: string; items: { name: string; href: string }[] }) {
	return (
		<nav aria-label={title}>
			<h2 className={heading}>{title}</h2>
			<ul className="m-0 list-none p-0">
				{items.map((item) => (
					<li key={item.name}>
						<Link to={item.href} className={link}>
							{item.name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function ContactColumn({ pathname }: { pathname: string }) {
	return (
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
				{site.hours ? <p className="mt-1 mb-0 text-ink-2">{site.hours}</p> : null}
				<p className="mt-1 mb-6 text-ink-2">{site.address ?? site.location}</p>
				<Link to={paths.contactFrom(pathname)} className={buttonStyles({ tone: "solid", size: "s" })}>
					Get In Touch
				</Link>
			</address>
		</div>
	);
}

const icons: Record<string, string> = {
	Instagram: "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.5v.01",
	WhatsApp: "M4 20l1.2-4A8 8 0 1 1 8 18.8L4 20Zm5-11c0 3.5 2.5 6 6 6l1-2-2-1-1 1c-1 0-2-1-2-2l1-1-1-2-2 1Z",
	LinkedIn: "M4 4h16v16H4V4Zm4 6v6m0-9v.01M12 16v-6m0 3a2 2 0 0 1 4 0v3",
	Facebook: "M14 21v-7h2.5l.5-3h-3V9c0-1 .5-1.5 1.5-1.5H17V5h-2.5C12.5 5 11 6.5 11 8.5V11H8.5v3H11v7h3Z",
};

const socialStyles = "grid size-10 place-items-center rounded-full border border-line-strong text-ink-2 transition-colors";

function SocialLinks() {
	return (
		<ul className="m-0 flex list-none flex-wrap gap-2.5 p-0">
			{site.socials.map(({ name, href }) => (
				<li key={name}>
					<OutboundLink href={href} label={name} className={socialStyles} active="hover:border-ink hover:text-ink" idle="opacity-55">
						<svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-4.5" strokeWidth="1.6">
							<path d={icons[name]} />
						</svg>
					</OutboundLink>
				</li>
			))}
		</ul>
	);
}
