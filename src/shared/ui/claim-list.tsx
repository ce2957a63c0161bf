import { classNames } from "../lib/class-names";

interface Claim {
	value: string;
	label: string;
	/** Whose number it is. */
	scope: string;
}

interface ClaimListProps {
	claims: readonly Claim[];
	columns: "two" | "three";
}

/** Numbers with what they count and for whom they hold; a scope that all of them share is said once. */
export function ClaimList({ claims, columns }: ClaimListProps) {
	const scopes = new Set(claims.map((claim) => claim.scope));
	const [shared] = scopes.size === 1 ? scopes : [];
	return (
		<div>
			<dl className={classNames("m-0 grid gap-x-8 gap-y-6", columns === "two" ? "grid-cols-2" : "sm:grid-cols-3")}>
				{claims.map((claim) => (
					<div key={claim.label} className="flex flex-col-reverse justify-end border-line border-t pt-4">
						<dt className="text-[0.9rem] text-ink-2 leading-snug">
							{claim.label}
							{shared ? null : <span className="mt-1 block text-ink-3 text-sm">{claim.scope}</span>}
						</dt>
						<dd className="m-0 font-semibold text-4xl tracking-[-0.04em]">{claim.value}</dd>
					</div>
				))}
			</dl>
			{shared ? <p className="label-mono mt-5 mb-0 text-ink-3">Scope: {shared}</p> : null}
		</div>
	);
}
