const limits = [
	{ what: "HTML with its styles", limit: "16 kB", share: "w-full" },
	{ what: "Font, one file", limit: "24 kB", share: "w-full" },
	{ what: "Script before you touch anything", limit: "5 kB", share: "w-[21%]" },
	{ what: "Movement of what you already see", limit: "0 px", share: "w-0" },
	{ what: "Requests to other companies", limit: "0", share: "w-0" },
];

/** Limits that the tests of this website hold (tests/e2e/every-page.spec.ts). */
export function Exhibit() {
	return (
		<table className="w-full border-collapse text-left">
			<caption className="sr-only">Limits for every page of this website</caption>
			<thead>
				<tr className="label-mono text-ink-3">
					<th scope="col" className="border-line-strong border-b pb-3 font-medium">
						What
					</th>
					<th scope="col" className="border-line-strong border-b pb-3 text-right font-medium">
						Limit
					</th>
				</tr>
			</thead>
			<tbody>
				{limits.map(({ what, limit, share }) => (
					<tr key={what}>
						<th scope="row" className="relative border-line border-b py-5 pr-6 font-medium">
							{what}
							<span aria-hidden="true" className={`absolute -bottom-px left-0 h-0.5 bg-(--code) ${share}`} />
						</th>
						<td className="border-line border-b py-5 text-right font-semibold text-2xl tracking-[-0.03em]">{limit}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
