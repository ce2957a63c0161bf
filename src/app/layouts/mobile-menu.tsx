import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { menu } from "@/content/home-sections";
import { paths } from "@/content/paths";
import { useBackdropClose } from "@/shared/hooks/use-backdrop-close";
import { useScrollLock } from "@/shared/hooks/use-scroll-lock";
import { buttonStyles } from "@/shared/ui/button-styles";

/** From this width on the menu stands in the header itself. */
const WIDE = "(min-width: 48rem)";

/**
 * The menu below 768 px: a modal dialog that slides in from the right. The browser's own dialog traps the focus, closes on Esc
 * and gives the focus back; it also closes on a change of route, a click on the backdrop, the X, and a wider window.
 */
export function MobileMenu({ current }: { current: string | undefined }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [open, setOpen] = useState(false);
	const location = useLocation();
	const close = () => dialog.current?.close();

	// Every navigation closes the menu, also one to the same anchor. The first page is none: a click may come before this runs.
	const shownFor = useRef(location.key);
	useEffect(() => {
		if (shownFor.current !== location.key) dialog.current?.close();
		shownFor.current = location.key;
	}, [location.key]);

	useEffect(() => {
		const wide = window.matchMedia(WIDE);
		const closeWhenWide = () => wide.matches && dialog.current?.close();
		wide.addEventListener("change", closeWhenWide);
		return () => wide.removeEventListener("change", closeWhenWide);
	}, []);

	useScrollLock(open);

	const show = () => {
		dialog.current?.showModal();
		setOpen(true);
	};
	const backdrop = useBackdropClose(dialog);

	return (
		<div className="ml-auto md:hidden">
			<button
				type="button"
				aria-label="Open menu"
				aria-haspopup="dialog"
				aria-expanded={open}
				onClick={show}
				className={buttonStyles({ tone: "line", size: "icon" })}
			>
				<Menu aria-hidden="true" className="size-5" />
			</button>
			<dialog
				ref={dialog}
				aria-label="Menu"
				// The event comes late; the menu may be open again by then.
				onClose={() => setOpen(dialog.current?.open === true)}
				{...backdrop}
				className="slide-over m-0 ml-auto h-dvh max-h-none w-[min(22rem,88vw)] max-w-none border-line border-l bg-paper p-0 text-ink"
			>
				<div className="flex h-full flex-col overflow-y-auto px-5 pb-8">
					<div className="flex h-18 items-center justify-between">
						<span className="label-mono text-ink-3">Menu</span>
						<button type="button" aria-label="Close menu" onClick={close} className={buttonStyles({ tone: "line", size: "icon" })}>
							<X aria-hidden="true" className="size-5" />
						</button>
					</div>
					<nav aria-label="Main">
						<ul className="m-0 list-none border-line-strong border-t p-0">
							{menu.map((item, index) => (
								<li key={item.name} className="border-line border-b">
									<Link
										to={item.href === paths.contactSection ? paths.contactFrom(location.pathname) : item.href}
										onClick={close}
										aria-current={current === item.name ? "true" : undefined}
										className="menu-link"
									>
										<span aria-hidden="true" className="label-mono w-6 text-ink-3">
											{String(index + 1).padStart(2, "0")}
										</span>
										{item.name}
									</Link>
								</li>
							))}
						</ul>
					</nav>
					<Link
						to={paths.contactFrom(location.pathname)}
						onClick={close}
						className={buttonStyles({ tone: "accent", className: "mt-8 shrink-0" })}
					>
						Get Started
					</Link>
				</div>
			</dialog>
		</div>
	);
}
