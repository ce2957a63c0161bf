import { caseStudy } from "@/content/case-study";
import type { Testimonial } from "@/data/portfolios/schema";
import { classNames } from "@/shared/lib/class-names";

/** What the client said, with who said it. */
export function Quotation({ testimonial, alone }: { testimonial: Testimonial; alone: boolean }) {
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
