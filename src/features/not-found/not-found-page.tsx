import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "@/content/paths";
import { buttonStyles } from "@/shared/ui/button-styles";
import { MissingPiece } from "./missing-piece";

/** The page for every address that does not exist. */
export function NotFoundPage() {
	const { pathname } = useLocation();
	useEffect(() => {
		// The path only: a query may hold something private.
		console.warn("No page at", pathname);
	}, [pathname]);
	return (
		<div className="wrap grid min-h-[78vh] items-center gap-x-16 gap-y-12 py-26 lg:grid-cols-[7fr_5fr]">
			<div>
				<p className="label-mono m-0 text-accent">404</p>
				<h1 className="mt-5 mb-5 font-semibold text-display leading-[0.98] tracking-[-0.045em]">Oops! Page not found</h1>
				<p className="mt-0 mb-8 max-w-[34.8em] text-ink-2 text-lead leading-normal">
					This address leads nowhere. The page may have moved, or the link that brought you here has a typing error.
				</p>
				<div className="flex flex-wrap gap-3">
					<Link to={paths.home} className={buttonStyles({ tone: "solid" })}>
						Return to Home
					</Link>
					<Link to={paths.portfolio} className={buttonStyles({ tone: "line" })}>
						See the portfolio
					</Link>
				</div>
			</div>
			<MissingPiece className="max-w-100 justify-self-end max-lg:hidden" />
		</div>
	);
}
