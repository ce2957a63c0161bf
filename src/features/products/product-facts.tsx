import type { Claim } from "@/content/schema";

export function ProductFacts({ facts }: { facts: readonly Claim[] }) {
	return (
		<dl className="mt-8 mb-0 grid gap-x-10 md:grid-cols-3">
			{facts.map(({ value, label, scope }) => (
				<div key={label} className="flex flex-col-reverse justify-end border-line-strong border-t py-5">
					<dt className="text-[0.95rem] leading-snug">
						{label}
						<span className="mt-1 block text-ink-3 text-sm">{scope}</span>
					</dt>
					<dd className="m-0 mb-1.5 font-semibold text-[clamp(1.75rem,1.3rem+1.1vw,2.75rem)] whitespace-nowrap leading-none tracking-[-0.045em]">
						{value}
					</dd>
				</div>
			))}
		</dl>
	);
}
