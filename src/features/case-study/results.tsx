import { caseStudy } from "@/content/case-study";
import type { DetailedMetric, Testimonial } from "@/data/portfolios/schema";

/** Measured results, and the client's words where there are real ones (decisions.md R60). */
export function Results({ metrics, testimonial }: { metrics: DetailedMetric[]; testimonial: Testimonial | null }) {
	if (metrics.length === 0 && !testimonial) return null;
	return (
		<section aria-labelledby="results" className="bg-sunken py-[clamp(64px,8vw,120px)]">
			<div className="wrap">
				<h2 id="results" className="m-0 mb-10 font-semibold text-title leading-[1.02] tracking-[-0.035em]">
					{caseStudy.results}
				</h2>
				{metrics.length > 0 ? (
					<dl className="m-0 border-line-strong border-t">
						{metrics.map((metric, index) => (
							<div
								// biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place; two may have one label.
								key={index}
								className="grid items-baseline gap-x-8 gap-y-1 border-line-strong border-b py-6 md:grid-cols-[1.1fr_1fr_2fr]"
							>
								<dd className="order-first m-0 font-semibold text-4xl tracking-[-0.04em] md:text-5xl">{metric.value}</dd>
								<dt className="font-semibold first-letter:uppercase">{metric.label}</dt>
								<dd className="m-0 text-ink-2">{metric.description}</dd>
							</div>
						))}
					</dl>
				) : null}
				{testimonial ? <Quote testimonial={testimonial} /> : null}
			</div>
		</section>
	);
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
	const role = [testimonial.position, testimonial.company].filter(Boolean).join(", ");
	return (
		<figure className="mx-0 mt-14 mb-0 max-w-[54rem] border-accent-bright border-l-2 pl-[clamp(20px,3vw,36px)]">
			<blockquote className="m-0 font-medium text-[clamp(1.35rem,1.1rem+1.2vw,2rem)] leading-[1.3] tracking-[-0.02em]">
				“{testimonial.quote.replace(/^["“]|["”]$/g, "")}”
			</blockquote>
			{testimonial.author ? (
				<figcaption className="mt-5 text-ink-2">
					<b className="font-semibold text-ink">{testimonial.author}</b>
					{role ? `, ${role}` : ""}
				</figcaption>
			) : null}
		</figure>
	);
}
