import { caseStudy } from "@/content/case-study";
import type { DetailedMetric, Testimonial } from "@/data/portfolios/schema";
import { classNames } from "@/shared/lib/class-names";
import { SectionFrame } from "./section-frame";

interface ResultsProps {
	metrics: DetailedMetric[];
	testimonial: Testimonial | null;
	place: number;
}

/** Measured results, the first one large, and the client's words where there are real ones. */
export function Results({ metrics, testimonial, place }: ResultsProps) {
	const [first, ...rest] = metrics;
	return (
		<SectionFrame place={place} label={caseStudy.sections.results.label} title={caseStudy.results}>
			{first ? (
				<div className={classNames("grid gap-x-16 gap-y-12", rest.length > 0 && "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end")}>
					<dl className="m-0">
						<Metric metric={first} size={sizeOf(first.value)} lead />
					</dl>
					{rest.length > 0 ? (
						<dl className="m-0 border-line-strong border-b">
							{rest.map((metric, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place; two may have one label.
								<Metric key={index} metric={metric} size="text-[clamp(2rem,1.5rem+1.6vw,3rem)]" />
							))}
						</dl>
					) : null}
				</div>
			) : null}
			{testimonial ? <Quotation testimonial={testimonial} alone={!first} /> : null}
		</SectionFrame>
	);
}

/** As large as its length allows on one line. */
function sizeOf(value: string): string {
	if (value.length <= 5) return "text-[clamp(5rem,2rem+13vw,13rem)]";
	return value.length <= 8 ? "text-[clamp(4rem,2rem+8vw,8.5rem)]" : "text-[clamp(2.75rem,1.6rem+4.6vw,5.5rem)]";
}

function Metric({ metric, size, lead = false }: { metric: DetailedMetric; size: string; lead?: boolean }) {
	return (
		<div className={lead ? "flex flex-col" : "flex flex-col border-line-strong border-t py-5"}>
			<dt className={classNames("font-semibold first-letter:uppercase", lead ? "mt-6 text-heading tracking-[-0.02em]" : "mt-1")}>
				{metric.label}
			</dt>
			<dd className={classNames("order-first m-0 font-semibold leading-[0.9] tracking-[-0.045em]", size, lead && "text-(--code)")}>
				{metric.value}
			</dd>
			<dd className={classNames("m-0 text-ink-2", lead ? "mt-2 max-w-[30.8em] text-lead leading-normal" : "mt-0.5 text-[0.95rem]")}>
				{metric.description}
			</dd>
		</div>
	);
}

/** The client's quote and its author. */
function Quotation({ testimonial, alone }: { testimonial: Testimonial; alone: boolean }) {
	const { quote, author, position, company } = testimonial;
	const role = [position, company].filter(Boolean).join(", ");
	return (
		<figure
			className={classNames(
				"mx-0 mb-0 grid gap-x-8 gap-y-5 md:grid-cols-[minmax(120px,1fr)_3fr]",
				!alone && "mt-[clamp(56px,7vw,112px)] border-line-strong border-t pt-5.5",
			)}
		>
			<p className="label-mono m-0 pt-1.5 text-ink-3">{caseStudy.quotation}</p>
			<div>
				<blockquote className="m-0 max-w-[17.4em] text-balance font-semibold text-[clamp(1.7rem,1.2rem+2.4vw,3.25rem)] leading-[1.1] tracking-[-0.035em] [text-indent:-0.42em]">
					“{quote.replace(/^["“]|["”]$/g, "")}”
				</blockquote>
				{author ? (
					<figcaption className="mt-7 text-ink-2">
						<b className="block font-semibold text-ink">{author}</b>
						{role}
					</figcaption>
				) : null}
			</div>
		</figure>
	);
}
