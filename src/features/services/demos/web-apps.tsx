import { demo } from "@/content/services/web-apps/demo";

/** Bars in the order of the limits: kilobytes of 25, zero for the rest. */
const shares = ["w-full", "w-[96%]", "w-[20%]", "w-0", "w-0"];

export function Demo() {
	return (
		<table className="w-full border-collapse text-left">
			<caption className="sr-only">{demo.caption}</caption>
			<thead>
				<tr className="label-mono text-ink-3">
					<th scope="col" className="border-line-strong border-b pb-3 font-medium">
						{demo.columns.what}
					</th>
					<th scope="col" className="border-line-strong border-b pb-3 text-right font-medium">
						{demo.columns.limit}
					</th>
				</tr>
			</thead>
			<tbody>
				{demo.limits.map(({ what, limit }, index) => (
					<tr key={what}>
						<th scope="row" className="relative border-line border-b py-5 pr-6 font-medium">
							{what}
							<span aria-hidden="true" className={`absolute -bottom-px left-0 h-0.5 bg-(--code) ${shares[index]}`} />
						</th>
						<td className="border-line border-b py-5 text-right font-semibold text-2xl tracking-[-0.03em]">{limit}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
