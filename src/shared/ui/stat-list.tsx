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
		<div className="stats">
			{shared ? (
				<p>
					<b>{shared}</b>
					{note ? `: ${note}` : null}
				</p>
			) : null}
			<dl>
				{stats.map((stat, index) => (
					<div key={stat.label} className={index < lead ? "stat-lead" : undefined}>
						<dt>
							{stat.label}
							{shared ? null : <span>{stat.scope}</span>}
						</dt>
						<dd>{stat.value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
