import { ExternalLink, PanelLeft } from "lucide-react";
import { useLocation } from "react-router-dom";
import { paths } from "@/content/paths";
import { buttonStyles } from "@/shared/ui/button-styles";
import { ThemeSwitch } from "@/shared/ui/theme-switch";
import { AccountMenu } from "./account-menu";
import { OfflineNotice } from "./offline-notice";
import { sectionName } from "./sections";

/** Where one is, and what belongs to no section. On phones the theme and the way to the site are in the sidebar. */
export function TopBar({ email, onToggle }: { email: string; onToggle: () => void }) {
	const { pathname } = useLocation();
	return (
		<header className="sticky top-0 z-30 border-line border-b bg-glass backdrop-blur-lg">
			<div className="flex h-15 items-center gap-3 px-[clamp(16px,3vw,32px)]">
				<button
					type="button"
					onClick={onToggle}
					aria-label="Toggle sidebar"
					className={buttonStyles({ tone: "quiet", size: "icon", className: "-ml-2 shrink-0" })}
				>
					<PanelLeft aria-hidden="true" className="size-5" />
				</button>
				<p className="m-0 truncate font-semibold">{sectionName(pathname)}</p>
				<div className="ml-auto flex items-center gap-3">
					<ViewSite className="hidden md:inline-flex" />
					<div className="hidden md:block">
						<ThemeSwitch />
					</div>
					<AccountMenu email={email} />
				</div>
			</div>
			<OfflineNotice />
		</header>
	);
}

/** The public site, beside the administration. */
export function ViewSite({ className }: { className?: string }) {
	return (
		<a href={paths.home} target="_blank" rel="noopener" className={buttonStyles({ tone: "quiet", size: "s", className })}>
			View site
			<ExternalLink aria-hidden="true" className="size-4" />
			<span className="sr-only">(opens in a new tab)</span>
		</a>
	);
}
