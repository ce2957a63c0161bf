import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "@/content/paths";
import { buttonStyles } from "@/shared/ui/button-styles";

export function NotFoundPage() {
	const { pathname } = useLocation();
	useEffect(() => {
		// Without the query, which can hold private data.
		console.warn("No page at", pathname);
	}, [pathname]);
	return (
		<div className="wrap grid min-h-[78vh] items-center gap-x-16 gap-y-12 py-26 lg:grid-cols-[7fr_5fr]">
			<div>
				<p className="label-mono m-0 text-accent">404</p>
				<h1 className="mt-5 mb-5 font-semibold text-display leading-[0.98] tracking-[-0.045em]">Oops! Page not found</h1>
				<p className="mt-0 mb-8 max-w-[34.8em] text-ink-2 text-lead leading-normal">
					We couldn’t find this page. It has probably moved, or the link contains a typo. Our home page and portfolio can help you find your
					way.
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

const COLUMNS = 5;
const ROWS = 6;
const SIZE = 56;
const STEP = 68;
/** The empty place on the board. */
const GAP = { column: 3, row: 2 };

const places = Array.from({ length: COLUMNS * ROWS }, (_none, at) => ({ column: at % COLUMNS, row: Math.floor(at / COLUMNS) })).filter(
	({ column, row }) => column !== GAP.column || row !== GAP.row,
);

function MissingPiece({ className }: { className?: string }) {
	const x = GAP.column * STEP;
	const y = GAP.row * STEP;
	return (
		<svg viewBox="-2 -2 400 400" aria-hidden="true" fill="none" strokeWidth="1.5" className={className}>
			{places.map(({ column, row }) => (
				<g key={`${column} ${row}`} transform={`translate(${column * STEP} ${row * STEP})`}>
					<rect width={SIZE} height={SIZE} rx="10" className="fill-surface stroke-line-strong" />
					<path
						d={
							(column + row) % 3 === 0
								? "M14 22h28M14 32h18"
								: (column + row) % 3 === 1
									? "M14 38V24m14 14V18m14 20V29"
									: "M14 28h28M28 14v28"
						}
						strokeLinecap="round"
						className="stroke-line-strong"
					/>
				</g>
			))}
			<rect x={x} y={y} width={SIZE} height={SIZE} rx="10" strokeDasharray="5 6" className="stroke-accent" />
			<g transform={`translate(${x + 96} ${y + 92}) rotate(17)`}>
				<rect width={SIZE} height={SIZE} rx="10" className="fill-accent-bright" />
				<path d="m20 20 16 16m0-16L20 36" strokeWidth="3" strokeLinecap="round" className="stroke-on-accent" />
			</g>
		</svg>
	);
}
