import { BriefcaseBusiness, LayoutDashboard, LogOut, PanelLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { classNames } from "@/shared/lib/class-names";
import { buttonStyles } from "@/shared/ui/button-styles";
import { ThemeSwitch } from "@/shared/ui/theme-switch";
import { Toasts } from "@/shared/ui/toasts";

const sections = [
	{ name: "Dashboard", href: paths.admin.home, Icon: LayoutDashboard, exact: true },
	{ name: "Portfolios", href: paths.admin.portfolios, Icon: BriefcaseBusiness, exact: false },
];

/** Toasts clear the top bar and the form's action bar. */
const TOAST_OFFSET = { top: 76, right: 24, bottom: 24, left: 24 };

/** The administration's frame: sidebar, top bar, toasts. Below 1024 px the sidebar is an overlay. */
export function AdminShell({ email, children }: { email: string; children: ReactNode }) {
	const { pathname, key } = useLocation();
	const current = sections.findLast((section) => (section.exact ? pathname === section.href : pathname.startsWith(section.href)));
	const [collapsed, setCollapsed] = useState(false);
	const overlay = useRef<HTMLDialogElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the overlay.
	useEffect(() => overlay.current?.close(), [key]);

	const toggle = () => {
		if (window.matchMedia("(min-width: 64rem)").matches) setCollapsed((now) => !now);
		else overlay.current?.showModal();
	};
	return (
		<div className={classNames("min-h-dvh lg:grid", collapsed ? "lg:grid-cols-[0_1fr]" : "lg:grid-cols-[15.5rem_1fr]")}>
			<a
				href="#admin-main"
				className="fixed top-3 left-3 z-60 -translate-y-20 rounded-full bg-solid px-5 py-3 font-semibold text-on-solid focus-visible:translate-y-0"
			>
				Skip to content
			</a>
			<aside
				className={classNames(
					"sticky top-0 hidden h-dvh overflow-y-auto border-line border-r bg-sunken",
					collapsed ? "lg:hidden" : "lg:block",
				)}
			>
				<Sidebar email={email} />
			</aside>
			<dialog
				ref={overlay}
				aria-label="Admin Panel"
				className="slide-over-left m-0 h-dvh max-h-none w-[min(17rem,86vw)] max-w-none border-line border-r bg-sunken p-0 text-ink"
			>
				<form method="dialog" className="absolute top-3 right-3">
					<button type="submit" className={buttonStyles({ tone: "quiet", size: "s" })}>
						Close
					</button>
				</form>
				<Sidebar email={email} />
			</dialog>
			<div className="flex min-w-0 flex-col">
				<header className="sticky top-0 z-30 flex h-15 items-center gap-3 border-line border-b bg-glass px-[clamp(16px,3vw,32px)] backdrop-blur-lg">
					<button type="button" onClick={toggle} aria-label="Toggle sidebar" className={buttonStyles({ tone: "quiet", size: "icon" })}>
						<PanelLeft aria-hidden="true" className="size-5" />
					</button>
					<p className="m-0 font-semibold">{current?.name ?? "Admin Panel"}</p>
					<div className="ml-auto">
						<ThemeSwitch />
					</div>
				</header>
				<main id="admin-main" tabIndex={-1} className="grow px-[clamp(16px,3vw,32px)] py-8">
					{children}
				</main>
			</div>
			<Toasts offset={TOAST_OFFSET} />
		</div>
	);
}

function Sidebar({ email }: { email: string }) {
	return (
		<div className="flex h-full flex-col gap-6 p-4">
			<div className="px-2 pt-2">
				<p className="label-mono m-0 text-ink-3">{site.name}</p>
				<p className="m-0 font-semibold text-lg tracking-[-0.02em]">Admin Panel</p>
			</div>
			<nav aria-label="Administration">
				<ul className="m-0 grid list-none gap-1 p-0">
					{sections.map(({ name, href, Icon, exact }) => (
						<li key={name}>
							<NavLink
								to={href}
								end={exact}
								className="flex items-center gap-3 rounded-[10px] px-3 py-2.5 font-medium text-ink-2 no-underline transition-colors hover:bg-line/60 hover:text-ink aria-[current=page]:bg-solid aria-[current=page]:text-on-solid"
							>
								<Icon aria-hidden="true" className="size-4.5" />
								{name}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
			<div className="mt-auto grid gap-3 border-line-strong border-t px-2 pt-4">
				<p className="m-0 truncate text-ink-3 text-sm" title={email}>
					{email}
				</p>
				<Link to={paths.admin.logout} className={buttonStyles({ tone: "line", size: "s" })}>
					<LogOut aria-hidden="true" className="size-4" />
					Logout
				</Link>
			</div>
		</div>
	);
}
