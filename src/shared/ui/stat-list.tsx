import { classNames } from "../lib/class-names";

interface Stat {
	value: string;
	label: string;
	/** What the figure covers, such as "Studio". */
	scope: string;
}

interface StatListProps {
	stats: readonly Stat[];
	/** The number of figures that lead in large type. */
	lead?: number;
	/** One line that explains the shared scope. */
	note?: string;
}

/** Figures in two columns. A scope that all of them share is their heading. */
export function StatList({ stats, lead = 2, note }: StatListProps) {
	const scopes = new Set(stats.map((stat) => stat.scope));
	const [shared] = scopes.size === 1 ? scopes : [];
	return (
		<div>
			{shared ? (
				<p className="mt-0 mb-4 text-[0.95rem] text-ink-2">
					<b className="font-semibold text-ink">{shared}</b>
					{note ? `: ${note}` : null}
				</p>
			) : null}
			<dl className="m-0 grid grid-cols-2 gap-x-8 gap-y-5">
				{stats.map((stat, index) => (
					<div
						key={stat.label}
						className={classNames(
							"border-line border-t pt-3.5",
							index < lead ? "flex flex-col-reverse justify-end" : "flex flex-row-reverse items-baseline justify-end gap-2.5",
						)}
					>
						<dt className="text-[0.95rem] text-ink-2 leading-snug">
							{stat.label}
							{shared ? null : <span className="mt-1 block text-ink-3 text-sm">{stat.scope}</span>}
						</dt>
						<dd
							className={classNames(
								"m-0 shrink-0 font-semibold tracking-[-0.045em]",
								index < lead ? "mb-1 text-[clamp(2.75rem,2rem+2.4vw,4.25rem)] leading-none" : "text-2xl",
							)}
						>
							{stat.value}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
