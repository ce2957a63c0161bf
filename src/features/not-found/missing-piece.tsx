const COLUMNS = 5;
const ROWS = 6;
const SIZE = 56;
const STEP = 68;
/** The place that nothing fills: its column and row. */
const GAP = { column: 3, row: 2 };

const places = Array.from({ length: COLUMNS * ROWS }, (_none, at) => ({ column: at % COLUMNS, row: Math.floor(at / COLUMNS) })).filter(
	({ column, row }) => column !== GAP.column || row !== GAP.row,
);

/** A board with every address in its place but one; that one lies beside it. */
export function MissingPiece({ className }: { className?: string }) {
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
