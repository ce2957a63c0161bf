import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useBackdropClose } from "@/shared/hooks/use-backdrop-close";
import { classNames } from "@/shared/lib/class-names";
import { buttonStyles } from "@/shared/ui/button-styles";
import { ThemeSwitch } from "@/shared/ui/theme-switch";
import { Toasts } from "@/shared/ui/toasts";
import { SCREEN_ID, ScreenChange } from "./screen-change";
import { Sidebar } from "./sidebar";
import { TopBar, ViewSite } from "./top-bar";
import { useCollapsed } from "./use-collapsed";

/** Toasts clear the top bar and the form's action bar. */
const TOAST_OFFSET = { top: 76, right: 24, bottom: 24, left: 24 };

/** The administration's frame: sidebar, top bar, toasts. Below 1024 px the sidebar is an overlay, above it can shrink to icons. */
export function AdminShell({ email, children }: { email: string; children: ReactNode }) {
	const { key } = useLocation();
	const [collapsed, toggleCollapsed] = useCollapsed();
	const overlay = useRef<HTMLDialogElement>(null);
	const backdrop = useBackdropClose(overlay);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the overlay.
	useEffect(() => overlay.current?.close(), [key]);

	const toggle = () => {
		if (window.matchMedia("(min-width: 64rem)").matches) toggleCollapsed();
		else overlay.current?.showModal();
	};
	return (
		<div className={classNames("min-h-dvh lg:grid", collapsed ? "lg:grid-cols-[4.25rem_1fr]" : "lg:grid-cols-[15.5rem_1fr]")}>
			<a
				href={`#${SCREEN_ID}`}
				className="fixed top-3 left-3 z-60 -translate-y-20 rounded-full bg-solid px-5 py-3 font-semibold text-on-solid focus-visible:translate-y-0"
			>
				Skip to content
			</a>
			<aside aria-label="Admin Panel" className="sticky top-0 z-40 hidden h-dvh overflow-y-auto border-line border-r bg-sunken lg:block">
				<Sidebar email={email} collapsed={collapsed} />
			</aside>
			<dialog
				ref={overlay}
				{...backdrop}
				aria-label="Admin Panel"
				className="slide-over-left m-0 h-dvh max-h-none w-[min(17rem,86vw)] max-w-none border-line border-r bg-sunken p-0 text-ink"
			>
				<form method="dialog" className="absolute top-3 right-3">
					<button type="submit" className={buttonStyles({ tone: "quiet", size: "s" })}>
						Close
					</button>
				</form>
				<Sidebar email={email}>
					<div className="grid justify-items-start gap-2">
						<ViewSite className="-ml-4" />
						<ThemeSwitch />
					</div>
				</Sidebar>
			</dialog>
			<div className="flex min-w-0 flex-col">
				<TopBar email={email} onToggle={toggle} />
				<main id={SCREEN_ID} tabIndex={-1} className="grow px-[clamp(16px,3vw,32px)] py-8 outline-none">
					{children}
				</main>
			</div>
			<ScreenChange />
			<Toasts offset={TOAST_OFFSET} />
		</div>
	);
}
