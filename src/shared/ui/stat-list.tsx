import { classNames } from "../lib/class-names";

interface Stat {
	value: string;
	label: string;
	/** What the figure covers, such as "Studio". */
	scope: string;
}

interface StatListProps {
	stats: readonly Stat[];
	columns: "two" | "three";
}

export function StatList({ stats, columns }: StatListProps) {
	const scopes = new Set(stats.map((stat) => stat.scope));
	const [shared] = scopes.size === 1 ? scopes : [];
	return (
		<div>
			<dl className={classNames("m-0 grid gap-x-8 gap-y-6", columns === "two" ? "grid-cols-2" : "sm:grid-cols-3")}>
				{stats.map((stat) => (
					<div key={stat.label} className="flex flex-col-reverse justify-end border-line border-t pt-4">
						<dt className="text-[0.9rem] text-ink-2 leading-snug">
							{stat.label}
							{shared ? null : <span className="mt-1 block text-ink-3 text-sm">{stat.scope}</span>}
						</dt>
						<dd className="m-0 font-semibold text-4xl tracking-[-0.04em]">{stat.value}</dd>
					</div>
				))}
			</dl>
			{shared ? <p className="label-mono mt-5 mb-0 text-ink-3">Scope: {shared}</p> : null}
		</div>
	);
}
