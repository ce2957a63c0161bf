import type { CallFeature } from "@/content/product-pages/landing-schema";
import { callFeatures } from "@/content/product-pages/speaksify-landing";
import { classNames } from "@/shared/lib/class-names";

type Speaker = CallFeature["said"]["by"];

const bubbles: Record<Speaker, string> = {
	agent: "mr-[8%] rounded-tl-[4px] bg-[#ff8a5c] text-on-accent",
	lead: "ml-[16%] rounded-tr-[4px] bg-[#2b2d36] text-[#f6f4ee]",
	record: "mr-[8%] border border-white/30 border-dashed font-mono text-[#c9ccd6] text-[0.92rem]! tracking-normal!",
};

/** The seven core features in the order in which they show themselves in a call. */
export function CallFeatures() {
	const { title, lead, items } = callFeatures;
	return (
		<section aria-labelledby="features-title" className="bg-night py-[clamp(64px,8vw,124px)] text-night-ink">
			<div className="wrap">
				<h2 id="features-title" className="m-0 max-w-[9.4em] font-semibold text-display leading-[0.94] tracking-[-0.05em]">
					{title}
				</h2>
				<p className="mt-5 mb-[clamp(40px,6vw,84px)] max-w-[29.5em] text-[#c9ccd6] text-lead leading-normal">{lead}</p>
				<ol className="m-0 grid list-none p-0">
					{items.map((feature) => (
						<Turn key={feature.title} feature={feature} />
					))}
				</ol>
			</div>
		</section>
	);
}

/** A turn of the call at the left, the feature behind it at the right, joined by the line of time. */
function Turn({ feature }: { feature: CallFeature }) {
	const { title, text, highlight, at, said } = feature;
	return (
		<li className="grid gap-x-10 gap-y-5 pb-[clamp(36px,4.4vw,64px)] last:pb-0 lg:grid-cols-[minmax(0,6fr)_4.5rem_minmax(0,5fr)]">
			<p
				className={classNames(
					"m-0 self-start rounded-card px-[clamp(18px,2vw,28px)] py-[clamp(14px,1.6vw,22px)] font-medium text-[clamp(1.1rem,1rem+0.6vw,1.5rem)] leading-snug tracking-[-0.02em]",
					bubbles[said.by],
				)}
			>
				<span className="sr-only">{callFeatures.speakers[said.by]}: </span>
				{said.words}
			</p>
			<p className="label-mono m-0 flex items-center gap-3 text-[#a5a9b6] lg:flex-col lg:pt-2">
				{at}
				<span aria-hidden="true" className="h-px grow bg-white/25 lg:h-auto lg:w-px" />
			</p>
			<div>
				<h3 className="m-0 font-semibold text-[clamp(1.5rem,1.2rem+1.1vw,2.1rem)] leading-[1.08] tracking-[-0.032em]">{title}</h3>
				<p className="mt-3 mb-3 max-w-[33.5em] text-[#c9ccd6]">{text}</p>
				<p className="m-0 font-semibold text-[#ff8a5c] text-[0.95rem]">{highlight}</p>
			</div>
		</li>
	);
}
