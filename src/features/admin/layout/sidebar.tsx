import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { Tooltip } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { site } from "@/content/site";
import { countNewLeads } from "@/data/dashboard";
import { classNames } from "@/shared/lib/class-names";
import { buttonStyles } from "@/shared/ui/button-styles";
import { type AdminSection, sections } from "./sections";
import { LogoutLink } from "./sign-out";

interface SidebarProps {
	email: string;
	/** Shows icons only; the names stay for screen readers and in tooltips. */
	collapsed?: boolean;
	children?: ReactNode;
}

export function Sidebar({ email, collapsed = false, children }: SidebarProps) {
	const newLeads = useNewLeads();
	return (
		<Tooltip.Provider delayDuration={150}>
			<div className={classNames("flex h-full flex-col gap-6", collapsed ? "px-2.5 py-4" : "p-4")}>
				<div className={collapsed ? "grid h-11 place-items-center" : "px-2 pt-2"}>
					<p className={collapsed ? "sr-only" : "label-mono m-0 text-ink-3"}>{site.name}</p>
					<p className={collapsed ? "sr-only" : "m-0 font-semibold text-lg tracking-[-0.02em]"}>Admin Panel</p>
					{collapsed ? (
						<span aria-hidden="true" className="grid size-9 place-items-center rounded-[10px] bg-solid font-semibold text-on-solid">
							{site.name.slice(0, 1)}
						</span>
					) : null}
				</div>
				<nav aria-label="Administration">
					<ul className="m-0 grid list-none gap-1 p-0">
						{sections.map((section) => (
							<li key={section.name}>
								<SectionLink section={section} count={section.counted ? newLeads : 0} collapsed={collapsed} />
							</li>
						))}
					</ul>
				</nav>
				<div className={classNames("mt-auto grid gap-3 border-line-strong border-t pt-4", collapsed ? "" : "px-2")}>
					{children}
					{collapsed ? null : (
						<p className="m-0 truncate text-ink-3 text-sm" title={email}>
							{email}
						</p>
					)}
					<Named name="Logout" shown={collapsed}>
						<LogoutLink className={collapsed ? `${itemStyles} justify-center px-0` : buttonStyles({ tone: "line", size: "s" })}>
							<LogOut aria-hidden="true" className="size-4.5" />
							<span className={collapsed ? "sr-only" : undefined}>Logout</span>
						</LogoutLink>
					</Named>
				</div>
			</div>
		</Tooltip.Provider>
	);
}

const itemStyles =
	"relative flex min-h-11 items-center gap-3 rounded-[10px] px-3 font-medium text-ink-2 no-underline transition-colors hover:bg-line/60 hover:text-ink aria-[current=page]:bg-solid aria-[current=page]:text-on-solid";

function SectionLink({ section, count, collapsed }: { section: AdminSection; count: number; collapsed: boolean }) {
	const { name, href, Icon, exact } = section;
	return (
		<Named name={count > 0 ? `${name}, ${count} new` : name} shown={collapsed}>
			<NavLink to={href} end={exact ?? false} className={classNames(itemStyles, collapsed && "justify-center px-0")}>
				<Icon aria-hidden="true" className="size-4.5 shrink-0" />
				<span className={collapsed ? "sr-only" : undefined}>{name}</span>
				{count > 0 ? <Count value={count} collapsed={collapsed} /> : null}
			</NavLink>
		</Named>
	);
}

function Count({ value, collapsed }: { value: number; collapsed: boolean }) {
	return (
		<span
			className={classNames(
				"min-w-5 rounded-full bg-accent-bright px-1.5 text-center font-semibold text-[0.72rem] text-on-accent tabular-nums leading-5",
				collapsed ? "absolute top-0.5 right-0.5" : "ml-auto",
			)}
		>
			<span aria-hidden="true">{value > 99 ? "99+" : value}</span>
			<span className="sr-only">{`, ${value} new`}</span>
		</span>
	);
}

/** A tooltip for collapsed links. */
function Named({ name, shown, children }: { name: string; shown: boolean; children: ReactElement }) {
	if (!shown) return children;
	return (
		<Tooltip.Root>
			<Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
			<Tooltip.Content side="right" sideOffset={10} className="z-50 rounded-chip bg-solid px-2.5 py-1.5 font-medium text-on-solid text-sm">
				{name}
			</Tooltip.Content>
		</Tooltip.Root>
	);
}

const FRESH_FOR_MS = 30_000;

/** 0 while unknown. */
function useNewLeads(): number {
	const { data } = useQuery({
		queryKey: ["dashboard", "new-leads"],
		queryFn: ({ signal }) => countNewLeads(signal),
		staleTime: FRESH_FOR_MS,
		refetchOnWindowFocus: true,
	});
	return data ?? 0;
}
